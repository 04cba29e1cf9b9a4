import type { LineKey } from '#core/domain/catalogue/product.ts';

/** Nothing more is put aside on a list of one area that holds this many; what a guest brings along always enters. */
export const MAX_WISHES = 200;

/** An article put aside: addressed like a cart line, so that moving it into the cart keeps its key. */
export interface Wish {
  readonly lineKey: LineKey;
  readonly product: string;
  readonly variant: string | null;
}

/** Puts an article aside, newest first; one that is there already stays as it is. */
export function addWish<W extends Wish>(wishes: readonly W[], wish: W): readonly W[] {
  if (wishes.some((one) => one.lineKey === wish.lineKey)) return wishes;
  return [wish, ...wishes];
}

/** Takes an article out; an unknown one changes nothing. */
export function removeWish<W extends Wish>(wishes: readonly W[], lineKey: LineKey): readonly W[] {
  return wishes.some((one) => one.lineKey === lineKey) ? wishes.filter((one) => one.lineKey !== lineKey) : wishes;
}
