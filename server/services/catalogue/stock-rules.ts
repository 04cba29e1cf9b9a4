import { sql } from 'kysely';

import type { StockRules } from '#core/domain/stock.ts';
import type { Db } from '#server/database/connection.ts';

type Thresholds = Omit<StockRules, 'backOrders'>;

const PREFIX = 'catalog.inventory.stock_options.';
const OUT = `${PREFIX}out_of_stock_threshold`;
const LOW = `${PREFIX}low_stock_threshold`;

/** What the settings say of thresholds, by their code; null when they say nothing. */
export type StockSettings = Readonly<Record<string, string | null>> | null;

/** The thresholds as a column of any query: whoever reads stock reads its rules in the same snapshot. */
export const stockSettings = sql<StockSettings>`(
  select jsonb_object_agg(code, value) from core_config
  where code in (${sql.lit(OUT)}, ${sql.lit(LOW)}) and channel_code is null and locale_code is null)`;

/** The shop's thresholds (domain 1.5), the given ones where it has none; back orders are each product's own. */
export function stockRulesOf(settings: StockSettings, fallback: Thresholds): Thresholds {
  const number = (code: string, otherwise: number) => {
    const value = settings?.[code] ?? '';
    return /^\d{1,6}$/.test(value) ? Number(value) : otherwise;
  };
  return { outThreshold: number(OUT, fallback.outThreshold), lowThreshold: number(LOW, fallback.lowThreshold) };
}

export async function loadStockRules(db: Db, fallback: Thresholds): Promise<Thresholds> {
  const { rows } = await sql<{ settings: StockSettings }>`select ${stockSettings} as settings`.execute(db);
  return stockRulesOf(rows[0]?.settings ?? null, fallback);
}
