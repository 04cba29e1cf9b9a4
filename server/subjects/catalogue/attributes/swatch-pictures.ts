import { usesBy, type FindUses } from '#server/platform/media/media-uses.ts';

/** Pictures by which options of attributes are shown. */
export const usesInSwatches: FindUses = async (db, files) => {
  const rows = await db
    .selectFrom('attribute_option')
    .innerJoin('attribute', 'attribute.code', 'attribute_option.attribute_code')
    .select(['attribute_option.swatch', 'attribute_option.name', 'attribute.uuid'])
    .where('attribute.swatch_type', '=', 'image')
    .where(
      'attribute_option.swatch',
      'in',
      files.map(({ uuid }) => uuid),
    )
    .orderBy('attribute_option.id')
    .execute();
  return usesBy(files, (file) =>
    rows
      .filter(({ swatch }) => swatch === file.uuid)
      .map(({ uuid, name }) => ({ kind: 'attribute', uuid, title: name })),
  );
};
