import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { mayBeReturned, returnableLines, type AskedType } from '#core/contract/returns/returnable.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';

export interface ReturnTerms {
  readonly mayReturn: (order: OrderRecord, returns: readonly RmaRecord[]) => boolean;
  readonly linesFor: (
    order: OrderRecord,
    returns: readonly RmaRecord[],
    type: AskedType,
  ) => readonly OrderRecord['lines'][number][];
}

/** What may be sent back today, by the rules the shop will ask too. */
export function useReturnTerms(): ReturnTerms {
  const { now } = useActions();
  const today = dayInParis(now() ?? 0);
  const defaultDays = useSetting('sales.rma.setting.default_allow_days');
  const withdrawalDays = useSetting('sales.withdrawal.days');
  const asked = { today, defaultDays, withdrawalDays };
  return {
    mayReturn: (order, returns) => mayBeReturned(order, returns, asked),
    linesFor: (order, returns, type) => returnableLines(order, returns, { ...asked, type, condition: 'unopened' }),
  };
}
