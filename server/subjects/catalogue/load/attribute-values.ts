import type { Attribute } from '#core/contract/catalogue/structure.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';

type Values = Readonly<Record<string, unknown>>;
type ShownValue = ProductDetail['attributes'][number];

/** Whether its values are options. */
export function hasOptions({ type }: Attribute): boolean {
  return type === 'select' || type === 'multiselect';
}

/** Option ids of a select or multiselect; empty for anything else. */
export function optionIdsOf(attribute: Attribute, values: Values): number[] {
  if (!hasOptions(attribute)) return [];
  const value = values[attribute.code];
  const ids = Array.isArray(value) ? value : [value];
  return ids.filter((id): id is number => Number.isSafeInteger(id));
}

/** What the product page shows of an attribute, or null when the product has no value for it. */
export function shownValue(attribute: Attribute, values: Values): ShownValue | null {
  const optionIds = optionIdsOf(attribute, values);
  if (optionIds.length > 0) return { code: attribute.code, value: null, optionIds };
  const value = values[attribute.code];
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isPlain || value === '' || hasOptions(attribute)) return null;
  return { code: attribute.code, value, optionIds: [] };
}
