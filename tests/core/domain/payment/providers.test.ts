import { describe, expect, it, test } from 'vitest';

import { KEYED_PROVIDERS } from '#core/contract/admin/settings/check-payment.ts';
import { match } from '#core/contract/pages/match.ts';
import { PAYMENT_PAGES, paymentPageOf, paymentPageUse } from '#core/contract/pages/payment-pages.ts';
import { isPaymentMethod } from '#core/domain/payment/methods.ts';
import { ONLINE_PROVIDERS, PROVIDER_CODES, PROVIDER_SETTINGS, PROVIDERS } from '#core/domain/payment/providers/all.ts';
import { orders } from '#core/resources/sales/orders.ts';
import { SECTION_LABELS } from '#core/settings/labels/sections.ts';
import { SETTING_LABELS } from '#core/settings/labels/labels.ts';
import { isSecretCode, isSettingCode } from '#core/settings/registry.ts';

const SHARED = ['active', 'title', 'sort', 'min_total', 'max_total', 'customer_groups'];

describe.each(PROVIDER_CODES)('the provider %s', (code) => {
  it('is a way to pay that the back office names', () => {
    expect(isPaymentMethod(code)).toBe(true);
    expect(orders.fields.paymentMethod.options).toContain(code);
  });

  it('has its settings with their labels, in one section, its own ones after the title', () => {
    const section = `sales.payment_methods.${code}`;
    expect(Object.hasOwn(SECTION_LABELS, section)).toBe(true);
    const own = Object.keys(PROVIDER_SETTINGS[code].own);
    const [active, title, ...after] = SHARED;
    const names = [active, title, ...own, ...after].map((name) => `${section}.${name}`);
    expect(Object.keys(SETTING_LABELS).filter((one) => one.startsWith(`${section}.`))).toEqual(names);
    expect(names.filter((one) => !isSettingCode(one))).toEqual([]);
  });

  it('has pages that are its own, in each area or once, and each knows what it is for', () => {
    for (const use of ['redirect', 'failed', 'instructions'] as const) {
      const [auto, moto] = [paymentPageOf(code, use, 'auto'), paymentPageOf(code, use, 'moto')];
      if (auto === null || moto === null) continue;
      expect([paymentPageUse(auto), paymentPageUse(moto)]).toEqual([use, use]);
      const others = PROVIDER_CODES.filter((one) => one !== code).map((one) => paymentPageOf(one, use, 'auto'));
      expect(others).not.toContain(auto);
    }
  });
});

test('every page of a payment has an address, and a path belongs to one page', () => {
  const paths = PAYMENT_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(match(`/checkout/payment/${path}`)?.kind).toBe('payment');
});

test('a page of something else is no page of a payment', () => {
  expect(paymentPageUse('auto.checkout.payment')).toBeUndefined();
  expect(paymentPageUse('auto.home')).toBeUndefined();
});

test('a provider that takes money itself has keys that can be checked, those of cards first', () => {
  expect([...KEYED_PROVIDERS].toSorted()).toEqual([...ONLINE_PROVIDERS].toSorted());
  const papers = KEYED_PROVIDERS.map((code) => PROVIDERS[code].paper);
  expect(papers).toEqual(papers.toSorted((a, b) => a.localeCompare(b)));
});

test('a key of a provider never leaves the server', () => {
  const keys = PROVIDER_CODES.flatMap((code) =>
    Object.entries<Readonly<Record<string, unknown>>>(PROVIDER_SETTINGS[code].own).flatMap(([name, own]) =>
      own['secret'] === true ? [`sales.payment_methods.${code}.${name}`] : [],
    ),
  );
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((one) => !isSecretCode(one))).toEqual([]);
});
