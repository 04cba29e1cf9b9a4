import { TITLE_LIMIT } from '#core/contract/cms/bodies.ts';
import type { SomeBody } from '#core/contract/cms/document-bodies.ts';
import { mapLanguages, type InLanguages } from '#core/contract/cms/body/in-languages.ts';
import { copyNames } from '#core/domain/cms/document-slug.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

interface Names {
  title: string;
  slug: string;
}

/** The body of a copy: « (copie) » behind its title and `-copie` behind its slug, `-copy` in English (specification §9). */
export function copiedBody(some: SomeBody, isTaken: (slug: string, locale: Locale) => boolean): SomeBody {
  const named = <T extends Names>(words: InLanguages<T>): InLanguages<T> =>
    mapLanguages(words, (own, locale) => ({
      ...own,
      ...copyNames(own, locale, { isTaken: (slug) => isTaken(slug, locale), longest: TITLE_LIMIT }),
    }));
  switch (some.of) {
    case 'content':
      return { of: some.of, body: { ...some.body, translations: named(some.body.translations) } };
    case 'component':
      return { of: some.of, body: { ...some.body, translations: named(some.body.translations) } };
    case 'term':
      return { of: some.of, body: { ...some.body, translations: named(some.body.translations) } };
    case 'menu':
      return some;
  }
}
