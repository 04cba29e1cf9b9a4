/** What the form of a product is drawn from: families with their attributes, categories, taxes. */
import * as v from 'valibot';
import { ATTRIBUTE_TYPES, VALIDATIONS } from '#core/domain/catalogue/attributes/attribute-types.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { defineRoute } from '#core/wire/route.ts';

const option = v.object({ id: v.number(), uuid: v.string(), name: v.string() });

const attribute = v.object({
  code: v.string(),
  name: v.string(),
  type: v.picklist(ATTRIBUTE_TYPES),
  unit: v.nullable(v.string()),
  validation: v.nullable(v.picklist(VALIDATIONS)),
  regex: v.nullable(v.string()),
  defaultValue: v.nullable(v.string()),
  isRequired: v.boolean(),
  valuePerLocale: v.boolean(),
  /** Variants of a product may differ in it. */
  isConfigurable: v.boolean(),
  /** Lists are narrowed by it; answers that a device kept of a former build do not say so. */
  isFilterable: v.optional(v.boolean()),
  options: v.array(option),
});
export type FormAttribute = v.InferOutput<typeof attribute>;

const family = v.object({
  uuid: v.string(),
  name: v.string(),
  slug: v.string(),
  /** The shop’s own, not one that every shop begins with; answers that a device kept do not say so. */
  isUserDefined: v.optional(v.boolean()),
  /** In their order, each with the codes of its attributes. */
  groups: v.array(v.object({ name: v.string(), attributes: v.array(v.string()) })),
});
export type FormFamily = v.InferOutput<typeof family>;

const category = v.object({
  uuid: v.string(),
  area: v.picklist(AREAS),
  parent: v.nullable(v.string()),
  /** French. */
  name: v.string(),
});
export type FormTax = v.InferOutput<typeof productFormRoute.answer>['taxes'][number];
export type FormCategory = v.InferOutput<typeof category>;

/** Everything at once, so that a form that was opened can go on without a network. */
export const productFormRoute = defineRoute({
  name: 'api.admin.products.form',
  method: 'GET',
  uri: 'api/admin/product-form',
  access: { permission: 'products.index' },
  cache: 'no-store',
  answer: v.object({
    families: v.array(family),
    attributes: v.array(attribute),
    categories: v.array(category),
    /** Percent in France, by the UUID of the tax category; the usual one has none. */
    taxes: v.array(
      v.object({
        uuid: v.nullable(v.string()),
        percent: v.number(),
        /** UUID of the usual one, too, with its code; answers that a device kept of a former build do not say so. */
        category: v.optional(v.string()),
        code: v.optional(v.string()),
      }),
    ),
  }),
});
