// Where the page has its binaries from. In the page that is one file there is another one of this.

const FILES = { rules: "rules.wasm", engine: "engine.wasm", nets: "nets.bin" };

/** @param {keyof typeof FILES} name */
export default (name) => fetch(new URL(`wasm/${FILES[name]}`, document.baseURI));
