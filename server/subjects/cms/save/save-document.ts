import type { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { readBody, type SomeBody } from '#core/contract/cms/document-bodies.ts';
import { factsOf } from '#core/contract/cms/fold-head.ts';
import { differsInIntroduction } from '#core/contract/cms/body/introduction.ts';
import { contentTypeOfTerm, hasWorkflow, type DocumentPlace } from '#core/domain/cms/document-kind.ts';
import { written } from '#core/domain/merge/equal.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Trx } from '#server/database/transaction.ts';
import {
  demand,
  demandRevision,
  lockDocument,
  type Editing,
  type StoredDocument,
} from '#server/subjects/cms/document-row.ts';
import { publishNow } from '#server/subjects/cms/publish/publish-document.ts';
import { checkFields, knownFields } from '#server/subjects/cms/fields/known-fields.ts';
import type { InferOutput } from 'valibot';

import { checkNames } from '#server/subjects/cms/check-names.ts';
import { keepRevision } from './revisions.ts';
import { holdSlugs } from './slugs.ts';

type Saved = InferOutput<typeof documentSaveRoute.body>;

/** Columns that follow from a body. */
export const columnsOf = (some: SomeBody) => {
  const { title, slug, categories, tags, thumbnail } = factsOf(some);
  return { title, slug, categories, tags, thumbnail, working: JSON.stringify(some.body) };
};

/**
 * Keeps what an editor wrote where the document still stands at the revision they wrote on (design §5 rule 19); with
 * `baseRev` 0 it comes to be. A draft may be unfinished; what somebody saved by name has a title and a slug. The bin takes
 * no text: whoever writes on in what a colleague threw away is told (S106).
 * @throws Refusal `permission.missing`, `document.conflict`, `document.inBin`, `record.unknown`, `record.moved`,
 * `input.invalid`
 */
export async function saveDocument(editing: Editing, saved: Saved): Promise<RouteAnswer<typeof documentSaveRoute>> {
  const { trx, admin, now, ids } = editing;
  const { doc: uuid, baseRev } = saved;
  const place: DocumentPlace = { of: saved.of, type: saved.type };
  const before = await lockDocument(trx, uuid);
  if (before === undefined && baseRev !== 0) throw new Refusal('record.unknown');
  if (before !== undefined && (before.kind !== saved.of || before.type !== saved.type))
    throw new Refusal('record.moved');
  if (before === undefined) demand(admin, place, 'store');
  else if (!isOfDetails(admin, before, saved)) demand(admin, place, 'update');
  // told again under another mutation: it is the revision that is here
  if (before !== undefined && before.rev_id === saved.revId) return received(before, saved, before.working);
  if (before?.status === 'trash') throw new Refusal('document.inBin');
  if (before !== undefined) demandRevision(before, { rev: baseRev, revId: saved.baseRevId });
  if (before === undefined) await checkType(trx, place);
  const named = saved.named === true;
  if (named) checkNames(saved);
  const [rev, revId] = [baseRev + 1, saved.revId ?? ids.uuid()];
  if (before === undefined) await createRow(editing, saved);
  const cleaned = await knownFields(trx, saved, saved);
  if (named) await checkFields(trx, saved, cleaned, { isPublished: false });
  const some = await holdSlugs(trx, { uuid, type: saved.type }, cleaned, { named });
  await trx
    .updateTable('cms_document')
    .set({ ...columnsOf(some), rev, rev_id: revId, author_id: await authorOf(trx, admin.id), updated_at: now })
    .where('uuid', '=', uuid)
    .execute();
  await keepRevision(editing, { uuid, rev, revId, body: some.body, named });
  if (named && !hasWorkflow(saved.of)) await publishNow(editing, uuid);
  return received({ rev, rev_id: revId }, saved, some.body);
}

const received = ({ rev, rev_id: revId }: Pick<StoredDocument, 'rev' | 'rev_id'>, { body }: Saved, kept: unknown) => ({
  rev,
  revId,
  asSent: written(body) === written(kept),
});

/** Whether it writes the introduction alone, which has a permission of its own. */
function isOfDetails({ permissions }: Editing['admin'], before: StoredDocument, saved: Saved): boolean {
  if (saved.of !== 'content' || !permissions.has('cms-contents.update-details')) return false;
  const body = readBody('content', before.working);
  return body !== null && differsInIntroduction(body, saved.body);
}

/** Null for somebody whose account is gone by now. */
export async function authorOf(trx: Trx, id: string): Promise<string | null> {
  const row = await trx.selectFrom('admin').select('uuid').where('uuid', '=', id).executeTakeFirst();
  return row?.uuid ?? null;
}

async function createRow({ trx, now }: Editing, saved: Saved): Promise<void> {
  const made = await trx
    .insertInto('cms_document')
    .values({
      uuid: saved.doc,
      kind: saved.of,
      type: saved.type,
      ...columnsOf(saved),
      rev: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (made === undefined) throw new Refusal('record.moved');
}

/** A document is of a type that there is. @throws Refusal `input.invalid` at `type` */
export async function checkType(trx: Trx, { of, type }: DocumentPlace): Promise<void> {
  const wanted = of === 'content' ? type : of === 'term' ? contentTypeOfTerm(type) : null;
  const unknown = new Refusal('input.invalid', { fields: [{ path: 'type', code: 'reference.unknown' }] });
  if (of === 'component' && type !== 'component') throw unknown;
  if (of === 'component' || of === 'menu') return;
  const row = await trx
    .selectFrom('content_type')
    .select('slug')
    .where('slug', '=', wanted ?? '')
    .executeTakeFirst();
  if (row === undefined) throw unknown;
}
