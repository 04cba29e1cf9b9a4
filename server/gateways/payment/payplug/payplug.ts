import * as v from 'valibot';

import type { Clock } from '#server/clock.ts';

import { maskRaw } from '../mask-raw.ts';
import type { PaymentMode } from '../payment-event.ts';
import type { NotificationReading, PaymentGateway } from '../payment-gateway.ts';
import { providerUrl } from '../provider-client.ts';
import { ProviderError } from '../provider-error.ts';
import { isTooLarge, parseJson, rejected } from '../read-body.ts';
import { paymentBody } from './payment-body.ts';
import { eventOf, paymentId, refundId } from './payment-record.ts';
import { createPayPlugApi, type PayPlugApi } from './payplug-api.ts';
import { refundPayment } from './refund-payment.ts';

const BASE_URL = 'https://api.payplug.com';
const NO_PAYMENT = 'pay_0000000000000000000000';

export interface PayPlugConfig {
  readonly mode: PaymentMode;
  /** The key of the mode, `secret_key_test` or `secret_key_live`. */
  readonly secretKey: string;
  /** Absent: PayPlug's own. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly clock: Clock;
}

/** Nothing of a notification is believed but where to look. */
const notification = v.variant('object', [
  v.object({ object: v.literal('payment'), id: paymentId }),
  v.object({ object: v.literal('refund'), id: refundId, payment_id: paymentId }),
]);

/** PayPlug's API (domain 4.6). */
export function createPayPlug(config: PayPlugConfig): PaymentGateway {
  const { mode, clock } = config;
  const baseUrl = config.baseUrl ?? BASE_URL;
  const api = createPayPlugApi({ baseUrl, timeoutMs: config.timeoutMs, secretKey: config.secretKey });
  return {
    provider: 'payplug',
    mode,
    async start(payment) {
      const { value } = await api.createPayment(paymentBody(payment));
      const url = value.hosted_payment?.payment_url ?? '';
      if (!isPaymentPage(url) || value.is_live !== (mode === 'live')) throw new ProviderError('malformed');
      return { kind: 'redirect', url, providerReference: value.id };
    },
    async readNotification(request) {
      if (isTooLarge(request)) return rejected('bodyTooLarge');
      const body = parseJson(request.rawBody);
      const told = v.safeParse(notification, body);
      if (!told.success) return rejected('bodyMalformed', body);
      const { id } = told.output;
      const of = told.output.object === 'refund' ? { payment: told.output.payment_id, refund: id } : { payment: id };
      return lookUp(api, mode, of).catch((error: unknown) => unasked(error, body));
    },
    async check() {
      /* of a payment that is none it says so, but only to a key it knows */
      await api.payment(NO_PAYMENT).catch(nullWhenMissing);
      return 'accepted';
    },
    async query(providerReference) {
      if (!v.is(paymentId, providerReference)) return { kind: 'unknown' };
      const reading = await lookUp(api, mode, { payment: providerReference }).catch(nullWhenMissing);
      return reading?.kind === 'verified' ? { kind: 'known', event: reading.event } : { kind: 'unknown' };
    },
    refund: (refund) => refundPayment(api, refund, clock.now()),
  };
}

async function lookUp(
  api: PayPlugApi,
  mode: PaymentMode,
  of: { readonly payment: string; readonly refund?: string },
): Promise<NotificationReading> {
  const payment = await api.payment(of.payment);
  const refund = of.refund === undefined ? undefined : await api.refund(of.payment, of.refund);
  const { raw } = refund ?? payment;
  const event = eventOf(payment.value, mode, raw, refund?.value);
  if (typeof event === 'string') return rejected(event, raw);
  // Its page waits for the payer: no money is on its way, and an order whose time is over waits for none.
  if (event.outcome.kind === 'pending') return { kind: 'ignored', raw, answer: { status: 200, body: '' } };
  return { kind: 'verified', event, answer: { status: 200, body: '' } };
}

/** A payment that PayPlug does not know under this key is of another shop, or made up. */
function unasked(error: unknown, body: unknown): NotificationReading {
  if (!(error instanceof ProviderError)) throw error;
  if (error.status === 404) return rejected('signatureInvalid', body);
  return rejected('providerUnreachable', maskRaw(body));
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof ProviderError && error.status === 404) return null;
  throw error;
}

/** The browser is sent there: an address, encrypted unless it is a stand-in's. */
function isPaymentPage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  try {
    return providerUrl(new URL(url).origin) !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
