/** Files on their way: sent in parts, finished, given up. Every step may be repeated, and says how far the shop has the file. */
import type { Selectable } from 'kysely';

import { can } from '#core/domain/actor/actor.ts';
import type { LIBRARY_UPLOAD } from '#core/contract/cms/media/media-uploads.ts';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { MediaUploadRow } from '#server/database/tables/media-tables.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { AdminActor } from '#server/platform/identity/admin-session.ts';
import { rememberContent, type Kept } from '#server/subjects/media/library/keep-content.ts';
import { asMediaFile, knownMedia, type MediaRow } from '#server/subjects/media/library/read-media.ts';
import { giveContent } from '#server/subjects/media/library/write-media.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';
import { checkSeen } from '#server/subjects/media/revision.ts';

import { keepUpload } from './keep-upload.ts';
import { partName, partsOf } from './stored-parts.ts';

export type UploadRow = Selectable<MediaUploadRow>;
type Part = RouteInput<typeof LIBRARY_UPLOAD.part>;
type Finish = RouteInput<typeof LIBRARY_UPLOAD.finish>;
type Received = RouteAnswer<typeof LIBRARY_UPLOAD.begin>;

export const mayReplace = (actor: AdminActor): void => {
  if (!can(actor, 'media.update')) throw new Refusal('permission.missing', { permission: 'media.update' });
};

/** What a file on its way is for: only the routes of that purpose go on with it. */
export type Purpose = UploadRow['purpose'];

interface Claim {
  readonly uuid: string;
  /** Of the content that a step is meant for; null: it does not say. */
  readonly bytes: number | null;
  readonly purpose: Purpose;
}

/**
 * Their own, of the content they mean; anything else is unknown to them, and they begin once more (rule S113).
 * @throws Refusal `record.unknown`
 */
export async function ownUpload(
  { db }: Pick<MediaDeps, 'db'>,
  { uuid, bytes, purpose }: Claim,
  actor: AdminActor,
): Promise<UploadRow> {
  const row = await db.selectFrom('media_upload').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (row === undefined || row.admin !== actor.id || (bytes ?? row.bytes) !== row.bytes || row.purpose !== purpose)
    throw new Refusal('record.unknown');
  return row;
}

/** A file of the library under this UUID that they brought themselves, in the bin or not. */
const broughtBy = (db: Db, uuid: string, { id }: AdminActor): Promise<MediaRow | undefined> =>
  db.selectFrom('media_file').selectAll().where('uuid', '=', uuid).where('admin', '=', id).executeTakeFirst();

/** What an upload became, though it was taken out of the library since: whoever asks again hears that it arrived. */
const becameMedia = (db: Db | Trx, uuid: string): Promise<MediaRow> =>
  db.selectFrom('media_file').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

/**
 * Takes the part that is awaited; of any other it says which one is. A part is written before it counts: a fault in
 * between leaves it to be sent again.
 * @throws Refusal `record.unknown`; `media.tooLarge` for more than was claimed
 */
export async function takePart(
  deps: Pick<MediaDeps, 'db' | 'storage'>,
  actor: AdminActor,
  given: Part & { readonly purpose?: Purpose },
  now: Date,
): Promise<Received> {
  const { purpose = 'library' } = given;
  const upload = await ownUpload(deps, { ...given.params, bytes: given.body.bytes, purpose }, actor);
  const { received, bytes, media } = upload;
  if (media !== null || given.body.offset !== received) return { offset: received, done: media !== null };
  const data = Buffer.from(given.body.data, 'base64');
  const expected = Math.min(UPLOAD_PART, bytes - received);
  if (data.byteLength > expected) throw new Refusal('media.tooLarge', { most: bytes });
  if (data.byteLength < expected || expected === 0) return { offset: received, done: false };
  await deps.storage.write(partName(upload.secret, received), data);
  const moved = await deps.db
    .updateTable('media_upload')
    .set({ received: received + data.byteLength, updated_at: now })
    .where('uuid', '=', upload.uuid)
    .where('received', '=', received)
    .returning('received')
    .executeTakeFirst();
  return { offset: moved?.received ?? (await ownUpload(deps, upload, actor)).received, done: false };
}

/**
 * Looks into a file that is here whole, and puts it into the library: once, however often it is asked for (rule S110). What
 * is refused for what it holds, or has lost a part, is gone from the shop; what came to a place that was written since
 * stays, for its author to say what shall be (rule S111).
 * @throws Refusal `record.unknown`, `record.moved`, `media.type`, `media.tooLarge`, `permission.missing`
 */
export async function finishUpload(deps: MediaDeps, actor: AdminActor, given: Finish, now: Date): Promise<MediaFile> {
  const { uuid } = given.params;
  const claim = { uuid, bytes: given.body.bytes, purpose: 'library' } as const;
  const upload = await ownUpload(deps, claim, actor).catch(async (error: unknown) => {
    const brought = error instanceof Refusal ? await broughtBy(deps.db, uuid, actor) : undefined;
    if (brought === undefined) throw error;
    return brought;
  });
  if ('stored' in upload) return asMediaFile(upload);
  if (upload.media !== null) return asMediaFile(await becameMedia(deps.db, upload.media));
  if (upload.replaces !== null) mayReplace(actor);
  if (upload.received < upload.bytes) throw new Refusal('record.moved', { offset: upload.received });
  const { kept, fileName } = await keepUpload(deps, upload).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code !== 'attempts.exceeded') await dropUpload(deps, actor, upload.uuid);
    throw error;
  });
  const row = await inTransaction(deps.db, async (trx): Promise<MediaRow> => {
    const open = await trx
      .selectFrom('media_upload')
      .selectAll()
      .where('uuid', '=', upload.uuid)
      .forUpdate()
      .executeTakeFirst();
    if (open === undefined || open.secret !== upload.secret) throw new Refusal('record.unknown');
    if (open.media !== null) return becameMedia(trx, open.media);
    const made =
      open.replaces === null
        ? await addFile(trx, deps, { open, actor, fileName, kept, now })
        : await giveContent(trx, deps, { before: await seenMedia(trx, open, open.replaces), kept, now });
    await trx
      .updateTable('media_upload')
      .set({ media: made.uuid, updated_at: now })
      .where('uuid', '=', open.uuid)
      .execute();
    return made;
  });
  for (const name of partsOf(upload)) await deps.storage.remove(name);
  return asMediaFile(row);
}

/** The file whose place it gets, as whoever chose the content saw it. */
async function seenMedia(trx: Trx, { base_rev, base_rev_id }: UploadRow, uuid: string): Promise<MediaRow> {
  const row = await knownMedia(trx, uuid, true);
  checkSeen(row, { baseRev: base_rev, baseRevId: base_rev_id });
  return row;
}

interface NewFile {
  readonly open: UploadRow;
  readonly actor: AdminActor;
  readonly fileName: string;
  readonly kept: Kept;
  readonly now: Date;
}

async function addFile(trx: Trx, deps: MediaDeps, { open, actor, fileName, kept, now }: NewFile) {
  await rememberContent(trx, deps, kept);
  const { uuid, folder } = open;
  const by = { uploaded_by: actor.name, admin: actor.id };
  return trx
    .insertInto('media_file')
    .values({ uuid, ...kept, ...by, file_name: fileName, folder, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives a file on its way up, with what came of it. */
export async function dropUpload(
  deps: Pick<MediaDeps, 'db' | 'storage'>,
  actor: AdminActor,
  uuid: string,
): Promise<void> {
  const upload = await deps.db
    .deleteFrom('media_upload')
    .where('uuid', '=', uuid)
    .where('admin', '=', actor.id)
    .where('media', 'is', null)
    .returning(['secret', 'bytes'])
    .executeTakeFirst();
  if (upload === undefined) return;
  for (const name of partsOf(upload)) await deps.storage.remove(name);
}
