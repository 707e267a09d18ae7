// IndexedDB with promises, one object store. The small libraries for it come from a registry, and the
// site is built without one: these are the few lines of them that are needed here.

const STORE = "games";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Database {
  #name;
  /** @type {Promise<IDBDatabase> | null} */
  #opened = null;

  /** @param {string} name */
  constructor(name) {
    this.#name = name;
  }

  /** @returns {Promise<unknown[]>} */
  all() {
    return this.#use("readonly", (store) => done(store.getAll()));
  }

  /** @param {string} id @returns {Promise<unknown>} */
  get(id) {
    return this.#use("readonly", (store) => done(store.get(id)));
  }

  /** @param {{ id: string }[]} values all are kept, or none */
  put(values) {
    return this.#use("readwrite", async (store) => {
      for (const value of values) store.put(value);
    });
  }

  /** @param {string} id */
  remove(id) {
    return this.#use("readwrite", (store) => done(store.delete(id)));
  }

  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => Promise<T>} use
   * @returns {Promise<T>} when it is on the disk
   */
  async #use(mode, use) {
    this.#opened ??= this.#open();
    const database = await this.#opened;
    const transaction = database.transaction(STORE, mode);
    const end = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(null);
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([use(transaction.objectStore(STORE)), end]);
    return result;
  }

  /** @returns {Promise<IDBDatabase>} */
  async #open() {
    try {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
      const database = await done(request);
      // A later version of the page, in another tab, may want another version of this.
      database.onversionchange = () => this.#forget(database);
      database.onclose = () => this.#forget(database);
      return database;
    } catch (error) {
      this.#opened = null;
      throw error;
    }
  }

  /** @param {IDBDatabase} database */
  #forget(database) {
    database.close();
    this.#opened = null;
  }
}
