/**
 * Importing this defines the element `<togyz-kumalak>`, once, where there are elements; elsewhere it does
 * nothing.
 * @module
 */

import type { TogyzKumalakElement, TogyzKumalakEventMap } from "./class.js";

export * from "./class.js";

declare global {
  interface HTMLElementTagNameMap {
    "togyz-kumalak": TogyzKumalakElement;
  }
  interface HTMLElementEventMap extends TogyzKumalakEventMap {}
}
