/** What a refund would come to, asked for while it is typed: the newest question alone is answered. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#core/domain/price/money.ts';
import { connection } from '#src/admin/store/connection.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';

const PAUSE_MS = 300;

interface Reckoned {
  readonly total: Money;
  readonly tax: Money;
}

/** Asks the shop; the same function at every drawing, as long as it asks about the same thing. */
export type Reckon<Body> = (body: Body, options: { readonly signal: AbortSignal }) => Promise<Reckoned>;

interface Said {
  /** What it answers. */
  readonly key: string;
  readonly answer: Reckoned | null;
  readonly failure: Failure | null;
}

export interface RefundPreview extends Omit<Said, 'key'> {
  readonly isAsking: boolean;
}

/**
 * @param about what it is reckoned on, with its revision
 * @param body null asks nothing
 */
export function useRefundPreview<Body>(about: string, body: Body | null, reckon: Reckon<Body>): RefundPreview {
  const { online } = useSnapshot(connection);
  const [said, setSaid] = useState<Said | null>(null);
  const question = JSON.stringify(body);
  const key = `${about} ${question}`;
  useEffect(() => {
    const asked: Body | null = JSON.parse(question);
    if (asked === null || !online) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const show = (part: Omit<Said, 'key'>): void => {
      if (!signal.aborted) setSaid({ key, ...part });
    };
    const timer = setTimeout(() => {
      reckon(asked, { signal }).then(
        (answer) => show({ answer, failure: null }),
        (error: unknown) => {
          if (!signal.aborted) show({ answer: null, failure: failureOf(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [reckon, question, key, online]);
  const current = said?.key === key && body !== null ? said : null;
  return {
    answer: current?.answer ?? null,
    failure: current?.failure ?? null,
    isAsking: body !== null && online && current === null,
  };
}
