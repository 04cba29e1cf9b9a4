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

/** What another build wrote and this one cannot read is left where it is. */
export async function readEdits(store: PersonStore, key: string): Promise<readonly KeptCell[]> {
  const row = await store.read(['drafts'], async (t) => await t.drafts.get(key));
  const read = v.safeParse(kept, row?.value);
  return read.success ? read.output.cells : [];
}

/** When it resolves they are on the disk; none are no draft any more. */
export async function keepEdits(
  store: PersonStore,
  { key, cells, at }: { readonly key: string; readonly cells: readonly KeptCell[]; readonly at: string },
): Promise<void> {
  await store.write(['drafts'], async (t) => {
    if (cells.length === 0) await t.drafts.remove([key]);
    else await t.drafts.put([{ key, value: { cells }, at }]);
  });
}
