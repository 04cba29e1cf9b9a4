/** Slugs of documents: one that a person typed is refused where it is taken, one that was made gives way (domain 8.1). */
import type { Locale } from '#core/domain/shop/locale.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { duplicateSlug, MAX_SLUG_LENGTH, slugOf } from '#core/domain/text/slug.ts';

type IsTaken = (slug: string) => boolean;

/** `-2`, `-3` behind what is taken; within the longest slug. */
export function freeSlug(wanted: string, isTaken: IsTaken): string {
  if (!isTaken(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const candidate = wanted.slice(0, MAX_SLUG_LENGTH - ending.length) + ending;
    if (!isTaken(candidate)) return candidate;
  }
}

/** The slug of a title; `otherwise` for a title without a letter or digit. */
export const slugOfTitle = (title: string, otherwise: string): string => {
  const made = slugOf(title);
  return made === '' ? otherwise : made;
};

const COPY_WORDS: Readonly<Record<Locale, string>> = { fr_FR: ' (copie)', en_GB: ' (copy)' };

/** The title and the slug of a copy, in one language (specification §9). */
export function copyNames(
  { title, slug }: { readonly title: string; readonly slug: string },
  locale: Locale,
  { isTaken, longest }: { readonly isTaken: IsTaken; readonly longest: number },
): { title: string; slug: string } {
  const words = COPY_WORDS[locale];
  return { title: cutText(title, longest - words.length) + words, slug: duplicateSlug(slug, locale, isTaken) };
}
