// The reference, made on the spot from the manifest of the element and the typings of the engine.

import { declarationsOf, isManifest } from "./typings.js";

const status = /** @type {HTMLElement} */ (document.querySelector("#status"));

try {
  const [manifest, typings] = await Promise.all([
    fetch("../custom-elements.json").then((answer) => answer.json()),
    fetch("../js/engine/index.d.ts").then((answer) => answer.text()),
  ]);
  if (!isManifest(manifest)) throw new Error("the manifest is of another kind");
  showElement(manifest.modules[0].declarations[0]);
  showEngine(typings);
  status.textContent = "";
} catch (error) {
  status.textContent = `It could not be loaded: ${error}`;
}

/** @param {import("./typings.js").Declaration} element */
function showElement(element) {
  const { attributes, members, events, slots, cssParts, cssProperties, description } = element;
  const place = /** @type {HTMLElement} */ (document.querySelector("#element"));
  place.append(heading("h2", "The element <togyz-kumalak>", "element-heading"));
  for (const text of description.split("\n\n")) place.append(paragraph(text));
  const fields = members.filter(({ kind }) => kind === "field");
  const methods = members.filter(({ kind }) => kind === "method");
  /** @type {[string, import("./typings.js").Entry[]][]} */
  const lists = [
    ["Attributes", attributes.map(({ name, description }) => ({ code: name, description }))],
    [
      "Properties",
      fields.map(({ name, type, description, readonly, attribute }) => ({
        code: `${readonly ? "readonly " : ""}${name}: ${type?.text}`,
        description: attribute && attribute !== "ply" ? "Reflects the attribute." : description,
      })),
    ],
    [
      "Methods",
      methods.map(({ name, parameters = [], return: result, description }) => {
        const list = parameters.map(
          (each) => `${each.name}${each.optional ? "?" : ""}: ${each.type.text}`,
        );
        return { code: `${name}(${list.join(", ")}): ${result?.type.text}`, description };
      }),
    ],
    [
      "Events",
      events.map(({ name, type, description }) => ({
        code: `${name}: ${type?.text}`,
        description,
      })),
    ],
    ["Slots", slots.map(({ name, description }) => ({ code: name || "(no name)", description }))],
    [
      "Parts",
      [{ code: cssParts.map(({ name }) => name).join(", "), description: "For ::part()." }],
    ],
    [
      "Colours",
      cssProperties.map((each) => ({ code: each.name, description: `Default: ${each.default}` })),
    ],
  ];
  for (const [title, entries] of lists) place.append(heading("h3", title, title), list(entries));
}

/** @param {string} typings */
function showEngine(typings) {
  const place = /** @type {HTMLElement} */ (document.querySelector("#engine"));
  place.append(heading("h2", "Rules, records and the engine", "engine-heading"));
  for (const { name, description, code } of declarationsOf(typings)) {
    const pre = document.createElement("pre");
    pre.textContent = code;
    place.append(heading("h3", name, `engine-${name}`), paragraph(description), pre);
  }
}

/** @param {import("./typings.js").Entry[]} entries */
function list(entries) {
  const list = document.createElement("dl");
  for (const { code, description } of entries) {
    const term = document.createElement("dt");
    const name = document.createElement("code");
    name.textContent = code;
    term.append(name);
    const text = document.createElement("dd");
    write(text, description);
    list.append(term, text);
  }
  return list;
}

/** @param {"h2" | "h3"} tag @param {string} text @param {string} id */
function heading(tag, text, id) {
  const element = document.createElement(tag);
  element.textContent = text;
  element.id = id.toLowerCase();
  return element;
}

/** @param {string} text */
function paragraph(text) {
  const element = document.createElement("p");
  write(element, text);
  return element;
}

/**
 * Text in which code stands between backticks.
 *
 * @param {HTMLElement} place
 * @param {string} text
 */
function write(place, text) {
  for (const [index, piece] of text.split("`").entries()) {
    if (index % 2 === 0) {
      place.append(piece);
      continue;
    }
    const code = document.createElement("code");
    code.textContent = piece;
    place.append(code);
  }
}
