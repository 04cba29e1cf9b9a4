import { choiceText, parseChoice, type Choice } from '#core/domain/catalogue/choice.ts';
import { isUuid } from '#core/domain/text/uuid.ts';

/** What a cart line is addressed by, on every device and on the server (design §5 rule 3). */
export type LineKey = string;

export interface LineTarget {
  readonly product: string;
  readonly variant: string | null;
  /** Of a product that is put together by its buyer; null: nothing is chosen. */
  readonly choice: Choice | null;
}

/**
 * The key of a product with its options: `product`, `product:variant` or `product::choice`. The variant stands for the
 * options, so two orders of choosing the same options make one key; UUIDs are lower case.
 */
export function lineKeyOf(productUuid: string, variantUuid: string | null, choice: Choice | null = null): LineKey {
  const product = productUuid.toLowerCase();
  if (choice !== null && choice.length > 0) return `${product}::${choiceText(choice)}`;
  return variantUuid === null ? product : `${product}:${variantUuid.toLowerCase()}`;
}

/** What a key names, or null for a text that is not a canonical key. */
export function parseLineKey(key: string): LineTarget | null {
  const [product, variant, chosen, ...rest] = key.split(':');
  if (rest.length > 0 || !isUuid(product)) return null;
  if (variant === undefined) return { product, variant: null, choice: null };
  if (chosen !== undefined) {
    const choice = variant === '' ? parseChoice(chosen) : null;
    return choice === null ? null : { product, variant: null, choice };
  }
  return isUuid(variant) ? { product, variant, choice: null } : null;
}
