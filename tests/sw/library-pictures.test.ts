import { expect, test } from 'vitest';

import { answerLibraryPicture } from '#sw/admin/pictures.ts';
import { PictureCache } from '#sw/pictures/picture-cache.ts';
import { MemoryCache } from './memory-cache.ts';

const picture = (text: string) => new Response(text, { headers: { 'content-type': 'image/webp' } });

function office() {
  const cache = new MemoryCache();
  const seen = new PictureCache(async () => cache, 1_000);
  const work: Promise<unknown>[] = [];
  let isOnline = true;
  return {
    cut: () => {
      isOnline = false;
    },
    show: async (path: string) => {
      const answer = await answerLibraryPicture(new Request(`http://shop.test${path}`), {
        seen,
        ask: async ({ url }) => {
          if (!isOnline) throw new TypeError('Failed to fetch');
          return picture(new URL(url).pathname);
        },
        later: (one) => work.push(one),
      });
      await Promise.all(work.splice(0));
      return answer;
    },
  };
}

test('a picture of the library that was seen is there without the network, in another width too', async () => {
  const { cut, show } = office();
  await show('/media/a-200.webp');
  cut();
  expect(await (await show('/media/a-200.webp')).text()).toBe('/media/a-200.webp');
  expect(await (await show('/media/a-400.webp')).text()).toBe('/media/a-200.webp');
});

test('one that was never seen fails, so that its name is said in its place', async () => {
  const { cut, show } = office();
  cut();
  await expect(show('/media/a-200.webp')).rejects.toThrow('Failed to fetch');
});
