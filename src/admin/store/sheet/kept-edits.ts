/** Cells that were changed and not saved, kept on the device of whoever changed them (rule S139). */
import * as v from 'valibot';
import type { PersonStore } from '#src/db/store.ts';

/** `was`: what stood there when it was changed; `product`: where a list does not find the line any more, the shop is asked. */
const cell = v.object({
  row: v.string(),
  product: v.string(),
  column: v.string(),
  value: v.unknown(),
  was: v.unknown(),
});
const kept = v.object({ cells: v.array(cell) });

export type KeptCell = v.InferOutput<typeof cell>;

/** One draft for each list that a sheet was opened from. */
export const sheetDraftKey = (words: object): string =>
  `sheet:${JSON.stringify(Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;

/** What another build wrote and this one cannot read is none. */
function cellsIn(row: { readonly value: unknown } | undefined): readonly KeptCell[] {
  const read = v.safeParse(kept, row?.value);
  return read.success ? read.output.cells : [];
}

export const readEdits = (store: PersonStore, key: string): Promise<readonly KeptCell[]> =>
  store.read(['drafts'], async (t) => cellsIn(await t.drafts.get(key)));

/** One cell of a sheet, whichever value it has. */
const placeOf = ({ row, column }: Pick<KeptCell, 'row' | 'column'>): string => JSON.stringify([row, column]);

/** What one tab has changed since it wrote last. */
export interface EditsMoved {
  readonly put: readonly KeptCell[];
  readonly gone: readonly KeptCell[];
}

/** From what this tab has on the disk to what it shows. */
export function editsMoved(written: readonly KeptCell[], shown: readonly KeptCell[]): EditsMoved {
  const here = new Set(shown.map(placeOf));
  const known = new Map(written.map((one) => [placeOf(one), JSON.stringify(one)]));
  return {
    put: shown.filter((one) => known.get(placeOf(one)) !== JSON.stringify(one)),
    gone: written.filter((one) => !here.has(placeOf(one))),
  };
}

/**
 * When it resolves they are on the disk; none are no draft any more. Cells that another tab has changed in the same sheet
 * stay: each tab writes its own.
 */
export async function keepEdits(
  store: PersonStore,
  { key, put, gone, at }: EditsMoved & { readonly key: string; readonly at: string },
): Promise<void> {
  if (put.length === 0 && gone.length === 0) return;
  await store.write(['drafts'], async (t) => {
    const cells = new Map(cellsIn(await t.drafts.get(key)).map((one) => [placeOf(one), one]));
    for (const one of gone) cells.delete(placeOf(one));
    for (const one of put) cells.set(placeOf(one), one);
    if (cells.size === 0) await t.drafts.remove([key]);
    else await t.drafts.put([{ key, value: { cells: [...cells.values()] }, at }]);
  });
}
