/** Files on their way: begun, sent in parts, finished. Every step may be repeated, and says how far the shop has the file. */
import { can } from '#core/domain/actor/actor.ts';
import type { uploadBeginRoute, uploadFinishRoute, uploadPartRoute } from '#core/contract/cms/media/media-uploads.ts';
import { MOST_FILES_UNDER_WAY, MOST_UNDER_WAY, UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { claimedFormat, MOST_BYTES } from '#core/domain/media/media-format.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { AdminActor } from '#server/subjects/admins/sessions/admin-sessions.ts';
import { rememberContent, type Kept } from '#server/subjects/media/library/keep-content.ts';
import { asMediaFile, knownMedia, type MediaRow } from '#server/subjects/media/library/read-media.ts';
import { giveContent } from '#server/subjects/media/library/write-media.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';

import { keepUpload } from './keep-upload.ts';
import { partName, partsOf } from './stored-parts.ts';

type Begin = RouteInput<typeof uploadBeginRoute>['body'];
type Part = RouteInput<typeof uploadPartRoute>;
type Finish = RouteInput<typeof uploadFinishRoute>;
type Received = RouteAnswer<typeof uploadBeginRoute>;

const mayReplace = (actor: AdminActor): void => {
  if (!can(actor, 'media.update')) throw new Refusal('permission.missing', { permission: 'media.update' });
};

/** Their own; somebody else's is unknown to them. */
async function ownUpload({ db }: Pick<MediaDeps, 'db'>, uuid: string, actor: AdminActor) {
  const row = await db.selectFrom('media_upload').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (row === undefined || row.admin !== actor.id) throw new Refusal('record.unknown');
  return row;
}

/** Everything about it that can be told before a byte is sent. */
function checkClaim({ fileName, bytes }: Begin): void {
  const format = claimedFormat(fileName);
  if (format === null) throw new Refusal('media.type');
  const most = MOST_BYTES[format.type];
  if (bytes > most) throw new Refusal('media.tooLarge', { most });
}

/** @throws Refusal `media.type`, `media.tooLarge`, `media.tooMany`, `record.moved`, `record.unknown`, `permission.missing` */
export async function beginUpload(deps: MediaDeps, actor: AdminActor, given: Begin, now: Date): Promise<Received> {
  if (given.replaces !== null) mayReplace(actor);
  const known = await deps.db.selectFrom('media_upload').selectAll().where('uuid', '=', given.uuid).executeTakeFirst();
  if (known !== undefined) {
    if (known.admin !== actor.id || known.bytes !== given.bytes) throw new Refusal('record.moved');
    return { offset: known.received, done: known.media !== null };
  }
  checkClaim(given);
  if (given.replaces !== null) await knownMedia(deps.db, given.replaces);
  const { id: admin } = actor;
  await inTransaction(deps.db, async (trx) => {
    const taken = await trx.selectFrom('media_file').select('uuid').where('uuid', '=', given.uuid).executeTakeFirst();
    if (taken !== undefined) throw new Refusal('record.moved');
    await checkRoom(trx, admin, given.bytes);
    const folder = await trx
      .selectFrom('media_folder')
      .select('uuid')
      .where('uuid', '=', given.folder)
      .executeTakeFirst();
    await trx
      .insertInto('media_upload')
      .values({
        uuid: given.uuid,
        admin,
        file_name: given.fileName,
        bytes: given.bytes,
        secret: Buffer.from(deps.ids.secret(), 'base64url').toString('hex'),
        folder: folder?.uuid ?? null,
        replaces: given.replaces,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .execute();
  });
  return { offset: 0, done: false };
}

async function checkRoom(trx: Trx, admin: string, bytes: number): Promise<void> {
  const open = await trx
    .selectFrom('media_upload')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<string | null>('bytes').as('bytes')])
    .where('admin', '=', admin)
    .where('media', 'is', null)
    .executeTakeFirstOrThrow();
  if (open.count >= MOST_FILES_UNDER_WAY || Number(open.bytes ?? 0) + bytes > MOST_UNDER_WAY)
    throw new Refusal('media.tooMany');
}

/**
 * Takes the part that is awaited; of any other it says which one is. A part is written before it counts: a fault in
 * between leaves it to be sent again.
 * @throws Refusal `record.unknown`; `media.tooLarge` for more than was claimed
 */
export async function takePart(deps: MediaDeps, actor: AdminActor, given: Part, now: Date): Promise<Received> {
  const upload = await ownUpload(deps, given.params.uuid, actor);
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
  return { offset: moved?.received ?? (await ownUpload(deps, upload.uuid, actor)).received, done: false };
}

/**
 * Looks into a file that is here whole, and puts it into the library: once, however often it is asked for. What is refused
 * is gone from the shop.
 * @throws Refusal `record.unknown`, `media.type`, `media.tooLarge`, `permission.missing`
 */
export async function finishUpload(deps: MediaDeps, actor: AdminActor, given: Finish, now: Date): Promise<MediaFile> {
  const upload = await ownUpload(deps, given.params.uuid, actor);
  if (upload.media !== null) return asMediaFile(await knownMedia(deps.db, upload.media));
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
    if (open === undefined) throw new Refusal('record.unknown');
    if (open.media !== null) return knownMedia(trx, open.media);
    const made =
      open.replaces === null
        ? await addFile(trx, deps, {
            uuid: open.uuid,
            folder: open.folder,
            by: actor.name,
            fileName,
            kept,
            now,
          })
        : await giveContent(trx, deps, { before: await knownMedia(trx, open.replaces, true), kept, now });
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

interface NewFile {
  readonly uuid: string;
  readonly folder: string | null;
  readonly by: string;
  readonly fileName: string;
  readonly kept: Kept;
  readonly now: Date;
}

async function addFile(trx: Trx, deps: MediaDeps, { uuid, folder, by, fileName, kept, now }: NewFile) {
  await rememberContent(trx, deps, kept);
  return trx
    .insertInto('media_file')
    .values({ uuid, ...kept, file_name: fileName, folder, uploaded_by: by, created_at: now, updated_at: now })
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
