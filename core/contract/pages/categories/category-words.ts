import type { Category } from '#core/contract/catalogue/structure.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

interface Said {
  readonly description: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  /** The language the description is in. */
  readonly locale: Locale;
}

/** What a category says to a reader: in their language where it has words of it, else in French. */
export function categoryWords(
  category: Pick<Category, 'description' | 'translations'> & Partial<Pick<Category, 'metaTitle' | 'metaDescription'>>,
  locale: Locale,
): Said {
  const own = locale === 'fr_FR' ? undefined : category.translations?.[locale];
  return {
    description: own?.description ?? category.description,
    metaTitle: own?.metaTitle ?? category.metaTitle ?? null,
    metaDescription: own?.metaDescription ?? category.metaDescription ?? null,
    locale: own?.description === undefined ? 'fr_FR' : locale,
  };
}
