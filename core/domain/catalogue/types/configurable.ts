import type { ProductTypeFacts } from './product-type.ts';

/** A product of which one of its variants is sold, chosen by size, colour or the like. */
export const configurable = {
  name: 'configurable',
  stock: 'variants',
  price: 'variants',
  button: 'chooseVariant',
  cartLine: 'variant',
  choice: 'none',
  delivery: 'shipped',
  shownAs: 'article',
} as const satisfies ProductTypeFacts;
