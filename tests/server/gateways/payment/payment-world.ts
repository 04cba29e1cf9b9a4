import type { PaymentEvent } from '#server/gateways/payment/payment-event.ts';
import type {
  NotificationReading,
  PaymentGateway,
  PaymentRequest,
  PaymentStart,
  ProviderRequest,
} from '#server/gateways/payment/payment-gateway.ts';
import { createCrypto } from '#server/gateways/payment/crypto/crypto.ts';
import { createPayPalStandard } from '#server/gateways/payment/paypal-standard/paypal-standard.ts';
import { createPayPlug } from '#server/gateways/payment/payplug/payplug.ts';
import { createPayZen } from '#server/gateways/payment/payzen/payzen.ts';
import { openPaymentStandIn, type OpenStandIn } from '#demo/payments/open-stand-in.ts';
import type { Action } from '#demo/payments/stand-in-deps.ts';
import { randomIds } from '#server/ids.ts';
import { createTestClock, type TestClock } from '#tests/support/clock.ts';
import { createVirtualClock, type VirtualClock } from '#tests/support/sync/virtual-clock.ts';

import { bodyOf, serve } from './http-server.ts';
import { CREDENTIALS, paymentFor } from './payment-samples.ts';

export const PROVIDERS = ['paypal_standard', 'payzen', 'payplug', 'crypto'] as const;
export type Provider = (typeof PROVIDERS)[number];

const PATHS = { paypal_standard: '/paypal', payzen: '/payzen', payplug: '/payplug', crypto: '/crypto' } as const;

export interface PaymentWorld {
  readonly shop: string;
  readonly standIn: OpenStandIn;
  readonly gateways: Readonly<Record<Provider, PaymentGateway>>;
  readonly clock: TestClock;
  readonly timers: VirtualClock;
  /** What the shop made of the notifications since it was last asked, when all have arrived. */
  readings(): Promise<NotificationReading[]>;
  /** The events among them. */
  events(): Promise<PaymentEvent[]>;
  /** The requests that brought them. */
  readonly requests: ProviderRequest[];
  payment(own?: Partial<PaymentRequest>): PaymentRequest;
  /** As a browser goes: to the provider, a press of a button, and home. */
  press(gateway: PaymentGateway, payment: PaymentRequest, action: Action): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  readonly start: PaymentStart;
  /** The page in the provider's stead. */
  readonly page: string;
  /** Last part of the address of the return: success, refused, cancelled. */
  readonly home: string;
  /** What the browser carries home, in its address and by a form. */
  readonly carried: string;
}

const headersOf = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

/** A shop that takes notifications over HTTP, the stand-ins, and adapters that believe them to be the providers. */
export async function createPaymentWorld(
  own: (base: string) => Partial<Record<Provider, PaymentGateway>> = () => ({}),
): Promise<PaymentWorld> {
  const clock = createTestClock();
  const timers = createVirtualClock();
  const readings: NotificationReading[] = [];
  const requests: ProviderRequest[] = [];
  let gateways: Record<Provider, PaymentGateway> | undefined;
  const shop = await serve((request, response) => {
    void (async (): Promise<void> => {
      const rawBody = await bodyOf(request);
      const provider = PROVIDERS.find((one) => request.url === `/notify/${one}`);
      if (!provider || !gateways) return void response.writeHead(404).end();
      const asked = { headers: headersOf(request.headers), rawBody, query: {} };
      requests.push(asked);
      const reading = await gateways[provider].readNotification(asked);
      readings.push(reading);
      response.writeHead(reading.answer.status).end(reading.answer.body);
    })();
  });
  const standIn = await openPaymentStandIn({
    exposed: false,
    shopOrigins: () => [shop.origin],
    cryptoWebhookUrl: () => `${shop.origin}/notify/crypto`,
    credentials: CREDENTIALS,
    clock,
    ids: randomIds,
    after: (ms, call) => void timers.after(ms, call),
  });
  const at = (provider: Provider) => standIn.address + PATHS[provider];
  gateways = {
    paypal_standard: createPayPalStandard({
      businessAccount: CREDENTIALS.paypal.businessAccount,
      sandbox: true,
      formBaseUrl: at('paypal_standard'),
      checkBaseUrl: at('paypal_standard'),
    }),
    payzen: createPayZen({
      siteId: CREDENTIALS.payzen.siteId,
      key: CREDENTIALS.payzen.key,
      mode: 'TEST',
      captureDelay: 0,
      validationMode: 0,
      baseUrl: at('payzen'),
    }),
    payplug: createPayPlug({
      mode: 'test',
      secretKey: CREDENTIALS.payplug.secretKey,
      baseUrl: at('payplug'),
      clock,
    }),
    crypto: createCrypto({ ...CREDENTIALS.crypto, mode: 'test', expireMinutes: 30, baseUrl: at('crypto') }),
    ...own(standIn.address),
  };
  const read = async () => {
    await standIn.settled();
    return readings.splice(0);
  };
  return {
    shop: shop.origin,
    standIn,
    gateways,
    clock,
    timers,
    requests,
    readings: read,
    events: async () => (await read()).flatMap((one) => (one.kind === 'verified' ? [one.event] : [])),
    payment: (given = {}) => paymentFor(shop.origin, given),
    async press(gateway, payment, action) {
      const notifyUrl = `${shop.origin}/notify/${gateway.provider}`;
      const start = await gateway.start({ ...payment, notifyUrl });
      const page = start.kind === 'redirect' ? await fetch(start.url) : await fetch(...formOf(start));
      const shown = await page.text();
      if (page.status !== 200) throw new Error(`the provider refused: ${shown}`);
      const body = new URLSearchParams({ action });
      const pressed = await fetch(page.url, { method: 'POST', body, redirect: 'manual' });
      const home = await wayHome(pressed, shop.origin);
      return { start, page: shown, home: home.url.pathname.replace('/return/', ''), carried: home.carried };
    },
    async close() {
      await standIn.close();
      await shop.close();
    },
  };
}

const formOf = (start: Extract<PaymentStart, { kind: 'form' }>) =>
  [start.action, { method: start.method, body: new URLSearchParams(start.fields) }] as const;

/** A return by address, or by a form that a person sends with a button. */
async function wayHome(pressed: Response, shop: string): Promise<{ readonly url: URL; readonly carried: string }> {
  const location = pressed.headers.get('location');
  const page = await pressed.text();
  const address = location ?? unescaped(/<form method="\w+" action="([^"]*)"/u.exec(page)?.[1] ?? '');
  const url = new URL(address);
  if (url.origin !== shop) throw new Error(`the browser was sent to ${address}`);
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/gu)];
  const fields = new URLSearchParams(inputs.map(([, name = '', value = '']) => [unescaped(name), unescaped(value)]));
  return { url, carried: `${url.search}&${fields.toString()}` };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
