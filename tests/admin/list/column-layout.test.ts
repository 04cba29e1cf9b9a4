/** Columns of a list, as a person arranges them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawnOrder,
  moveColumn,
  NARROWEST,
  pinColumn,
  readLayout,
  toggleColumn,
  usualLayout,
  widen,
  withColumns,
  type ColumnLayout,
} from '#src/admin/screens/list/model/column-layout.ts';

const offered = {
  title: 'code',
  usual: ['code', 'name', 'city', 'status'],
  all: ['code', 'name', 'description', 'city', 'country', 'status', 'priority'],
};
const name = fc.constantFrom(...offered.all);
const change: fc.Arbitrary<(layout: ColumnLayout) => ColumnLayout> = fc.oneof(
  name.map((one) => (layout: ColumnLayout) => toggleColumn(layout, one, offered)),
  fc.tuple(name, fc.integer({ min: -3, max: 20 })).map(
    ([one, to]) =>
      (layout: ColumnLayout) =>
        moveColumn(layout, one, to),
  ),
  name.map((one) => (layout: ColumnLayout) => pinColumn(layout, one)),
  fc.tuple(name, fc.double({ min: -1e4, max: 1e4, noNaN: true })).map(
    ([one, px]) =>
      (layout: ColumnLayout) =>
        widen(layout, one, px),
  ),
  fc.array(fc.oneof(name, fc.string())).map((names) => (layout: ColumnLayout) => withColumns(layout, names, offered)),
);
const layout = fc
  .array(change, { maxLength: 12 })
  .map((changes) => changes.reduce((one, next) => next(one), usualLayout(offered)));

/** What holds of every layout. */
function expectSound({ shown, pinned, widths }: ColumnLayout): void {
  expect(shown).toContain(offered.title);
  expect(new Set(shown).size).toBe(shown.length);
  for (const one of [...shown, ...pinned, ...Object.keys(widths)]) expect(offered.all).toContain(one);
  for (const px of Object.values(widths)) expect(px).toBeGreaterThanOrEqual(NARROWEST);
}

describe('the columns of a list', () => {
  test('whatever is done to them, the one that names a row is there, each once', () => {
    fc.assert(fc.property(layout, expectSound));
  });

  test('are drawn once each, pinned ones first', () => {
    fc.assert(
      fc.property(layout, (one) => {
        const drawn = drawnOrder(one);
        expect(drawn.toSorted()).toEqual([...one.shown].toSorted());
        const pins = drawn.map((column) => one.pinned.includes(column));
        expect(pins).toEqual([...pins.filter(Boolean), ...pins.filter((pin) => !pin)]);
      }),
    );
  });

  test('moving one leaves the others in their order', () => {
    fc.assert(
      fc.property(layout, name, fc.integer({ min: -2, max: 9 }), (one, column, to) => {
        const without = (all: readonly string[]) => all.filter((other) => other !== column);
        expect(without(moveColumn(one, column, to).shown)).toEqual(without(one.shown));
      }),
    );
    expect(moveColumn(usualLayout(offered), 'status', 1).shown).toEqual(['code', 'status', 'name', 'city']);
  });

  test('a hidden one comes back where the definition has it', () => {
    const hidden = toggleColumn(usualLayout(offered), 'city', offered);
    expect(hidden.shown).toEqual(['code', 'name', 'status']);
    expect(toggleColumn(hidden, 'city', offered).shown).toEqual(offered.usual);
    expect(toggleColumn(hidden, 'code', offered)).toBe(hidden);
  });

  test('are read back as they were kept', () => {
    fc.assert(
      fc.property(layout, (one) => {
        const kept: unknown = JSON.parse(JSON.stringify(one));
        expect(readLayout(kept, offered)).toEqual({ ...one, pinned: readLayout(kept, offered).pinned });
        expect([...readLayout(kept, offered).pinned].toSorted()).toEqual([...one.pinned].toSorted());
      }),
    );
  });

  test('whatever was kept, they can be drawn', () => {
    fc.assert(fc.property(fc.jsonValue(), (kept) => expectSound(readLayout(kept, offered))));
    fc.assert(
      fc.property(
        fc.record({ shown: fc.jsonValue(), pinned: fc.jsonValue(), widths: fc.jsonValue(), dense: fc.jsonValue() }),
        (kept) => expectSound(readLayout(kept, offered)),
      ),
    );
  });
});
