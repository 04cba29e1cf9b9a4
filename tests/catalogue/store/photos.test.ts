import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropPhotos, cachePhotos } from '#src/catalogue/store/photos.ts';
import type { PhotoDeps } from '#src/catalogue/store/photos.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';

const pathOf = (request: RequestInfo | URL) =>
  typeof request === 'string' ? request : request instanceof URL ? request.pathname : new URL(request.url).pathname;

/** A picture cache of a device with so much room, and a network that counts. */
function deviceOf(options: { readonly bytes?: number; readonly room?: number } = {}) {
  const { bytes = 100, room = Number.POSITIVE_INFINITY } = options;
  const kept = new Map<string, number>();
  const fetched: string[] = [];
  const total = () => [...kept.values()].reduce((sum, size) => sum + size, 0);
  const cache = {
    put: async (request: RequestInfo | URL, response: Response) => {
      const size = (await response.blob()).size;
      if (total() + size > room) throw new DOMException('plein', 'QuotaExceededError');
      kept.set(pathOf(request), size);
    },
    delete: async (request: RequestInfo | URL) => kept.delete(pathOf(request)),
    keys: async () => [...kept.keys()].map((path) => new Request(`https://bitume.test${path}`)),
  };
  const deps: PhotoDeps = {
    openCache: async () => cache,
    dropCache: async () => {
      kept.clear();
    },
    fetch: async (url) => {
      fetched.push(url);
      return url.includes('missing') ? new Response(null, { status: 404 }) : new Response('x'.repeat(bytes));
    },
  };
  return { kept, fetched, total, deps, database: memoryCatalogueDatabase() };
}

const urls = (...names: readonly string[]) => names.map((name) => `/media/${name}-400.webp`);

const goesOn = (): boolean => true;

describe('pictures fetched ahead', () => {
  it('never take more than their budget, and each is fetched once while it is kept', async () => {
    const day = fc.record({
      wanted: fc.uniqueArray(fc.integer({ min: 1, max: 20 })),
      later: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(day, { maxLength: 8 }),
        fc.integer({ min: 0, max: 1_500 }),
        async (days, budgetBytes) => {
          const device = deviceOf();
          let today = 100;
          for (const { wanted, later } of days) {
            today += later;
            const before = new Set(device.kept.keys());
            const at = device.fetched.length;
            const list = urls(...wanted.map(String));
            await cachePhotos(device.database, device.deps, { wanted: list, budgetBytes, today, goesOn });
            expect(device.total()).toBeLessThanOrEqual(budgetBytes);
            for (const url of device.fetched.slice(at)) expect(before.has(url)).toBe(false);
            const fits = list.length * 100 <= budgetBytes;
            if (later > 0 && fits) for (const url of list) expect(device.kept.has(url)).toBe(true);
          }
        },
      ),
    );
  });

  it('keep what was wanted last when the budget is spent', async () => {
    const device = deviceOf();
    const cache = (today: number, ...names: string[]) =>
      cachePhotos(device.database, device.deps, { wanted: urls(...names), budgetBytes: 300, today, goesOn });
    await cache(1, 'a', 'b');
    await cache(2, 'b', 'c');
    await cache(3, 'd');
    expect([...device.kept.keys()].toSorted()).toEqual(urls('b', 'c', 'd'));
  });

  it('prefer the most wanted when not all fit', async () => {
    const device = deviceOf();
    const wishes = { wanted: urls('a', 'b', 'c', 'd'), budgetBytes: 250, today: 1, goesOn };
    await cachePhotos(device.database, device.deps, wishes);
    expect([...device.kept.keys()].toSorted()).toEqual(urls('a', 'b'));
  });

  it('are fetched again when the browser let go of them, and a missing one is no failure', async () => {
    const device = deviceOf();
    const wishes = { wanted: urls('a', 'missing', 'b'), budgetBytes: 1_000, today: 1, goesOn };
    await cachePhotos(device.database, device.deps, wishes);
    device.kept.delete(urls('a')[0] ?? '');
    await cachePhotos(device.database, device.deps, wishes);
    expect([...device.kept.keys()].toSorted()).toEqual(urls('a', 'b'));
  });

  it('cost no write when the same ones are wanted again on the same day', async () => {
    const device = deviceOf();
    let writes = 0;
    const database: typeof device.database = {
      ...device.database,
      write: (names, work) => {
        writes += 1;
        return device.database.write(names, work);
      },
    };
    const wishes = { wanted: urls('a', 'b'), budgetBytes: 1_000, today: 1, goesOn };
    await cachePhotos(database, device.deps, wishes);
    const before = writes;
    await cachePhotos(database, device.deps, wishes);
    expect(writes - before).toBe(0);
    expect(device.fetched).toHaveLength(2);
  });

  it('stop before the next one when they shall give way, and what is here stays', async () => {
    const device = deviceOf();
    const wishes = { wanted: urls('a', 'b', 'c', 'd', 'e'), budgetBytes: 10_000, today: 1 };
    await cachePhotos(device.database, device.deps, { ...wishes, goesOn: () => device.fetched.length < 3 });
    expect([...device.kept.keys()].toSorted()).toEqual(urls('a', 'b', 'c'));
    await cachePhotos(device.database, device.deps, { ...wishes, goesOn });
    expect(device.fetched).toEqual(urls('a', 'b', 'c', 'd', 'e'));
  });

  it('give way calmly when the device is full', async () => {
    const device = deviceOf({ room: 450 });
    const wishes = { wanted: urls('a', 'b', 'c', 'd', 'e', 'f'), budgetBytes: 10_000, today: 1, goesOn };
    await cachePhotos(device.database, device.deps, wishes);
    expect(device.kept.size).toBeLessThanOrEqual(2);
    await dropPhotos(device.database, device.deps);
    expect(device.kept.size).toBe(0);
    expect(await device.database.read(['photos'], ({ photos }) => photos.values())).toEqual([]);
  });
});
