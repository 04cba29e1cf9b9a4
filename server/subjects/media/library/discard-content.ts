import { ENLARGED_WIDTH, PICTURE_WIDTHS } from '#core/contract/pages/paths.ts';
import type { Trx } from '#server/database/transaction.ts';

interface Content {
  readonly hash: string;
  readonly stored: string;
}

/** Lets go of a content that nothing shows any more: its files are swept. Another file or a product may have the same. */
export async function discardContent(trx: Trx, { hash, stored }: Content, now: Date): Promise<void> {
  const file = await trx
    .selectFrom('media_file')
    .select('uuid')
    .where('hash', '=', hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const photo = await trx.selectFrom('product_media').select('hash').where('hash', '=', hash).executeTakeFirst();
  const logo = await trx.selectFrom('branding').select('id').where('value', 'like', `%${hash}%`).executeTakeFirst();
  if (file !== undefined || photo !== undefined || logo !== undefined) return;
  await trx.deleteFrom('media').where('hash', '=', hash).execute();
  const sizes = [...PICTURE_WIDTHS, ENLARGED_WIDTH].flatMap((width) => [
    `${hash}-${width}.webp`,
    `${hash}-${width}.avif`,
  ]);
  await trx
    .insertInto('discarded_file')
    .values([stored, ...sizes].map((name) => ({ name, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
