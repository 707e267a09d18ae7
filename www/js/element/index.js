// Gives the element its name. A page that imports this twice, or from two copies, still has one.

import { TogyzKumalakElement } from "./class.js";

export * from "./class.js";

if (typeof customElements !== "undefined" && !customElements.get("togyz-kumalak")) {
  customElements.define("togyz-kumalak", TogyzKumalakElement);
}
