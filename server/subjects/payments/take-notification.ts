/** What providers tell the shop: verified, kept 30 days without card data, booked, and answered as their protocol wants. */
import type { Area } from '#core/domain/shop/area.ts';
import type { ProviderAnswer, ProviderRequest, ReturnHint } from '#server/gateways/payment/payment-gateway.ts';
import type { PaymentProvider } from '#server/gateways/payment/payment-event.ts';

import { bookEvent } from './book-event.ts';
import { gatewayOf } from './gateways.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Days that what they told is kept (domain 4.6). */
export const NOTICE_DAYS = 30;

const UNKNOWN: ProviderAnswer = { status: 404, body: '' };
const LONGEST = 20_000;

/** Reasons that somebody of the shop has to hear of: a wrong key, a test where real money is asked for. */
const LOUD = new Set(['merchantMismatch', 'modeMismatch', 'statusUnknown']);

export interface Notification {
  readonly provider: PaymentProvider;
  readonly area: Area;
  readonly request: ProviderRequest;
  readonly now: Date;
}

export async function takeNotification(
  deps: PaymentDeps,
  { provider, area, request, now }: Notification,
): Promise<ProviderAnswer> {
  const gateway = gatewayOf(deps, await deps.settings(), provider, area);
  if (gateway === null) return UNKNOWN;
  const reading = await gateway.readNotification(request);
  const verdict = reading.kind === 'rejected' ? reading.reason : reading.kind;
  const raw = reading.kind === 'verified' ? reading.event.raw : reading.raw;
  await deps.db
    .insertInto('payment_notice')
    .values({ provider, verdict, body: JSON.stringify(raw ?? null).slice(0, LONGEST), received_at: now })
    .execute();
  if (reading.kind === 'rejected' && LOUD.has(reading.reason)) {
    deps.warn({ provider, reason: reading.reason }, 'a payment notification that somebody has to look at');
  }
  if (reading.kind === 'verified') await bookEvent(deps, reading.event, now);
  return reading.answer;
}

/** The word of the browser that came back: it chooses a page and decides nothing. */
export async function readReturn(
  deps: PaymentDeps,
  { provider, area, request }: Omit<Notification, 'now'>,
): Promise<ReturnHint> {
  const gateway = gatewayOf(deps, await deps.settings(), provider, area);
  const hint = gateway?.readReturn(request) ?? 'nothing';
  if (hint !== 'nothing') return hint;
  const said = request.query['result'];
  return said === 'refused' || said === 'failed' ? 'refused' : said === 'cancelled' ? 'cancelled' : 'nothing';
}
