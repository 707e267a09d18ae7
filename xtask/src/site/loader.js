// Unpacks the two parts of this file and starts the page. The engine is put into the code as a text.
(async () => {
  const unpack = (id) => {
    const packed = atob(document.getElementById(id).textContent);
    const bytes = Uint8Array.from(packed, (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream);
  };
  const base64 = (blob) =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.split(",")[1]);
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(blob);
    });
  const engine = await base64(await unpack("packed-engine").blob());
  const code = await unpack("packed-code").text();
  const whole = `(() => {\n"use strict";\nconst $engine = "${engine}";\n${code}})();\n`;
  const script = document.createElement("script");
  script.src = URL.createObjectURL(new Blob([whole], { type: "text/javascript" }));
  document.head.append(script);
})().catch((error) => {
  document.getElementById("status").textContent = `This browser is too old. (${error})`;
});
