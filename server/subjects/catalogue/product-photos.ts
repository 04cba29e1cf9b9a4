import { usesBy, type FindUses } from '#server/platform/media/media-uses.ts';

/** Photos of products, by their content. */
export const usesInProducts: FindUses = async (db, files) => {
  const hashes = files.map(({ hash }) => hash);
  const rows = await db
    .selectFrom('product_media')
    .innerJoin('product', 'product.id', 'product_media.product_id')
    .select(['product_media.hash', 'product.uuid', 'product.name'])
    .where('product_media.hash', 'in', hashes)
    .orderBy('product.id')
    .execute();
  return usesBy(files, (file) =>
    rows.filter(({ hash }) => hash === file.hash).map(({ uuid, name }) => ({ kind: 'product', uuid, title: name })),
  );
};
