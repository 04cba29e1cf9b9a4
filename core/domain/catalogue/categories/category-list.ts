/** How the list of a category is shown, and in which order its products come (domain 2.4). */

export const DISPLAY_MODES = ['products_and_description', 'products_only', 'description_only'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** `manual` and `sales` put some products first, before the usual order of the shop. */
export const PRODUCT_ORDERS = ['manual', 'newest', 'price', 'price_desc', 'sales'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Products that a category can put first: a longer list is sorted by nobody by hand. */
export const MOST_FIRST = 500;

/** What the last days sold counts for the order by sales. */
export const SALES_DAYS = 90;

/** The sort of an address (domain 2.11) for an order that is a rule of the catalogue; null where products are put first. */
export const SORT_OF_ORDER: Readonly<Record<ProductOrder, string | null>> = {
  manual: null,
  newest: '-created_at',
  price: 'price',
  price_desc: '-price',
  sales: null,
};
