import { factsOfType } from './all-types.ts';

/** Whose price is asked for a product: its own, that of a variant, or those of what it is put together of. */
export function priceSourceOf(type: string, kitPrice: unknown): 'own' | 'variants' | 'parts' {
  const { parts, price } = factsOfType(type);
  return parts === 'components' && kitPrice !== 'fixed' ? 'parts' : price;
}
