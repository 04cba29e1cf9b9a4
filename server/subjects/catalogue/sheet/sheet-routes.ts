/** What a spreadsheet of products asks for. */
import { sql } from 'kysely';

import { MOST_SHEET_PRODUCTS, SHEET_PAGE } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import type { SHEET_ROUTES } from '#core/contract/admin/products/sheet/routes.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { listRows } from '#server/resources/list/list-rows.ts';
import { readRecords } from '#server/resources/read/read-record.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { sheetProducts } from './sheet-product.ts';
import { sheetSaves } from './sheet-saves.ts';
import { undoSave } from './undo-save.ts';

export const sheetOffice = (tools: Pick<ShopTools, 'db' | 'clock' | 'ids'>): Handlers<typeof SHEET_ROUTES> => ({
  'api.admin.products.sheet.rows': async (_context, { query }) => {
    const { db } = tools;
    const { data, meta } = await listRows(db, products, { ...query, perPage: SHEET_PAGE });
    const { rows: sources } = await sql<{ code: string; name: string }>`
      select code, name from inventory_source where status order by priority, code`.execute(db);
    return {
      data: await sheetProducts(db, data),
      total: Math.min(meta.total, MOST_SHEET_PRODUCTS),
      more: meta.more || meta.total > MOST_SHEET_PRODUCTS,
      next: meta.next,
      sources,
    };
  },
  'api.admin.products.sheet.some': async (_context, { query }) => {
    const found = await readRecords(tools.db, products, query.ids);
    return { data: await sheetProducts(tools.db, found) };
  },
  'api.admin.products.sheet.saves': async (context) => sheetSaves(tools.db, (await adminOf(context)).id, context.now),
  'api.admin.products.sheet.undo': async (context, { body }) => {
    const undone = await undoSave(tools, await adminOf(context), { save: body.save, now: context.now });
    if (undone === null) throw new Refusal('record.unknown');
    return undone;
  },
});
