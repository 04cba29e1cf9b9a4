/**
 * The press that orders (domain 4.1): what it says is written down before it leaves, under the UUID of this checkout, and
 * goes out again word for word until the shop has answered. Two presses, two tabs and a lost answer make one order.
 */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { placeOrderRoute } from '#core/contract/checkout/place-order.ts';
import type { Money } from '#core/domain/price/money.ts';
import { useFollowPayment } from '#src/shop/features/checkout/payment/use-follow-payment.ts';
import { successHref } from '#src/shop/features/checkout/payment/payment-href.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import type { Outcome } from '#src/shop/parts/checkout/outcome-note.tsx';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { callWhenSent } from '#src/shop/store/person/session.ts';
import { person } from '#src/shop/store/person/person.ts';
import {
  refusesOrder,
  withRefusal,
  withSent,
  type OrderRequest,
  type SentOrder,
} from '#src/shop/store/checkout/checkout-draft.ts';
import type { CheckoutPlace } from '#src/shop/store/checkout/checkout-place.ts';
import { changeCheckout, dropCheckout } from '#src/shop/store/checkout/kept-checkout.ts';
import { useOrder } from '#src/shop/store/checkout/orders-here.ts';
import { renewSaleTerms } from '#src/shop/store/checkout/sale-terms.ts';
import type { ReadyCheckout } from '#src/shop/features/checkout/ready-checkout.ts';

/** An order that left longer ago than this is not sent again without a press. */
const FRESH_MS = 30 * 60_000;

/** The total the person agreed to, and the shop's. */
export interface TotalChange {
  readonly from: Money;
  readonly to: Money;
}

export interface Placing {
  readonly isAsking: boolean;
  readonly outcome: Outcome | null;
  /** The shop reckons otherwise: asked again with its total. */
  readonly change: TotalChange | null;
  /** Sends this order, or the one that has left before it. */
  readonly place: (request: Omit<OrderRequest, 'uuid'>) => Promise<void>;
  /** The shop has taken the order: what a form writes late belongs to no checkout any more. */
  readonly isTaken: () => boolean;
  /** Asks what became of the order that has left. */
  readonly askAgain: () => Promise<void>;
}

/** @param hold keeps the step on the screen while the cart empties under it */
export function usePlaceOrder(
  { place: { area, quote }, draft }: ReadyCheckout,
  hold: (isHeld: boolean) => void,
): Placing {
  const place = useMemo((): CheckoutPlace => ({ area, quote }), [area, quote]);
  const { go } = useActions();
  const follow = useFollowPayment(area);
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [change, setChange] = useState<TotalChange | null>(null);
  /* a second press of the same moment comes before the first is drawn */
  const isBusy = useRef(false);
  const taken = useRef(false);
  const isTaken = useCallback(() => taken.current, []);
  const sent = draft?.sent ?? null;

  const send = useCallback(
    async ({ body }: SentOrder, isFirstTry: boolean): Promise<boolean> => {
      const called = await callWhenSent(placeOrderRoute, { body });
      if (called.ok) {
        taken.current = true;
        await dropCheckout(place, body.uuid);
        follow(called.answer.payment, body.uuid);
        return true;
      }
      const { failure } = called;
      setOutcome(failure);
      if (failure.kind === 'refusal' && refusesOrder(failure.refusal.code)) {
        const { code, data } = failure.refusal;
        await changeCheckout(place, deviceInstant(), (now) => withRefusal(now, code, crypto.randomUUID()));
        setChange(code === 'order.totalChanged' ? totalsIn(data) : null);
        void renewSaleTerms(area);
        (await person()).poke(null, performance.now());
      } else if (failure.kind === 'unsent' && isFirstTry) {
        // The shop was not asked: there is nothing to wait for.
        await changeCheckout(place, deviceInstant(), (now) => withRefusal(now, '', now.uuid));
      }
      return false;
    },
    [area, place, follow],
  );

  /** @param work answers whether the order is taken: this page is left then */
  const alone = useCallback(
    async (work: () => Promise<boolean>): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setAsking(true);
      hold(true);
      setOutcome(null);
      let isDone = false;
      try {
        isDone = await work();
      } catch (error) {
        // The disk of this device, or a fault of ours: what is known of the order is in the draft.
        console.warn(error);
        setOutcome({ kind: 'serverFault', retryAfterMs: null });
      }
      if (isDone) return;
      isBusy.current = false;
      setAsking(false);
      hold(false);
    },
    [hold],
  );

  const order = (request: Omit<OrderRequest, 'uuid'>): Promise<void> =>
    alone(async () => {
      const at = deviceInstant();
      let isFirstTry = true;
      const expectedTotal = totalToAgree(change, request.expectedTotal);
      const now = await changeCheckout(place, at, (before) => {
        isFirstTry = before.sent === null;
        return withSent(before, { at, body: { ...request, expectedTotal, uuid: before.uuid } });
      });
      return now.sent !== null && send(now.sent, isFirstTry);
    });

  const askAgain = (): Promise<void> => alone(async () => sent !== null && send(sent, false));

  /* opened anew with an order whose answer was lost */
  const resume = useEffectEvent(() => {
    const isFresh = sent !== null && Date.parse(deviceInstant()) - Date.parse(sent.at) < FRESH_MS;
    if (isFresh && isOnline) queueMicrotask(() => void askAgain());
  });
  useEffect(() => resume(), []);

  /* the order itself has come before its answer, as by a pull after a restart */
  const arrived = useOrder(sent === null ? null : sent.body.uuid);
  const isHere = arrived !== null && arrived !== undefined;
  const leave = useEffectEvent((placed: string) => {
    if (isBusy.current) return;
    taken.current = true;
    void dropCheckout(place, placed).then(() => go(successHref(area, placed)));
  });
  const uuid = sent?.body.uuid ?? null;
  useEffect(() => {
    if (isHere && uuid !== null && !isAsking) leave(uuid);
  }, [isHere, uuid, isAsking]);

  return { isAsking, outcome, change, place: order, isTaken, askAgain };
}

function totalsIn({ from, to }: Readonly<Record<string, unknown>>): TotalChange | null {
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null;
}

/** What is agreed to now: the shop's total, while this device reckons as it did when the shop refused. */
export const totalToAgree = (change: TotalChange | null, total: Money): Money =>
  change?.from === total ? change.to : total;
