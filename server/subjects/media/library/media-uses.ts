/** Where files of the library are shown: whoever shows them says so by one function. */
import { sql, type SqlBool } from 'kysely';

import type { MediaUse } from '#core/contract/cms/media/media-file.ts';
import type { Db } from '#server/database/connection.ts';

export interface UsedFile {
  readonly uuid: string;
  readonly hash: string;
}

/** @returns uses by the UUID of the file; files without any may be left out */
export type FindUses = (db: Db, files: readonly UsedFile[]) => Promise<ReadonlyMap<string, readonly MediaUse[]>>;

/** All uses of each file. */
export async function usesOf(
  { db, uses }: { readonly db: Db; readonly uses: readonly FindUses[] },
  files: readonly UsedFile[],
): Promise<ReadonlyMap<string, readonly MediaUse[]>> {
  const found = new Map<string, MediaUse[]>(files.map(({ uuid }) => [uuid, []]));
  if (files.length === 0) return found;
  for (const find of uses) {
    for (const [uuid, list] of await find(db, files)) found.get(uuid)?.push(...list);
  }
  return found;
}

/** How many are told of a file. */
const MOST_DOCUMENTS = 20;

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
  return by(files, (file) =>
    rows.filter(({ hash }) => hash === file.hash).map(({ uuid, name }) => ({ kind: 'product', uuid, title: name })),
  );
};

/** Logos and backgrounds. */
export const usesInBranding: FindUses = async (db, files) => {
  const rows = await db.selectFrom('branding').select(['id', 'value']).where('kind', '=', 'image').execute();
  return by(files, ({ hash }) =>
    rows
      .filter(({ value }) => value?.includes(hash) === true)
      .map(({ id }) => ({ kind: 'branding', uuid: '', title: id })),
  );
};

/** Logos and icons of the halves of the shop. */
export const usesInChannels: FindUses = async (db, files) => {
  const rows = await db
    .selectFrom('shop_channel')
    .select(['uuid', 'name', 'logo', 'favicon'])
    .orderBy('code')
    .execute();
  return by(files, ({ uuid: file }) =>
    rows
      .filter(({ logo, favicon }) => logo === file || favicon === file)
      .map(({ uuid, name }) => ({ kind: 'channel', uuid, title: name })),
  );
};

/** Pages, components and menus, by the UUID they name; what is in the bin shows nothing. */
export const usesInDocuments: FindUses = async (db, files) => {
  const named = await Promise.all(
    files.map(async ({ uuid }) => {
      const rows = await db
        .selectFrom('cms_document')
        .select(['uuid', 'kind', 'title'])
        .where('deleted_at', 'is', null)
        .where(sql<SqlBool>`concat(working, published, scheduled) like ${`%${uuid}%`}`)
        .orderBy('title')
        .limit(MOST_DOCUMENTS)
        .execute();
      return [uuid, rows] as const;
    }),
  );
  return new Map(named);
};

const by = (files: readonly UsedFile[], of: (file: UsedFile) => readonly MediaUse[]) =>
  new Map(files.map((file) => [file.uuid, of(file)]));
