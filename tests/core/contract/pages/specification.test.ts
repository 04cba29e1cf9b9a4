import { describe, expect, test } from 'vitest';

import { AREAS } from '#core/domain/shop/area.ts';
import { match } from '#core/contract/pages/match.ts';
import { ERROR_STATUSES, PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { documentClass } from '#core/contract/pages/traits/documents.ts';
import { publishedPages } from '#core/contract/pages/traits/published.ts';
import { helmet, pagePort } from '#tests/support/page-port.ts';

/** Pages of specification §2 that are for everybody to see, by their names (domain 1.2). */
const PUBLIC: readonly (readonly [name: string, path: string])[] = [
  ['about', '/qui-sommes-nous'],
  ['products.index', '/nos-produits'],
  ['categories.index', '/nos-categories-de-produits'],
  ['moto.product', `/moto/nos-produits/${helmet.family}/${helmet.slug}`],
  ['moto.category', '/moto/nos-produits/casques'],
  ['search', '/search-results'],
  ['page', '/livraison'],
  ...AREAS.flatMap((area) => [
    [`${area}.home`, `/${area}`] as const,
    [`${area}.vehicles.index`, `/${area}/vehicules`] as const,
    [`${area}.contact`, `/${area}/contact`] as const,
    [`${area}.contact-vehicule`, `/${area}/contact-vehicule`] as const,
  ]),
];

/** Steps and payment pages, of the shop as a whole and of each area. */
const CHECKOUT: readonly (readonly [name: string, path: string])[] = [
  ['addresses', 'adresses'],
  ['shipping', 'livraison'],
  ['quote', 'devis'],
  ['payment', 'paiement'],
  ['payment.paypal.standard.redirect', 'payment/paypal/standard/redirect'],
  ['payment.paypal.standard.failed', 'payment/paypal/standard/failed'],
  ['payment.banktransfer', 'payment/banktransfer'],
  ['payment.crypto', 'payment/crypto'],
  ['payment.payzen.redirect', 'payment/payzen/redirect'],
  ['payment.payzen.failed', 'payment/payzen/failed'],
  ['payment.failed', 'payment/failed'],
];

/** Drawn by the device for its person; the port is not asked for them. */
const PERSONAL: readonly (readonly [name: string, path: string])[] = [
  ['checkout.cart', '/checkout'],
  ...CHECKOUT.map(([name, path]) => [`checkout.${name}`, `/checkout/${path}`] as const),
  ['checkout.payment.payplug.failed', '/checkout/payment/payplug/failed'],
  ['login', '/login'],
  ['register', '/register'],
  ['password.forgot', '/forgot-password'],
  ['password.reset', '/reset-password/x'],
  ['logout', '/logout'],
  ...AREAS.flatMap((area) => [
    [`${area}.checkout.cart`, `/${area}/checkout`] as const,
    ...CHECKOUT.map(([name, path]) => [`${area}.checkout.${name}`, `/${area}/checkout/${path}`] as const),
    [`${area}.login`, `/${area}/login`] as const,
    [`${area}.register`, `/${area}/register`] as const,
    [`${area}.password.forgot`, `/${area}/forgot-password`] as const,
    [`${area}.account.profile`, `/${area}/account/profile`] as const,
    [`${area}.account.address`, `/${area}/account/address`] as const,
    [`${area}.account.orders`, `/${area}/account/orders`] as const,
  ]),
];

describe('the pages of the specification', () => {
  test.each(PUBLIC)('%s stands in the table and resolves at %s', async (name, path) => {
    const page = match(path);
    expect(page?.name).toBe(name);
    const answer = await pagePort.page(path, '');
    /* the small shop has no text about itself */
    if (name === 'about') expect(answer).toEqual({ status: 404 });
    else
      expect(answer).toMatchObject({
        status: 200,
        route: name,
        page: page?.kind === 'permalink' ? {} : { kind: page?.kind },
      });
  });

  test.each(PERSONAL)('%s stands in the table at %s and is the device’s', async (name, path) => {
    const page = match(path);
    expect(page?.name).toBe(name);
    expect(page && documentClass(page.kind)).toBe(page?.kind === 'cart' ? 'outlined' : 'shell');
    expect(await pagePort.page(path, '')).toEqual({ status: 404 });
  });

  test('the seven errors have a page each, and / leads to the first area', async () => {
    expect(ERROR_STATUSES.map((status) => match(`/${status}`)?.name)).toEqual(
      ERROR_STATUSES.map((status) => `error.${status}`),
    );
    expect(match('/')?.name).toBe('home');
    expect(await pagePort.page('/', '')).toEqual({ status: 302, to: '/auto' });
  });

  test('doors of guests and pages of customers are guarded, all others are open', () => {
    const guarded = (middleware: string) =>
      PAGE_ROUTES.filter((one) => one.middleware.includes(middleware)).map(({ path }) => path);
    expect(guarded('guest:customer').toSorted()).toEqual(
      ['', '/auto', '/moto']
        .flatMap((area) => ['login', 'register', 'forgot-password'].map((door) => `${area}/${door}`))
        .toSorted(),
    );
    const accounts = PAGE_ROUTES.filter(({ kind }) => kind === 'account').map(({ path }) => path);
    const checkout = ['', '/auto', '/moto'].flatMap((area) => CHECKOUT.map(([, path]) => `${area}/checkout/${path}`));
    expect(guarded('auth:customer').toSorted()).toEqual(
      [...accounts, ...checkout, '/checkout/payment/payplug/failed'].toSorted(),
    );
    expect(accounts.every((path) => /^\/(?:auto|moto)\/account(?:\/|$)/u.test(path))).toBe(true);
    expect(PAGE_ROUTES.filter(({ middleware }) => middleware.length > 1)).toEqual([]);
  });

  test('the page of a payment that PayPlug refused stands at the top level alone', () => {
    for (const area of AREAS) expect(match(`/${area}/checkout/payment/payplug/failed`)).toBeNull();
  });

  test('no two pages have one name or one pattern', () => {
    for (const of of ['name', 'path'] as const)
      expect(new Set(PAGE_ROUTES.map((one) => one[of])).size).toBe(PAGE_ROUTES.length);
  });

  test('all are published, with the names of what permalinks decide', () => {
    const published = publishedPages();
    expect(Object.keys(published)).toEqual([
      ...PAGE_ROUTES.map(({ name }) => name),
      'permalink.product',
      'permalink.category',
      'permalink.post',
      'permalink.postList',
      'admin.login',
    ]);
    expect(published['admin.login']).toEqual({ path: '/admin/login', middleware: [] });
    expect(published['auto.account.quote']).toEqual({
      path: '/auto/account/quotes/{id}',
      middleware: ['auth:customer'],
    });
  });
});
