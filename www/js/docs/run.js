// Runs the code of an example as a page would: its elements, its styles and its modules.

/**
 * @param {string} code HTML, with `<style>` and `<script type="module">` of its own
 * @param {HTMLElement} place what the result is put into
 * @param {CSSStyleSheet} sheet for the example's styles alone
 */
export async function run(code, place, sheet) {
  const template = document.createElement("template");
  template.innerHTML = code;
  const { content } = template;
  const take = (/** @type {string} */ tag) =>
    [...content.querySelectorAll(tag)].map((each) => {
      each.remove();
      // A script with an address is on this page already.
      return each.hasAttribute("src") ? "" : (each.textContent ?? "");
    });
  sheet.replaceSync(take("style").join("\n"));
  const scripts = take("script").filter(Boolean);
  place.replaceChildren(content);
  for (const script of scripts) await start(script);
}

/** @param {string} script */
async function start(script) {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
