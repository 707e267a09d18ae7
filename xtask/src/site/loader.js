// Unpacks the code in this file and starts the page. The engine's binary is for the code to ask for, as if it
// were an answer of the network; where it must be had at once the code has it as a text.
(async () => {
  const unpack = (id, type) => {
    const packed = atob(document.getElementById(id).textContent);
    const bytes = Uint8Array.from(packed, (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": type } });
  };
  const code = await unpack("packed-code", "text/javascript").text();
  globalThis.$binary = () => unpack("packed-engine", "application/wasm");
  const whole = `(() => {\n"use strict";\n${code}})();\n`;
  const script = document.createElement("script");
  script.src = URL.createObjectURL(new Blob([whole], { type: "text/javascript" }));
  document.head.append(script);
})().catch((error) => {
  document.getElementById("status").textContent = `This browser is too old. (${error})`;
});
