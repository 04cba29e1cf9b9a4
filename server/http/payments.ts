/** Where providers tell the shop, and browsers come back from them: without session and token, which neither has. */
import type { Context, Hono } from 'hono';

import { isArea } from '#core/domain/shop/area.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import type { Clock } from '#server/clock.ts';
import type { ProviderRequest } from '#server/gateways/payment/payment-gateway.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import type { PaymentPort } from '#server/subjects/payments/payment-port.ts';
import { isProvider } from '#server/subjects/payments/gateways.ts';

/** Longer than any notification; what is longer is told to be. */
const LONGEST = 256 * 1024;

async function requestOf(c: Context<HttpEnv>): Promise<ProviderRequest | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > LONGEST) return null;
    chunks.push(chunk);
  }
  const headers = Object.fromEntries(c.req.raw.headers);
  return { headers, rawBody: Buffer.concat(chunks), query: c.req.query() };
}

export function mountPayments(app: Hono<HttpEnv>, payments: PaymentPort, clock: Clock): void {
  app.post('/api/payments/:provider/:area/notify', async (c) => {
    c.set('route', 'api.payments.notify');
    const { provider, area } = c.req.param();
    if (!isProvider(provider) || !isArea(area)) return c.text('', 404);
    const request = await requestOf(c);
    if (request === null) return c.text('', 413);
    const { status, body } = await payments.notify({ provider, area, request, now: clock.now() });
    return new Response(body, {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  });

  app.on(['GET', 'POST'], '/api/payments/:provider/:area/return/:order', async (c) => {
    c.set('route', 'api.payments.return');
    const { provider, area, order } = c.req.param();
    if (!isProvider(provider) || !isArea(area) || !isUuid(order)) return c.text('', 404);
    const request = await requestOf(c);
    if (request === null) return c.text('', 413);
    return c.redirect(await payments.comeBack({ provider, area, request, order }), 303);
  });
}
