/** Everything of a person on this device as a file (domain 4.8): what the shop confirmed, what waits, what was typed. */
import type { BaseRow, DraftRow } from '#src/db/rows.ts';
import type { PersonStore } from '#src/db/store.ts';
import { exportWork, type ExportedWork } from '#src/sync/outbox/export-work.ts';

export interface ExportedAccount {
  readonly format: 'bitume-account';
  readonly version: 1;
  /** ISO instant of the device. */
  readonly at: string;
  /** Profile, addresses, lists, carts and quotes as the shop last confirmed them. */
  readonly records: readonly BaseRow['record'][];
  readonly changes: Pick<ExportedWork, 'waiting' | 'parked'>;
  readonly drafts: readonly DraftRow[];
}

export async function exportAccount(store: PersonStore, at: string): Promise<ExportedAccount> {
  const { waiting, parked } = await exportWork(store, at);
  return store.read(['base', 'drafts'], async (t) => ({
    format: 'bitume-account',
    version: 1,
    at,
    records: (await t.base.all()).map(({ record }) => record),
    changes: { waiting, parked },
    drafts: await t.drafts.all(),
  }));
}
