import { expect, test } from 'vitest';

import { mostSoldBytes, MOST_SOLD_BYTES, sniffSold } from '#core/domain/media/sold-format.ts';
import { claimedFormat, MOST_BYTES } from '#core/domain/media/media-format.ts';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((one) => (typeof one === 'string' ? Array.from(one, (letter) => letter.charCodeAt(0)) : one)),
  );
const ZIP = bytes('PK', [3, 4], 'plans.dxf');
const head = 'PK\x03\x04'.padEnd(30, '\0');
const BOOK = bytes(head, 'mimetypeapplication/epub+zip', 'PK');

test.each([
  ['plans.zip', ZIP, 'application/zip'],
  ['LIVRE.EPUB', BOOK, 'application/epub+zip'],
  ['piste.mp3', bytes('ID3', [4, 0]), 'audio/mpeg'],
  ['piste.mp3', bytes([0xff, 0xfb, 0x90]), 'audio/mpeg'],
])('%s is sold as what its bytes say', (name, content, mime) => {
  expect(sniffSold(content, name)?.mime).toBe(mime);
});

test.each([
  ['livre.epub', ZIP],
  ['plans.zip', bytes('MZ', [0, 0])],
  ['piste.mp3', bytes('<!doctype html>')],
  ['piste.mp3', bytes([0xff, 0xd8, 0xff])],
  ['programme.exe', ZIP],
  ['sans-nom', ZIP],
])('%s under a strange name, or with strange bytes, is not sold', (name, content) => {
  expect(sniffSold(content, name)).toBeNull();
});

test('the library takes none of them, and each has a most', () => {
  for (const name of ['a.zip', 'a.epub', 'a.mp3']) {
    expect(claimedFormat(name)).toBeNull();
    expect(mostSoldBytes(name)).toBe(MOST_SOLD_BYTES);
  }
  expect([mostSoldBytes('a.pdf'), mostSoldBytes('a.exe')]).toEqual([MOST_BYTES.pdf, null]);
});
