import type { ProductTypeFacts } from './product-type.ts';

/** Articles that are shown together: whatever is chosen of them becomes a cart line of its own. */
export const grouped = {
  name: 'grouped',
  stock: 'parts',
  price: 'parts',
  button: 'chooseMembers',
  cartLine: 'members',
  choice: 'none',
  parts: 'members',
  delivery: 'shipped',
  shownAs: 'article',
} as const satisfies ProductTypeFacts;
