/** Saves of the last day, which can be undone (rule S138). */
import type { SheetSave } from '#core/contract/admin/products/sheet/sheet-saves.ts';
import type { Db } from '#server/database/connection.ts';

const DAY_MS = 86_400_000;

export const undoneSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Those of one who works here, newest first. */
export async function sheetSaves(db: Db, admin: string, now: Date): Promise<SheetSave[]> {
  const rows = await db
    .selectFrom('spreadsheet_row')
    .select(({ fn }) => [
      'save',
      fn.min('at').as('at'),
      fn.countAll<number>().as('products'),
      fn.count<number>('undone_at').as('looked'),
    ])
    .where('admin', '=', admin)
    .where('at', '>', undoneSince(now))
    .groupBy('save')
    .orderBy('at', 'desc')
    .orderBy('save')
    .limit(50)
    .execute();
  return rows.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }));
}

/** As long as results of changes are kept (rule S27): a change that is told again until then acts once (rule S136). */
const KEPT_MS = 30 * DAY_MS;

export async function sweepSaves(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('spreadsheet_row')
    .where('at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
