import { sql } from 'kysely';

import { usesBy, type FindUses } from '#server/platform/media/media-uses.ts';

/** Photos of products and their variants by their content, films and papers by their file. */
export const usesInProducts: FindUses = async (db, files) => {
  const { rows } = await sql<{ name: string; uuid: string; title: string }>`
    select distinct shows.name, root.uuid, root.name as title, root.id
    from (
      select m.hash as name, m.product_id from product_media m where m.hash = any(${files.map(({ hash }) => hash)})
      union all
      select shown.file::text, shown.product_id from (
        select file, product_id from product_video union all select file, product_id from product_document
      ) as shown where shown.file = any(${files.map(({ uuid }) => uuid)}::uuid[])
    ) as shows
      join product p on p.id = shows.product_id
      join product root on root.id = coalesce(p.parent_id, p.id)
    order by root.id`.execute(db);
  return usesBy(files, ({ hash, uuid: file }) =>
    rows
      .filter(({ name }) => name === hash || name === file)
      .map(({ uuid, title }) => ({ kind: 'product', uuid, title })),
  );
};
