/** The library asked: the shop answers, and where it is out of reach this device does, which was told of every file. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { findMedia } from '#core/contract/cms/media/find-media.ts';
import { mediaQuery, type mediaIndexRoute } from '#core/contract/cms/media/media-file.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { useAnswer, type Answered } from '#src/admin/port/use-answer.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';

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
  const key = query === null ? null : JSON.stringify(query);
  const [found, setFound] = useState<{ readonly key: string; readonly listed: Listed | null } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let isStale = false;
    const look = async (): Promise<void> => {
      const files = await (await officePerson()).library.read();
      if (isStale) return;
      const asked: unknown = JSON.parse(key);
      setFound({ key, listed: files === null ? null : findMedia(files, v.parse(mediaQuery, asked)) });
    };
    void look();
    return () => {
      isStale = true;
    };
  }, [key]);
  return key !== null && found?.key === key ? found.listed : null;
}
