/** Puts one option in the place of another wherever a product has it, and takes the other one away, all or nothing. */
import { sql } from 'kysely';

import type { Admin } from '#core/domain/actor/actor.ts';
import { standsOn, type BaseRevision } from '#core/domain/revision/revision.ts';
import { attributes } from '#core/resources/catalogue/attributes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import { noteWrite } from '#server/resources/write/history.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';

import { optionsOf } from './option-counts.ts';
import { swapInRules } from './option-rules.ts';
import { touchHolders } from './touch-products.ts';

interface Replacing extends BaseRevision {
  /** Of the attribute. */
  readonly uuid: string;
  readonly option: string;
  /** The one that takes its place. */
  readonly by: string;
  readonly author: Admin & { readonly name?: string };
  readonly now: Date;
}

const wrong = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });

/**
 * @returns how many products have the other option now
 * @throws Refusal `record.unknown`, `record.moved`; `input.invalid` for an option that is not the attribute's;
 *   `record.inUse` where variants would be the same afterwards
 */
export function replaceOption(
  { db, ids }: Pick<ShopTools, 'db' | 'ids'>,
  { uuid, option, by, author, now, ...base }: Replacing,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const known = await readRecord(trx, attributes, uuid, true);
    if (known === undefined) throw new Refusal('record.unknown');
    if (!standsOn(base, known)) throw new Refusal('record.moved', { reason: 'rev', rev: known.rev });
    const code = String(known.fields['code']);
    const all = await optionsOf(trx, code);
    const [from, to] = [option, by].map((one) => all.find((other) => other.uuid === one));
    if (from === undefined) throw wrong('option', 'reference.unknown');
    if (to === undefined || to.id === from.id) throw wrong('by', 'reference.unknown');
    await touchHolders(trx, code);
    const count = await swap(trx, { code, from: from.id, to: to.id, now });
    await checkVariants(trx, code, to.id);
    await swapInRules(trx, { code, from: from.id, to: to.id, now });
    await trx.deleteFrom('attribute_option').where('id', '=', from.id).execute();
    await sql`update attribute set rev = rev + 1, updated_at = ${now} where uuid = ${uuid}`.execute(trx);
    const after = await readRecord(trx, attributes, uuid);
    await noteWrite(trx, {
      resource: attributes,
      uuid,
      author: { id: author.id, name: author.name ?? '' },
      at: now,
      before: { fields: known.fields },
      after: { fields: after?.fields ?? {} },
    });
    await announceTo({ ids })(trx, 'structure', now);
    return count;
  });
}

interface Swap {
  readonly code: string;
  readonly from: number;
  readonly to: number;
  readonly now: Date;
}

/** In a list of options the other one stands once, where the first of both stood. */
async function swap(trx: Trx, { code, from, to, now }: Swap): Promise<number> {
  const { rows } = await sql<{ isShown: boolean }>`
    with holders as (
      select id from product
      where attributes @> jsonb_build_object(${code}::text, ${from}::bigint)
        or attributes @> jsonb_build_object(${code}::text, jsonb_build_array(${from}::bigint))
      order by id for update
    )
    update product as p set rev = rev + 1, updated_at = ${now}, attributes = jsonb_set(p.attributes, array[${code}::text],
      case jsonb_typeof(p.attributes -> ${code}) when 'array' then (
        select jsonb_agg(to_jsonb(one.id) order by one.place) from (
          select case each.id when ${from}::bigint then ${to}::bigint else each.id end as id, min(each.place) as place
          from (select value::bigint as id, place
            from jsonb_array_elements_text(p.attributes -> ${code}) with ordinality as e (value, place)) as each
          group by 1) as one
      ) else to_jsonb(${to}::bigint) end)
    from holders where p.id = holders.id
    returning p.deleted_at is null as "isShown"`.execute(trx);
  return rows.filter(({ isShown }) => isShown).length;
}

/** Variants of one product differ in one of the attributes that tell them apart. */
async function checkVariants(trx: Trx, code: string, option: number): Promise<void> {
  const { rows } = await sql<{ sku: string }>`
    with sold as (
      select v.sku, v.parent_id, (
        select jsonb_object_agg(name, v.attributes -> name) from unnest(p.super_attributes) as name) as options
      from product as v join product as p on p.id = v.parent_id
      where ${code} = any(p.super_attributes) and v.deleted_at is null and p.deleted_at is null
    )
    select sku from sold where options -> ${code} = to_jsonb(${option}::bigint) and exists (
      select 1 from sold as other
      where other.parent_id = sold.parent_id and other.sku <> sold.sku and other.options = sold.options)
    order by sku limit 20`.execute(trx);
  if (rows.length > 0) throw new Refusal('record.inUse', { by: ['product'], skus: rows.map(({ sku }) => sku) });
}
