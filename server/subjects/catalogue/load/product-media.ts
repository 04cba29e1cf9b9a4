/** Films and papers of products, as their pages show them; a file that is gone from the library is left out. */
import { sql } from 'kysely';

import type { ProductDocument, ProductVideo } from '#core/contract/catalogue/product-detail.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';

interface VideoRow {
  readonly product_id: number;
  readonly title: string;
  readonly address: string | null;
  readonly stored: string | null;
  readonly mime: string | null;
}

interface DocumentRow {
  readonly product_id: number;
  readonly heading: string | null;
  readonly title: string;
  readonly stored: string;
  readonly bytes: string;
}

const hrefOf = (stored: string): string => `/media/${stored}`;

function videoOf({ title, address, stored, mime }: VideoRow): ProductVideo | null {
  if (stored !== null && mime !== null) return { title, href: hrefOf(stored), mime };
  return address === null ? null : { title, address };
}

const documentOf = ({ heading, title, stored, bytes }: DocumentRow): ProductDocument => ({
  ...(heading === null ? {} : { heading }),
  title,
  href: hrefOf(stored),
  bytes: Number(bytes),
});

export async function loadProductMedia(db: Db, ids: readonly number[]) {
  const videos = await sql<VideoRow>`
    select v.product_id, v.title, v.address, f.stored, f.mime
    from product_video v left join media_file f on f.uuid = v.file and f.deleted_at is null
    where v.product_id = any(${[...ids]}::bigint[]) order by v.position, v.uuid`.execute(db);
  const documents = await sql<DocumentRow>`
    select d.product_id, c.name as heading, coalesce(nullif(d.title, ''), nullif(f.title, ''), f.file_name) as title,
      f.stored, f.bytes
    from product_document d join media_file f on f.uuid = d.file and f.deleted_at is null
      left join media_category c on c.uuid = d.category
    where d.product_id = any(${[...ids]}::bigint[]) order by d.position, d.uuid`.execute(db);
  const shown = videos.rows.flatMap((row) => {
    const video = videoOf(row);
    return video === null ? [] : [{ product_id: row.product_id, video }];
  });
  return {
    videos: groupRows(shown, (row) => row.product_id),
    documents: groupRows(
      documents.rows.map((row) => ({ product_id: row.product_id, document: documentOf(row) })),
      (row) => row.product_id,
    ),
  };
}
