import { channelWords, currencies, groupPrices, rates, rateSets, rules, sources } from '#demo/sale.ts';
import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

import { insertRows } from './insert-rows.ts';

/** Where stock lies, how parcels travel, what totals are told in, and the codes the shop gives away. */
export async function writeSale(trx: Trx, { ids, now }: { readonly ids: Pick<Ids, 'uuid'>; readonly now: Date }) {
  const written = { rev: 1, created_at: now, updated_at: now };
  const named = () => ({ uuid: ids.uuid(), ...written });
  await trx
    .withTables<{ inventory_source: Record<string, unknown> }>()
    .insertInto('inventory_source')
    .values(sources.map((source) => ({ ...source, ...named() })))
    .execute();
  await insertRows(
    trx,
    'currency',
    currencies.map(({ rate: _rate, ...currency }) => ({ ...currency, ...named() })),
  );
  await insertRows(
    trx,
    'exchange_rate',
    currencies.map(({ code, rate }) => ({ currency: code, rate, source: 'Exemple', ...named() })),
  );
  /* both halves offer all of it and sell from all */
  await sql`update shop_channel set
    currencies = (select array_agg(uuid order by code) from currency),
    inventory_sources = (select array_agg(uuid order by priority, code) from inventory_source),
    description = case code when 'auto' then ${channelWords.auto} else ${channelWords.moto} end`.execute(trx);
  await insertRows(
    trx,
    'table_rate_set',
    rateSets.map((set) => ({ ...set, ...named() })),
  );
  await insertRows(
    trx,
    'table_rate',
    rates.map((rate) => ({ ...rate, ...named() })),
  );
  await insertRows(
    trx,
    'group_price',
    groupPrices.map((row) => ({ ...row, ...named() })),
  );
  const made = rules.map(({ code, ...rule }) => ({ code, rule: { ...rule, ...named() } }));
  await insertRows(
    trx,
    'cart_rule',
    made.map(({ rule }) => rule),
  );
  await insertRows(
    trx,
    'cart_rule_coupon',
    made.map(({ code, rule }) => ({ code, rule_uuid: rule.uuid, ...named() })),
  );
}
