/** What decides who pays what for any product: the groups of customers, and the rules of the catalogue (domain 3.3). */
import * as v from 'valibot';
import { OPERATORS, VALUE_TYPES } from '#core/domain/promotion/attributes.ts';
import { CONDITION_TYPES } from '#core/domain/promotion/condition.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { defineRoute } from '#core/wire/route.ts';

const condition = v.object({
  attribute: v.string(),
  attributeType: v.picklist(VALUE_TYPES),
  operator: v.picklist(OPERATORS),
  value: v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]),
});

const rule = v.object({
  id: v.string(),
  name: v.string(),
  enabled: v.boolean(),
  startsFrom: v.nullable(v.string()),
  endsTill: v.nullable(v.string()),
  areas: v.array(v.picklist(AREAS)),
  groups: v.array(v.string()),
  conditionType: v.picklist(CONDITION_TYPES),
  conditions: v.array(condition),
  action: v.variant('kind', [
    v.object({ kind: v.picklist(['by_percent', 'to_percent']), percent: v.number() }),
    v.object({ kind: v.picklist(['by_fixed', 'to_fixed']), amount: v.number() }),
  ]),
  endOtherRules: v.boolean(),
  sortOrder: v.number(),
});

/** Rules that are over are left out, those to come are here: a form asks about other days too. */
export const productPriceRulesRoute = defineRoute({
  name: 'api.admin.products.price-rules',
  method: 'GET',
  uri: 'api/admin/product-price-rules',
  access: { permission: 'products.view' },
  cache: 'no-store',
  answer: v.object({
    /** Without visitors, whose prices are everybody's. */
    groups: v.array(v.object({ code: v.string(), name: v.string() })),
    rules: v.array(rule),
  }),
});
