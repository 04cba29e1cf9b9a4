import { useCallback, useEffect, useState } from 'react';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { fetchArticles, keptArticles, type CountArticles } from '#src/admin/store/counts/count-articles.ts';

interface Known {
  /** Null until what this device keeps was read. */
  readonly articles: CountArticles | null;
  /** Why the shop's list did not come; what is kept stays. */
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/** The articles of a count: as this device keeps them at once, then as the shop has them. */
export function useArticles(count: string): Known {
  const { call, answers, now } = useOffice();
  const [articles, setArticles] = useState<CountArticles | null>(null);
  /** Of which question. */
  const [failed, setFailed] = useState<{ readonly asked: number; readonly failure: Failure } | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isOver = false;
    let isFresh = false;
    void keptArticles({ answers }, count).then((kept) => {
      if (!isOver && !isFresh) setArticles(kept);
    });
    fetchArticles({ call, answers, now }, count).then(
      (fetched) => {
        isFresh = true;
        if (!isOver) setArticles(fetched);
      },
      (error: unknown) => {
        if (!isOver) setFailed({ asked, failure: failureOf(error) });
      },
    );
    return () => {
      isOver = true;
    };
  }, [call, answers, now, count, asked]);
  const failure = failed?.asked === asked ? failed.failure : null;
  return { articles, failure, reload: useCallback(() => setAsked((before) => before + 1), []) };
}
