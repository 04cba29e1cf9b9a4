import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useMedia, type Media, type MediaQuery } from '#src/admin/parts/media/use-media.ts';
import { uploads } from '#src/admin/store/uploads/uploads.ts';

/** What is asked of the library. */
export type LibraryWords = Pick<MediaQuery, 'q' | 'type' | 'folder' | 'category' | 'lacks' | 'sort'>;

export const FILES_A_PAGE = 60;

/** A page of the library; what arrives meanwhile is shown as soon as it is there. */
export function useLibrary(words: LibraryWords, page: number): Media {
  const media = useMedia({ ...words, from: String(page * FILES_A_PAGE), perPage: String(FILES_A_PAGE) });
  const { list } = useSnapshot(uploads);
  const arrived = list.filter(({ state }) => state === 'done').length;
  const seen = useRef(arrived);
  const { reload } = media;
  useEffect(() => {
    if (arrived > seen.current) reload();
    seen.current = arrived;
  }, [arrived, reload]);
  return media;
}

/** Files that somebody sends while choosing: those that have come into the library are chosen, in the order they were sent in. */
export const arrivedOf = <File extends { readonly uuid: string }>(
  sent: readonly string[],
  shown: readonly File[],
): readonly File[] => sent.flatMap((uuid) => shown.find((one) => one.uuid === uuid) ?? []);
