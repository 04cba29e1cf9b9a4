import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocument, type Merged } from '#core/domain/merge/merge-document.ts';
import { edited, edits, each, pages, wordsIn, type Page } from './pages.ts';

const merge = (base: Page, mine: Page, theirs: Page): Merged<Page> =>
  mergeDocument(base, mine, theirs, { sets: ['tags'], positioned: ['blocks'] });

/** What a reader sees: without positions. */
const seen = (page: unknown): unknown =>
  JSON.parse(JSON.stringify(page, (key, value: unknown) => (key === 'pos' ? undefined : value)));

/** Words an editor wrote that were not there before. */
const written = (base: Page, page: Page): string[] => {
  const before = wordsIn(base);
  return [...wordsIn(page)].filter((word) => !before.has(word));
};

describe('a merge of documents (design §5, rule 19)', () => {
  it('takes the work of one where the other did nothing', () => {
    fc.assert(
      fc.property(pages, edits, (base, list) => {
        const mine = edited(base, 'x', list);
        expect(seen(merge(base, mine, base).document)).toEqual(seen(mine));
        expect(seen(merge(base, base, mine).document)).toEqual(seen(mine));
        expect(seen(merge(base, mine, mine).document)).toEqual(seen(mine));
        expect(merge(base, mine, base).conflicts).toEqual([]);
      }),
    );
  });

  it('is the same whoever is mine and theirs', () => {
    fc.assert(
      fc.property(pages, edits, edits, (base, one, other) => {
        const [a, b] = [edited(base, 'x', one), edited(base, 'y', other)];
        const [left, right] = [merge(base, a, b), merge(base, b, a)];
        expect(left.document).toEqual(right.document);
        expect(left.conflicts).toEqual(
          right.conflicts.map(({ path, base: was, mine, theirs }) => ({ path, base: was, mine: theirs, theirs: mine })),
        );
      }),
    );
  });

  it('loses no word of three editors in 12,000 merges, and where nothing has to be decided their order of arrival does not matter', () => {
    let clean = 0;
    fc.assert(
      fc.property(pages, edits, edits, edits, (base, one, other, third) => {
        const [x, y, z] = [edited(base, 'x', one), edited(base, 'y', other), edited(base, 'z', third)];
        const arrivals: (readonly [Page, Page, Page])[] = [
          [x, y, z],
          [x, z, y],
          [y, z, x],
        ];
        const wrote = [x, y, z].flatMap((page) => written(base, page));
        const ends = arrivals.map(([first, second, last]) => {
          const before = merge(base, second, first);
          const after = merge(base, last, before.document);
          const kept = wordsIn([after.document, before.conflicts, after.conflicts]);
          expect(wrote.filter((word) => !kept.has(word))).toEqual([]);
          return { page: seen(after.document), decided: before.conflicts.length + after.conflicts.length === 0 };
        });
        if (!ends.every(({ decided }) => decided)) return;
        clean += 1;
        for (const { page } of ends) expect(page).toEqual(ends[0]?.page);
      }),
      { numRuns: 2_000 },
    );
    expect(clean).toBeGreaterThan(400);
  });

  it('gives no block a position where their order alone says where they stand', () => {
    fc.assert(
      fc.property(pages, edits, edits, (base, one, other) => {
        const [a, b] = [edited(base, 'x', one), edited(base, 'y', other)];
        const { document, conflicts } = mergeDocument(base, a, b, { sets: ['tags'] });
        expect([...each(document.blocks)].filter((block) => 'pos' in block)).toEqual([]);
        expect({ document, conflicts }).toEqual({ ...merge(base, a, b), document: seen(merge(base, a, b).document) });
      }),
    );
  });

  it('holds every block once', () => {
    fc.assert(
      fc.property(pages, edits, edits, (base, one, other) => {
        const { document } = merge(base, edited(base, 'x', one), edited(base, 'y', other));
        const ids = [...each(document.blocks)].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
