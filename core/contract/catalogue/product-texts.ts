/** What a product says in another language than French; where it says nothing, French stands. */
import type { ProductDetail, ProductTexts } from '#core/contract/catalogue/product-detail.ts';
import { isRecord, isText, valuesIn } from '#core/domain/fields/values.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

const LINES = ['name', 'subtitle', 'shortDescription', 'metaTitle', 'metaDescription'] as const;

/** What of stored translations says something, by locale; undefined where nothing does. */
export function readTexts(stored: unknown): ProductDetail['translations'] {
  const all = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) => {
    const own = valuesIn(stored)[locale];
    if (!isRecord(own)) return [];
    const lines = LINES.flatMap((name) => {
      const text = own[name];
      return isText(text) && text.trim() !== '' ? [[name, text] as const] : [];
    });
    const description = readRichText(own['description']);
    const texts: ProductTexts = {
      ...Object.fromEntries(lines),
      ...(description.length === 0 ? {} : { description }),
    };
    return Object.keys(texts).length === 0 ? [] : [[locale, texts] as const];
  });
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

interface Shown<Detail> {
  readonly row: CatalogueRow;
  readonly detail: Detail;
  /** In which language its name stands. */
  readonly locale: Locale;
}

/** A product with the words of a language, of which the name decides: a page has one language. */
export function inLanguage<Detail extends ProductDetail | null>(
  row: CatalogueRow,
  detail: Detail,
  locale: Locale = DEFAULT_LOCALE,
): Shown<Detail> {
  const own = detail?.translations?.[locale];
  if (detail === null || own?.name === undefined) return { row, detail, locale: DEFAULT_LOCALE };
  const { name, subtitle = row.subtitle, ...texts } = own;
  return { row: { ...row, name, subtitle }, detail: { ...detail, ...texts }, locale };
}
