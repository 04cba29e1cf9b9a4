import * as v from 'valibot';

import { parseJson } from '#server/gateways/payment/read-body.ts';
import { isAt, type Deliveries } from './deliveries.ts';
import { NewestMap } from './newest-map.ts';
import { creation, refundCreation } from './payplug-bodies.ts';
import { json } from './reply.ts';
import type { Action, ProviderSide, StandInDeps, StandInReply, StandInRequest, WayHome } from './stand-in-deps.ts';

const SLOW_MS = 20_000;
const HALF_A_YEAR = 180 * 86_400;
const PAYMENTS = '/payplug/v1/payments';
const PATH = /^(?:\/(pay_[0-9A-Za-z]+)(?:(\/refunds)(?:\/(re_[0-9A-Za-z]+))?)?)?$/u;

interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
}

interface PayPlugPayment {
  readonly id: string;
  readonly asked: v.InferOutput<typeof creation>;
  readonly createdAt: number;
  paidAt: number | null;
  failure: { readonly code: string; readonly message: string } | null;
  readonly refunds: Refund[];
  home: WayHome | null;
}

export interface PayPlugSide extends ProviderSide {
  /** A refund pressed in the provider's back office, told to the shop. */
  refund(reference: string, cents: number): void;
  /** The notification of a payment again, whatever became of it. */
  notify(reference: string): void;
}

const error = (status: number, message: string, details?: unknown): StandInReply =>
  json(status, { object: 'error', message, ...(details === undefined ? {} : { details }) });

/** PayPlug's API on this machine, in test mode. */
export function createPayPlugSide(deps: StandInDeps, deliveries: Deliveries): PayPlugSide {
  const payments = new NewestMap<PayPlugPayment>();
  const short = (): string => deps.ids.uuid().replaceAll('-', '').slice(0, 22);
  const seconds = (): number => Math.trunc(deps.clock.now().getTime() / 1000);
  const given = ({ refunds }: PayPlugPayment): number => refunds.reduce((sum, one) => sum + one.amount, 0);

  const recordOf = (payment: PayPlugPayment) => ({
    id: payment.id,
    object: 'payment',
    is_live: false,
    amount: payment.asked.amount,
    amount_refunded: given(payment),
    currency: payment.asked.currency,
    created_at: payment.createdAt,
    is_paid: payment.paidAt !== null,
    paid_at: payment.paidAt,
    is_refunded: given(payment) === payment.asked.amount,
    is_3ds: payment.paidAt === null ? null : true,
    refundable_after: payment.paidAt,
    refundable_until: payment.paidAt === null ? null : payment.paidAt + HALF_A_YEAR,
    authorization: null,
    card: { last4: payment.paidAt === null ? null : '0001', brand: payment.paidAt === null ? null : 'CB' },
    hosted_payment: {
      payment_url: `${deps.address()}/payplug/pay/${payment.id}`,
      ...payment.asked.hosted_payment,
      paid_at: payment.paidAt,
    },
    notification: { url: payment.asked.notification_url },
    failure: payment.failure,
    billing: payment.asked.billing,
    shipping: payment.asked.shipping,
    metadata: payment.asked.metadata,
  });
  const refundOf = ({ id: payment_id, asked }: PayPlugPayment, { id, amount, metadata: own }: Refund) => ({
    id,
    payment_id,
    object: 'refund',
    is_live: false,
    amount,
    currency: asked.currency,
    metadata: own,
  });

  function tell({ asked }: PayPlugPayment, record: unknown): void {
    deliveries.post(asked.notification_url, { 'content-type': 'application/json' }, JSON.stringify(record));
  }

  function create(body: unknown): StandInReply {
    const asked = v.safeParse(creation, body);
    if (!asked.success) return error(400, 'The data you provided is invalid.', v.flatten(asked.issues).nested);
    const { hosted_payment: pages, notification_url } = asked.output;
    if (![pages.return_url, pages.cancel_url, notification_url].every((url) => isAt(url, deps.shopOrigins())))
      return error(400, 'The data you provided is invalid.', { hosted_payment: ['unknown address'] });
    const id = `pay_${short()}`;
    const payment = {
      id,
      asked: asked.output,
      createdAt: seconds(),
      paidAt: null,
      failure: null,
      refunds: [],
      home: null,
    };
    payments.set(id, payment);
    return json(201, recordOf(payment));
  }

  function giveBack(payment: PayPlugPayment, body: unknown): StandInReply {
    const asked = v.safeParse(refundCreation, body);
    if (!asked.success) return error(400, 'The data you provided is invalid.', v.flatten(asked.issues).nested);
    if (payment.paidAt === null) return error(400, 'The payment is not paid.');
    if (asked.output.amount > payment.asked.amount - given(payment)) return error(400, 'The amount is too high.');
    const refund = { id: `re_${short()}`, ...asked.output };
    payment.refunds.push(refund);
    tell(payment, refundOf(payment, refund));
    return json(201, refundOf(payment, refund));
  }

  function route({ method, body }: StandInRequest, [, id, refunds, refund]: RegExpExecArray): StandInReply {
    if (id === undefined) return method === 'POST' ? create(parseJson(body)) : error(405, 'Method not allowed.');
    const payment = payments.get(id);
    if (!payment) return error(404, 'The requested resource was not found.');
    if (refunds === undefined) return json(200, recordOf(payment));
    if (refund !== undefined) {
      const made = payment.refunds.find((one) => one.id === refund);
      return made ? json(200, refundOf(payment, made)) : error(404, 'The requested resource was not found.');
    }
    if (method === 'POST') return giveBack(payment, parseJson(body));
    return json(200, { type: 'list', data: payment.refunds.map((one) => refundOf(payment, one)) });
  }

  function pay(payment: PayPlugPayment, times = 1): void {
    payment.paidAt = seconds();
    for (let n = 0; n < times; n += 1) tell(payment, recordOf(payment));
  }
  function fail(payment: PayPlugPayment, code: string): void {
    payment.failure = { code, message: 'The payment failed.' };
    tell(payment, recordOf(payment));
  }
  const HAPPENS: Readonly<Record<Action, (payment: PayPlugPayment) => void>> = {
    pay: (payment) => pay(payment),
    refuse: (payment) => fail(payment, 'card_declined'),
    abandon: (payment) => fail(payment, 'aborted'),
    slow: (payment) => deps.after(deps.slowMs ?? SLOW_MS, () => pay(payment)),
    twice: (payment) => pay(payment, 2),
    forged: (payment) => tell(payment, { ...recordOf(payment), is_paid: true, paid_at: seconds() }),
  };
  function byReference(reference: string): PayPlugPayment {
    const payment = [...payments.values()].findLast(({ asked }) => asked.metadata['reference'] === reference);
    if (!payment) throw new RangeError('no such payment');
    return payment;
  }

  return {
    name: 'PayPlug',
    answer(request) {
      const found = request.path.startsWith(PAYMENTS) ? PATH.exec(request.path.slice(PAYMENTS.length)) : null;
      if (!found) return null;
      const { headers } = request;
      if (headers['authorization'] !== `Bearer ${deps.credentials.payplug.secretKey}`)
        return error(401, 'Authentication failed.');
      if (headers['payplug-version'] !== '2019-08-06') return error(400, 'This version of the API is not spoken here.');
      return route(request, found);
    },
    shown(id) {
      const payment = payments.get(id);
      if (!payment) return null;
      const { amount: cents, currency, metadata: own } = payment.asked;
      return { cents, currency, reference: own['reference'] ?? id, home: payment.home };
    },
    act(id, action) {
      const payment = payments.get(id);
      if (!payment) throw new RangeError('no such payment');
      HAPPENS[action](payment);
      const { return_url, cancel_url } = payment.asked.hosted_payment;
      payment.home = { kind: 'get', url: action === 'abandon' || action === 'refuse' ? cancel_url : return_url };
      return payment.home;
    },
    refund(reference, cents) {
      const payment = byReference(reference);
      const refund = { id: `re_${short()}`, amount: cents, metadata: {} };
      payment.refunds.push(refund);
      tell(payment, refundOf(payment, refund));
    },
    notify(reference) {
      const payment = byReference(reference);
      tell(payment, recordOf(payment));
    },
  };
}
