// The look of what is around the board. It takes the font and the colours of the page it stands on, so
// that it is as readable there as the page's own text.

import { SIZES } from "./sizes.js";

export const FRAME = `
:host {
  display: block;
  container: togyz / inline-size;
  contain-intrinsic-inline-size: 40rem;
  max-inline-size: 100%;
  min-inline-size: 0;
  line-height: 1.3;
  text-align: start;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

:host([hidden]) {
  display: none;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

[hidden] {
  display: none !important;
}

.frame {
  --line: color-mix(in srgb, currentColor 24%, transparent);
  --tint: color-mix(in srgb, currentColor 7%, transparent);
  --togyz-stand: no;

  display: grid;
  grid-template:
    "start" auto
    "far" auto
    "board" auto
    "near" auto
    "status" auto
    "controls" auto
    "end" auto / minmax(0, 1fr);
  row-gap: 0.5rem;
  font-variant-numeric: lining-nums tabular-nums;
}

slot[name="start"] {
  grid-area: start;
}

slot[name="end"] {
  grid-area: end;
}

.frame .board {
  grid-area: board;
  aspect-ratio: 2.08;
  min-inline-size: 0;
  box-shadow: 0 1px 4px var(--shadow);
}

/* Fewer holes make a shorter board. */
.frame[data-holes="7"] .board {
  aspect-ratio: 1.75;
}

.frame:is([data-holes="2"], [data-holes="3"], [data-holes="4"], [data-holes="5"]) .board {
  aspect-ratio: 1.6;
}

.plate {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  min-inline-size: 0;
  padding: 0.25rem 0.75rem;
  border: 2px solid transparent;
  border-radius: 0.75rem;
}

.plate[data-place="far"] {
  grid-area: far;
}

.plate[data-place="near"] {
  grid-area: near;
}

.plate[data-turn="true"] {
  border-color: var(--line);
  background: var(--tint);
}

.plate[data-won="true"] {
  border-color: currentColor;
}

.sign {
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.2;
  stroke-linejoin: round;
}

.plate[data-side="first"] .sign {
  stroke-width: 1.7;
}

.who {
  overflow: hidden;
  font-weight: 700;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.doing {
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.time {
  font-size: 1.2em;
  font-weight: 700;
  line-height: 1.2;
}

.time:empty {
  display: none;
}

.plate[data-clock="true"] .who {
  flex: 1;
}

.plate[data-clock="true"] .doing {
  flex: 0 1 auto;
}

/* Two numbers, and no doubt which is which. */
.plate[data-clock="true"] .score {
  min-inline-size: 2.2em;
  text-align: end;
}

.plate[data-short="true"] .time {
  padding-inline: 0.35em;
  border-radius: 0.3em;
  outline: 2px solid currentColor;
}

.score {
  font-size: 1.4em;
  font-weight: 800;
  line-height: 1.2;
}

.status {
  grid-area: status;
  min-block-size: 2.6em;
  margin: 0;
  padding-inline: 0.75rem;
  text-align: center;
  text-wrap: balance;
}

.frame[data-state="over"] .status {
  font-weight: 700;
}

.controls {
  grid-area: controls;
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  align-items: center;
  justify-content: center;
  /* As on a tape: forward is to the right everywhere. */
  direction: ltr;
}

.controls button {
  display: flex;
  gap: 0.375rem;
  align-items: center;
  justify-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  margin: 0;
  padding: 0.25rem 0.625rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--tint);
  color: inherit;
  font: inherit;
  font-size: 0.875em;
  font-weight: 600;
  line-height: 1.15;
  cursor: pointer;
  touch-action: manipulation;
}

.controls button[aria-disabled="true"] {
  border-color: transparent;
  background: none;
  cursor: default;
}

.controls button[aria-disabled="true"] .icon {
  opacity: 0.45;
}

@media (hover: hover) {
  .controls button[aria-disabled="false"]:hover {
    border-color: currentColor;
  }
}

.controls button:focus-visible {
  outline: 3px solid currentColor;
  outline-offset: 2px;
}

.icon {
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}

/* These have signs that everybody knows. */
.controls button:is(
    [data-control="first"],
    [data-control="previous"],
    [data-control="run"],
    [data-control="next"],
    [data-control="last"]
  )
  span {
  display: none;
}

.counter {
  min-inline-size: 4.5em;
  direction: ltr;
  text-align: center;
}

.error {
  padding: 1rem;
  border: 2px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: 0.75rem;
}

.error-text {
  margin: 0 0 0.5rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
}

.error slot {
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}

${SIZES}`;
