import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headOf } from '#core/contract/cms/fold-head.ts';
import { CONTENT_STATUSES } from '#core/domain/cms/content-status.ts';
import { fitting, queryIn, SORTS, wordsOf } from '#src/admin/features/cms/list/heads-query.ts';

const query = queryIn(new URLSearchParams());
const at = '2026-03-02T09:00:00.000Z';
const head = (title: string, more = {}) => ({
  ...headOf({ doc: title, of: 'content', type: 'page', title, slug: title.toLowerCase() }, at),
  ...more,
});

test('a question is the same after it has been an address', () => {
  fc.assert(
    fc.property(
      fc.record({
        text: fc.string({ maxLength: 30 }),
        status: fc.constantFrom(null, ...CONTENT_STATUSES),
        term: fc.constantFrom(null, 'a'),
        sort: fc.constantFrom(...SORTS),
        isDown: fc.boolean(),
        page: fc.integer({ min: 1, max: 500 }),
      }),
      (asked) => {
        const words = new URLSearchParams();
        for (const [name, value] of Object.entries(wordsOf(asked))) if (value !== null) words.set(name, value);
        expect(queryIn(words)).toEqual(asked);
      },
    ),
  );
});

test('words are found without accents and case; the bin is shown to who asks for it', () => {
  const heads = [head('Préparer l’hiver'), head('Été'), head('Vieux', { status: 'trash' })];
  const titles = (asked: Partial<typeof query>) => fitting(heads, { ...query, ...asked }).map(({ title }) => title);
  expect(titles({ text: 'prepa HIVER' })).toEqual(['Préparer l’hiver']);
  expect(titles({ sort: 'title', isDown: false })).toEqual(['Été', 'Préparer l’hiver']);
  expect(titles({ status: 'trash' })).toEqual(['Vieux']);
});
