import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { fetchThumbs, THUMBS_AHEAD, THUMBS_BYTES } from '#src/admin/store/library/fetch-thumbs.ts';

const file = (at: number, type: MediaFile['type'] = 'image'): MediaFile => ({
  uuid: `${at}`,
  rev: 1,
  revId: '7a000000-0000-4000-8000-000000000001',
  type,
  fileName: `${at}.png`,
  mime: 'image/png',
  bytes: 1,
  hash: `h${at}`,
  href: `/media/${at}.png`,
  width: 1,
  height: 1,
  title: '',
  alt: { fr_FR: '', en_GB: '' },
  caption: '',
  folder: null,
  category: null,
  focalPoint: null,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
});

/** What is asked for, with pictures of a size. */
async function asked(files: readonly MediaFile[], bytes: number, rests = Number.POSITIVE_INFINITY) {
  const paths: string[] = [];
  const sum = await fetchThumbs({
    files,
    fetchBytes: async (path) => {
      paths.push(path);
      return bytes;
    },
    mayGoOn: () => paths.length < rests,
  });
  return { paths, sum };
}

test('the newest pictures come first, each in its smallest width; films and papers are left out', async () => {
  const { paths } = await asked([file(1), file(3), file(2, 'pdf'), file(4, 'video')], 100);
  expect(paths).toEqual(['/media/h3-200.webp', '/media/h1-200.webp']);
});

test('whatever the library holds, neither the number nor the bytes go over what was allowed by more than one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 200_000 }), async (count, bytes) => {
      const files = Array.from({ length: count }, (_, at) => file(at));
      const { paths, sum } = await asked(files, bytes);
      expect(paths.length).toBeLessThanOrEqual(THUMBS_AHEAD);
      expect(sum).toBeLessThan(THUMBS_BYTES + bytes);
    }),
    { numRuns: 40 },
  );
});

test('where data is to be saved nothing is fetched, and once the line is wanted nothing more', async () => {
  const files = [file(1), file(2), file(3)];
  expect((await asked(files, 100, 0)).paths).toEqual([]);
  expect((await asked(files, 100, 2)).paths).toHaveLength(2);
});

test('where the shop is out of reach the rest is left for another time', async () => {
  const paths: string[] = [];
  const fetchBytes = async (path: string): Promise<null> => {
    paths.push(path);
    return null;
  };
  expect(await fetchThumbs({ files: [file(1), file(2)], fetchBytes, mayGoOn: () => true })).toBe(0);
  expect(paths).toHaveLength(1);
});
