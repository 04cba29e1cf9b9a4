import { usesBy, type FindUses } from '#server/platform/media/media-uses.ts';

/** Logos and backgrounds. */
export const usesInBranding: FindUses = async (db, files) => {
  const rows = await db.selectFrom('branding').select(['id', 'value']).where('kind', '=', 'image').execute();
  return usesBy(files, ({ hash }) =>
    rows
      .filter(({ value }) => value?.includes(hash) === true)
      .map(({ id }) => ({ kind: 'branding', uuid: '', title: id })),
  );
};
