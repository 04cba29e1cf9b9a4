import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';

/** The pictures of the demo in the library of the back office, called after the first article each shows. */
export async function writeLibrary(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into media_file
      (uuid, type, file_name, hash, stored, mime, bytes, width, height, alt, uploaded_by, created_at, updated_at)
    select media.uuid, 'image', coalesce(left(shown.slug, 90), 'illustration') || '-' || left(media.hash, 4) || '.svg',
      media.hash, media.hash || '.svg', media.mime, media.bytes, media.width, media.height,
      case when shown.alt is null then '{}' else jsonb_build_object('fr_FR', shown.alt) end, 'Bitume', ${now}, ${now}
    from media left join lateral (
      select product.slug, product_media.alt from product_media join product on product.id = product_media.product_id
      where product_media.hash = media.hash order by product.id limit 1
    ) as shown on true
    where media.mime = 'image/svg+xml'
    on conflict (uuid) do nothing`.execute(trx);
}
