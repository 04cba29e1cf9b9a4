import type { ProductTypeFacts } from './product-type.ts';

/** A car or motorcycle for sale: sold by talking, after a visit (domain 2.10). */
export const vehicle = {
  name: 'vehicle',
  stock: 'single',
  price: 'own',
  button: 'askSeller',
  cartLine: null,
  choice: 'none',
  delivery: 'onSite',
  shownAs: 'vehicle',
} as const satisfies ProductTypeFacts;
