// The look of a ball: drawn once for each size, then stamped.

/** @import { Theme } from "./theme.js" */

/** @typedef {(context: CanvasRenderingContext2D, x: number, y: number, size: number, height: number) => void} Stamp */

// Room around the ball on its stamp, for the shadow, in diameters.
const MARGIN = 0.5;

/**
 * @param {Theme} theme
 * @param {number} size the diameter in CSS pixels
 * @param {number} scale device pixels in a CSS pixel
 * @returns {Stamp} `height` is how high over the board the ball is, in diameters
 */
export function createStamp(theme, size, scale) {
  const pixels = Math.max(1, Math.ceil(size * scale * (1 + 2 * MARGIN)));
  const ball = sheet(pixels, (context) => paintBall(context, pixels, theme));
  const shadow = sheet(pixels, (context) => paintShadow(context, pixels));
  return (context, x, y, diameter, height) => {
    const whole = diameter * (1 + 2 * MARGIN);
    const left = x - whole / 2;
    const top = y - whole / 2;
    const away = diameter * (0.07 + height * 0.5);
    context.drawImage(shadow, left + away * 0.6, top + away, whole, whole);
    context.drawImage(ball, left, top - height * diameter * 0.25, whole, whole);
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
