import { copiedBody } from '#core/contract/cms/copy/copied-body.ts';
import { LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { demand, documentFor, placeOf, type Editing } from '#server/subjects/cms/document-row.ts';
import { storedBody } from '#server/subjects/cms/publish/check-content.ts';
import { keepRevision } from '#server/subjects/cms/save/revisions.ts';
import { authorOf, columnsOf } from '#server/subjects/cms/save/save-document.ts';
import { holdSlugs, takenSlugs } from '#server/subjects/cms/save/slugs.ts';

/**
 * A copy as a draft: « (copie) » behind its title and `-copie` behind its slug, `-copy` in English (specification §9).
 * @throws Refusal `record.unknown`, `permission.missing`, `record.moved` where the UUID of the copy is another's
 */
export async function replicateDocument(
  editing: Editing,
  { doc, copy }: { readonly doc: string; readonly copy: string },
): Promise<{ rev: number; revId: string }> {
  const { trx, admin, now, ids } = editing;
  const source = await documentFor(editing, doc, 'view');
  demand(admin, placeOf(source), 'replicate');
  if (source.kind === 'menu') throw new Refusal('record.inUse');
  const there = await trx.selectFrom('cms_document').select('uuid').where('uuid', '=', copy).executeTakeFirst();
  if (there !== undefined) throw new Refusal('record.moved');
  const { type } = source;
  const taken = new Map<Locale, ReadonlySet<string>>();
  // those that a copy can be called like, its source's own included
  for (const locale of LOCALES) taken.set(locale, await takenSlugs(trx, { uuid: copy, type }, locale, ''));
  const some = copiedBody(storedBody(source, source.working), (slug, locale) => taken.get(locale)?.has(slug) ?? false);
  const first = { rev: 1, revId: ids.uuid() };
  await trx
    .insertInto('cms_document')
    .values({
      uuid: copy,
      kind: source.kind,
      type,
      ...columnsOf(some),
      rev: first.rev,
      rev_id: first.revId,
      author_id: await authorOf(trx, admin.id),
      created_at: now,
      updated_at: now,
    })
    .execute();
  const held = await holdSlugs(trx, { uuid: copy, type }, some, { named: false });
  await keepRevision(editing, { uuid: copy, ...first, body: held.body, named: true });
  return first;
}
