import type { SubjectTools } from '#server/subjects/subject-tools.ts';
import type { HookTools, Subject } from '#server/subjects/subject.ts';

import { attributeHooks } from './attributes/attribute-hooks.ts';
import { familyHooks } from './attributes/family-hooks.ts';
import { attributeOffice } from './attributes/office-routes.ts';
import { usesInSwatches } from './attributes/swatch-pictures.ts';
import { sweepBestSellers } from './categories/best-sellers.ts';
import { categoryHooks } from './categories/category-hooks.ts';
import { usesInCategories } from './categories/category-pictures.ts';
import { categoryOffice } from './categories/office-routes.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { productOffice } from './products/office-routes.ts';
import { productHooks } from './products/product-hooks.ts';
import { vehicleOffice } from './vehicles/office-routes.ts';
import { sheetOffice } from './sheet/sheet-routes.ts';
import { sweepSaves } from './sheet/sheet-saves.ts';
import { sheetSync } from './sheet/sheet-sync.ts';
import { usesInProducts } from './product-photos.ts';

/** The public catalogue: lists, details, search, contents, and its pages for devices. */
export const catalogue = {
  routes: catalogueHandlers,
  office: (tools: SubjectTools) => ({
    ...attributeOffice(tools),
    ...categoryOffice(tools),
    ...productOffice(tools),
    ...vehicleOffice(tools),
    ...sheetOffice(tools),
  }),
  hooks: ({ ids }: HookTools) => ({
    attributes: attributeHooks,
    'attribute-families': familyHooks,
    categories: categoryHooks,
    products: productHooks({ ids }),
  }),
  cacheable: [
    'api.products.index',
    'api.products.show',
    'api.products.related',
    'api.products.up-sells',
    'api.products.cross-sells',
    'api.vehicles-for-sale.index',
    'api.vehicles-for-sale.show',
    'api.attribute-families.index',
    'api.categories.index',
    'api.categories.tree',
    'api.categories.show',
    'api.categories.filters',
    'api.search',
    'api.search.suggest',
    'api.contents.index',
    'api.contents.show',
    'api.menus.show',
    'api.sliders.show',
  ],
  mediaUses: [usesInProducts, usesInCategories, usesInSwatches],
  sweep: async (db, now, tools) => {
    await sweepBestSellers(db, now, tools);
    await sweepSaves(db, now);
  },
  officeSync: sheetSync,
} as const satisfies Subject;
