// The examples: what is written on one side is shown on the other.

import "../element/index.js";
import { run } from "./run.js";

/** So long after the last key the example runs again, in milliseconds. */
const PAUSE = 400;

for (const address of document.querySelectorAll("[data-address]")) {
  address.textContent = new URL(address.getAttribute("data-address") ?? "", location.href).href;
}
for (const example of document.querySelectorAll(".example")) {
  const code = example.querySelector("textarea");
  const result = example.querySelector(".result");
  if (code && result instanceof HTMLElement) listen(code, result);
}

/**
 * @param {HTMLTextAreaElement} code
 * @param {HTMLElement} result
 */
function listen(code, result) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const show = async () => {
    result.dataset.state = "running";
    try {
      await run(code.value, result, sheet);
      result.dataset.state = "shown";
    } catch (error) {
      const note = document.createElement("p");
      note.setAttribute("role", "alert");
      note.textContent = String(error);
      result.append(note);
      result.dataset.state = "failed";
    }
  };
  let timer = 0;
  code.addEventListener("input", () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(show, PAUSE);
  });
  void show();
}
