import type { Subject } from '#server/subjects/subject.ts';

import { attributeHooks } from './attributes/attribute-hooks.ts';
import { familyHooks } from './attributes/family-hooks.ts';
import { attributeOffice } from './attributes/office-routes.ts';
import { usesInSwatches } from './attributes/swatch-pictures.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { usesInProducts } from './product-photos.ts';

/** The public catalogue: lists, details, search, contents, and its pages for devices. */
export const catalogue = {
  routes: catalogueHandlers,
  cacheable: [
    'api.products.index',
    'api.products.show',
    'api.products.related',
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
  office: attributeOffice,
  hooks: () => ({ attributes: attributeHooks, 'attribute-families': familyHooks }),
  mediaUses: [usesInProducts, usesInSwatches],
} as const satisfies Subject;
