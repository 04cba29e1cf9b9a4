import { useCallback } from 'react';
import type { PaymentAction } from '#core/contract/payment/payments.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { nextOf } from '#src/shop/features/checkout/payment/payment-href.ts';
import { useActions } from '#src/shop/parts/actions.tsx';

/** Goes where an order is paid. */
export function useFollowPayment(area: Area): (payment: PaymentAction, order: string) => void {
  const { go } = useActions();
  return useCallback(
    (payment, order) => {
      const { kind, to } = nextOf(payment, { area, order });
      if (kind === 'leave') location.assign(to);
      else go(to);
    },
    [go, area],
  );
}
