// Unpacks the two parts of this file and starts the page. Its code takes the engine's binary as an
// answer of the network, or, where it must have it at once, as a text.
(async () => {
  const unpack = (id, type) => {
    const packed = atob(document.getElementById(id).textContent);
    const bytes = Uint8Array.from(packed, (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": type } });
  };
  const base64 = (blob) =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.split(",")[1]);
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(blob);
    });
  const binary = () => unpack("packed-engine", "application/wasm");
  const code = await unpack("packed-code", "text/javascript").text();
  globalThis.$binary = binary;
  if (code.includes("$engine")) globalThis.$engine = await base64(await binary().blob());
  const whole = `(() => {\n"use strict";\n${code}})();\n`;
  const script = document.createElement("script");
  script.src = URL.createObjectURL(new Blob([whole], { type: "text/javascript" }));
  document.head.append(script);
})().catch((error) => {
  document.getElementById("status").textContent = `This browser is too old. (${error})`;
});
