/** What tests write into a page, and read in it. */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { ContentText } from '#core/contract/cms/bodies.ts';

/** Some words of the French text of a content. */
export const fr =
  (words: Partial<Pick<ContentText, 'title' | 'slug' | 'shortDescription'>>) =>
  (body: DocumentBody): DocumentBody =>
    'customFields' in body
      ? { ...body, translations: { ...body.translations, fr_FR: { ...body.translations.fr_FR, ...words } } }
      : body;

export const frenchOf = (body: DocumentBody | null | undefined): ContentText | undefined =>
  body != null && 'customFields' in body ? body.translations.fr_FR : undefined;
