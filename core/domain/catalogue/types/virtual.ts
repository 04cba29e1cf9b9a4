import type { ProductTypeFacts } from './product-type.ts';

/** A service or a gift card: nothing of it is carried. */
export const virtual = {
  name: 'virtual',
  stock: 'optional',
  price: 'own',
  button: 'addToCart',
  cartLine: 'product',
  choice: 'none',
  parts: null,
  delivery: 'none',
  shownAs: 'article',
  offered: 'service',
} as const satisfies ProductTypeFacts;
