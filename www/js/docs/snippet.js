// The code that a site owner copies. Pure: wishes in, text out.

/** @typedef {Record<string, string>} Wishes the attributes that are wanted, by name */

/** @param {string} text */
const quote = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * @param {Wishes} wishes
 * @param {string} address of the module that defines the element
 */
export function tagSnippet({ record = "", ...wishes }, address) {
  const attributes = Object.entries(wishes).map(([name, value]) => ` ${name}="${quote(value)}"`);
  const text = record.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<script type="module" src="${quote(address)}"></script>
<togyz-kumalak${attributes.join("")}>${text}</togyz-kumalak>`;
}

/**
 * @param {Wishes} wishes
 * @param {string} address of the page for frames
 */
export function frameSnippet(wishes, address) {
  const hash = new URLSearchParams(wishes).toString();
  const source = hash === "" ? address : `${address}#${hash}`;
  return `<iframe
  src="${quote(source)}"
  title="Togyzkumalak"
  width="100%"
  height="640"
  style="border: 0"
  sandbox="allow-scripts"
  allow="fullscreen"
  loading="lazy"
></iframe>`;
}
