// The page in a frame: its address says what is shown, messages tell the page around what happens.

import { TogyzKumalakElement } from "../element/class.js";
import { ATTRIBUTES } from "../element/wishes.js";
import { readHash, readMessage, VERSION } from "./message.js";

/** @import { Order } from "./message.js" */

customElements.define("togyz-kumalak", TogyzKumalakElement);
const element = /** @type {TogyzKumalakElement} */ (document.querySelector("togyz-kumalak"));
let { origin } = readHash(location.hash);

obey();
addEventListener("hashchange", obey);
addEventListener("message", ({ source, origin: from, data }) => {
  // Only the page around, and only the one that the address names, gives orders.
  if (source !== parent || parent === window || from !== origin) return;
  const order = readMessage(data);
  if (typeof order === "string") tell("error", { code: order, message: "it is not understood" });
  else if (order) follow(order);
});
for (const type of /** @type {const} */ (["move", "change", "over", "error"])) {
  element.addEventListener(`togyz-${type}`, (event) => {
    if (event instanceof CustomEvent) tell(type, plain(event.detail));
  });
}
new ResizeObserver(() => {
  tell("height", { height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
tell("ready", { state: element.state });

function obey() {
  const { attributes, origin: allowed } = readHash(location.hash);
  origin = allowed;
  for (const name of ATTRIBUTES) set(name, attributes[name] ?? null);
}

/**
 * @param {string} name
 * @param {string | null} value
 */
function set(name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  if (name === "theme") document.documentElement.dataset.theme = value ?? "";
  if (name === "lang") document.documentElement.lang = value ?? "en";
}

/** @param {Order} order */
function follow(order) {
  try {
    if (order.type === "set") {
      for (const [name, value] of Object.entries(order.attributes)) set(name, value);
    } else if (order.type === "play") element.play(order.hole);
    else if (order.type === "goTo") element.goTo(order.ply);
    else if (order.type === "get") {
      const { snapshot, state } = element;
      const record = snapshot ? element.toRecord() : null;
      tell("game", { snapshot, state, record });
    } else element[order.type]();
  } catch (error) {
    const { code = "engine-failed", message } = /** @type {any} */ (error);
    tell("error", { code, message });
  }
}

/**
 * An error itself cannot be posted everywhere.
 *
 * @param {object} detail
 */
function plain(detail) {
  return { ...detail, error: undefined };
}

/**
 * What happens on the board is no secret: without an `origin` anybody around may hear it.
 *
 * @param {string} type
 * @param {object} more
 */
function tell(type, more) {
  if (parent !== window)
    parent.postMessage({ togyzkumalak: VERSION, type, ...more }, origin ?? "*");
}
