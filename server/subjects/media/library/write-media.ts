/** What is said of a file of the library, and its picture turned or cut. Everybody who shows it hears of it. */
import type { MediaFile, mediaEditRoute, mediaUpdateRoute } from '#core/contract/cms/media/media-file.ts';
import { harmlessFileName } from '#core/domain/media/file-name.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { inTransaction, isBrokenLink, type Trx } from '#server/database/transaction.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';
import { checkSeen, nextRevision, type SeenRevision } from '#server/subjects/media/revision.ts';

import { discardContent } from './discard-content.ts';
import { keepContent, rememberContent, type Kept } from './keep-content.ts';
import { asMediaFile, knownMedia, type MediaRow } from './read-media.ts';

type Update = RouteInput<typeof mediaUpdateRoute>;
type Edit = RouteInput<typeof mediaEditRoute>;

/** What visitors read of pictures – address, words – stands in the contents; in the structure those of categories. */
export const tellMedia = async (
  trx: Trx,
  { ids }: Pick<MediaDeps, 'ids'>,
  { files, now }: { readonly files: readonly string[]; readonly now: Date },
): Promise<void> => {
  const announce = announceTo({ ids });
  await announce(trx, 'contents', now);
  const shown = await trx
    .selectFrom('category')
    .select('id')
    .where((eb) => eb.or([eb('picture', 'in', files), eb('banner', 'in', files)]))
    .limit(1)
    .executeTakeFirst();
  if (shown !== undefined) await announce(trx, 'structure', now);
};

const seen = (row: MediaRow, by: SeenRevision): MediaRow => {
  checkSeen(row, by);
  return row;
};

/** @throws Refusal `record.unknown`, `record.moved`, `input.invalid` at a folder or category that is gone */
export async function updateMedia(deps: MediaDeps, { params, body }: Update, now: Date): Promise<MediaFile> {
  try {
    return await inTransaction(deps.db, async (trx) => {
      const before = seen(await knownMedia(trx, params.uuid, true), body);
      const ending = before.stored.slice(before.stored.lastIndexOf('.') + 1);
      const row = await trx
        .updateTable('media_file')
        .set({
          file_name: harmlessFileName(body.fileName, ending),
          title: body.title,
          alt: JSON.stringify(body.alt),
          caption: body.caption,
          folder: body.folder,
          category: body.category,
          focal_x: body.focalPoint?.x ?? null,
          focal_y: body.focalPoint?.y ?? null,
          ...nextRevision(before),
          updated_at: now,
        })
        .where('uuid', '=', before.uuid)
        .returningAll()
        .executeTakeFirstOrThrow();
      await tellMedia(trx, deps, { files: [before.uuid], now });
      return asMediaFile(row);
    });
  } catch (error) {
    if (!isBrokenLink(error)) throw error;
    throw new Refusal('input.invalid', { fields: [{ path: 'folder', code: 'value.invalid' }] });
  }
}

/** Gives a file of the library another content; what was said of it stays. */
export async function giveContent(
  trx: Trx,
  deps: MediaDeps,
  { before, kept, now, fileName }: { before: MediaRow; kept: Kept; now: Date; fileName?: string },
): Promise<MediaRow> {
  await rememberContent(trx, deps, kept);
  const row = await trx
    .updateTable('media_file')
    .set({
      ...kept,
      ...(fileName === undefined ? {} : { file_name: fileName }),
      ...nextRevision(before),
      updated_at: now,
    })
    .where('uuid', '=', before.uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (before.hash !== kept.hash) await discardContent(trx, before, now);
  await tellMedia(trx, deps, { files: [before.uuid], now });
  return row;
}

/** @throws Refusal `record.unknown`, `record.moved`, `media.type` for what cannot be turned or cut, `media.moving` for what moves */
export async function editPicture(deps: MediaDeps, { params, body }: Edit, now: Date): Promise<MediaFile> {
  const before = seen(await knownMedia(deps.db, params.uuid), body);
  const source = await deps.storage.read(before.stored);
  const { MEDIA_FORMATS } = await import('#core/domain/media/media-format.ts');
  const { isMoving, isPhotoEnding, redraw } = await import('#server/subjects/media/prepare/redraw.ts');
  const ending = before.stored.slice(before.stored.lastIndexOf('.') + 1);
  if (source === null || !isPhotoEnding(ending)) throw new Refusal('media.type');
  if ((body.turn !== 0 || body.cut !== null) && (await isMoving(source, ending))) throw new Refusal('media.moving');
  const turned = body.turn === 0 ? source : (await redraw(source, ending, (one) => one.rotate(body.turn)))?.bytes;
  if (turned === undefined) throw new Refusal('media.type');
  const upright = body.turn % 180 === 0;
  const [width, height] = upright ? [before.width ?? 1, before.height ?? 1] : [before.height ?? 1, before.width ?? 1];
  const box = body.cut === null ? null : boxOf(body.cut, width, height);
  const drawn = await redraw(turned, ending, (one) => (box === null ? one : one.extract(box)));
  if (drawn === null) throw new Refusal('media.type');
  const kept = await keepContent(deps, {
    format: MEDIA_FORMATS[ending],
    fileName: before.file_name,
    bytes: drawn.bytes,
    size: { width: drawn.width, height: drawn.height },
  });
  return inTransaction(deps.db, async (trx) => {
    const now_ = seen(await knownMedia(trx, params.uuid, true), body);
    return asMediaFile(await giveContent(trx, deps, { before: now_, kept, now }));
  });
}

/** Whole pixels within the picture, at least one. */
function boxOf(cut: NonNullable<Edit['body']['cut']>, width: number, height: number) {
  const left = Math.min(Math.floor(cut.x * width), width - 1);
  const top = Math.min(Math.floor(cut.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(cut.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(cut.height * height), height - top)),
  };
}
