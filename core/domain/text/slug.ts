import type { Locale } from '#core/domain/shop/locale.ts';

/** Longest slug kept (domain 0.1). */
export const MAX_SLUG_LENGTH = 200;

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/**
 * Lower case, accents stripped, separators to dashes, everything else dropped (specification §5).
 * Apostrophes separate words: "filtre d'huile" reads "filtre-d-huile".
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæßøłđ]/gu, (letter) => LIGATURES[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\p{Pd}_/.,:;'’·|\\]+/gu, '-')
    .replace(/[^a-z0-9-]/gu, '')
    .replace(/-+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/gu, '');
}

/** A name for programs made of words: letters without accents, digits, underscores, a letter first; empty where nothing is left. */
export const identifierOf = (text: string): string =>
  slugOf(text)
    .replaceAll('-', '_')
    .replace(/^[^a-z]+/u, '');

/** True when a text is already a slug: not empty, and left as it is by `slugOf`. */
export function isSlug(text: string): boolean {
  return text !== '' && slugOf(text) === text;
}

/** A free slug for a copy: "-copie" in French, "-copy" in English, then "-copie-2" (specification §9). */
export function duplicateSlug(slug: string, locale: Locale, isTaken: (slug: string) => boolean): string {
  const suffix = locale === 'fr_FR' ? '-copie' : '-copy';
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? suffix : `${suffix}-${number}`;
    const candidate = slug.slice(0, MAX_SLUG_LENGTH - ending.length) + ending;
    if (!isTaken(candidate)) return candidate;
  }
}
