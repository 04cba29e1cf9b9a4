import type { ProductTypeFacts } from './product-type.ts';

/**
 * A kit of components, some of them chosen by its buyer: one cart line, and in the order a line of each component. Its
 * own price counts where it is fixed.
 */
export const bundle = {
  name: 'bundle',
  stock: 'parts',
  price: 'own',
  button: 'chooseComponents',
  cartLine: 'product',
  choice: 'required',
  parts: 'components',
  delivery: 'shipped',
  shownAs: 'article',
} as const satisfies ProductTypeFacts;
