import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import { ERROR_STATUSES, PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { likelyPage } from '#core/contract/pages/likely-page.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { PAGE_SOURCES } from '#src/shop/app/pages/page-sources.ts';
import { createShopRouter } from '#src/shop/app/navigation/router.tsx';
import { errorStatusOf, isPersonal, routerPath } from '#src/shop/app/navigation/routes.ts';

const port: Port = {
  frame: async () => {
    throw new Error('not asked');
  },
  page: async () => ({ status: 404 }),
};

describe('the routes of the shop', () => {
  const router = createShopRouter({
    port,
    loadDeferredMessages: async () => {},
    history: createMemoryHistory(),
    isServer: true,
  });
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
    const personal = PAGE_ROUTES.filter(({ kind }) => isPersonal(kind)).map(({ name }) => name);
    expect(personal).toEqual(
      expect.arrayContaining(['auto.checkout.cart', 'checkout.cart', 'moto.checkout.information', 'moto.wishlist']),
    );
    expect(personal.filter((name) => /contact|home|nos-produits|search|error/u.test(name))).toEqual([]);
  });
});

describe('the chunks of pages', () => {
  const text = ['page-components', 'later-pages']
    .map((file) => readFileSync(`src/shop/app/pages/${file}.ts`, 'utf8'))
    .join('\n');

  test.each(Object.values(PAGE_SOURCES))('%s is the module that is downloaded', (source) => {
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
