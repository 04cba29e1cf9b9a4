import type { Picture } from '#core/contract/catalogue/structure.ts';
import type { Db } from '#server/database/connection.ts';

/** Pictures of the library as the shop shows them. */
export interface Pictures {
  /** Null for none, and for one that is not there. */
  one(uuid: string | null): Picture | null;
  /** Those that are there, by their UUIDs. */
  of(uuids: readonly string[]): Readonly<Record<string, Picture>>;
}

/** Those named; what is not at the shop is left out. */
export async function loadPictures(db: Db, named: Iterable<string>): Promise<Pictures> {
  const uuids = [...new Set(named)];
  const rows =
    uuids.length === 0
      ? []
      : await db
          .selectFrom('media')
          .select(['uuid', 'hash', 'width', 'height', 'alt'])
          .where('uuid', '=', (eb) => eb.fn.any(eb.val(uuids)))
          .execute();
  const files =
    uuids.length === 0
      ? []
      : await db
          .selectFrom('media_file')
          .select(['uuid', 'hash', 'width', 'height', 'alt'])
          .where('uuid', '=', (eb) => eb.fn.any(eb.val(uuids)))
          .where('type', '=', 'image')
          .where('deleted_at', 'is', null)
          .execute();
  const said = new Map(rows.map(({ uuid, alt }) => [uuid, alt.fr_FR ?? '']));
  const known = new Map(
    [
      ...rows,
      // the library knows its pictures better
      ...files.flatMap(({ width, height, alt, ...file }) =>
        width === null || height === null
          ? []
          : [{ ...file, width, height, alt: { fr_FR: alt.fr_FR ?? said.get(file.uuid) ?? '' } }],
      ),
    ].map(({ uuid, hash, width, height, alt }): [string, Picture] => [
      uuid,
      { hash, width, height, alt: alt.fr_FR ?? '' },
    ]),
  );
  return {
    one: (uuid) => (uuid === null ? null : (known.get(uuid) ?? null)),
    of: (wanted) =>
      Object.fromEntries(
        wanted.flatMap((uuid): [string, Picture][] => {
          const picture = known.get(uuid);
          return picture === undefined ? [] : [[uuid, picture]];
        }),
      ),
  };
}
