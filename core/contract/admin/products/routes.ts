import { productArticlesRoute } from './articles.ts';
import { productBarriersRoute } from './barriers.ts';
import { productPricesRoute, productStockRoute } from './beside.ts';
import { productCopyRoute } from './copy.ts';
import { productFormRoute } from './families.ts';
import { productPriceRulesRoute } from './price-rules.ts';

/** What is asked of products beside the routes of every managed thing. */
export const PRODUCT_ROUTES = {
  'api.admin.products.form': productFormRoute,
  'api.admin.products.articles': productArticlesRoute,
  'api.admin.products.prices': productPricesRoute,
  'api.admin.products.price-rules': productPriceRulesRoute,
  'api.admin.products.stock': productStockRoute,
  'api.admin.products.barriers': productBarriersRoute,
  'api.admin.products.copy': productCopyRoute,
} as const;
