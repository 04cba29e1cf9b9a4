import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as v from 'valibot';
import { findMedia } from '#core/contract/cms/media/find-media.ts';
import { mediaQuery, type mediaIndexRoute } from '#core/contract/cms/media/media-file.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { useOffice } from '#src/admin/app/port/office.tsx';
import { useAnswer, type Answered } from '#src/admin/app/port/use-answer.ts';
import { keptLibrary } from '#src/admin/store/library/fill-library.ts';
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

type Listed = RouteAnswer<typeof mediaIndexRoute>;

interface Library extends Omit<Answered<'api.admin.media.index'>, 'answer'> {
  readonly answer: Listed | null;
  /** The shop is out of reach: this device answered, of all files it was told of. */
  readonly isFromDevice: boolean;
}

/** A page of the library; what arrives meanwhile is shown as soon as it is there. */
export function useLibrary(words: LibraryWords, page: number): Library {
  const query = { ...words, from: String(page * FILES_A_PAGE), perPage: String(FILES_A_PAGE) };
  const answered = useAnswer('api.admin.media.index', { query });
  const isAway = answered.failure?.kind === 'offline';
  const here = useHere(query, isAway);
  const { list } = useSnapshot(uploads);
  const arrived = list.filter(({ state }) => state === 'done').length;
  const seen = useRef(arrived);
  const { reload } = answered;
  useEffect(() => {
    if (arrived > seen.current) reload();
    seen.current = arrived;
  }, [arrived, reload]);
  return here === null
    ? { ...answered, isFromDevice: false }
    : { ...answered, answer: here, failure: null, isFromDevice: true };
}

/** What this device answers; null while it need not, or has never been told of a file. */
function useHere(query: Readonly<Record<string, string | undefined>>, isWanted: boolean): Listed | null {
  const { answers } = useOffice();
  const key = JSON.stringify(query);
  const [found, setFound] = useState<{ readonly key: string; readonly listed: Listed | null } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    void keptLibrary({ answers }).then((files) => {
      const asked: unknown = JSON.parse(key);
      const listed = files === null ? null : findMedia(files, v.parse(mediaQuery, asked));
      if (!isStale) setFound({ key, listed });
    });
    return () => {
      isStale = true;
    };
  }, [answers, key, isWanted]);
  return isWanted && found?.key === key ? found.listed : null;
}
