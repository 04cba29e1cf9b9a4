import sharp from 'sharp';

import { PICTURE_WIDTHS } from '#core/contract/pages/paths.ts';
import type { Db } from '#server/database/connection.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

import { pictureTurns } from './picture-turns.ts';
import { AVIF, isSourceMime, sizeName, sourceName } from './make-picture.ts';

/** Makes the AVIF sizes that a stored picture still lacks, slower to make than WebP: a job after the shop is ready. */
export async function makeAvif(
  { db, storage }: { readonly db: Db; readonly storage: StorageGateway },
  hash: string,
): Promise<void> {
  const media = await db.selectFrom('media').select(['mime', 'sizes']).where('hash', '=', hash).executeTakeFirst();
  if (!media || !isSourceMime(media.mime)) return;
  const source = await storage.read(sourceName(hash, media.mime));
  if (!source) return;
  for (const width of PICTURE_WIDTHS) {
    const name = sizeName(hash, width, 'avif');
    if (await storage.has(name)) continue;
    const content = await pictureTurns.take(() =>
      sharp(source).rotate().resize({ width, withoutEnlargement: true }).avif(AVIF).toBuffer(),
    );
    await storage.write(name, content);
  }
  await db
    .updateTable('media')
    .set({ sizes: JSON.stringify({ ...media.sizes, avif: PICTURE_WIDTHS }) })
    .where('hash', '=', hash)
    .execute();
}
