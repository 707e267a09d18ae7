// Unpacks the parts of this file and makes of it the page that the address asks for. The binaries are for the
// code to ask for, as if they were answers of the network; where they must be had at once the code has them
// as texts.
(async () => {
  // Each sign is 15 bits: see `signs` in xtask/src/pack.rs.
  const bytesOf = ({ textContent: text, dataset }) => {
    const bytes = new Uint8Array(dataset.size);
    for (let [at, end, held, holds] = [0, 0, 0, 0]; at < text.length; at++) {
      held |= (text.charCodeAt(at) - 256) << holds;
      for (holds += 15; holds > 7; holds -= 8, held >>= 8) bytes[end++] = held;
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
  // A script that does not say how it is written is read as the page is.
  const type = "text/javascript;charset=utf-8";
  script.src = URL.createObjectURL(new Blob([whole], { type }));
  document.head.append(script);
})().catch((error) => {
  document.getElementById("status").textContent = `This browser is too old. (${error})`;
});
