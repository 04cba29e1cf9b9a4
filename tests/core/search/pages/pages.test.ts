import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPages } from '#core/search/pages/cut.ts';
import { decodePages, encodeCardPage, encodeOfferPage } from '#core/search/pages/pages.ts';
import { buildSegment, readRow } from '#core/search/segment/segment.ts';
import {
  fillTexts,
  openFilters,
  openLists,
  openSearch,
  saveSnapshot,
  sliceOfRow,
  slicesOf,
} from '#core/search/snapshot/snapshot.ts';
import type { Snapshot } from '#core/search/snapshot/snapshot.ts';
import type { Segment } from '#core/search/segment/segment.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { rowWithId } from '../arbitrary-rows.ts';

const rows = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map(rowWithId)));
const leafOrder = [12, 10, 11];
const sizes = { target: 6, most: 9, least: 3 };

function idsOf(rows: CatalogueRow[]): string[] {
  return cutPages(rows, leafOrder).map((cut) => cut.rows.map(({ id }) => id).join());
}

const through = (page: object) => JSON.parse(JSON.stringify(page));

describe('pages', () => {
  it('give back, through JSON, the rows they were made of', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        expect(decodePages(through(encodeCardPage(rows)), through(encodeOfferPage(rows)))).toEqual(rows);
      }),
    );
  });

  it('hold nothing of an offer in a card, so that a price change leaves the card page as it was', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const dearer = rows.map((row) => ({ ...row, price: row.price + 100, stock: 0 as const, low: 0 }));
        expect(encodeCardPage(dearer)).toEqual(encodeCardPage(rows));
      }),
    );
  });

  it('leave out a card without an offer', () => {
    const [row] = fc.sample(rowWithId(1), 1);
    const cards = through(encodeCardPage(row ? [row] : []));
    expect(cards.ids).toEqual([1]);
    expect(decodePages(cards, through(encodeOfferPage([])))).toEqual([]);
  });
});

describe('the cut into pages', () => {
  it('puts every row in one page, by area, leaf in menu order and id, none above the most', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const cuts = cutPages(rows, leafOrder, sizes);
        const leafPlace = ({ categoryIds: [leaf = 0] }: CatalogueRow) => [...leafOrder, 0].indexOf(leaf);
        const ordered = [...rows].sort(
          (left, right) =>
            Number(left.area === 'moto') - Number(right.area === 'moto') ||
            leafPlace(left) - leafPlace(right) ||
            left.id - right.id,
        );
        expect(cuts.flatMap((cut) => [...cut.rows])).toEqual(ordered);
        for (const cut of cuts) {
          expect(cut.rows.length).toBeLessThanOrEqual(sizes.most);
          expect(new Set(cut.rows.map((row) => row.area))).toEqual(new Set([cut.area]));
          expect(cut.categoryIds).toEqual([...new Set(cut.rows.map((row) => row.categoryIds[0] ?? 0))]);
        }
      }),
    );
  });

  it('joins neighbours below the least where both fit', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const cuts = cutPages(rows, leafOrder, sizes);
        cuts.forEach((cut, at) => {
          const next = cuts[at + 1];
          if (next?.area !== cut.area || Math.min(cut.rows.length, next.rows.length) >= sizes.least) return;
          expect(cut.rows.length + next.rows.length).toBeGreaterThan(sizes.most);
        });
      }),
    );
  });

  it('changes a few pages only when one product of a large category goes', () => {
    const [sample] = fc.sample(rowWithId(1), 1);
    if (!sample) throw new Error('no sample');
    const many = Array.from({ length: 20_000 }, (_, id) => ({ ...sample, id, categoryIds: [10] }));
    const before = new Set(idsOf(many));
    expect(before.size).toBeGreaterThan(12);
    for (const gone of [0, 777, 10_000, 19_999]) {
      const after = idsOf(many.filter(({ id }) => id !== gone));
      expect(after.filter((page) => !before.has(page)).length).toBeLessThanOrEqual(2);
    }
  });
});

/** The whole segment back from its parts, as a start puts it together. */
function reopened({ list, more, find, texts }: Snapshot, stamp: string): Segment | null {
  const lists = openLists(list, stamp);
  if (lists === null || slicesOf(lists) !== texts.length) return null;
  const areTexts = texts.every((slice, at) => fillTexts(lists, at, slice));
  const filtered = areTexts ? openFilters(lists, more, stamp) : null;
  return filtered && openSearch(filtered, find, stamp);
}

describe('a snapshot', () => {
  it('opens as the segment it was saved from, at any place in a buffer', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 9 }), (rows, at) => {
        const segment = buildSegment(rows);
        const moved = (bytes: Uint8Array) => {
          const placed = new Uint8Array(bytes.length + at);
          placed.set(bytes, at);
          return placed.subarray(at);
        };
        const { list, more, find, texts } = saveSnapshot(segment, 'manifest 7');
        const parts = { list: moved(list), more: moved(more), find: moved(find), texts };
        const opened = reopened(parts, 'manifest 7');
        expect(opened).toEqual(segment);
        expect(opened && rows.map((_, row) => readRow(opened, row))).toEqual(rows.sort((a, b) => a.id - b.id));
      }),
      { numRuns: 50 },
    );
  });

  it('has every text in the slice its row names', () => {
    const [row] = fc.sample(rows, { numRuns: 20, seed: 4 }).flat();
    if (row === undefined) throw new Error('no row was made');
    const segment = buildSegment(Array.from({ length: 2_100 }, (_, at) => ({ ...row, id: at + 1, name: `Nº ${at}` })));
    const { list, texts } = saveSnapshot(segment, 'manifest 7');
    for (const wanted of [0, 127, 128, 2_099]) {
      const lists = openLists(list, 'manifest 7');
      if (lists === null) throw new Error('the lists do not open');
      const slice = sliceOfRow(wanted);
      expect(fillTexts(lists, slice, texts[slice] ?? new Uint8Array())).toBe(true);
      expect(readRow(lists, wanted)).toEqual(readRow(segment, wanted));
    }
  });

  it('does not open under another stamp, cut short, or when it is something else', () => {
    const saved = saveSnapshot(buildSegment(fc.sample(rows, { numRuns: 1, seed: 3 }).flat()), 'one');
    const { list, more, find, texts } = saved;
    const cut = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -8);
    expect(reopened(saved, 'one')).not.toBeNull();
    expect(reopened(saved, 'two')).toBeNull();
    for (const bytes of [cut(list), new Uint8Array(3), new Uint8Array(64)])
      expect(reopened({ ...saved, list: bytes }, 'one')).toBeNull();
    for (const bytes of [cut(more), new Uint8Array(3)]) expect(reopened({ ...saved, more: bytes }, 'one')).toBeNull();
    for (const bytes of [cut(find), new Uint8Array(3)]) expect(reopened({ ...saved, find: bytes }, 'one')).toBeNull();
    expect(reopened({ ...saved, texts: texts.map(cut) }, 'one')).toBeNull();
  });
});
