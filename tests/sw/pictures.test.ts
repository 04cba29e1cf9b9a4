import { expect, test } from 'vitest';

import { PictureCache } from '#sw/pictures/picture-cache.ts';
import { answerPicture } from '#sw/pictures/pictures.ts';
import { MemoryCache } from './memory-cache.ts';

const picture = (text: string) => new Response(text, { headers: { 'content-type': 'image/webp' } });

function device(network: ((path: string) => Response) | null) {
  const [ahead, seen] = [new MemoryCache(), new MemoryCache()];
  const pictureCache = new PictureCache(async () => seen, 1_000);
  const work: Promise<unknown>[] = [];
  return {
    ahead,
    seen,
    pictureCache,
    show: async (path: string) => {
      const response = await answerPicture(new Request(`http://shop.test${path}`), {
        ahead: async () => ahead,
        seen: pictureCache,
        ask: async ({ url }) => {
          if (network === null) throw new TypeError('Failed to fetch');
          return network(new URL(url).pathname);
        },
        later: (one) => work.push(one),
      });
      await Promise.all(work.splice(0));
      return response;
    },
  };
}

test('a picture seen once is there without the network', async () => {
  const cache = device((path) => picture(path));
  await cache.show('/media/a-400.webp');
  const offline = device(null);
  for (const path of cache.seen.paths()) await offline.pictureCache.keep(path, picture(path));
  expect(await (await offline.show('/media/a-400.webp')).text()).toBe('/media/a-400.webp');
});

test('a picture fetched ahead is answered from the catalogue’s cache and held once', async () => {
  const { ahead, seen, show } = device(() => picture('network'));
  await ahead.put('/media/a-400.webp', picture('ahead'));
  expect(await (await show('/media/a-400.webp')).text()).toBe('ahead');
  expect(seen.paths()).toEqual([]);
});

test('without the network another width does, the sharper one first', async () => {
  const { ahead, pictureCache, show } = device(null);
  await ahead.put('/media/a-200.webp', picture('200'));
  expect(await (await show('/media/a-400.webp')).text()).toBe('200');
  await pictureCache.keep('/media/a-800.webp', picture('800'));
  expect(await (await show('/media/a-400.webp')).text()).toBe('800');
});

test('without any, an empty picture stands in and is never kept', async () => {
  const { seen, show } = device(null);
  const response = await show('/media/a-400.webp');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(seen.paths()).toEqual([]);
});

test('a picture that does not exist is answered as such and not kept', async () => {
  const { seen, show } = device(() => new Response('Not found', { status: 404 }));
  expect((await show('/media/a-400.webp')).status).toBe(404);
  expect(seen.paths()).toEqual([]);
});
