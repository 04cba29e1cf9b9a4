/** The logo that papers wear, made harmless when it is chosen (domain 1.5, `sales.invoice_settings.pdf.logo`). */
import { pictureTurns } from '#server/platform/media/picture-turns.ts';
import { MEDIA_FORMATS } from '#core/domain/media/media-format.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { Refusal, type FieldError } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

import type { SettingChange } from './save-settings.ts';

export interface PaperLogoDeps {
  readonly db: Db;
  readonly storage: Pick<StorageGateway, 'read'>;
}

const CODE = 'sales.invoice_settings.pdf.logo';
/** Four points of ink to a point of the letterhead: sharp where it is printed. */
const ROOM = { width: 800, height: 144 } as const;

/**
 * Draws the pictures that these changes choose, each once. A drawing is refused: papers take what is made of points alone.
 * @throws Refusal `input.invalid` at the setting for what is no photo of the library
 */
export async function keepPaperLogos(
  { db, storage }: PaperLogoDeps,
  changes: readonly SettingChange[],
  now: Date,
): Promise<void> {
  const fields: FieldError[] = [];
  const chosen = changes.flatMap(({ code, value }) =>
    code === CODE && typeof value === 'string' && value !== '' ? [value] : [],
  );
  for (const media of new Set(chosen)) {
    const png = await drawn({ db, storage }, media);
    if (png === null) fields.push({ path: `values.${CODE}`, code: 'logo.noPhoto' });
    else await keep(db, { media, png, now });
  }
  if (fields.length > 0) throw new Refusal('input.invalid', { fields });
}

const keep = async (db: Db | Trx, { media, png, now }: { media: string; png: Buffer; now: Date }) =>
  db
    .insertInto('paper_logo')
    .values({ media, png, created_at: now })
    .onConflict((conflict) => conflict.column('media').doUpdateSet({ png }))
    .execute();

/** The logo of a channel is drawn for its papers too; of a drawing, which they do not take, they keep the name. */
export const keepChannelLogo =
  ({ storage }: Pick<PaperLogoDeps, 'storage'>): NonNullable<WriteHooks['afterWrite']> =>
  async ({ trx, now, before, after }) => {
    const media = after?.['logo'];
    if (typeof media !== 'string' || media === before?.['logo']) return;
    const png = await drawn({ db: trx, storage }, media);
    if (png !== null) await keep(trx, { media, png, now });
  };

/** Its points on white, in our own file; null for what cannot be read as the photo it says it is. */
async function drawn(
  { db, storage }: Pick<PaperLogoDeps, 'storage'> & { db: Db | Trx },
  media: string,
): Promise<Buffer | null> {
  if (!isUuid(media)) return null;
  const file = await db
    .selectFrom('media_file')
    .select('stored')
    .where('uuid', '=', media)
    .where('type', '=', 'image')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const ending = Object.values(MEDIA_FORMATS).find((one) => file?.stored.endsWith(`.${one.ending}`))?.ending ?? '';
  const source = file === undefined ? null : await storage.read(file.stored);
  // what reads pictures is loaded where there is one to read
  const { isPhotoEnding, redraw } = await import('#server/subjects/media/prepare/redraw.ts');
  if (source === null || !isPhotoEnding(ending)) return null;
  const photo = await redraw(source, ending);
  if (photo === null) return null;
  const { default: sharp } = await import('sharp');
  return pictureTurns.take(() =>
    sharp(photo.bytes)
      .flatten({ background: '#ffffff' })
      .resize({ ...ROOM, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}
