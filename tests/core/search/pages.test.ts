import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPages } from '#core/search/cut.ts';
import { joinHalves } from '#core/search/join-pages.ts';
import { decodeCardPage, decodeOfferPage, encodeCardPage, encodeOfferPage } from '#core/search/pages.ts';
import { buildSegment, readRow } from '#core/search/segment.ts';
import { openSnapshot, saveSnapshot } from '#core/search/snapshot.ts';
import type { CatalogueRow } from '#core/search/row.ts';
import { rowWithId } from './arbitrary-rows.ts';

const rows = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map(rowWithId)));
const leafOrder = [12, 10, 11];
const sizes = { target: 6, most: 9, least: 3 };

function idsOf(rows: CatalogueRow[]): string[] {
  return cutPages(rows, leafOrder).map((cut) => cut.rows.map(({ id }) => id).join());
}

function through<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

describe('pages', () => {
  it('give back, through JSON, the rows they were made of', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const cards = decodeCardPage(through(encodeCardPage(rows)));
        const offers = decodeOfferPage(through(encodeOfferPage(rows)));
        expect(joinHalves(cards, offers)).toEqual(rows);
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
    expect(joinHalves(row ? [row] : [], [])).toEqual([]);
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

describe('a snapshot', () => {
  it('opens as the segment it was saved from, at any place in a buffer', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 9 }), (rows, at) => {
        const segment = buildSegment(rows);
        const saved = saveSnapshot(segment, 'manifest 7');
        const placed = new Uint8Array(saved.length + at);
        placed.set(saved, at);
        const opened = openSnapshot(placed.subarray(at), 'manifest 7');
        expect(opened).toEqual(segment);
        expect(opened && rows.map((_, row) => readRow(opened, row))).toEqual(rows.sort((a, b) => a.id - b.id));
      }),
      { numRuns: 50 },
    );
  });

  it('does not open under another stamp, cut short, or when it is something else', () => {
    const saved = saveSnapshot(buildSegment(fc.sample(rows, { numRuns: 1, seed: 3 }).flat()), 'manifest 7');
    expect(openSnapshot(saved, 'manifest 8')).toBeNull();
    expect(openSnapshot(saved.slice(0, saved.length - 1), 'manifest 7')).toBeNull();
    expect(openSnapshot(new Uint8Array(3), 'manifest 7')).toBeNull();
    expect(openSnapshot(new Uint8Array(64), 'manifest 7')).toBeNull();
  });
});
