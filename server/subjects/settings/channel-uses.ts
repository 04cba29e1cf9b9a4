import { usesBy, type FindUses } from '#server/platform/media/media-uses.ts';

/** Logos and icons of the halves of the shop. */
export const usesInChannels: FindUses = async (db, files) => {
  const rows = await db
    .selectFrom('shop_channel')
    .select(['uuid', 'name', 'logo', 'favicon'])
    .orderBy('code')
    .execute();
  return usesBy(files, ({ uuid: file }) =>
    rows
      .filter(({ logo, favicon }) => logo === file || favicon === file)
      .map(({ uuid, name }) => ({ kind: 'channel', uuid, title: name })),
  );
};
