/** What a new shop needs before it can sell, in the order in which one sets it up, and the screen of each. */
import * as v from 'valibot';
import type { AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { defineRoute } from '#core/wire/route.ts';

export const FIRST_STEPS = [
  'company',
  'payment',
  'delivery',
  'source',
  'terms',
  'families',
  'categories',
  'products',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

interface Place {
  readonly page: AdminPageName;
  /** Of the page: who may not open it is not told of the step. */
  readonly permission: PermissionKey;
}

export const FIRST_STEP_PLACES: Readonly<Record<FirstStep, Place>> = {
  company: { page: 'admin.config.general', permission: 'config.general.index' },
  payment: { page: 'admin.config.sales', permission: 'config.sales.index' },
  delivery: { page: 'admin.config.sales', permission: 'config.sales.index' },
  source: { page: 'admin.inventory-sources', permission: 'inventory-sources.index' },
  terms: { page: 'admin.cms.pages', permission: 'cms-contents.index' },
  families: { page: 'admin.attribute-families', permission: 'attribute-families.index' },
  categories: { page: 'admin.categories', permission: 'categories.index' },
  products: { page: 'admin.products', permission: 'products.index' },
};

export const firstStepsRoute = defineRoute({
  name: 'api.admin.first-steps',
  method: 'GET',
  uri: 'api/admin/first-steps',
  access: 'admin',
  cache: 'no-store',
  /** In their order, those of screens that the reader may open. */
  answer: v.array(v.object({ code: v.picklist(FIRST_STEPS), isDone: v.boolean() })),
});
