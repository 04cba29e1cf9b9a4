/** What rules ask of a product, of what a form holds: as the shop reads it of its tables (domain 3.2). */
import type { AttributeType } from '#core/domain/catalogue/attributes/attribute-types.ts';
import type { Fact, ProductFacts } from './condition.ts';

interface WrittenFacts {
  /** By code, as they are stored. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly attributes: readonly { readonly code: string; readonly type: AttributeType }[];
  /** Slug. */
  readonly family: string;
  readonly sku: string;
  /** UUIDs, those above them included. */
  readonly categories: readonly string[];
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Options by their id as text; a text in several languages by its French. */
function factOf(type: AttributeType, value: unknown): Fact | null {
  if (type === 'multiselect' || type === 'checkbox') return Array.isArray(value) ? value.map(String) : [];
  if (type === 'select') return isPlain(value) ? String(value) : null;
  const plain: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'fr_FR') : value;
  return isPlain(plain) ? plain : null;
}

export function factsOfValues({ values, attributes, family, sku, categories }: WrittenFacts): ProductFacts {
  const own = attributes
    .filter(({ code }) => Object.hasOwn(values, code))
    .map(({ code, type }) => [code, factOf(type, values[code])] as const);
  return { ...Object.fromEntries(own), family, sku, categories };
}

/** Categories with those above them, each once. */
export function withThoseAbove(
  chosen: readonly string[],
  categories: readonly { readonly uuid: string; readonly parent: string | null }[],
): readonly string[] {
  const parents = new Map(categories.map(({ uuid, parent }) => [uuid, parent]));
  const found = new Set<string>();
  for (const one of chosen)
    for (let at: string | null = one; at !== null && !found.has(at); at = parents.get(at) ?? null) found.add(at);
  return [...found];
}
