/** What the parts of the form change of a body, whatever its kind. */
import type { ComponentBody, ContentBody, ContentText } from '#core/contract/cms/bodies.ts';
import { emptyText } from '#core/contract/cms/empty-body.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { slugOf } from '#core/domain/text/slug.ts';

export type Change = (edit: (body: DocumentBody) => DocumentBody) => void;

export interface Named {
  readonly title: string;
  readonly slug: string;
}

export const isContent = (body: DocumentBody): body is ContentBody => 'customFields' in body;

export const isComponent = (body: DocumentBody): body is ComponentBody => 'thumbnail' in body && !isContent(body);

/** The texts of a language; null where nobody has written in it. */
export const namedIn = (body: DocumentBody, locale: Locale): Named | null =>
  'translations' in body ? (body.translations[locale] ?? null) : null;

const empties: Readonly<Record<string, unknown>> = {
  ...emptyText(),
  description: '',
};

/** The same body with some of the texts of a language changed; a language comes to be with its first word. */
export function withWords(body: DocumentBody, locale: Locale, words: Readonly<Record<string, unknown>>): DocumentBody {
  if (!('translations' in body)) return body;
  const french: Readonly<Record<string, unknown>> = { ...body.translations.fr_FR };
  const own: Readonly<Record<string, unknown>> =
    body.translations[locale] ?? Object.fromEntries(Object.keys(french).map((name) => [name, empties[name] ?? '']));
  return Object.assign({}, body, {
    translations: { ...body.translations, [locale]: { ...own, ...words } },
  });
}

/**
 * A title with the slug that follows it, as long as nobody has typed one of their own.
 * @param settled the slug that stands in an address of the shop: it does not follow any more
 */
export function withTitle(body: DocumentBody, locale: Locale, title: string, settled: string): DocumentBody {
  const before = namedIn(body, locale) ?? { title: '', slug: '' };
  const follows = before.slug === '' || (before.slug === slugOf(before.title) && before.slug !== settled);
  return withWords(body, locale, { title, ...(follows ? { slug: slugOf(title) } : {}) });
}

export const textIn = (body: ContentBody, locale: Locale): ContentText => body.translations[locale] ?? emptyText();
