/** What a file of a product becomes in the storage, once all of it is here. */
import { harmlessFileName } from '#core/domain/media/file-name.ts';
import { MOST_BYTES, type MediaFormat } from '#core/domain/media/media-format.ts';
import { MOST_SOLD_BYTES, sniffSold } from '#core/domain/media/sold-format.ts';
import { sniffMedia } from '#core/domain/media/sniff-media.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { personalName } from '#server/gateways/storage/storage-gateway.ts';
import type { StoredFileFacts } from '#server/platform/answers/stored-file.ts';
import { createTurns } from '#server/platform/turns.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { firstPart, hashParts, readParts, wholeFile, type Upload } from '#server/subjects/media/upload/stored-parts.ts';

type KeepDeps = Pick<ShopTools, 'storage' | 'ids'>;

/** Papers of offices and texts are known by all of their bytes, which a process holds of one at a time; few wait. */
const turns = createTurns({ atOnce: 1, waiting: 20 });

/**
 * Looks what a file is by its bytes and keeps it under a name that nobody can guess. Its content stays as it came: it is
 * saved, never shown in a page.
 * @throws Refusal `media.type`, `media.tooLarge` by what it turns out to be; `attempts.exceeded`, `record.unknown`
 */
export async function keepFile(
  { storage, ids }: KeepDeps,
  upload: Upload & { readonly file_name: string },
): Promise<StoredFileFacts> {
  const { most, ...format } = await formatOf(storage, upload);
  if (upload.bytes > most) throw new Refusal('media.tooLarge', { most });
  const { hash, bytes } = await hashParts(storage, upload);
  const stored = personalName(ids.secret(), format.ending);
  await storage.write(stored, readParts(storage, upload));
  return { stored, fileName: harmlessFileName(upload.file_name, format.ending), mime: format.mime, bytes, hash };
}

interface Known extends Pick<MediaFormat, 'mime' | 'ending'> {
  readonly most: number;
}

async function formatOf(storage: KeepDeps['storage'], upload: Upload & { readonly file_name: string }): Promise<Known> {
  const first = await firstPart(storage, upload);
  const sold = sniffSold(first, upload.file_name);
  if (sold !== null) return { ...sold, most: MOST_SOLD_BYTES };
  const begun = sniffMedia(first, upload.file_name);
  if (begun !== null && begun.type !== 'document') return { ...begun, most: MOST_BYTES[begun.type] };
  if (upload.bytes > MOST_BYTES.document) throw new Refusal('media.tooLarge', { most: MOST_BYTES.document });
  const whole = await turns.take(async () => sniffMedia(await wholeFile(storage, upload), upload.file_name));
  if (whole === null) throw new Refusal('media.type');
  return { ...whole, most: MOST_BYTES[whole.type] };
}
