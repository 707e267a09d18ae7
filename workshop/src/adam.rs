//! The step of the training.
// CITE: D. P. Kingma and J. Ba, "Adam: a method for stochastic optimization", ICLR 2015.

/// Moments of the gradient, one of each kind for each weight.
#[derive(Clone, Debug)]
pub struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

const FADE: (f32, f32) = (0.9, 0.999);

impl Adam {
    /// For so many weights.
    pub fn new(count: usize) -> Adam {
        Adam { first: vec![0.0; count], second: vec![0.0; count], steps: 0 }
    }

    /// Moves the weights against the mean of the summed gradient.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32, count: f32) {
        self.steps += 1;
        let first_scale = 1.0 / (1.0 - FADE.0.powi(self.steps));
        let second_scale = 1.0 / (1.0 - FADE.1.powi(self.steps));
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((weight, sum), (first, second)) in weights.iter_mut().zip(gradient).zip(moments) {
            let slope = sum / count;
            *first = FADE.0 * *first + (1.0 - FADE.0) * slope;
            *second = FADE.1 * *second + (1.0 - FADE.1) * slope * slope;
            *weight -= rate * (*first * first_scale) / ((*second * second_scale).sqrt() + 1e-8);
        }
    }
}
