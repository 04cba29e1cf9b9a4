import type { DraftRow } from '#src/db/rows.ts';
import type { PersonStore } from '#src/db/store.ts';
import { exportWork, type ExportedWork } from '#src/sync/outbox/export-work.ts';

/** Work of the back office that has not reached the shop, as a file: what waits, what was refused, and every draft. */
export async function exportOffice(
  store: PersonStore,
  at: string,
): Promise<ExportedWork & { readonly drafts: readonly DraftRow[] }> {
  const drafts = await store.read(['drafts'], async (t) => await t.drafts.all());
  return { ...(await exportWork(store, at)), drafts };
}
