import { describe, expect, it, test } from 'vitest';

import { match } from '#core/contract/pages/match.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { PROVIDER_CODES, PROVIDERS } from '#core/domain/payment/providers/all.ts';
import { failedHref, nextOf, payHref } from '#src/shop/features/checkout/payment/payment-href.ts';

const ORDER = '0190d1a5-4b7e-7c3a-8f21-6a5b4c3d2e1f';

const formOf = (method: string) => ({ kind: 'form', method, action: 'https://pay.example/', fields: {} }) as const;
const pathOf = (address: string) => address.split('?')[0] ?? '';

describe.each(AREAS)('in the area %s', (area) => {
  const by = PROVIDER_CODES.filter((code) => PROVIDERS[code].sent === 'form');

  it.each(by)('a buyer who pays by %s is sent to a page of that provider alone', (code) => {
    const { kind, to } = nextOf(formOf(code), { area, order: ORDER });
    expect(kind).toBe('go');
    const page = 'redirect' in PROVIDERS[code].pages ? PROVIDERS[code].pages.redirect.path : '';
    expect(pathOf(to)).toBe(`/${area}/checkout/payment/${page}`);
    expect(to).toContain(ORDER);
  });

  it('a buyer whose method this build does not know chooses again, and is sent to nobody’s page', () => {
    expect(nextOf(formOf('of-a-later-build'), { area, order: ORDER }).to).toBe(payHref(area, ORDER));
    expect(failedHref(area, 'of-a-later-build', ORDER)).toBe(`/${area}/checkout/payment/failed?commande=${ORDER}`);
  });

  it.each(PROVIDER_CODES)('a payment by %s that came to nothing is told on a page of payments', (code) => {
    expect(match(pathOf(failedHref(area, code, ORDER)))?.kind).toBe('payment');
  });
});

test('a payment by PayPlug that came to nothing is told on the page that belongs to no area', () => {
  expect(failedHref('moto', 'payplug', ORDER)).toBe(`/checkout/payment/payplug/failed?commande=${ORDER}`);
});
