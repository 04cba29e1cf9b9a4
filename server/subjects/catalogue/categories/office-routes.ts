/** What the back office asks of categories beside what it asks of every managed thing. */
import type { CATEGORY_ROUTES } from '#core/contract/admin/categories/routes.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

import { addProducts, orderProduct, removeProducts } from './change-products.ts';
import { moveCategory } from './move-category.ts';
import { findCandidates, readProducts } from './products-of.ts';
import { countProducts, readTree } from './read-tree.ts';

type Tools = Pick<SubjectTools, 'db' | 'ids' | 'live'>;

export const categoryOffice = (tools: Tools): Handlers<typeof CATEGORY_ROUTES> => {
  const { db, live } = tools;
  return {
    'api.admin.categories.tree': () => readTree(db),
    'api.admin.categories.product-count': () => countProducts(db),
    'api.admin.categories.filters': () =>
      live
        .current()
        .structure.attributes.filter(({ isFilterable }) => isFilterable)
        .map(({ code, label }) => ({ code, label: label.fr_FR })),
    'api.admin.categories.move': async (context, { params, body }) =>
      moveCategory(tools, await adminOf(context), { ...params, ...body, now: context.now }),
    'api.admin.categories.products': (_context, { params, query }) => readProducts(db, { ...params, ...query }),
    'api.admin.categories.products.find': (_context, { params, query }) => findCandidates(db, { ...params, ...query }),
    'api.admin.categories.products.order': ({ now }, { params, body }) =>
      orderProduct(tools, { ...params, ...body, now }),
    'api.admin.categories.products.add': (_context, { params, body }) => addProducts(tools, { ...params, ...body }),
    'api.admin.categories.products.remove': (_context, { params, body }) =>
      removeProducts(tools, { ...params, ...body }),
  };
};
