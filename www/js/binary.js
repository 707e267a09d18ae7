// Where the page has its binaries from. In the page that is one file there is another one of this.

/** @param {"rules" | "engine"} name */
export default (name) => fetch(new URL(`wasm/${name}.wasm`, document.baseURI));
