import { Refusal } from '#core/wire/refusal.ts';
import { RawFile } from '#server/platform/raw-file.ts';
import type { PaperDeps } from '#server/subjects/orders/papers/keep-document.ts';

import type { Reader } from './reader.ts';

interface AskedPhoto {
  readonly rma: string;
  readonly photo: string;
  readonly reader: Reader;
}

/** @throws Refusal `record.unknown`, also for a photo of another return, or of somebody else's */
export async function readPhoto(
  { db, storage }: Pick<PaperDeps, 'db' | 'storage'>,
  { rma, photo, reader }: AskedPhoto,
): Promise<RawFile> {
  let query = db
    .selectFrom('rma_image')
    .innerJoin('rma', 'rma.id', 'rma_image.rma_id')
    .select(['rma_image.file', 'rma_image.mime'])
    .where('rma_image.uuid', '=', photo)
    .where('rma.uuid', '=', rma);
  if (reader !== 'shop') query = query.where('rma.customer_id', '=', reader.customer);
  const found = await query.executeTakeFirst();
  const bytes = found === undefined ? null : await storage.read(found.file);
  if (found === undefined || bytes === null) throw new Refusal('record.unknown');
  return new RawFile(`${photo}.webp`, found.mime, bytes);
}
