/** Rows that are chosen in a list. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseAll,
  chooseRange,
  countOf,
  isChosen,
  NOTHING_CHOSEN,
  pageState,
  togglePage,
  toggleRow,
  type Chosen,
} from '#src/admin/screens/list/model/selection.ts';

const rows = (first: number) => Array.from({ length: 5 }, (_, at) => ({ uuid: `row ${first + at}`, rev: at + 1 }));
const [page, other] = [rows(0), rows(5)];
const place = fc.nat({ max: 4 });
const change: fc.Arbitrary<(chosen: Chosen) => Chosen> = fc.oneof(
  place.map((at) => (chosen: Chosen) => toggleRow(chosen, page[at] ?? { uuid: '', rev: 0 }, page)),
  fc.tuple(place, place).map(
    ([from, to]) =>
      (chosen: Chosen) =>
        chooseRange(chosen, page, from, to),
  ),
  fc.constant((chosen: Chosen) => togglePage(chosen, page)),
  fc.constant((chosen: Chosen) => togglePage(chosen, other)),
  fc.constant(chooseAll),
);
const chosen = fc
  .array(change, { maxLength: 8 })
  .map((changes) => changes.reduce<Chosen>((one, next) => next(one), NOTHING_CHOSEN));

describe('the chosen rows', () => {
  test('pressing a row turns it and no other row of the page', () => {
    fc.assert(
      fc.property(chosen, place, (one, at) => {
        const row = page[at];
        if (row === undefined) throw new Error('no such row');
        const after = toggleRow(one, row, page);
        for (const { uuid } of page)
          expect([uuid, isChosen(after, uuid)]).toEqual([uuid, isChosen(one, uuid) !== (uuid === row.uuid)]);
      }),
    );
  });

  test('pressing the head chooses the whole page, and lets it go when it is whole; other pages keep theirs', () => {
    fc.assert(
      fc.property(chosen, (one) => {
        const after = togglePage(one, page);
        expect(pageState(after, page)).toBe(pageState(one, page) === 'all' ? 'none' : 'all');
        if (!one.all) for (const { uuid } of other) expect(isChosen(after, uuid)).toBe(isChosen(one, uuid));
      }),
    );
  });

  test('all that match are counted by what the list finds, the others one by one', () => {
    fc.assert(
      fc.property(chosen, (one) => {
        const seen = [...page, ...other].filter(({ uuid }) => isChosen(one, uuid)).length;
        expect(countOf(one, 12_345)).toBe(one.all ? 12_345 : seen);
      }),
    );
    expect(isChosen(chooseAll(NOTHING_CHOSEN), 'on another page')).toBe(true);
  });

  test('a range goes from one row to the other, whichever was pressed first', () => {
    for (const [from, to] of [
      [1, 3],
      [3, 1],
    ])
      expect([...chooseRange(NOTHING_CHOSEN, page, from ?? 0, to ?? 0).rows.values()]).toEqual(page.slice(1, 4));
  });
});
