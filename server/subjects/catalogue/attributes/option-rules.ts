/** Rules of promotions name options of products by their ids as texts (domain 3.2): they follow what becomes of one. */
import { sql } from 'kysely';

import { parseAttribute } from '#core/domain/promotion/attributes.ts';
import { isRecord, isText } from '#core/domain/fields/values.ts';
import type { Trx } from '#server/database/transaction.ts';

const TABLES = ['catalog_rule', 'cart_rule'] as const;

interface RuleRow {
  readonly uuid: string;
  readonly conditions: readonly unknown[];
}

/** Rules that may ask about the attribute, locked. */
async function rulesAsking(trx: Trx, table: (typeof TABLES)[number], code: string): Promise<readonly RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select uuid, conditions from ${sql.table(table)}
    where exists (select 1 from jsonb_array_elements(conditions) as c
      where c ->> 'attribute' in (${`product.${code}`}, ${`parent.${code}`}, ${`children.${code}`}))
    order by uuid for update`.execute(trx);
  return rows;
}

const asks = (condition: unknown, code: string): condition is Readonly<Record<string, unknown>> =>
  isRecord(condition) && isText(condition['attribute']) && parseAttribute(condition['attribute'])?.code === code;

const optionsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** How many rules name each of these options, by id. */
export async function countRules(trx: Trx, code: string, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const table of TABLES)
    for (const { conditions } of await rulesAsking(trx, table, code)) {
      const named = new Set(conditions.flatMap((one) => (asks(one, code) ? optionsIn(one['value']) : [])));
      for (const id of ids) if (named.has(String(id))) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  return counts;
}

/** Rules that name one option name the other one from now on. */
export async function swapInRules(
  trx: Trx,
  { code, from, to, now }: { readonly code: string; readonly from: number; readonly to: number; readonly now: Date },
): Promise<void> {
  const swapped = (value: unknown): unknown => (value === String(from) ? String(to) : value);
  for (const table of TABLES)
    for (const { uuid, conditions } of await rulesAsking(trx, table, code)) {
      const next = conditions.map((one) => {
        if (!asks(one, code) || !optionsIn(one['value']).includes(String(from))) return one;
        const { value } = one;
        return { ...one, value: Array.isArray(value) ? [...new Set(value.map(swapped))] : swapped(value) };
      });
      if (next.every((one, at) => one === conditions[at])) continue;
      await sql`
        update ${sql.table(table)} set conditions = ${JSON.stringify(next)}::jsonb, rev = rev + 1, updated_at = ${now}
        where uuid = ${uuid}`.execute(trx);
    }
}
