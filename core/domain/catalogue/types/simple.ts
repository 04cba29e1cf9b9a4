import type { ProductTypeFacts } from './product-type.ts';

/** One article with its own stock and price. Variants of a configurable product are stored as such, too. */
export const simple = {
  name: 'simple',
  stock: 'counted',
  price: 'own',
  button: 'addToCart',
  cartLine: 'product',
  choice: 'none',
  delivery: 'shipped',
  shownAs: 'article',
} as const satisfies ProductTypeFacts;
