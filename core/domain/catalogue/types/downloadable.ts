import type { ProductTypeFacts } from './product-type.ts';

/** Files that their buyer downloads once they are paid: nothing is counted, nothing is carried. */
export const downloadable = {
  name: 'downloadable',
  stock: 'none',
  price: 'own',
  button: 'addToCart',
  cartLine: 'product',
  choice: 'none',
  parts: null,
  delivery: 'none',
  shownAs: 'article',
  offered: 'download',
  downloads: true,
} as const satisfies ProductTypeFacts;
