import type { StockRules } from '#core/domain/stock.ts';
import type { Db } from '#server/database/connection.ts';

type Thresholds = Omit<StockRules, 'backOrders'>;

const PREFIX = 'catalog.inventory.stock_options.';
const OUT = `${PREFIX}out_of_stock_threshold`;
const LOW = `${PREFIX}low_stock_threshold`;

/** The shop's thresholds (domain 1.5), the given ones where it has none; back orders are each product's own. */
export async function loadStockRules(db: Db, fallback: Thresholds): Promise<Thresholds> {
  const rows = await db
    .selectFrom('core_config')
    .select(['code', 'value'])
    .where('code', 'in', [OUT, LOW])
    .where('channel_code', 'is', null)
    .execute();
  const number = (code: string, otherwise: number) => {
    const value = rows.find((row) => row.code === code)?.value ?? '';
    return /^\d{1,6}$/.test(value) ? Number(value) : otherwise;
  };
  return { outThreshold: number(OUT, fallback.outThreshold), lowThreshold: number(LOW, fallback.lowThreshold) };
}
