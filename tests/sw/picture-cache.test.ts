import fc from 'fast-check';
import { expect, test } from 'vitest';

import { PictureCache } from '#sw/pictures/picture-cache.ts';
import { MemoryCache } from './memory-cache.ts';

const picture = (bytes: number) => new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/webp' } });
const pathOf = (n: number) => `/media/p${n}-400.webp`;
const newPictureCache = (cache: MemoryCache, budget: number) => new PictureCache(async () => cache, budget);

async function bytesIn(cache: MemoryCache): Promise<number> {
  let sum = 0;
  for (const path of cache.paths()) sum += (await (await cache.match(path))?.blob())?.size ?? 0;
  return sum;
}

test('what is kept never exceeds the budget, and what was used last is there', async () => {
  const step = fc.record({ n: fc.integer({ min: 0, max: 9 }), restart: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10, max: 60 }), fc.array(step, { maxLength: 30 }), async (budget, steps) => {
      const cache = new MemoryCache();
      let pictureCache = newPictureCache(cache, budget);
      for (const { n, restart } of steps) {
        // A worker is stopped whenever it rests: nothing it knew may be needed.
        if (restart) pictureCache = newPictureCache(cache, budget);
        const kept = await pictureCache.find(pathOf(n));
        await pictureCache.keep(pathOf(n), kept ?? picture(n + 1));
        expect(await bytesIn(cache)).toBeLessThanOrEqual(budget);
        expect(await pictureCache.find(pathOf(n))).toBeDefined();
      }
    }),
    { numRuns: 200 },
  );
});

test('the picture that was not looked at for longest goes first', async () => {
  const cache = new MemoryCache();
  const before = newPictureCache(cache, 30);
  for (const n of [1, 2, 3]) await before.keep(pathOf(n), picture(10));
  const pictureCache = newPictureCache(cache, 30);
  await pictureCache.keep(pathOf(1), (await pictureCache.find(pathOf(1))) ?? picture(0));
  await pictureCache.keep(pathOf(4), picture(10));
  expect(cache.paths()).toEqual([pathOf(3), pathOf(1), pathOf(4)]);
});

test('looking again at a picture writes once in a worker’s life', async () => {
  const cache = new MemoryCache();
  const pictureCache = newPictureCache(cache, 100);
  await pictureCache.keep(pathOf(1), picture(10));
  await pictureCache.keep(pathOf(2), picture(10));
  await pictureCache.keep(pathOf(1), picture(10));
  expect(cache.paths()).toEqual([pathOf(1), pathOf(2)]);
});

test('many pictures at once are counted one after the other', async () => {
  const cache = new MemoryCache();
  const pictureCache = newPictureCache(cache, 50);
  await Promise.all(Array.from({ length: 20 }, (_, n) => pictureCache.keep(pathOf(n), picture(10))));
  expect(cache.paths()).toHaveLength(5);
});

test('one larger than the budget, and an answer that may not be kept, stay outside', async () => {
  const cache = new MemoryCache();
  const pictureCache = newPictureCache(cache, 50);
  await pictureCache.keep(pathOf(1), picture(51));
  await pictureCache.keep(pathOf(2), new Response('x', { status: 404 }));
  await pictureCache.keep(pathOf(3), new Response('x', { headers: { 'cache-control': 'no-store' } }));
  expect(cache.paths()).toEqual([]);
});

test('on a device without room the pictures looked at go, and nothing fails', async () => {
  const cache = new MemoryCache();
  const pictureCache = newPictureCache(cache, 50);
  await pictureCache.keep(pathOf(1), picture(10));
  cache.isFull = true;
  await pictureCache.keep(pathOf(2), picture(10));
  expect(cache.paths()).toEqual([]);
  cache.isFull = false;
  await pictureCache.keep(pathOf(1), picture(10));
  expect(cache.paths()).toEqual([pathOf(1)]);
});
