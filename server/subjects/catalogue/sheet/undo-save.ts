/** A save of a spreadsheet that is undone: each product by itself, where nobody has written it since (rule S138). */
import { sql } from 'kysely';
import * as v from 'valibot';

import { sheetChangeRoute } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { UNDO_AT_ONCE, type sheetUndoRoute } from '#core/contract/admin/products/sheet/sheet-saves.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import type { Author } from '#server/resources/author.ts';

import { undoneSince } from './sheet-saves.ts';
import { writeSheetChange } from './write-sheet-change.ts';

interface Asked {
  readonly save: string;
  readonly now: Date;
}

type Tools = Pick<ShopTools, 'db' | 'ids'>;

/** @returns null where the author has made no such save within a day */
export async function undoSave(
  tools: Tools,
  author: Author,
  asked: Asked,
): Promise<RouteAnswer<typeof sheetUndoRoute> | null> {
  const refused: { uuid: string; title: string; code: string }[] = [];
  let done = 0;
  const { rows } = await rowsOf(tools, author, asked);
  if (rows.length === 0 && !(await isKnown(tools, author, asked))) return null;
  for (const { product, title } of rows.slice(0, UNDO_AT_ONCE)) {
    const code = await undoProduct(tools, author, { ...asked, product });
    if (code === null) done += 1;
    else refused.push({ uuid: product, title, code });
  }
  return { done, refused, left: Math.max(0, rows.length - UNDO_AT_ONCE) };
}

const rowsOf = ({ db }: Tools, { id }: Author, { save, now }: Asked) =>
  sql<{ product: string; title: string }>`
    select product, title from spreadsheet_row
    where save = ${save} and admin = ${id} and at > ${undoneSince(now)} and undone_at is null
    order by product`.execute(db);

async function isKnown({ db }: Tools, { id }: Author, { save, now }: Asked): Promise<boolean> {
  const { rows } = await sql`
    select 1 from spreadsheet_row where save = ${save} and admin = ${id} and at > ${undoneSince(now)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

interface Undone extends Asked {
  readonly product: string;
}

/** The change that leads back, as it was kept. */
const backShape = v.pick(sheetChangeRoute.body, ['fields', 'attributes', 'english', 'variants', 'stock']);

/** @returns why the product stays as it is, which is noted; null: it is as it was */
async function undoProduct({ db, ids }: Tools, author: Author, one: Undone): Promise<string | null> {
  try {
    await inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('spreadsheet_row')
        .selectAll()
        .where('save', '=', one.save)
        .where('product', '=', one.product)
        .where('undone_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      /* another press was faster */
      if (row === undefined) return;
      const back = v.parse(backShape, row.before);
      const { save, product, now } = one;
      const seen = { rev: row.rev, baseRevId: row.rev_id };
      await writeSheetChange({ trx, now, ids }, author, {
        save,
        product,
        title: row.title,
        ...seen,
        revId: ids.uuid(),
        ...back,
      });
      await trx
        .updateTable('spreadsheet_row')
        .set({ undone_at: now })
        .where('save', '=', save)
        .where('product', '=', product)
        .execute();
    });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await db
      .updateTable('spreadsheet_row')
      .set({ undone_at: one.now, refused: error.code })
      .where('save', '=', one.save)
      .where('product', '=', one.product)
      .execute();
    return error.code;
  }
}
