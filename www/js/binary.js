// Where the page has the engine's binary from. In the page that is one file there is another one of this.

export default () => fetch(new URL("wasm/engine.wasm", document.baseURI));
