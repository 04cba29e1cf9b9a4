import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { NewestMap } from '#demo/payments/newest-map.ts';
import { createPaymentStandIn } from '#demo/payments/stand-in.ts';
import { openPaymentStandIn } from '#demo/payments/open-stand-in.ts';
import { ACTIONS, type StandInDeps } from '#demo/payments/stand-in-deps.ts';
import { createPayPlug } from '#server/gateways/payment/payplug/payplug.ts';
import { randomIds } from '#server/ids.ts';
import { createTestClock } from '#tests/support/clock.ts';

import { serve } from './http-server.ts';
import { CREDENTIALS, paymentFor } from './payment-samples.ts';
import { createPaymentWorld, PROVIDERS, type PaymentWorld, type Provider } from './payment-world.ts';

const NOTICE = 'Démonstration – aucun argent ne circule';
let world: PaymentWorld;

beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => void (await world.readings()));

const deps = (own: Partial<StandInDeps> = {}): StandInDeps => ({
  exposed: false,
  address: () => 'http://127.0.0.1:1',
  shopOrigins: () => ['http://127.0.0.1:2'],
  cryptoWebhookUrl: () => 'http://127.0.0.1:2/notify/crypto',
  credentials: CREDENTIALS,
  clock: createTestClock(),
  ids: randomIds,
  after: () => {},
  ...own,
});

/** The page of a payment that waits for a press. */
async function opened(provider: Provider, own: Parameters<PaymentWorld['payment']>[0] = {}) {
  const notifyUrl = `${world.shop}/notify/${provider}`;
  const start = await world.gateways[provider].start(world.payment({ notifyUrl, ...own }));
  if (start.kind === 'redirect') return fetch(start.url);
  return fetch(start.action, { method: 'POST', body: new URLSearchParams(start.fields) });
}

it('does not exist where strangers can reach the shop', async () => {
  expect(() => createPaymentStandIn(deps({ exposed: true }))).toThrow('no stranger');
  await expect(openPaymentStandIn(deps({ exposed: true }))).rejects.toThrow('no stranger');
});

describe.each(PROVIDERS)('the page in the stead of %s', (provider) => {
  it('says on every sheet that no money moves', async () => {
    const page = await opened(provider);
    const home = await fetch(page.url, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    const later = await fetch(page.url);
    for (const sheet of [page, later, ...(home.status === 200 ? [home] : [])])
      expect(await sheet.text()).toContain(NOTICE);
  });

  it('can be read and used by everybody: language, title, heading, a described button for each end', async () => {
    const text = await (await opened(provider)).text();
    expect(text).toMatch(/^<!doctype html><html lang="fr">/u);
    expect(text).toMatch(/<title>[^<]{10,}<\/title>/u);
    expect(text.match(/<h1>/gu)).toHaveLength(1);
    for (const action of ACTIONS) {
      expect(text).toMatch(
        new RegExp(`<button[^>]* value="${action}" aria-describedby="hint-${action}">[^<]+</button>`, 'u'),
      );
      expect(text).toContain(`id="hint-${action}"`);
    }
    expect(text).toContain(':focus-visible');
    expect(text).not.toMatch(/<input|<script/u);
  });

  it('may load nothing, and sends forms only to itself and to the shop', async () => {
    const page = await opened(provider);
    const style = /<style>([^<]*)<\/style>/u.exec(await page.text())?.[1] ?? '';
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain(`form-action 'self' ${world.shop};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('takes one decision and keeps it', async () => {
    const page = await opened(provider);
    const press = (action: string) =>
      fetch(page.url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
    await press('nonsense');
    await press('refuse');
    await press('pay');
    expect((await world.events()).map(({ outcome }) => outcome.kind)).toEqual(['failed']);
    expect(await (await fetch(page.url)).text()).toContain('Retourner à la boutique');
  });

  it('shows what a shop wrote as letters, never as markup', async () => {
    const reference = '"><script>alert(1)</script>';
    const text = await (await opened(provider, { reference })).text();
    expect(text).not.toContain('<script>');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('sends nobody elsewhere and tells nobody else', async () => {
    const elsewhere = 'http://127.0.0.1:9/x';
    const returns = { success: elsewhere, refused: elsewhere, cancelled: elsewhere, failed: elsewhere };
    const refused = await opened(provider, { returns }).then(
      (page) => page.status,
      (error: { readonly status?: number }) => error.status,
    );
    expect([400, 422]).toContain(refused);
  });
});

it.each([
  ['paypal_standard', { business: 'autre@example.fr' }],
  ['paypal_standard', { currency_code: 'USD' }],
  ['paypal_standard', { amount_1: '0.00' }],
  ['payzen', { vads_amount: '1' }],
  ['payzen', { signature: '' }],
] as const)('a form of %s with %j is refused on a page, as the provider does', async (provider, wrong) => {
  const start = await world.gateways[provider].start(world.payment());
  if (start.kind !== 'form') throw new Error(start.kind);
  const page = await fetch(start.action, { method: 'POST', body: new URLSearchParams({ ...start.fields, ...wrong }) });
  expect(page.status).toBe(400);
  expect(await page.text()).toContain(NOTICE);
});

it('what nobody knows is not there, and what is too large is not read', async () => {
  const status = async (path: string, init?: RequestInit) => (await fetch(world.standIn.address + path, init)).status;
  expect(await status('/')).toBe(404);
  expect(await status('/payplug/pay/pay_unknown')).toBe(404);
  expect(await status('/payplug/v1/payments/pay_unknown')).toBe(401);
  const body = 'x'.repeat(65 * 1024);
  expect(await status('/paypal/cgi-bin/webscr', { method: 'POST', body })).toBe(413);
});

it('remembers the newest thousand payments: a demonstration may run for weeks', () => {
  const payments = new NewestMap<number>();
  for (let n = 0; n < 2_500; n += 1) payments.set(String(n), n);
  expect([...payments.values()]).toEqual(Array.from({ length: 1_000 }, (_, n) => n + 1_500));
});

it('may stand under a path of another server', async () => {
  let address = '';
  const standIn = createPaymentStandIn(deps({ address: () => address, shopOrigins: () => ['http://127.0.0.1:2'] }));
  const server = await serve(standIn.handle);
  address = `${server.origin}/paiement`;
  const gateway = createPayPlug({
    mode: 'test',
    secretKey: CREDENTIALS.payplug.secretKey,
    baseUrl: `${address}/payplug`,
    clock: createTestClock(),
  });
  const start = await gateway.start(paymentFor('http://127.0.0.1:2'));
  if (start.kind !== 'redirect') throw new Error(start.kind);
  expect(start.url).toMatch(new RegExp(`^${address}/payplug/pay/`, 'u'));
  expect((await fetch(start.url)).status).toBe(200);
  expect((await fetch(start.url.replace('/paiement', ''))).status).toBe(404);
  await server.close();
});

it('goes on when the shop does not answer', async () => {
  const closed = await serve(() => {});
  await closed.close();
  const gateway = world.gateways.payplug;
  const lonely = await openPaymentStandIn(deps({ shopOrigins: () => [closed.origin] }));
  const there = createPayPlug({
    mode: 'test',
    secretKey: CREDENTIALS.payplug.secretKey,
    baseUrl: `${lonely.address}/payplug`,
    clock: createTestClock(),
  });
  const start = await there.start(paymentFor(closed.origin));
  if (start.kind !== 'redirect') throw new Error(start.kind);
  const pressed = await fetch(start.url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  expect(pressed.status).toBe(303);
  expect(await lonely.settled()).toMatchObject([{ status: null }]);
  // the shop asks for itself when no word came
  expect(await there.query(start.providerReference)).toMatchObject({ event: { outcome: { kind: 'paid' } } });
  expect(await gateway.query(start.providerReference)).toEqual({ kind: 'unknown' });
  await lonely.close();
});
