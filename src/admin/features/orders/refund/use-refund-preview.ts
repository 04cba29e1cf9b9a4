/** What a refund would come to, asked for while it is typed: the newest question alone is answered. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import type { Money } from '#core/domain/price/money.ts';
import { useAdminCall } from '#src/admin/app/port.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import type { RefundBody } from './typed-refund.ts';

const PAUSE_MS = 300;

interface Said {
  /** What it answers. */
  readonly key: string;
  readonly answer: { readonly total: Money; readonly tax: Money } | null;
  readonly failure: Failure | null;
}

export interface RefundPreview extends Omit<Said, 'key'> {
  readonly isAsking: boolean;
}

/** @param body null asks nothing */
export function useRefundPreview(
  { uuid, rev }: Pick<OrderDesk, 'uuid' | 'rev'>,
  body: RefundBody | null,
): RefundPreview {
  const call = useAdminCall();
  const { online } = useSnapshot(connection);
  const [said, setSaid] = useState<Said | null>(null);
  const question = JSON.stringify(body);
  const key = `${uuid} ${rev} ${question}`;
  useEffect(() => {
    const asked: RefundBody | null = JSON.parse(question);
    if (asked === null || !online) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const show = (part: Omit<Said, 'key'>): void => {
      if (!signal.aborted) setSaid({ key, ...part });
    };
    const timer = setTimeout(() => {
      call('api.admin.orders.refund.preview', { params: { uuid }, body: asked }, { signal }).then(
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
  }, [call, uuid, question, key, online]);
  const current = said?.key === key && body !== null ? said : null;
  return {
    answer: current?.answer ?? null,
    failure: current?.failure ?? null,
    isAsking: body !== null && online && current === null,
  };
}
