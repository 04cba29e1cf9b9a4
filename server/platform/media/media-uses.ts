/** Where files of the library are shown: whoever shows them says so by one function. */
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

/** Uses of each file. */
export const usesBy = (files: readonly UsedFile[], of: (file: UsedFile) => readonly MediaUse[]) =>
  new Map(files.map((file) => [file.uuid, of(file)]));
