import { sql } from 'kysely';

import type { SettingCode } from '#core/settings/registry.ts';
import type { Trx } from '#server/database/transaction.ts';

const SETTING = 'catalog.inventory.stock_options.back_orders' satisfies SettingCode;

/**
 * Articles that do not say whether they are sold without stock follow the shop's setting (`follow_back_orders`).
 * Variants are articles of their own.
 */
export async function followBackOrders(trx: Trx, saved: readonly { readonly code: string }[]): Promise<void> {
  if (!saved.some(({ code }) => code === SETTING)) return;
  await sql`
    update product set without_stock = without_stock
    where without_stock = 'shop' and back_orders is distinct from shop_back_orders(area)`.execute(trx);
}
