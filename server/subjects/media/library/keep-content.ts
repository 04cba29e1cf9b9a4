/** A prepared file put into the storage, with its sizes where it is a picture. */
import { LIST_PICTURE_WIDTHS, PICTURE_WIDTHS } from '#core/contract/pages/paths.ts';
import { contentHash } from '#server/gateways/storage/storage-gateway.ts';
import type { Trx } from '#server/database/transaction.ts';
import { pictureTurns } from '#server/platform/media/picture-turns.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';
import type { Prepared } from '#server/subjects/media/prepare/prepare-media.ts';

export interface Kept {
  readonly type: Prepared['format']['type'];
  readonly mime: string;
  readonly hash: string;
  /** Its name in the storage. */
  readonly stored: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** Outside of any transaction: pictures take their time. What stands there under a name that nobody uses does no harm. */
export async function keepContent({ storage }: Pick<MediaDeps, 'storage'>, prepared: Prepared): Promise<Kept> {
  const { bytes, format, size } = prepared;
  const hash = contentHash(bytes);
  const stored = `${hash}.${format.ending}`;
  if (size !== null) {
    const { isSourceMime, storePicture } = await import('#server/platform/media/make-picture.ts');
    const { mime } = format;
    if (isSourceMime(mime)) await pictureTurns.take(() => storePicture(storage, bytes, mime));
  }
  await storage.write(stored, bytes);
  return {
    type: format.type,
    mime: format.mime,
    hash,
    stored,
    bytes: bytes.byteLength,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

/** In the transaction of the file: the picture is one the shop knows, its larger sizes follow, and nothing sweeps it. */
export async function rememberContent(trx: Trx, { jobs }: Pick<MediaDeps, 'jobs'>, kept: Kept): Promise<void> {
  const { hash, mime, width, height, bytes } = kept;
  await trx.deleteFrom('discarded_file').where('name', 'like', `${hash}%`).execute();
  if (width === null || height === null) return;
  const sizes = JSON.stringify({ webp: PICTURE_WIDTHS, avif: LIST_PICTURE_WIDTHS });
  await trx
    .insertInto('media')
    .values({ hash, mime, width, height, bytes, sizes })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  await jobs.enqueue(trx, 'media.avif', { hash }, { key: hash });
}
