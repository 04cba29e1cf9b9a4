/** What providers tell the shop: verified, kept without card data, booked, and answered as their protocol wants. */
import type { Area } from '#core/domain/shop/area.ts';
import { ONLINE_PROVIDERS, type OnlineProvider } from '#core/domain/payment/providers/all.ts';
import type {
  NotificationReading,
  PaymentGateway,
  ProviderAnswer,
  ProviderRequest,
} from '#server/gateways/payment/payment-gateway.ts';
import { rejected } from '#server/gateways/payment/read-body.ts';
import { createTurns, type Turns } from '#server/platform/turns.ts';

import { bookEvent } from '../book-event.ts';
import { wayTo } from '../gateways.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { alertUnread } from './alert-unread.ts';
import { isOwnForm } from './find-attempt.ts';
import { keepNotice } from './keep-notice.ts';

const UNKNOWN: ProviderAnswer = { status: 404, body: '' };
/** Providers tell again. */
const LATER: ProviderAnswer = { status: 503, body: '', retryAfterSeconds: 30 };

/** Reasons that somebody of the shop has to hear of: a wrong key, a test where real money is asked for. */
const LOUD = new Set(['notANotification', 'merchantMismatch', 'modeMismatch', 'statusUnknown']);

/** Questions to one provider at once, and notifications that wait for theirs: what strangers send asks no more of it. */
const AT_ONCE = 4;
const WAITING = 16;

class TooManyNotifications extends Error {}

export interface Notification {
  readonly provider: OnlineProvider;
  readonly area: Area;
  readonly request: ProviderRequest;
  readonly now: Date;
}

/** Takes notifications, a few of each provider at once. */
export function notificationTaker(deps: PaymentDeps): (notification: Notification) => Promise<ProviderAnswer> {
  const turns = new Map<OnlineProvider, Turns>(
    ONLINE_PROVIDERS.map((provider) => [
      provider,
      createTurns({ atOnce: AT_ONCE, waiting: WAITING, refusal: () => new TooManyNotifications() }),
    ]),
  );
  return async (notification) => {
    const { provider, area } = notification;
    const gateway = await wayTo(deps, provider, area);
    const turn = turns.get(provider);
    if (gateway === null || turn === undefined) return UNKNOWN;
    try {
      return await turn.take(() => takeNotification(deps, gateway, notification));
    } catch (error) {
      if (error instanceof TooManyNotifications) return LATER;
      throw error;
    }
  };
}

async function takeNotification(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { provider, area, request, now }: Notification,
): Promise<ProviderAnswer> {
  const reading = await unlessOwnForm(deps, await gateway.readNotification(request));
  await keepNotice(deps.db, { provider, reading, now });
  if (reading.kind === 'rejected' && LOUD.has(reading.reason)) {
    deps.warn({ provider, reason: reading.reason }, 'a payment notification that somebody has to look at');
    await alertUnread(deps, reading, { provider, area, now });
  }
  if (reading.kind === 'verified') await bookEvent(deps, reading.event, { area, now });
  return reading.answer;
}

async function unlessOwnForm({ db }: PaymentDeps, reading: NotificationReading): Promise<NotificationReading> {
  if (reading.kind !== 'verified' || !(await isOwnForm(db, reading.signature))) return reading;
  return rejected('notANotification', reading.event.raw);
}
