/** What the list of families of attributes refuses, and what follows a write: their products show other facts. */
import * as v from 'valibot';

import { attributesOf, repeatedIn } from '#core/domain/catalogue/attributes/family.ts';
import { attributeFamilies } from '#core/resources/catalogue/attribute-families.ts';
import { schemaOf, type OutputOf } from '#core/resources/field-set.ts';
import type { Trx } from '#server/database/transaction.ts';
import { neededBy, wrongAt } from '#server/resources/hooks/refuse.ts';
import type { HookedWrite, WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

import { touchFamily } from './touch-products.ts';

type FamilyFields = OutputOf<typeof attributeFamilies.fields>;

const read = (fields: HookedWrite['after']): FamilyFields | null =>
  fields === null ? null : v.parse(schemaOf(attributeFamilies.fields), fields);

export const familyHooks: WriteHooks = {
  async beforeWrite({ trx, uuid, ...write }) {
    const after = read(write.after);
    if (after === null) {
      const all = await trx
        .selectFrom('attribute_family')
        .select(['uuid', 'is_user_defined'])
        .limit(2)
        .forUpdate()
        .execute();
      // a product is of a family: the shop has one
      if (all.length < 2 || all.some((one) => one.uuid === uuid && !one.is_user_defined)) throw neededBy('shop');
      return;
    }
    await checkGroups(trx, after);
  },
  async afterWrite({ trx, uuid, ...write }) {
    const [before, after] = [read(write.before), read(write.after)];
    if (before === null || after === null) return;
    if (attributesOf(before.groups).join(' ') !== attributesOf(after.groups).join(' ')) await touchFamily(trx, uuid);
  },
};

async function checkGroups(trx: Trx, { groups }: FamilyFields): Promise<void> {
  const [twice] = repeatedIn(groups);
  if (twice !== undefined) {
    const at = groups.findLastIndex(({ attributes }) => attributes.includes(twice));
    throw wrongAt(`groups.${String(at)}.attributes`, 'attribute.twice');
  }
  const codes = attributesOf(groups);
  if (codes.length === 0) return;
  const rows = await trx
    .selectFrom('attribute')
    .select('code')
    .where('code', 'in', [...codes])
    .execute();
  const known = new Set(rows.map(({ code }) => code));
  const at = groups.findIndex(({ attributes }) => attributes.some((code) => !known.has(code)));
  if (at >= 0) throw wrongAt(`groups.${String(at)}.attributes`, 'reference.unknown');
}
