/** What the list of attributes refuses, and what follows a write: products are shown otherwise, or lose a value. */
import { sql } from 'kysely';
import * as v from 'valibot';

import { attributeFaults } from '#core/domain/catalogue/attributes/attribute-faults.ts';
import { attributes } from '#core/resources/catalogue/attributes.ts';
import { schemaOf, type OutputOf } from '#core/resources/field-set.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { neededBy, wrongAt } from '#server/resources/hooks/refuse.ts';
import type { HookedWrite, WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

import { countOptions, optionsOf } from './option-counts.ts';
import { countRules } from './option-rules.ts';
import { touchHolders } from './touch-products.ts';

type AttributeFields = OutputOf<typeof attributes.fields>;

const read = (fields: HookedWrite['after']): AttributeFields | null =>
  fields === null ? null : v.parse(schemaOf(attributes.fields), fields);

export const attributeHooks: WriteHooks = {
  async beforeWrite({ trx, now, uuid, ...write }) {
    const [before, after] = [read(write.before), read(write.after)];
    if (after === null) {
      const known = await trx
        .selectFrom('attribute')
        .select('is_user_defined')
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      if (known?.is_user_defined === false) throw neededBy('shop');
      if (before !== null) await letGo(trx, before.code, now);
      return;
    }
    const faults = attributeFaults(after);
    if (faults.length > 0)
      throw new Refusal('input.invalid', {
        fields: faults.map(({ path, code }) => ({ path: ['fields', ...path].join('.'), code })),
      });
    await checkPictures(trx, after);
    await checkConfidential(trx, uuid, after);
    if (before === null) return;
    await checkOptions(trx, before, after);
    await checkVariants(trx, before, after);
    await checkUnique(trx, before, after);
  },
  async afterWrite({ trx, ...write }) {
    const [before, after] = [read(write.before), read(write.after)];
    if (before !== null && after !== null && isShownOtherwise(before, after)) await touchHolders(trx, after.code);
  },
};

/** What stands with each product, not with the attribute: which options it is found by, and what its page shows. */
const ON_PRODUCTS = [
  'isFilterable',
  'isConfigurable',
  'isSearchable',
  'isVisibleOnFront',
  'valuePerLocale',
] as const satisfies readonly (keyof AttributeFields)[];

function isShownOtherwise(before: AttributeFields, after: AttributeFields): boolean {
  const names = ({ options }: AttributeFields) => options.map(({ uuid, name }) => `${uuid} ${name}`).toSorted();
  /* the card of a product calls its brand by name */
  const isRenamed = after.code === 'brand' && names(before).join('\n') !== names(after).join('\n');
  return isRenamed || ON_PRODUCTS.some((name) => before[name] !== after[name]);
}

/** Products, families and departments let go of what is deleted. */
async function letGo(trx: Trx, code: string, now: Date): Promise<void> {
  await touchHolders(trx, code);
  await sql`
    update product set attributes = attributes - ${code}, rev = rev + 1, updated_at = ${now}
    where attributes ? ${code}`.execute(trx);
  await sql`
    update attribute_family as f set rev = rev + 1, updated_at = ${now}, groups = coalesce((
      select jsonb_agg(jsonb_set(g.one, '{attributes}', (g.one -> 'attributes') - ${code}) order by g.place)
      from jsonb_array_elements(f.groups) with ordinality as g (one, place)), '[]')
    where ${code} = any(f.attributes)`.execute(trx);
  await sql`
    update category set filters = array_remove(filters, ${code}), rev = rev + 1, updated_at = ${now}
    where ${code} = any(filters)`.execute(trx);
}

/** Rule V6: neither the number of a vehicle nor its plate is told to anybody but the team. */
async function checkConfidential(trx: Trx, uuid: string, after: AttributeFields): Promise<void> {
  const told = (['isVisibleOnFront', 'isFilterable', 'isSearchable', 'isConfigurable'] as const).find(
    (flag) => after[flag],
  );
  if (told === undefined) return;
  const known = await trx.selectFrom('attribute').select('is_confidential').where('uuid', '=', uuid).executeTakeFirst();
  if (known?.is_confidential === true) throw wrongAt(told, 'attribute.confidential');
}

async function checkPictures(trx: Trx, { swatchType, options }: AttributeFields): Promise<void> {
  if (swatchType !== 'image') return;
  const named = options.flatMap(({ swatch }) => swatch ?? []);
  if (named.length === 0) return;
  const { rows } = await sql<{ uuid: string }>`
    select uuid from media_file where uuid = any(${named}::uuid[]) and deleted_at is null and type = 'image'`.execute(
    trx,
  );
  const known = new Set(rows.map(({ uuid }) => uuid));
  const at = options.findIndex(({ swatch }) => swatch !== null && !known.has(swatch.toLowerCase()));
  if (at >= 0) throw wrongAt(`options.${String(at)}.swatch`, 'reference.unknown');
}

/** @throws Refusal `record.inUse` with the options that products still have, each with how many, or rules name */
async function checkOptions(trx: Trx, before: AttributeFields, after: AttributeFields): Promise<void> {
  const kept = new Set(after.options.map(({ uuid }) => uuid));
  if (before.options.every(({ uuid }) => kept.has(uuid))) return;
  const going = (await optionsOf(trx, before.code)).filter(({ uuid }) => !kept.has(uuid));
  const counts = await countOptions(trx, before.code);
  const used = going.flatMap(({ id, uuid, name }) => {
    const count = counts.get(id) ?? 0;
    return count === 0 ? [] : [{ uuid, name, count }];
  });
  const count = used.reduce((all, one) => all + one.count, 0);
  if (count > 0) throw new Refusal('record.inUse', { by: ['product'], count, options: used });
  const rules = await countRules(
    trx,
    before.code,
    going.map(({ id }) => id),
  );
  if (rules.size > 0) throw new Refusal('record.inUse', { by: ['catalog_rule', 'cart_rule'], count: rules.size });
}

/** Variants are told apart by it: they need it as it is. */
async function checkVariants(trx: Trx, before: AttributeFields, after: AttributeFields): Promise<void> {
  if (!before.isConfigurable || after.isConfigurable) return;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product where ${after.code} = any(super_attributes) and deleted_at is null`.execute(
    trx,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Refusal('record.inUse', { by: ['product'], count });
}

async function checkUnique(trx: Trx, before: AttributeFields, after: AttributeFields): Promise<void> {
  if (before.isUnique || !after.isUnique) return;
  const { rows } = await sql`
    select 1 from product where attributes ? ${after.code} and deleted_at is null
    group by lower(attributes ->> ${after.code}) having count(*) > 1 limit 1`.execute(trx);
  if (rows.length > 0) throw wrongAt('isUnique', 'attribute.sameValues');
}
