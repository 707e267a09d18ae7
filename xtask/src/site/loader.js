// Unpacks the parts of this file and makes of it the page that the address asks for. The binaries are for the
// code to ask for, as if they were answers of the network; where they must be had at once the code has them
// as texts.
(async () => {
  // Two signs are 13 bits, or 14 where there is room for them: see `signs` in xtask/src/pack.rs.
  const bytesOf = ({ textContent: text, dataset }) => {
    const bytes = new Uint8Array(dataset.size);
    const value = (at) => text.charCodeAt(at) - (text[at] > "<" ? 33 : 32);
    for (let [at, end, held, holds] = [0, 0, 0, 0]; at < text.length; at += 2) {
      const pair = value(at) + 94 * value(at + 1);
      held |= pair << holds;
      for (holds += (pair & 8191) < 644 ? 14 : 13; holds > 7; holds -= 8, held >>= 8) bytes[end++] = held;
    }
    return bytes;
  };
  const unpack = (name, type) => {
    const bytes = bytesOf(document.getElementById(`packed-${name}`));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": type } });
  };
  const { sheets, pages } = await unpack("pages", "application/json").json();
  const code = await unpack("code", "text/javascript").text();
  const binaries = {};
  for (const name of ["rules", "engine", "nets"]) {
    if (document.getElementById(`packed-${name}`)) binaries[name] = unpack(name, "application/wasm");
  }
  globalThis.$binary = async (name) => binaries[name];
  const [wanted] = location.search.slice(1).split(/[&=]/);
  const page = pages[Object.hasOwn(pages, wanted) ? wanted : ""];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(page.styles.map((file) => sheets[file]).join("\n"));
  document.adoptedStyleSheets = [sheet];
  document.body.innerHTML = page.body;
  document.body.className = page.class;
  const script = document.createElement("script");
  script.dataset.main = page.main;
  const whole = `(() => {\n"use strict";\n${code}})();\n`;
  script.src = URL.createObjectURL(new Blob([whole], { type: "text/javascript" }));
  document.head.append(script);
})().catch((error) => {
  document.getElementById("status").textContent = `This browser is too old. (${error})`;
});
