// Reads what the typings and the manifest document. Pure: text in, plain data out.

/** @typedef {{ code: string, description: string }} Entry */

/**
 * @typedef {object} Member
 * @property {string} kind
 * @property {string} name
 * @property {string} description
 * @property {{ text: string }} [type]
 * @property {boolean} [readonly]
 * @property {string} [attribute]
 * @property {{ name: string, optional?: boolean, type: { text: string } }[]} [parameters]
 * @property {{ type: { text: string } }} [return]
 */

/**
 * @typedef {object} Declaration
 * @property {string} description
 * @property {{ name: string, description: string }[]} attributes
 * @property {Member[]} members
 * @property {{ name: string, type?: { text: string }, description: string }[]} events
 * @property {{ name: string, description: string }[]} slots
 * @property {{ name: string }[]} cssParts
 * @property {{ name: string, default: string }[]} cssProperties
 */

/**
 * @param {any} value
 * @returns {value is { modules: [{ declarations: [Declaration] }] }}
 */
export const isManifest = (value) => Array.isArray(value?.modules?.[0]?.declarations?.[0]?.members);

/**
 * The exported declarations of typings, each with its comment.
 *
 * @param {string} typings
 * @returns {{ name: string, description: string, code: string }[]}
 */
export function declarationsOf(typings) {
  const pattern =
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(export (?:declare )?(?:type|interface|class|function) (\w+)[\s\S]*?(?:;|\n\})\n)(?=\n|$)/g;
  return [...typings.matchAll(pattern)].map(([, comment = "", code = "", name = ""]) => ({
    name,
    description: comment
      .replace(/^\s*\* ?/gm, "")
      .replace(/\{@link ([^}]+)\}/g, "`$1`")
      .replace(/@throws/g, "Throws")
      .replace(/\s+/g, " ")
      .trim(),
    code: code.trim(),
  }));
}
