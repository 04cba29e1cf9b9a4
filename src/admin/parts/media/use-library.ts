import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useAnswer, type Answered } from '#src/admin/app/port/use-answer.ts';
import { uploads } from '#src/admin/store/uploads/uploads.ts';

/** What is asked of the library. */
export interface LibraryWords {
  readonly q?: string;
  readonly type?: 'image' | 'video' | 'pdf' | 'document';
  readonly folder?: string;
  readonly lacks?: 'alt';
  readonly sort?: 'newest' | 'oldest' | 'name' | 'largest';
}

export const FILES_A_PAGE = 60;

/** A page of the library; what arrives meanwhile is shown as soon as it is there. */
export function useLibrary(words: LibraryWords, page: number): Answered<'api.admin.media.index'> {
  const answered = useAnswer('api.admin.media.index', {
    query: { ...words, from: String(page * FILES_A_PAGE), perPage: String(FILES_A_PAGE) },
  });
  const { list } = useSnapshot(uploads);
  const arrived = list.filter(({ state }) => state === 'done').length;
  const seen = useRef(arrived);
  const { reload } = answered;
  useEffect(() => {
    if (arrived > seen.current) reload();
    seen.current = arrived;
  }, [arrived, reload]);
  return answered;
}
