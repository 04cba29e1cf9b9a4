import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

import type { NoteWrite } from './follow-later.ts';

/** What writes a change of a spreadsheet: the transaction that it belongs to, and when that is. */
export interface SheetWrite {
  readonly trx: Trx;
  readonly now: Date;
  readonly ids: Ids;
  /** What follows is done later, for all writes that are noted; at once where silent. */
  readonly note?: NoteWrite;
}
