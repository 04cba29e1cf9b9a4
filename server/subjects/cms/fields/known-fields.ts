import type { SomeBody } from '#core/contract/cms/document-bodies.ts';
import { faultsIn, knownValues } from '#core/domain/cms/fields/field-values.ts';
import { Refusal, type FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { fieldsOfType } from '#server/subjects/catalogue/load/load-field-groups.ts';

/** Faults that are told at once. */
const MOST_FAULTS = 20;

interface Place {
  readonly type: string;
}

/** The body without custom fields that its type does not have (domain 8.2). */
export async function knownFields(trx: Trx, place: Place, some: SomeBody): Promise<SomeBody> {
  if (some.of !== 'content' || Object.keys(some.body.customFields).length === 0) return some;
  const fields = await fieldsOfType(trx, place.type);
  return { of: some.of, body: { ...some.body, customFields: knownValues(fields, some.body.customFields) } };
}

/**
 * What somebody saves by name fits the fields of its type; where it is published, what is required is there.
 * @throws Refusal `input.invalid` at the field
 */
export async function checkFields(
  trx: Trx,
  place: Place,
  some: SomeBody,
  { isPublished }: { readonly isPublished: boolean },
): Promise<void> {
  if (some.of !== 'content') return;
  const faults = faultsIn(await fieldsOfType(trx, place.type), some.body.customFields, { isPublished });
  if (faults.length === 0) return;
  const fields = faults
    .slice(0, MOST_FAULTS)
    .map(({ path, code }): FieldError => ({ path: ['body', 'customFields', ...path].join('.'), code }));
  throw new Refusal('input.invalid', { fields });
}
