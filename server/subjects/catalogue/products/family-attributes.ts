/** The attributes that products are written with, as forms and judges of values know them. */
import { sql, type RawBuilder } from 'kysely';

import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

async function attributesWhere(db: Db | Trx, condition: RawBuilder<unknown>): Promise<FormAttribute[]> {
  const { rows } = await sql<FormAttribute>`
    select a.code, coalesce(nullif(a.name, ''), a.label ->> 'fr_FR') as name, a.type, a.unit, a.validation, a.regex, a.default_value as "defaultValue",
      a.is_required as "isRequired", a.value_per_locale as "valuePerLocale",
      a.is_configurable and a.type = 'select' as "isConfigurable", a.is_filterable as "isFilterable",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'uuid', o.uuid, 'name',
          coalesce(nullif(o.name, ''), o.label ->> 'fr_FR')) order by o.position, o.id)
        from attribute_option o where o.attribute_id = a.id), '[]') as options
    from attribute a where ${condition} order by a.position, a.id`.execute(db);
  return rows;
}

export const allAttributes = (db: Db | Trx): Promise<FormAttribute[]> => attributesWhere(db, sql`true`);

/** @param family its UUID */
export const attributesOfFamily = (db: Db | Trx, family: string): Promise<FormAttribute[]> =>
  attributesWhere(
    db,
    sql`a.code = any(array(select unnest(f.attributes) from attribute_family f where f.uuid = ${family}))`,
  );

/** What judges of products have read in a transaction: it is the same for the next product of it. */
const read = new WeakMap<Trx, Map<string, readonly FormAttribute[]>>();

/** `attributesOfFamily`, once a transaction. */
export async function attributesWithin(trx: Trx, family: string): Promise<readonly FormAttribute[]> {
  const known = read.get(trx) ?? new Map<string, readonly FormAttribute[]>();
  read.set(trx, known);
  const attributes = known.get(family) ?? (await attributesOfFamily(trx, family));
  known.set(family, attributes);
  return attributes;
}

/** Of these attributes of text, those that no two products may have the same value of. */
export async function uniqueCodes(db: Db | Trx, codes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from attribute where is_unique and code = any(${codes})`.execute(db);
  return rows.map(({ code }) => code);
}
