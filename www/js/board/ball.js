// The look of a ball: drawn once for each size, then stamped, pixel on pixel.

/** @import { Theme } from "./theme.js" */

/**
 * @typedef {object} Stamp
 * @property {(context: CanvasRenderingContext2D, x: number, y: number, height: number) => void} lay
 *   a ball that lies; `height` is how high the heap under it is, in diameters
 * @property {(context: CanvasRenderingContext2D, x: number, y: number, size: number, height: number) => void} hold
 *   a ball in the air, nearer to the eye; its shadow stays on the board
 */

// Room around the ball on its stamp, for the shadow, in diameters.
const MARGIN = 0.3;

/**
 * @param {Theme} theme
 * @param {number} size the diameter in CSS pixels
 * @param {number} scale device pixels in a CSS pixel
 * @returns {Stamp}
 */
export function createStamp(theme, size, scale) {
  const pixels = Math.max(1, Math.ceil(size * scale * (1 + 2 * MARGIN)));
  const whole = pixels / scale;
  const ball = sheet(pixels, (context) => paintBall(context, pixels, theme));
  const shadow = sheet(pixels, (context) => paintShadow(context, pixels));
  const lying = sheet(pixels, (context) => {
    context.drawImage(shadow, pixels * 0.03, pixels * 0.05);
    context.drawImage(ball, 0, 0);
  });
  // Whole device pixels: the picture is copied as it is, which is sharp and fast.
  /** @param {number} value */
  const snap = (value) => Math.round((value - whole / 2) * scale) / scale;
  return {
    lay(context, x, y, height) {
      context.drawImage(lying, snap(x), snap(y - height * size * 0.25), whole, whole);
    },
    hold(context, x, y, diameter, height) {
      const side = whole * (diameter / size);
      const away = diameter * (0.07 + height * 0.5);
      context.drawImage(shadow, x - side / 2 + away * 0.6, y - side / 2 + away, side, side);
      context.drawImage(ball, x - side / 2, y - side / 2 - height * diameter * 0.25, side, side);
    },
  };
}

/**
 * @param {number} pixels
 * @param {(context: CanvasRenderingContext2D) => void} paint
 */
function sheet(pixels, paint) {
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext("2d");
  if (context) paint(context);
  return canvas;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} pixels
 * @param {Theme} theme
 */
function paintBall(context, pixels, theme) {
  const middle = pixels / 2;
  const radius = middle / (1 + 2 * MARGIN);
  const body = context.createRadialGradient(
    middle - radius * 0.36,
    middle - radius * 0.42,
    radius * 0.08,
    middle - radius * 0.08,
    middle - radius * 0.1,
    radius * 1.12,
  );
  body.addColorStop(0, theme.ballLight);
  body.addColorStop(0.42, theme.ball);
  body.addColorStop(1, theme.ballDark);
  context.fillStyle = body;
  context.beginPath();
  context.arc(middle, middle, radius * 0.97, 0, 2 * Math.PI);
  context.fill();

  const glint = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  glint.addColorStop(0, "rgb(255 255 255 / 0.85)");
  glint.addColorStop(1, "rgb(255 255 255 / 0)");
  context.translate(middle - radius * 0.36, middle - radius * 0.44);
  context.rotate(-0.7);
  context.scale(radius * 0.36, radius * 0.24);
  context.fillStyle = glint;
  context.beginPath();
  context.arc(0, 0, 1, 0, 2 * Math.PI);
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} pixels
 */
function paintShadow(context, pixels) {
  const middle = pixels / 2;
  const radius = (middle / (1 + 2 * MARGIN)) * 1.16;
  const soft = context.createRadialGradient(middle, middle, radius * 0.55, middle, middle, radius);
  soft.addColorStop(0, "rgb(0 0 0 / 0.5)");
  soft.addColorStop(1, "rgb(0 0 0 / 0)");
  context.fillStyle = soft;
  context.fillRect(0, 0, pixels, pixels);
}
