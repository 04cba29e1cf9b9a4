import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import { ERROR_STATUSES, PAGE_ROUTES } from '#core/contract/pages/page-routes.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { FAULT_PAGES, PAGES, PERSONAL_PAGES } from '#src/app/page-components.ts';
import { createShopRouter } from '#src/app/router.tsx';
import { errorStatusOf, likelyPage, personalPageOf, routerPath } from '#src/app/routes.ts';

const port: Port = {
  frame: async () => {
    throw new Error('not asked');
  },
  page: async () => ({ status: 404 }),
};

describe('the routes of the shop', () => {
  const router = createShopRouter({ port, needLater: async () => {}, history: createMemoryHistory(), isServer: true });
  const names = Object.values(router.routesById).map((route) => route.options.staticData?.name);

  test('every page route of the contract with an address of its own has a route', () => {
    const addressed = PAGE_ROUTES.filter((route) => !/^\/\{\w+\}$/u.test(route.path)).map((route) => route.name);
    expect(addressed.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('every other address is decided by the permalinks', () => {
    expect(Object.keys(router.routesById)).toContain('/$');
  });

  test('placeholders of the contract become those of the router', () => {
    expect(routerPath('/auto/nos-produits/{type}/{slug}')).toBe('/auto/nos-produits/$type/$slug');
  });

  test('the seven error pages exist', () => {
    expect(ERROR_STATUSES.map((status) => errorStatusOf(`error.${status}`))).toEqual([...ERROR_STATUSES]);
  });

  test('pages that belong to the person are told from public ones', () => {
    expect(personalPageOf('auto.checkout.cart')).toBe('cart');
    expect(personalPageOf('checkout.cart')).toBe('cart');
    expect(personalPageOf('moto.checkout.information')).toBe('quote');
    expect(personalPageOf('moto.wishlist')).toBe('favourites');
    expect(personalPageOf('auto.contact')).toBeNull();
    expect(personalPageOf('auto.home')).toBeNull();
  });
});

describe('the chunks of pages', () => {
  const text = readFileSync('src/app/page-components.ts', 'utf8');
  const pages = [...Object.values(PAGES), ...Object.values(PERSONAL_PAGES), ...Object.values(FAULT_PAGES)];

  test.each(pages.map((page) => page.source))('%s is the module that is downloaded', (source) => {
    expect(existsSync(source)).toBe(true);
    expect(text).toContain(`import('#${source}')`);
  });
});

test('what an address most likely shows is told by its shape, for homes, lists and products alone', () => {
  const likely = PAGE_ROUTES.map(({ name, path }) => [name, likelyPage(path.replace(/\{\w+\}/gu, 'pneus'))] as const);
  expect(Object.fromEntries(likely.filter(([, page]) => page !== null))).toEqual({
    'auto.home': 'home',
    'auto.category': 'list',
    'auto.product': 'product',
    'moto.home': 'home',
    'moto.category': 'list',
    'moto.product': 'product',
  });
});
