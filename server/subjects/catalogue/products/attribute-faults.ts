/** What is wrong with the values of a product's attributes, by the rules of its family. */
import { sql } from 'kysely';

import { ruleOfAttribute } from '#core/domain/catalogue/attributes/attribute-rule.ts';
import { storedOfValue, valueOfStored } from '#core/domain/catalogue/attributes/attribute-value.ts';
import { isEqualStored } from '#core/domain/catalogue/products/attribute-values.ts';
import { faultsIn } from '#core/domain/fields/kinds.ts';
import type { FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

import { attributesWithin, uniqueCodes } from './family-attributes.ts';
import { uploadFaults } from './media/upload-sizes.ts';
import type { WrittenProduct } from './written-product.ts';

type Values = Readonly<Record<string, unknown>>;
type Judged = Pick<WrittenProduct, 'familyId' | 'attributes' | 'isActive'>;

const at = (code: string, fault: string): FieldError => ({ path: `fields.attributes.${code}`, code: fault });

/**
 * What the family does not have stays as it was: its values are hidden, not lost. What it requires is asked for once the
 * product is for sale.
 */
export async function attributeFaults(
  trx: Trx,
  uuid: string,
  product: Judged,
  before: Judged | null,
): Promise<FieldError[]> {
  const attributes = await attributesWithin(trx, product.familyId);
  const known = new Map(attributes.map((one) => [one.code, one]));
  const kept: Values = before?.attributes ?? {};
  const strange = Object.keys(product.attributes).filter(
    (code) => !known.has(code) && !isEqualStored(product.attributes[code], kept[code]),
  );
  const isUnread = (code: string, stored: unknown): boolean => {
    const attribute = known.get(code);
    if (attribute === undefined) return false;
    return !isEqualStored(storedOfValue(attribute, valueOfStored(attribute, stored)), stored);
  };
  const unread = Object.entries(product.attributes).filter(([code, stored]) => isUnread(code, stored));
  const values = Object.fromEntries(
    attributes.map((one) => [one.code, valueOfStored(one, product.attributes[one.code])]),
  );
  const rules = Object.fromEntries(attributes.map((one) => [one.code, ruleOfAttribute(one)]));
  const isAsked = product.isActive && before?.isActive !== true;
  const isWritten = JSON.stringify(product.attributes) !== JSON.stringify(kept);
  const missing = product.isActive && (isAsked || isWritten) ? 'required' : undefined;
  return [
    ...strange.map((code) => at(code, 'attribute.unknown')),
    ...unread.map(([code]) => at(code, 'value.invalid')),
    ...faultsIn(rules, values, { missing }).map(({ path, code }) => at(path.join('.'), code)),
    ...(isWritten ? await takenValues(trx, uuid, product.attributes, [...known.keys()]) : []),
    ...(await uploadFaults(trx, attributes, { values: product.attributes, before: kept })),
  ];
}

/** Values that only one product may have. */
async function takenValues(trx: Trx, uuid: string, values: Values, codes: readonly string[]): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  for (const code of await uniqueCodes(trx, codes)) {
    const value = values[code];
    if (typeof value !== 'string' || value === '') continue;
    const { rows } = await sql`
      select 1 from product p
      where p.deleted_at is null and p.uuid <> ${uuid} and p.attributes @> ${JSON.stringify({ [code]: value })}::jsonb
      limit 1`.execute(trx);
    if (rows.length > 0) faults.push(at(code, 'value.taken'));
  }
  return faults;
}
