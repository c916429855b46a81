import { canary } from "./traces.ts";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

async function inDatabase(name: string): Promise<readonly unknown[]> {
  const request = indexedDB.open(name);
  // Another test has deleted it meanwhile: it is not made anew.
  request.addEventListener("upgradeneeded", () => request.transaction?.abort());
  const database = await settled(request).catch(() => null);
  const names = [...(database?.objectStoreNames ?? [])];
  const stores = names.map((store) => database?.transaction(store).objectStore(store));
  const records = stores.flatMap((store) =>
    store ? [settled(store.getAll()), settled(store.getAllKeys())] : [],
  );
  return Promise.all<unknown>(records).finally(() => database?.close());
}

async function inCache(name: string): Promise<readonly unknown[]> {
  const cache = await caches.open(name);
  const answers = await cache.matchAll();
  const requests = await cache.keys();
  return [
    ...requests.map(({ url }) => url),
    ...(await Promise.all(answers.map((answer) => answer.text()))),
  ];
}

/** What the page's databases and caches hold of an answer: asked for apart, because they answer later. */
export async function storedTraces(): Promise<readonly string[]> {
  const databases = await indexedDB.databases();
  const names = databases.map(({ name = "" }) => name);
  const records = [
    ...(await Promise.all(names.map(async (name) => [name, await inDatabase(name)]))),
    ...(await Promise.all((await caches.keys()).map(async (name) => [name, await inCache(name)]))),
  ];
  return records.map((place) => JSON.stringify(place)).filter((text) => canary.test(text));
}
