import fc from 'fast-check';
import { expect, it } from 'vitest';

import { DetailTexts } from '#server/subjects/catalogue/load/detail-texts.ts';

/** A run of products that are written anew or go. */
const change = fc.record({
  first: fc.integer({ min: 1, max: 1_200 }),
  count: fc.integer({ min: 0, max: 800 }),
  text: fc.option(fc.constantFrom('neuf', 'l’été', '')),
});

it('texts after any changes are what a map has, and those before stay as they were', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      let texts = new DetailTexts();
      const expected = new Map<number, string>();
      const check = (of: DetailTexts, map: ReadonlyMap<number, string>) => {
        for (let id = 1; id <= 2_000; id++) if (of.get(id) !== map.get(id)) expect(of.get(id)).toBe(map.get(id));
      };
      for (const { first, count, text } of changes) {
        const [earlier, before] = [texts, new Map(expected)];
        const ids = Array.from({ length: count }, (_, at) => first + at);
        const changed = new Map(text === null ? [] : ids.map((id) => [id, `${text} ${id}`]));
        const removed = text === null ? ids : [];
        texts = texts.with(new Map([...changed].map(([id, one]) => [id, Buffer.from(one)])), removed);
        for (const id of removed) expected.delete(id);
        for (const [id, one] of changed) expected.set(id, one);
        check(texts, expected);
        check(earlier, before);
      }
    }),
    { numRuns: 30 },
  );
});
