/** Where providers tell the shop, and browsers come back from them: without session and token, which neither has. */
import type { Context, Hono } from 'hono';

import { isArea } from '#core/domain/shop/area.ts';
import { isOnlineProvider } from '#core/domain/payment/providers/all.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { ProviderRequest } from '#server/gateways/payment/payment-gateway.ts';
import { MAX_NOTIFICATION_BYTES } from '#server/gateways/payment/read-body.ts';
import type { NetworkLimits } from '#server/http/limits/network-limits.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { networkOf } from '#server/http/session/network-address.ts';
import { addressOf } from '#server/http/session/person-context.ts';
import type { PaymentPort } from '#server/subjects/payments/payment-port.ts';

interface PaymentsDeps {
  readonly payments: PaymentPort;
  readonly clock: Clock;
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly limits: Pick<NetworkLimits, 'notices'>;
}

/** Null for what is longer than any notification: no more of it is read. */
async function requestOf(c: Context<HttpEnv>): Promise<ProviderRequest | null> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_NOTIFICATION_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_NOTIFICATION_BYTES) return null;
    chunks.push(chunk);
  }
  const headers = Object.fromEntries(c.req.raw.headers);
  return { headers, rawBody: Buffer.concat(chunks), query: c.req.query() };
}

export function mountPayments(app: Hono<HttpEnv>, { payments, clock, config, limits }: PaymentsDeps): void {
  app.post('/api/payments/:provider/:area/notify', async (c) => {
    c.set('route', 'api.payments.notify');
    const { provider, area } = c.req.param();
    if (!isOnlineProvider(provider) || !isArea(area)) return c.text('', 404);
    limits.notices.take(networkOf(addressOf(c, config)));
    const request = await requestOf(c);
    if (request === null) return c.text('', 413);
    const answer = await payments.notify({ provider, area, request, now: clock.now() });
    const { status, body, retryAfterSeconds: later } = answer;
    return new Response(body, {
      status,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...(later === undefined ? {} : { 'retry-after': String(later) }),
      },
    });
  });

  app.on(['GET', 'POST'], '/api/payments/:provider/:area/return/:order', (c) => {
    c.set('route', 'api.payments.return');
    const { provider, area, order } = c.req.param();
    if (!isOnlineProvider(provider) || !isArea(area) || !isUuid(order)) return c.text('', 404);
    return c.redirect(payments.comeBack({ area, order, query: c.req.query() }), 303);
  });
}
