import { diff3Merge } from 'node-diff3';

/**
 * Texts changed at different words; null where both changed the same ones, or words side by side. A text of one word –
 * a slug, an address, a code – is never made of two.
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  return mergeTokens(words(base), words(mine), words(theirs))?.join('') ?? null;
}

/** A word goes with the spaces before it, so that what is written at the end changes no word. */
const words = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\S)(?=\s)/u));

/** Lists of tokens by diff3; null for a conflict. */
export function mergeTokens(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null {
  const merged: string[] = [];
  for (const region of diff3Merge([...mine], [...base], [...theirs], { excludeFalseConflicts: true })) {
    if (region.ok === undefined) return null;
    merged.push(...region.ok);
  }
  return merged;
}
