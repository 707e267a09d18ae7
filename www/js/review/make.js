// Elements of a panel that is made by script. What bears a key in `data-text` is written by the page in every
// language, as what stands in its HTML.

/** @typedef {(key: any, values?: Record<string, string | number>) => string} Words */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/**
 * @template {HTMLElement} E
 * @param {E} element
 * @param {string} key
 */
export function says(element, key) {
  element.dataset.text = key;
  return element;
}

/**
 * @param {string} className
 * @param {string} key
 * @param {() => void} press
 */
export function makeButton(className, key, press) {
  const button = says(make("button", className), key);
  button.type = "button";
  button.addEventListener("click", press);
  return button;
}

/**
 * Writes what bears a key, before the page does.
 *
 * @param {HTMLElement} root
 * @param {Words} t
 */
export function writeKeys(root, t) {
  for (const element of root.querySelectorAll("[data-text]")) {
    element.textContent = t(element.getAttribute("data-text"));
  }
}

/**
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
