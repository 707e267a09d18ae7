// Unpacks the parts of this file and starts the page that the address asks for. The binaries are for the
// code to ask for, as if they were answers of the network; where they must be had at once the code has them
// as texts.
(async () => {
  const { main } = document.currentScript.dataset;
  const wanted = location.search.slice(1);
  const inside = document.getElementById("packed-pages") && /^\w+$/.test(wanted);
  // The first page should not be seen before another one.
  if (inside) document.body.hidden = true;
  const unpack = (id, type) => {
    const packed = atob(document.getElementById(id).textContent);
    const bytes = Uint8Array.from(packed, (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": type } });
  };
  const code = await unpack("packed-code", "text/javascript").text();
  const pages = inside ? await unpack("packed-pages", "application/json").json() : {};
  const binaries = {};
  for (const name of ["rules", "engine", "nets"]) {
    const id = `packed-${name}`;
    if (document.getElementById(id)) binaries[name] = unpack(id, "application/wasm");
  }
  globalThis.$binary = async (name) => binaries[name];
  const page = pages[wanted];
  if (page) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(page.style);
    document.querySelector("style").remove();
    document.adoptedStyleSheets = [sheet];
    document.body.innerHTML = page.body;
    document.body.className = page.class;
  }
  document.body.hidden = false;
  const script = document.createElement("script");
  script.dataset.main = page?.main ?? main;
  const whole = `(() => {\n"use strict";\n${code}})();\n`;
  script.src = URL.createObjectURL(new Blob([whole], { type: "text/javascript" }));
  document.head.append(script);
})().catch((error) => {
  document.body.hidden = false;
  document.getElementById("status").textContent = `This browser is too old. (${error})`;
});
