/** What is asked of one attribute beside the record itself: who has its options, and another option in place of one. */
import * as v from 'valibot';
import { ATTRIBUTE_TYPES } from '#core/domain/catalogue/attributes/attribute-types.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The options in their order, each with the number of products that have it. */
const attributeOptionsRoute = defineRoute({
  name: 'api.admin.attributes.options',
  method: 'GET',
  uri: 'api/admin/attributes/{uuid}/options',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'attributes.view' },
  cache: 'no-store',
  answer: v.array(v.object({ uuid: v.string(), name: v.string(), count: v.number() })),
  refusals: ['record.unknown'],
});

/**
 * Every product that has `option` has `by` from now on, and the option is gone. `record.inUse` with the SKUs of variants
 * (`skus`) that nothing would tell apart afterwards.
 */
const replaceOptionRoute = defineRoute({
  name: 'api.admin.attributes.replace-option',
  method: 'POST',
  uri: 'api/admin/attributes/{uuid}/replace-option',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'attributes.update' },
  cache: 'no-store',
  body: v.strictObject({ ...f.seenRevision, option: f.uuid, by: f.uuid }),
  answer: v.object({ count: v.number() }),
  refusals: ['record.unknown', 'record.moved', 'record.inUse'],
});

/** Every attribute that a family can ask for, by its name. */
const familyChoicesRoute = defineRoute({
  name: 'api.admin.attribute-families.choices',
  method: 'GET',
  uri: 'api/admin/attribute-families/choices',
  access: { permission: 'attribute-families.index' },
  cache: 'no-store',
  answer: v.array(v.object({ code: v.string(), name: v.string(), type: v.picklist(ATTRIBUTE_TYPES) })),
});

export const ATTRIBUTE_ROUTES = {
  'api.admin.attributes.options': attributeOptionsRoute,
  'api.admin.attributes.replace-option': replaceOptionRoute,
  'api.admin.attribute-families.choices': familyChoicesRoute,
} as const;
