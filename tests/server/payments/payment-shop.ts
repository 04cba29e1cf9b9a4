/** A shop that is paid over HTTP: the real adapters, the stand-ins that speak their protocols, notifications as they come. */
import { setImmediate } from 'node:timers/promises';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';

import type { PaymentAction } from '#core/contract/payment/payments.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { asRefusal, problemResponse } from '#server/http/binding/problem.ts';
import { createNetworkLimits } from '#server/http/limits/network-limits.ts';
import { mountPayments } from '#server/http/payments.ts';
import { openStandIn } from '#demo/payments/open-simulators.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import type { PaymentDeps } from '#server/subjects/payments/payment-deps.ts';
import { paymentPort } from '#server/subjects/payments/payment-port.ts';
import { createOrderShop } from '#tests/server/orders/order-shop.ts';
import { serve } from '#tests/server/gateways/payment/http-server.ts';
import type { Action } from '#demo/payments/stand-in-deps.ts';

export const METHODS = ['payzen', 'paypal_standard', 'payplug', 'crypto'] as const;
export type Method = (typeof METHODS)[number];

export async function createPaymentShop(invoice: PaymentDeps['invoice'] = async () => {}, limitFactor = 100) {
  const shop = await createOrderShop();
  const { db, deps, clock } = shop;
  for (const method of METHODS) {
    const code = `sales.payment_methods.${method}.active`;
    await db.insertInto('core_config').values({ code, value: '1' }).execute();
  }
  const app = new Hono<HttpEnv>();
  const http = await serve((request, response) => void getRequestListener(app.fetch)(request, response));
  const standIn = await openStandIn({ exposed: false, origin: http.origin, clock, ids: deps.ids });
  if (standIn === null) throw new Error('no stand-in');
  const warnings: string[] = [];
  const payments: PaymentDeps = {
    db,
    ids: deps.ids,
    jobs: deps.jobs,
    shopEmail: deps.shopEmail,
    settings: () => settingsIn(db),
    origin: http.origin,
    clock,
    standIn,
    exposed: async () => false,
    invoice,
    // The provider answers over HTTP: whoever waits for it lets the loop turn.
    pause: () => setImmediate(),
    warn: (_facts, message) => void warnings.push(message),
  };
  const limits = createNetworkLimits(clock, limitFactor);
  mountPayments(app, { payments: paymentPort(payments), clock, config: { trustedProxies: 1 }, limits });
  app.onError((error) => problemResponse(asRefusal(error, 'test', pino({ level: 'silent' }))));

  /** As a browser goes: to the provider, a press of a button, and home; where it comes out. */
  const press = async (action: PaymentAction, button: Action): Promise<string> => {
    const open =
      action.kind === 'redirect'
        ? await fetch(action.url)
        : action.kind === 'form'
          ? await fetch(action.action, { method: 'POST', body: new URLSearchParams(action.fields) })
          : null;
    if (open === null || open.status !== 200) throw new Error(`nothing to pay at: ${JSON.stringify(action)}`);
    const pressed = await fetch(open.url, {
      method: 'POST',
      body: new URLSearchParams({ action: button }),
      redirect: 'manual',
    });
    const home = await wayHome(pressed);
    const back = await fetch(home.address, { ...home.init, redirect: 'manual' });
    await standIn.settled();
    return back.headers.get('location') ?? '';
  };
  return {
    ...shop,
    payments,
    standIn,
    origin: http.origin,
    warnings,
    press,
    close: async () => {
      await standIn.close();
      await http.close();
      await shop.close();
    },
  };
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

export async function wayHome(pressed: Response): Promise<{ address: string; init: RequestInit }> {
  const location = pressed.headers.get('location');
  const page = await pressed.text();
  if (location !== null) return { address: location, init: {} };
  const address = unescaped(/<form method="\w+" action="([^"]*)"/u.exec(page)?.[1] ?? '');
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/gu)];
  const fields = inputs.map(([, name = '', value = '']) => [unescaped(name), unescaped(value)]);
  return { address, init: { method: 'POST', body: new URLSearchParams(fields) } };
}

export type PaymentShop = Awaited<ReturnType<typeof createPaymentShop>>;
