/** What stands beside the form of a product: what was asked for it, what it costs groups, where its pieces lie. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const one = {
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'products.view' },
  cache: 'no-store',
  refusals: ['record.unknown'],
} as const;

/** Amounts are 1/10,000 € with tax. */
export const productPricesRoute = defineRoute({
  name: 'api.admin.products.prices',
  method: 'GET',
  uri: 'api/admin/products/{uuid}/prices',
  ...one,
  answer: v.object({
    /** Everything that was asked of all consumers and can still matter, oldest first. */
    history: v.array(v.object({ price: v.number(), from: f.instant, to: v.nullable(f.instant) })),
    /** What a rule of the catalogue asks today. */
    rulePrice: v.nullable(v.number()),
    /** Of the product or one of its variants. */
    groupPrices: v.array(
      v.object({
        sku: v.string(),
        /** Whose it is: the product, or a variant of it. */
        article: v.string(),
        /** Name; null: everybody. */
        group: v.nullable(v.string()),
        groupCode: v.nullable(v.string()),
        quantity: v.number(),
        price: v.nullable(v.number()),
        percent: v.nullable(v.number()),
      }),
    ),
  }),
});

export const productStockRoute = defineRoute({
  name: 'api.admin.products.stock',
  method: 'GET',
  uri: 'api/admin/products/{uuid}/stock',
  ...one,
  answer: v.array(
    v.object({
      /** The place, and on which of its revisions a correction is decided; answers that a device kept do not say so. */
      uuid: v.optional(v.string()),
      rev: v.optional(v.number()),
      revId: f.toldRevId,
      sku: v.string(),
      /** Name of the source, its code where it has none. */
      source: v.string(),
      quantity: v.number(),
      reserved: v.number(),
      /** What can be sold of it. */
      available: v.number(),
    }),
  ),
});
