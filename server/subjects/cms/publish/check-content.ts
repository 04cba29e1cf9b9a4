import type { ContentBody } from '#core/contract/cms/bodies.ts';
import { readSome, type SomeBody } from '#core/contract/cms/document-bodies.ts';
import { eachBlock } from '#core/domain/blocks/block.ts';
import { missingOf } from '#core/domain/blocks/check.ts';
import { PAGE_TYPE } from '#core/domain/cms/content-path.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { mediaIn } from '#core/contract/cms/media-in.ts';
import { match } from '#core/contract/pages/match.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import { RESERVED_SEGMENTS } from '#core/contract/pages/traits/reserved.ts';
import { Refusal, type FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { wrongInBody, type StoredDocument } from '#server/subjects/cms/document-row.ts';
import { addressOf, readAddressFacts } from '#server/subjects/cms/addresses/content-address.ts';
import { checkFields } from '#server/subjects/cms/fields/known-fields.ts';
import { checkNames } from '#server/subjects/cms/check-names.ts';

/** The body that a row holds. @throws Error for one that no version wrote */
export function storedBody({ uuid, kind }: Pick<StoredDocument, 'uuid' | 'kind'>, body: unknown): SomeBody {
  const some = readSome(kind, body);
  if (some === null) throw new Error(`document ${uuid} holds no ${kind}`);
  return some;
}

/** Files that are named and not at the shop yet. */
export async function missingMedia(trx: Trx, some: SomeBody): Promise<readonly string[]> {
  const named = mediaIn(some);
  if (named.length === 0) return [];
  const rows = await trx.selectFrom('media').select('uuid').where('uuid', 'in', named).execute();
  const files = await trx
    .selectFrom('media_file')
    .select('uuid')
    .where('uuid', 'in', named)
    .where('deleted_at', 'is', null)
    .execute();
  const there = new Set([...rows, ...files].map(({ uuid }) => uuid));
  return named.filter((one) => !there.has(one));
}

/** Whether there is a word, or a block that draws something. */
export function isEmptyContent(some: SomeBody): boolean {
  if (some.of !== 'content') return false;
  const { body, blocks } = some.body.translations.fr_FR;
  return body.length === 0 && [...eachBlock(blocks)].length === 0;
}

/**
 * What visitors are to see has a title, a slug that is its own, words, and every file it names (domain 8.1).
 * @throws Refusal `input.invalid` at a field of the body, `media.missing`
 */
export async function checkPublishable(trx: Trx, row: StoredDocument, some: SomeBody, now: Date): Promise<void> {
  checkNames(some);
  if (isEmptyContent(some)) throw wrongInBody('translations.fr_FR.body', 'content.empty');
  const fields = missingFields(some);
  if (fields.length > 0) throw new Refusal('input.invalid', { fields });
  await checkFields(trx, row, some, { isPublished: true });
  const media = await missingMedia(trx, some);
  if (media.length > 0) throw new Refusal('media.missing', { media });
  if (some.of === 'content') await checkPath(trx, row, some.body, now);
}

function missingFields(some: SomeBody): FieldError[] {
  if (some.of !== 'content' && some.of !== 'component') return [];
  return LOCALES.flatMap((locale) =>
    missingOf(some.body.translations[locale]?.blocks ?? []).map(({ path }) => ({
      path: ['body', 'translations', locale, 'blocks', ...path].join('.'),
      code: 'content.required',
    })),
  ).slice(0, 20);
}

/** Kinds of pages of the shop that an editor may write: the about page, and the home of an area. */
const WRITTEN: ReadonlySet<string> = new Set(['content', 'home']);

/** No two things of the shop stand at one address. */
async function checkPath(trx: Trx, row: StoredDocument, body: ContentBody, now: Date): Promise<void> {
  const { slug } = body.translations.fr_FR;
  const path = addressOf(row, body, await readAddressFacts(trx, row.type), now);
  const taken = wrongInBody('translations.fr_FR.slug', 'slug.taken');
  const isReserved = RESERVED_SEGMENTS.has(slug) && !WRITTEN.has(match(contentPath(slug))?.kind ?? '');
  if (row.type === PAGE_TYPE && isReserved) throw taken;
  const held = await trx
    .selectFrom('cms_slug')
    .select('document')
    .where('type', '=', row.type)
    .where('locale', '=', 'fr_FR')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (held !== undefined && held.document !== row.uuid) throw taken;
  const standing = await trx
    .selectFrom('cms_document')
    .select('uuid')
    .where('path', '=', path)
    .where('uuid', '<>', row.uuid)
    .executeTakeFirst();
  const article = await trx.selectFrom('permalink').select('path').where('path', '=', path).executeTakeFirst();
  const list = await trx
    .selectFrom('content_type')
    .select('slug')
    .where('slug', '=', path)
    .where('has_archive', '=', true)
    .executeTakeFirst();
  if (standing !== undefined || article !== undefined || list !== undefined) throw taken;
}
