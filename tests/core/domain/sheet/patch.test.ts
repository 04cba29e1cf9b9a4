import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  applyPatch,
  editAt,
  forgetRows,
  invert,
  NO_EDITS,
  NO_HISTORY,
  redo,
  remember,
  undo,
  type CellChange,
  type Edits,
  type History,
  type Patch,
} from '#core/domain/sheet/patch.ts';

const value = fc.constantFrom(undefined, null, 1, 2, 'a');
const asked = fc.array(
  fc.array(fc.record({ row: fc.constantFrom('r', 's'), column: fc.constantFrom('x', 'y'), after: value }), {
    minLength: 1,
    maxLength: 5,
  }),
  { maxLength: 6 },
);

/** Changes say what stood there, as a sheet makes them. */
function patched(edits: Edits, cells: readonly Omit<CellChange, 'before'>[]): { edits: Edits; patch: Patch } {
  let now = edits;
  const patch = cells.map((cell) => {
    const change = { ...cell, before: editAt(now, cell) };
    now = applyPatch(now, [change]);
    return change;
  });
  return { edits: now, patch };
}

test('a patch and its way back leave what was there', () => {
  fc.assert(
    fc.property(asked, (all) => {
      let edits = NO_EDITS;
      for (const cells of all) {
        const next = patched(edits, cells);
        expect(applyPatch(edits, next.patch)).toEqual(next.edits);
        expect(applyPatch(next.edits, invert(next.patch))).toEqual(edits);
        edits = next.edits;
      }
    }),
  );
});

test('what was done, all undone, is nothing; all done again, it is what it was', () => {
  fc.assert(
    fc.property(asked, (all) => {
      let [edits, history]: [Edits, History] = [NO_EDITS, NO_HISTORY];
      for (const cells of all) {
        const next = patched(edits, cells);
        edits = next.edits;
        history = remember(history, next.patch);
      }
      const end = edits;
      const follow = (turn: typeof undo): void => {
        for (let stepped = turn(history); stepped.patch !== null; stepped = turn(history)) {
          edits = applyPatch(edits, stepped.patch);
          history = stepped.history;
        }
      };
      follow(undo);
      expect(edits).toEqual(NO_EDITS);
      follow(redo);
      expect(edits).toEqual(end);
    }),
  );
});

test('a new change ends what could be done again', () => {
  const change = (after: unknown): Patch => [{ row: 'r', column: 'x', before: undefined, after }];
  const undone = undo(remember(NO_HISTORY, change(1))).history;
  expect(redo(undone).patch).toEqual(change(1));
  expect(redo(remember(undone, change(2))).patch).toBeNull();
});

test('what was saved is no longer undone here, whatever was changed beside it is', () => {
  const cell = (row: string): CellChange => ({ row, column: 'x', before: undefined, after: 1 });
  const history = remember(remember(NO_HISTORY, [cell('r'), cell('s')]), [cell('r')]);
  expect(forgetRows(history, new Set(['r']))).toEqual({ done: [[cell('s')]], undone: [] });
});
