/** What a file on its way becomes in the storage, once all of it is here. */
import { harmlessFileName } from '#core/domain/media/file-name.ts';
import { MEDIA_FORMATS, MOST_BYTES } from '#core/domain/media/media-format.ts';
import { sniffMedia } from '#core/domain/media/sniff-media.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { createTurns } from '#server/platform/turns.ts';
import { keepContent, type Kept } from '#server/subjects/media/library/keep-content.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';
import { prepareMedia } from '#server/subjects/media/prepare/prepare-media.ts';

import { firstPart, hashParts, readParts, wholeFile, type Upload } from './stored-parts.ts';

export interface KeptUpload {
  readonly kept: Kept;
  readonly fileName: string;
}

/** What is known by its first bytes and stays as it is: films, up to 100 MB, and papers. */
const STREAMED: ReadonlySet<string> = new Set([
  MEDIA_FORMATS.mp4.ending,
  MEDIA_FORMATS.webm.ending,
  MEDIA_FORMATS.pdf.ending,
]);

/**
 * Others are looked through, cleaned or drawn anew, whole in memory, of which a process has one: one at a time, and few
 * wait.
 */
const turns = createTurns({ atOnce: 1, waiting: 20 });

/**
 * Looks into a file and keeps it. A film never lies in memory whole.
 * @throws Refusal `media.type`, `media.tooLarge` by what it turns out to be; `attempts.exceeded`, `record.unknown`
 */
export async function keepUpload(
  deps: Pick<MediaDeps, 'storage'>,
  upload: Upload & { readonly file_name: string },
): Promise<KeptUpload> {
  const format = sniffMedia(await firstPart(deps.storage, upload), upload.file_name);
  if (format === null || !STREAMED.has(format.ending)) return turns.take(() => keepWhole(deps, upload));
  const most = MOST_BYTES[format.type];
  if (upload.bytes > most) throw new Refusal('media.tooLarge', { most });
  const { storage } = deps;
  const { hash, bytes } = await hashParts(storage, upload);
  const stored = `${hash}.${format.ending}`;
  await storage.write(stored, readParts(storage, upload));
  const { type, mime } = format;
  const kept = { type, mime, hash, stored, bytes, width: null, height: null };
  return { kept, fileName: harmlessFileName(upload.file_name, format.ending) };
}

async function keepWhole(
  deps: Pick<MediaDeps, 'storage'>,
  upload: Upload & { readonly file_name: string },
): Promise<KeptUpload> {
  const prepared = await prepareMedia(await wholeFile(deps.storage, upload), upload.file_name);
  return { kept: await keepContent(deps, prepared), fileName: prepared.fileName };
}
