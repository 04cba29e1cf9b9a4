import { useEffect, useState } from 'react';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { person } from '#src/shop/store/person/person.ts';

/** The shop is asked this often, for so long (domain 4.6); in ms. */
const EVERY_MS = 2_000;
const PATIENCE_MS = 20_000;

/** A payment was begun and nobody has told yet how it ended. */
export const isAwaited = ({ status, payment }: Pick<OrderRecord, 'status' | 'payment'>): boolean =>
  status === 'pending_payment' && payment.transfer === null && payment.failure === null;

/** Whether the try that the browser comes back from has failed, by the shop's own word. */
export const hasTryFailed = ({ payment }: Pick<OrderRecord, 'payment'>, attempt: string | null): boolean =>
  attempt !== null && payment.attempt === attempt && payment.failure !== null;

/**
 * Asks the shop for news of an order until it is paid, has failed, or the patience is over. A failure that this device
 * knew before may be of an earlier try: it counts once the patience is over, unless it is of the try that the browser
 * comes back from. Answers whether it is still being waited for.
 */
export function useAwaited(order: OrderRecord | null | undefined, attempt: string | null): boolean {
  const [isOver, setOver] = useState(false);
  const [first, setFirst] = useState(order);
  if ((first === null || first === undefined) && first !== order) setFirst(order);
  const isOld =
    order?.status === 'pending_payment' &&
    order.payment.failure !== null &&
    order === first &&
    !hasTryFailed(order, attempt);
  const isWaiting = !isOver && (order === null || order === undefined || isAwaited(order) || isOld);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (): void => {
      person().then(
        (own) => own.poke(null, performance.now()),
        () => {
          // No storage: nothing comes, and the patience ends.
        },
      );
    };
    ask();
    const asking = setInterval(ask, EVERY_MS);
    const ending = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(ending);
    };
  }, [isWaiting]);
  return isWaiting;
}
