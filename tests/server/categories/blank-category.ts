import type { categories } from '#core/resources/catalogue/categories.ts';
import type { OutputOf } from '#core/resources/field-set.ts';

export type CategoryFields = OutputOf<typeof categories.fields>;

/** Fields of a category that says nothing of itself but its name. */
export const BLANK: CategoryFields = {
  area: 'auto',
  parentId: null,
  name: 'Freinage',
  slug: 'freinage',
  isActive: true,
  description: null,
  picture: null,
  banner: null,
  displayMode: 'products_and_description',
  productOrder: 'manual',
  filters: [],
  metaTitle: null,
  metaDescription: null,
};
