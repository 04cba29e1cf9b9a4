import { useCallback, useState } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import type { Failure } from '#src/api/failure.ts';
import { useFollowPayment } from '#src/shop/features/checkout/payment/use-follow-payment.ts';
import { callOnline } from '#src/shop/store/person/session.ts';

const FAULT: Failure = { kind: 'serverFault', retryAfterMs: null };

export interface PaymentCalls {
  readonly isAsking: boolean;
  readonly failure: Failure | null;
  /** Begins another try, and goes where it is paid. */
  readonly retry: (method: string) => Promise<void>;
  /** Gives the order up; answers whether it is. */
  readonly abandon: () => Promise<boolean>;
}

/** What can be done about an order that is not paid (domain 4.6). */
export function usePaymentCalls(area: Area, order: string): PaymentCalls {
  const follow = useFollowPayment(area);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const ask = useCallback(async (work: () => Promise<Failure | null>): Promise<boolean> => {
    setAsking(true);
    setFailure(null);
    try {
      const failed = await work();
      setFailure(failed);
      return failed === null;
    } catch (error) {
      console.warn(error);
      setFailure(FAULT);
      return false;
    } finally {
      setAsking(false);
    }
  }, []);
  return {
    isAsking,
    failure,
    retry: async (method) => {
      await ask(async () => {
        const called = await callOnline('api.payments.retry', { params: { order }, body: { method } });
        if (!called.ok) return called.failure;
        follow(called.answer.payment, order);
        return null;
      });
    },
    abandon: () =>
      ask(async () => {
        const called = await callOnline('api.payments.abandon', { params: { order }, body: {} });
        return called.ok ? null : called.failure;
      }),
  };
}
