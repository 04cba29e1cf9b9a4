import { sql } from 'kysely';

import type { SomeBody } from '#core/contract/cms/document-bodies.ts';
import { mapLanguages, type InLanguages } from '#core/contract/cms/body/in-languages.ts';
import { freeSlug } from '#core/domain/cms/document-slug.ts';
import { LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { slugOf } from '#core/domain/text/slug.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { wrongInBody } from '#server/subjects/cms/document-row.ts';

interface Place {
  readonly uuid: string;
  readonly type: string;
}

/** Slugs of a type in a language that others than this document have, among those that begin so. */
export async function takenSlugs(db: Db, { uuid, type }: Place, locale: Locale, start: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('cms_slug')
    .select('slug')
    .where('type', '=', type)
    .where('locale', '=', locale)
    .where('document', '<>', uuid)
    .where((where) => where.fn<boolean>('starts_with', ['slug', where.val(start)]))
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Others wait until this transaction has given its slugs of the type away. */
const lockSlugs = (trx: Trx, type: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`document.slugs ${type}`}))`.execute(trx);

/**
 * Gives the document its slugs. One that was made of its title gives way to another's with `-2`; one that somebody typed is
 * refused where they pressed save, and elsewhere kept as typed without being held, so that no word is lost.
 * @throws Refusal `input.invalid` at the slug (`slug.taken`)
 */
export async function holdSlugs(
  trx: Trx,
  place: Place,
  some: SomeBody,
  { named }: { readonly named: boolean },
): Promise<SomeBody> {
  if (some.of === 'menu') return some;
  await lockSlugs(trx, place.type);
  const held: { locale: Locale; slug: string }[] = [];
  let kept: SomeBody = some;
  for (const locale of LOCALES) {
    const words = some.body.translations[locale];
    if (words === undefined || words.slug === '') continue;
    const taken = await takenSlugs(trx, place, locale, words.slug.slice(0, 150));
    const isTaken = (one: string) => taken.has(one);
    if (!isTaken(words.slug)) held.push({ locale, slug: words.slug });
    else if (words.slug === slugOf(words.title)) {
      const slug = freeSlug(words.slug, isTaken);
      held.push({ locale, slug });
      kept = withSlug(kept, locale, slug);
    } else if (named) throw wrongInBody(`translations.${locale}.slug`, 'slug.taken');
  }
  await trx.deleteFrom('cms_slug').where('document', '=', place.uuid).execute();
  if (held.length > 0)
    await trx
      .insertInto('cms_slug')
      .values(held.map((one) => ({ ...one, type: place.type, document: place.uuid })))
      .execute();
  return kept;
}

const renamed = <T extends { slug: string }>(words: InLanguages<T>, at: Locale, slug: string): InLanguages<T> =>
  mapLanguages(words, (own, locale) => (locale === at ? { ...own, slug } : own));

/** The same body with another slug in one of its languages. */
export function withSlug(some: SomeBody, locale: Locale, slug: string): SomeBody {
  switch (some.of) {
    case 'content':
      return { of: some.of, body: { ...some.body, translations: renamed(some.body.translations, locale, slug) } };
    case 'component':
      return { of: some.of, body: { ...some.body, translations: renamed(some.body.translations, locale, slug) } };
    case 'term':
      return { of: some.of, body: { ...some.body, translations: renamed(some.body.translations, locale, slug) } };
    case 'menu':
      return some;
  }
}
