/** What a browser holds of the shop, place by place, searched for words that must not be there. */
import type { Page } from '@playwright/test';

/** Where a word was found. */
export interface Trace {
  readonly place: string;
  readonly word: string;
}

/** Databases of every bucket, caches, storage of both kinds, cookies that scripts may read, files, state and address. */
export async function tracesOf(page: Page, words: readonly string[]): Promise<Trace[]> {
  const traces = await page.evaluate(searchHere, words);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('\n');
  return [...traces, ...words.filter((word) => cookies.includes(word)).map((word) => ({ place: 'cookies', word }))];
}

/** Runs in the page. */
async function searchHere(words: readonly string[]): Promise<Trace[]> {
  const traces: Trace[] = [];
  const look = (place: string, text: string): void => {
    for (const word of words) if (text.includes(word)) traces.push({ place, word });
  };
  /** All text of a value, whatever holds it. */
  const textOf = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return value.text();
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
    if (value instanceof Map || value instanceof Set) return textOf([...value]);
    if (typeof value !== 'object' || value === null) return String(value);
    const parts = await Promise.all(Object.entries(value).map(async ([key, one]) => `${key} ${await textOf(one)}`));
    return parts.join(' ');
  };
  const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
  const lookIntoDatabases = async (bucket: string, factory: IDBFactory): Promise<void> => {
    for (const { name = '' } of await factory.databases()) {
      look(`names of databases in ${bucket}`, name);
      const database = await answerOf(factory.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = [await answerOf(objects.getAllKeys()), await answerOf(objects.getAll())];
        look(`${bucket}/${name}/${store}`, await textOf([keys, values]));
      }
      database.close();
    }
  };
  await lookIntoDatabases('default', indexedDB);
  interface Buckets {
    keys(): Promise<string[]>;
    open(name: string): Promise<{ indexedDB: IDBFactory }>;
  }
  const { storageBuckets } = navigator as Navigator & { storageBuckets?: Buckets };
  for (const name of (await storageBuckets?.keys()) ?? []) {
    const bucket = await storageBuckets?.open(name);
    if (bucket !== undefined) await lookIntoDatabases(name, bucket.indexedDB);
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      look(`names in the cache ${name}`, request.url);
      const response = await cache.match(request, { ignoreVary: true });
      const isPicture = response?.headers.get('content-type')?.startsWith('image/') === true;
      if (response !== undefined && !isPicture) look(`${name} ${request.url}`, await response.text());
    }
  }
  look('local storage', JSON.stringify(localStorage));
  look('session storage', JSON.stringify(sessionStorage));
  look('state of the history', JSON.stringify(history.state));
  look('address', location.href);
  return traces;
}
