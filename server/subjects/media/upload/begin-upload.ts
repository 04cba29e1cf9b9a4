/** The beginning of a file on its way, told as often as the device likes: each time it hears how far the shop has it. */
import type { LIBRARY_UPLOAD } from '#core/contract/cms/media/media-uploads.ts';
import { MOST_FILES_UNDER_WAY, MOST_UNDER_WAY } from '#core/contract/cms/media/media-uploads.ts';
import { claimedFormat, MOST_BYTES } from '#core/domain/media/media-format.ts';
import { mostSoldBytes } from '#core/domain/media/sold-format.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { AdminActor } from '#server/platform/identity/admin-session.ts';
import { knownMedia } from '#server/subjects/media/library/read-media.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';
import { checkSeen } from '#server/subjects/media/revision.ts';

import { partsOf } from './stored-parts.ts';
import { mayReplace, type Purpose, type UploadRow } from './uploads.ts';

type Begin = RouteInput<typeof LIBRARY_UPLOAD.begin>['body'] & { readonly purpose?: Purpose };
type Received = RouteAnswer<typeof LIBRARY_UPLOAD.begin>;

function mostLibraryBytes(fileName: string): number | null {
  const format = claimedFormat(fileName);
  return format === null ? null : MOST_BYTES[format.type];
}

/** Everything about it that can be told before a byte is sent. */
function checkClaim({ fileName, bytes, purpose = 'library' }: Begin): void {
  const most = purpose === 'library' ? mostLibraryBytes(fileName) : mostSoldBytes(fileName);
  if (most === null) throw new Refusal('media.type');
  if (bytes > most) throw new Refusal('media.tooLarge', { most });
}

const isSameContent = (known: UploadRow, given: Begin): boolean =>
  known.bytes === given.bytes && known.replaces === given.replaces && known.purpose === (given.purpose ?? 'library');

const begun = (deps: Pick<MediaDeps, 'ids'>, actor: AdminActor, given: Begin) => ({
  uuid: given.uuid,
  admin: actor.id,
  file_name: given.fileName,
  bytes: given.bytes,
  secret: Buffer.from(deps.ids.secret(), 'base64url').toString('hex'),
  replaces: given.replaces,
  base_rev: given.baseRev,
  base_rev_id: given.baseRevId,
  purpose: given.purpose ?? 'library',
});

/**
 * Begins a file, or says how far it is. What has arrived is done, for as long as results are kept and, where it has a place
 * of its own in the library, for ever; to another person it says that it arrived, and nothing else (rule S110). Another content under the UUID takes the place of the one under way,
 * whose parts go (rule S113).
 * @throws Refusal `media.type`, `media.tooLarge`, `media.tooMany`, `record.moved`, `record.unknown`, `permission.missing`
 */
export async function beginUpload(
  deps: Pick<MediaDeps, 'db' | 'ids' | 'storage'>,
  actor: AdminActor,
  given: Begin,
  now: Date,
): Promise<Received> {
  if (given.replaces !== null) mayReplace(actor);
  const { answer, left } = await inTransaction(deps.db, async (trx) => {
    const known = await trx
      .selectFrom('media_upload')
      .selectAll()
      .where('uuid', '=', given.uuid)
      .forUpdate()
      .executeTakeFirst();
    const arrived = { answer: { offset: given.bytes, done: true }, left: null };
    if (known === undefined && (await hasArrived(trx, given.uuid))) return arrived;
    if (known !== undefined && known.media !== null && isSameContent(known, given)) return arrived;
    const isOwn = known === undefined || (known.admin === actor.id && known.media === null);
    if (!isOwn) throw new Refusal('record.moved');
    checkClaim(given);
    if (given.replaces !== null) checkSeen(await knownMedia(trx, given.replaces), given);
    const folder = await folderOf(trx, given.folder);
    const at = { folder, updated_at: now };
    if (known === undefined) {
      await checkRoom(trx, actor.id, given.bytes);
      await trx
        .insertInto('media_upload')
        .values({ ...begun(deps, actor, given), ...at, created_at: now })
        .onConflict((conflict) => conflict.column('uuid').doNothing())
        .execute();
      return { answer: { offset: 0, done: false }, left: null };
    }
    const isSame = isSameContent(known, given);
    const { secret, ...claim } = begun(deps, actor, given);
    await trx
      .updateTable('media_upload')
      .set({ ...claim, ...at, ...(isSame ? {} : { secret, received: 0 }) })
      .where('uuid', '=', given.uuid)
      .execute();
    return { answer: { offset: isSame ? known.received : 0, done: false }, left: isSame ? null : known };
  });
  if (left !== null) for (const name of partsOf(left)) await deps.storage.remove(name);
  return answer;
}

/** In the library, in its bin or not, or among the files of products. */
async function hasArrived(trx: Trx, uuid: string): Promise<boolean> {
  const row = await trx.selectFrom('media_file').select('uuid').where('uuid', '=', uuid).executeTakeFirst();
  const own = await trx.selectFrom('download_file').select('uuid').where('uuid', '=', uuid).executeTakeFirst();
  return row !== undefined || own !== undefined;
}

/** A folder that is gone is none: the file arrives all the same. */
async function folderOf(trx: Trx, uuid: string | null): Promise<string | null> {
  const row = await trx.selectFrom('media_folder').select('uuid').where('uuid', '=', uuid).executeTakeFirst();
  return row?.uuid ?? null;
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
