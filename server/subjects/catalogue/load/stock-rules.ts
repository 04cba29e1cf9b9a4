import { sql } from 'kysely';

import type { StockRules } from '#core/domain/catalogue/stock.ts';
import { SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import type { Db } from '#server/database/connection.ts';

type Thresholds = Omit<StockRules, 'backOrders'>;

const OUT = 'catalog.inventory.stock_options.out_of_stock_threshold' satisfies SettingCode;
const LOW = 'catalog.inventory.stock_options.low_stock_threshold' satisfies SettingCode;
const SHOWS_LOW = 'catalog.inventory.stock_options.display_low_stock' satisfies SettingCode;

/** What the settings say of thresholds, by their code; null when they say nothing. */
export type StockSettings = Readonly<Record<string, string | null>> | null;

/** The thresholds as a column of any query: whoever reads stock reads its rules in the same snapshot. */
export const stockSettings = sql<StockSettings>`(
  select jsonb_object_agg(code, value) from core_config
  where code in (${sql.lit(OUT)}, ${sql.lit(LOW)}, ${sql.lit(SHOWS_LOW)}) and channel_code is null and locale_code is null)`;

/** The shop's thresholds (domain 1.5), the given ones where it has none; back orders are each product's own. */
export function stockRulesOf(settings: StockSettings, fallback: Thresholds): Thresholds {
  const stored = (code: SettingCode) => {
    const text = settings?.[code] ?? null;
    return text === null ? undefined : parseSetting(SETTINGS[code], text);
  };
  const number = (code: SettingCode, otherwise: number) => {
    const value = stored(code);
    return typeof value === 'number' ? value : otherwise;
  };
  const outThreshold = number(OUT, fallback.outThreshold);
  /* a shop that does not say how many are left has none of which few are left */
  if (stored(SHOWS_LOW) === false) return { outThreshold, lowThreshold: outThreshold };
  return { outThreshold, lowThreshold: number(LOW, fallback.lowThreshold) };
}

export async function loadStockRules(db: Db, fallback: Thresholds): Promise<Thresholds> {
  const { rows } = await sql<{ settings: StockSettings }>`select ${stockSettings} as settings`.execute(db);
  return stockRulesOf(rows[0]?.settings ?? null, fallback);
}
