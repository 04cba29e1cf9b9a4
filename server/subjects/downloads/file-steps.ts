/** Files of products on their way: the steps of the library's (rules S110, S113), and another end. */
import type { ProductFile } from '#core/contract/admin/products/files.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { AdminActor } from '#server/platform/identity/admin-session.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { partsOf } from '#server/subjects/media/upload/stored-parts.ts';
import { dropUpload, ownUpload, type Purpose } from '#server/subjects/media/upload/uploads.ts';

import { keepFile } from './keep-file.ts';

export type FileDeps = Pick<ShopTools, 'db' | 'storage' | 'ids'>;

interface Finish {
  readonly uuid: string;
  readonly bytes: number | null;
  readonly purpose: Exclude<Purpose, 'library'>;
}

/**
 * Looks into a file that is here whole and keeps it for products: once, however often it is asked for. What is refused for
 * what it holds is gone from the shop.
 * @throws Refusal `record.unknown`, `record.moved`, `media.type`, `media.tooLarge`
 */
export async function finishFile(deps: FileDeps, actor: AdminActor, given: Finish, now: Date): Promise<ProductFile> {
  const before = await broughtBy(deps, given.uuid, actor);
  if (before !== undefined) return before;
  const upload = await ownUpload(deps, given, actor);
  if (upload.received < upload.bytes) throw new Refusal('record.moved', { offset: upload.received });
  const kept = await keepFile(deps, upload).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code !== 'attempts.exceeded') await dropUpload(deps, actor, upload.uuid);
    throw error;
  });
  const { isMine } = await inTransaction(deps.db, async (trx) => {
    const open = await trx
      .deleteFrom('media_upload')
      .where('uuid', '=', upload.uuid)
      .returning('secret')
      .executeTakeFirst();
    if (open === undefined) return { isMine: false };
    if (open.secret !== upload.secret) throw new Refusal('record.unknown');
    const { stored, fileName: file_name, mime, bytes, hash } = kept;
    const row = { uuid: upload.uuid, stored, file_name, mime, bytes, hash, admin: actor.id, created_at: now };
    await trx.insertInto('download_file').values(row).execute();
    return { isMine: true };
  });
  for (const name of partsOf(upload)) await deps.storage.remove(name);
  if (!isMine) await deps.storage.remove(kept.stored);
  const made = await broughtBy(deps, given.uuid, actor);
  if (made === undefined) throw new Refusal('record.unknown');
  return made;
}

/** A file of products that they brought themselves. */
const broughtBy = ({ db }: Pick<FileDeps, 'db'>, uuid: string, { id }: AdminActor): Promise<ProductFile | undefined> =>
  db
    .selectFrom('download_file')
    .select(['uuid', 'file_name as fileName', 'mime', 'bytes'])
    .where('uuid', '=', uuid)
    .where('admin', '=', id)
    .executeTakeFirst();
