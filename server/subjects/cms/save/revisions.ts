import type { Trx } from '#server/database/transaction.ts';
import type { Editing } from '#server/subjects/cms/document-row.ts';

/** Saves within this time of each other are of one sitting. */
const SITTING_MS = 30 * 60_000;
/** Unnamed revisions a document keeps (domain 8.1). */
const KEPT_UNNAMED = 20;

interface Written {
  readonly uuid: string;
  readonly rev: number;
  readonly revId: string;
  readonly body: unknown;
  readonly named: boolean;
}

/**
 * Keeps a revision. Saves that nobody pressed become one with what the same author saved before in the same sitting; what
 * somebody named stays.
 */
export async function keepRevision(
  { trx, admin, now }: Editing,
  { uuid, rev, revId, body, named }: Written,
): Promise<void> {
  const last = await trx
    .selectFrom('cms_revision')
    .select(['rev', 'author_id', 'named', 'at'])
    .where('document', '=', uuid)
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSitting =
    last !== undefined &&
    !last.named &&
    last.author_id === admin.id &&
    now.getTime() - last.at.getTime() < SITTING_MS &&
    !(await isShown(trx, uuid, last.rev));
  if (isSitting)
    await trx.deleteFrom('cms_revision').where('document', '=', uuid).where('rev', '=', last.rev).execute();
  const author = await trx.selectFrom('admin').select('name').where('uuid', '=', admin.id).executeTakeFirst();
  await trx
    .insertInto('cms_revision')
    .values({
      document: uuid,
      rev,
      rev_id: revId,
      at: now,
      author_id: author === undefined ? null : admin.id,
      author_name: author?.name ?? '',
      named,
      body: JSON.stringify(body),
    })
    .execute();
  if (!named) await dropOld(trx, uuid);
}

/** What visitors see, or will, keeps its revision. */
async function isShown(trx: Trx, uuid: string, rev: number): Promise<boolean> {
  const row = await trx
    .selectFrom('cms_document')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where((where) => where.or([where('published_rev', '=', rev), where('scheduled_rev', '=', rev)]))
    .executeTakeFirst();
  return row !== undefined;
}

async function dropOld(trx: Trx, uuid: string): Promise<void> {
  await trx
    .deleteFrom('cms_revision')
    .where('document', '=', uuid)
    .where('rev', 'in', (from) =>
      from
        .selectFrom('cms_revision as old')
        .innerJoin('cms_document', 'cms_document.uuid', 'old.document')
        .select('old.rev')
        .where('old.document', '=', uuid)
        .where('old.named', '=', false)
        .where((where) =>
          where.and([
            where.or([where('published_rev', 'is', null), where('old.rev', '<>', where.ref('published_rev'))]),
            where.or([where('scheduled_rev', 'is', null), where('old.rev', '<>', where.ref('scheduled_rev'))]),
          ]),
        )
        .orderBy('old.rev', 'desc')
        .offset(KEPT_UNNAMED),
    )
    .execute();
}
