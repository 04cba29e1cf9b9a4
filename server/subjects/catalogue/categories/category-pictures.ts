import { usesBy, type FindUses } from '#server/platform/media/media-uses.ts';

/** Pictures and banners of categories. */
export const usesInCategories: FindUses = async (db, files) => {
  const uuids = files.map(({ uuid }) => uuid);
  const rows = await db
    .selectFrom('category')
    .select(['uuid', 'name', 'picture', 'banner'])
    .where((eb) => eb.or([eb('picture', 'in', uuids), eb('banner', 'in', uuids)]))
    .orderBy('id')
    .execute();
  return usesBy(files, (file) =>
    rows
      .filter(({ picture, banner }) => [picture, banner].includes(file.uuid))
      .map(({ uuid, name }) => ({ kind: 'category', uuid, title: name })),
  );
};
