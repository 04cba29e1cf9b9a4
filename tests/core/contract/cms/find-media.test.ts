import { expect, test } from 'vitest';
import * as v from 'valibot';
import { findMedia, readWordsAhead } from '#core/contract/cms/media/find-media.ts';
import { mediaQuery, type MediaFile } from '#core/contract/cms/media/media-file.ts';

/** A file of the library that counts how often its title is read. */
function file(at: number, read: () => void): MediaFile {
  return {
    uuid: `f-${String(at)}`,
    rev: 1,
    revId: '7a000000-0000-4000-8000-000000000001',
    type: 'image',
    fileName: `photo-${String(at)}.jpg`,
    mime: 'image/jpeg',
    bytes: at,
    hash: 'h',
    href: '/h',
    width: 1,
    height: 1,
    get title() {
      read();
      return at === 700 ? 'Étrier avant' : 'Casque';
    },
    alt: { fr_FR: '', en_GB: '' },
    caption: '',
    folder: null,
    category: null,
    focalPoint: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  };
}

test('a library whose words were read ahead is searched without reading a file again', async () => {
  let reads = 0;
  let rests = 0;
  const all = Array.from({ length: 1_000 }, (_, at) => file(at, () => (reads += 1)));
  await readWordsAhead(all, () => {
    rests += 1;
    return Promise.resolve();
  });
  expect({ reads, rests: rests > 1 }).toEqual({ reads: 1_000, rests: true });
  const found = findMedia(all, v.parse(mediaQuery, { q: 'etrier' }));
  expect(found.data.map(({ uuid }) => uuid)).toEqual(['f-700']);
  expect(reads).toBe(1_000);
});
