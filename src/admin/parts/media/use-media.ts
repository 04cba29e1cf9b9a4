/** The library asked: the shop answers, and where it is out of reach this device does, which was told of every file. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { findMedia } from '#core/contract/cms/media/find-media.ts';
import { mediaQuery, type mediaIndexRoute } from '#core/contract/cms/media/media-file.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { useOffice } from '#src/admin/app/port/office.tsx';
import { useAnswer, type Answered } from '#src/admin/app/port/use-answer.ts';
import { keptLibrary } from '#src/admin/store/library/fill-library.ts';

export type MediaQuery = v.InferInput<typeof mediaQuery>;
type Listed = RouteAnswer<typeof mediaIndexRoute>;

export interface Media extends Omit<Answered<'api.admin.media.index'>, 'answer'> {
  readonly answer: Listed | null;
  /** The shop is out of reach: this device answered. */
  readonly isFromDevice: boolean;
}

/** @param query null asks nothing */
export function useMedia(query: MediaQuery | null): Media {
  const answered = useAnswer('api.admin.media.index', query === null ? null : { query });
  const here = useHere(answered.failure?.kind === 'offline' ? query : null);
  return here === null
    ? { ...answered, isFromDevice: false }
    : { ...answered, answer: here, failure: null, isFromDevice: true };
}

/** What this device answers; null while it need not, or where it has never been told of a file. */
function useHere(query: MediaQuery | null): Listed | null {
  const { answers } = useOffice();
  const key = query === null ? null : JSON.stringify(query);
  const [found, setFound] = useState<{ readonly key: string; readonly listed: Listed | null } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let isStale = false;
    void keptLibrary({ answers }).then((files) => {
      const asked: unknown = JSON.parse(key);
      const listed = files === null ? null : findMedia(files, v.parse(mediaQuery, asked));
      if (!isStale) setFound({ key, listed });
    });
    return () => {
      isStale = true;
    };
  }, [answers, key]);
  return key !== null && found?.key === key ? found.listed : null;
}
