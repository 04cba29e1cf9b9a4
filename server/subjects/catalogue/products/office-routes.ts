/** What is asked of products in the back office, beside the routes of every managed thing. */
import type { PRODUCT_ROUTES } from '#core/contract/admin/products/routes.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { pricesBeside, stockBeside } from './beside-product.ts';
import { copyProduct } from './copy-product.ts';
import { priceRules } from './prices/price-rules.ts';
import { partArticles } from './parts/part-articles.ts';
import { productForm } from './product-form.ts';
import { readBarriers } from './shown/read-barriers.ts';

export const productOffice = (tools: Pick<ShopTools, 'db' | 'clock' | 'ids'>): Handlers<typeof PRODUCT_ROUTES> => ({
  'api.admin.products.form': () => productForm(tools.db),
  'api.admin.products.articles': (context, { body }) => partArticles(tools.db, body, context.now),
  'api.admin.products.prices': (context, { params }) => pricesBeside(tools.db, params.uuid, context.now),
  'api.admin.products.price-rules': (context) => priceRules(tools.db, context.now),
  'api.admin.products.stock': (_context, { params }) => stockBeside(tools.db, params.uuid),
  'api.admin.products.barriers': (context, { params }) => readBarriers(tools.db, params.uuid, context.now),
  'api.admin.products.copy': async (context, { params, body }) =>
    copyProduct(tools, await adminOf(context), { from: params.uuid, to: body.copy }),
});
