// A file or a text that is dropped on the page: the browser must not leave the page for it.

/**
 * @param {(dropped: File | string) => void} take
 */
export function listenDrops(take) {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const { dataTransfer: data, target } = event;
    const file = data?.files[0];
    const text = data?.getData("text/plain") ?? "";
    if (!file && (text === "" || target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    take(file ?? text);
  });
}
