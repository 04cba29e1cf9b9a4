import { isUuid } from '#core/domain/text/uuid.ts';

/** What a cart line is addressed by, on every device and on the server (design §5 rule 3). */
export type LineKey = string;

export interface LineTarget {
  readonly product: string;
  readonly variant: string | null;
}

/**
 * The key of a product with its options. The variant stands for the options, so two orders of
 * choosing the same options make one key; UUIDs are lower case.
 */
export function lineKeyOf(productUuid: string, variantUuid: string | null): LineKey {
  const product = productUuid.toLowerCase();
  return variantUuid === null ? product : `${product}:${variantUuid.toLowerCase()}`;
}

/** Product and variant of a key, or null for a text that is not a canonical key. */
export function parseLineKey(key: string): LineTarget | null {
  const [product, variant, ...rest] = key.split(':');
  if (rest.length > 0 || !isUuid(product)) return null;
  if (variant === undefined) return { product, variant: null };
  return isUuid(variant) ? { product, variant } : null;
}
