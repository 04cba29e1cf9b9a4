import fc from 'fast-check';
import { expect, test } from 'vitest';

import { editsMoved, keepEdits, readEdits, sheetDraftKey, type KeptCell } from '#src/admin/store/sheet/kept-edits.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';

const AT = '2026-11-28T10:00:00.000Z';
const KEY = sheetDraftKey({ q: 'disque' });

const cell = (row: number, column: string, value: unknown): KeptCell => ({
  row: `row-${row}`,
  product: `row-${row}`,
  column,
  value,
  was: null,
});

/** A tab with the sheet open: what it shows is what it writes. */
function tab(store: ReturnType<typeof openMemoryStore>) {
  let written: readonly KeptCell[] = [];
  return async (shown: readonly KeptCell[]) => {
    await keepEdits(store, { key: KEY, ...editsMoved(written, shown), at: AT });
    written = shown;
  };
}

const sorted = (cells: readonly KeptCell[]) => cells.map((one) => JSON.stringify(one)).toSorted();

test('S139 what two tabs change in one sheet is kept of both, and what one saves leaves the cells of the other', async () => {
  const store = openMemoryStore(createMemoryDisk());
  const [one, other] = [tab(store), tab(store)];
  await one([cell(1, 'price', 10)]);
  await other([cell(2, 'price', 20)]);
  expect(await readEdits(store, KEY)).toEqual([cell(1, 'price', 10), cell(2, 'price', 20)]);
  await one([]);
  expect(await readEdits(store, KEY)).toEqual([cell(2, 'price', 20)]);
  await other([]);
  expect(await store.read(['drafts'], async (t) => await t.drafts.all())).toEqual([]);
});

const shown = (rows: readonly number[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...rows), fc.constantFrom('price', 'name'), fc.nat(3)), {
      selector: ([row, column]) => `${row} ${column}`,
    })
    .map((cells) => cells.map(([row, column, value]) => cell(row, column, value)));

test('S139 tabs that work in other lines each have on the disk what they show', async () => {
  const step = fc.oneof(
    shown([1, 2, 3]).map((cells) => ({ which: 0, cells })),
    shown([4, 5, 6]).map((cells) => ({ which: 1, cells })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const store = openMemoryStore(createMemoryDisk());
      const tabs = [tab(store), tab(store)];
      const last: KeptCell[][] = [[], []];
      for (const { which, cells } of steps) {
        await tabs[which]?.(cells);
        last[which] = cells;
      }
      expect(sorted(await readEdits(store, KEY))).toEqual(sorted(last.flat()));
    }),
  );
});
