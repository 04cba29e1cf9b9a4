import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { MEDIA_SORTS, mediaQuery } from '#core/contract/cms/media/media-file.ts';
import { addressWords, LIBRARY_KINDS, libraryQuery, wordsOf } from '#src/admin/features/media/library-query.ts';

const id = randomUUID();
const queries = fc.record({
  kind: fc.constantFrom(...LIBRARY_KINDS),
  q: fc.string({ maxLength: 30 }),
  folder: fc.constantFrom(null, 'none', id),
  category: fc.constantFrom(null, id),
  sort: fc.constantFrom(...MEDIA_SORTS),
  page: fc.integer({ min: 1, max: 500 }),
  isList: fc.boolean(),
});

test('what the library was asked for is the same after it has been an address, and is a question it takes', () => {
  fc.assert(
    fc.property(queries, (asked) => {
      const address = new URLSearchParams();
      for (const [name, value] of Object.entries(addressWords(asked)))
        if (value !== null) address.set(name, String(value));
      expect(libraryQuery(address)).toEqual(asked);
      expect(v.is(mediaQuery, wordsOf(asked))).toBe(true);
    }),
  );
});

test('what an address says and no library can be asked for is left out', () => {
  const odd = new URLSearchParams('kind=son&folder=../x&category=1&sort=hasard&page=-3&view=mur');
  expect(addressWords(libraryQuery(odd))).toEqual(addressWords(libraryQuery(new URLSearchParams())));
});
