/** Variants of a product: each has one option of every attribute that tells them apart, and no two the same (domain 2.1). */
type Values = Readonly<Record<string, unknown>>;

/** Attributes that tell variants apart. */
export const MAX_AXES = 5;
/** Variants of one product. */
export const MAX_VARIANTS = 200;

/** Which options a variant has, as one text; null where it lacks one. */
export function combinationOf(axes: readonly string[], attributes: Values): string | null {
  const ids = axes.map((code) => attributes[code]);
  return ids.every((id) => Number.isSafeInteger(id)) ? ids.join(' ') : null;
}

export interface VariantFault {
  readonly at: number;
  readonly code: 'variant.incomplete' | 'variant.taken';
}

export function variantFaults(axes: readonly string[], variants: readonly Values[]): readonly VariantFault[] {
  const seen = new Set<string>();
  return variants.flatMap((attributes, at): VariantFault[] => {
    const combination = combinationOf(axes, attributes);
    if (combination === null) return [{ at, code: 'variant.incomplete' }];
    if (seen.has(combination)) return [{ at, code: 'variant.taken' }];
    seen.add(combination);
    return [];
  });
}

/** An axis with the options that are wanted of it, by their ids. */
export interface Axis {
  readonly code: string;
  readonly options: readonly number[];
}

/** Every combination of the options, in their order, without those that exist; never more than a product may have. */
export function missingCombinations(axes: readonly Axis[], variants: readonly Values[]): readonly Values[] {
  const codes = axes.map(({ code }) => code);
  const known = new Set(variants.map((one) => combinationOf(codes, one)));
  const room = MAX_VARIANTS - variants.length;
  const missing: Values[] = [];
  const walk = (at: number, chosen: Values): void => {
    if (missing.length >= room) return;
    const axis = axes[at];
    if (axis === undefined) {
      if (axes.length > 0 && !known.has(combinationOf(codes, chosen))) missing.push(chosen);
      return;
    }
    for (const option of axis.options) walk(at + 1, { ...chosen, [axis.code]: option });
  };
  walk(0, {});
  return missing;
}
