import { attributesOfferedRoute } from './filters.ts';
import {
  categoryAddRoute,
  categoryCandidatesRoute,
  categoryOrderRoute,
  categoryProductsRoute,
  categoryRemoveRoute,
} from './products.ts';
import { categoryCountRoute, categoryMoveRoute, categoryTreeRoute } from './tree.ts';

/** What the back office does with categories beside what it does with every managed thing. */
export const CATEGORY_ROUTES = {
  'api.admin.categories.tree': categoryTreeRoute,
  'api.admin.categories.product-count': categoryCountRoute,
  'api.admin.categories.filters': attributesOfferedRoute,
  'api.admin.categories.move': categoryMoveRoute,
  'api.admin.categories.products': categoryProductsRoute,
  'api.admin.categories.products.find': categoryCandidatesRoute,
  'api.admin.categories.products.order': categoryOrderRoute,
  'api.admin.categories.products.add': categoryAddRoute,
  'api.admin.categories.products.remove': categoryRemoveRoute,
} as const;
