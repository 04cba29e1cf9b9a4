import { describe, expect, test } from 'vitest';
import { isRedirect } from '@tanstack/react-router';
import type { InitPayload } from '#core/contract/init.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { guardRoute, otherHostFor, sessionMarkers } from '#src/app/guard.ts';

const init: InitPayload = {
  routes: {},
  pages: {
    login: { path: '/login', middleware: ['guest:customer'] },
    'auto.account': { path: '/auto/account', middleware: ['auth:customer'] },
    'admin.dashboard': { path: '/admin/dashboard', middleware: ['auth:admin'] },
    'auto.home': { path: '/auto', middleware: [] },
  },
  coreConfig: [],
  permalinks: { routes: { products: [], categories: [], posts: [], postLists: [] } },
  branding: { colors: [], images: {}, displayRatio: '1', name: 'Bitume', stylesheet: '' },
  context: {
    locale: 'fr_FR',
    locales: ['fr_FR', 'en_GB'],
    currency: 'EUR',
    version: '1',
    hosts: [{ auto: 'auto.example', moto: 'moto.example' }],
    serviceWorker: true,
  },
};
const port: Port = {
  frame: async () => ({
    init,
    structure: { categories: [], attributes: [], families: [], menus: {}, sliders: {} },
  }),
  page: async () => ({ status: 404 }),
};
const at = (address: string) => new URL(address);

describe('the access guard', () => {
  test('the marker cookies say which scopes this device holds', () => {
    expect(sessionMarkers('')).toEqual({ customer: false, admin: false });
    expect(sessionMarkers('theme=dark; customer-auth=1')).toEqual({ customer: true, admin: false });
    expect(sessionMarkers('admin-auth=1; not-customer-auth=1')).toEqual({ customer: false, admin: true });
  });

  test('a page without middleware opens', async () => {
    await expect(guardRoute('auto.home', port, '', false)).resolves.toBeUndefined();
  });

  test('a page of a customer leads to the login without a customer on this device', async () => {
    const thrown: unknown = await guardRoute('auto.account', port, '', false).catch((error: unknown) => error);
    expect(isRedirect(thrown)).toBe(true);
    expect(isRedirect(thrown) ? thrown.options.href : null).toBe('/login');
    await expect(guardRoute('auto.account', port, 'customer-auth=1', false)).resolves.toBeUndefined();
  });

  test('a page of the back office leads to its own login by a document of its own', async () => {
    const thrown: unknown = await guardRoute('admin.dashboard', port, 'customer-auth=1', false).catch(
      (error: unknown) => error,
    );
    expect(isRedirect(thrown) ? thrown.options : null).toMatchObject({ href: '/admin/login', reloadDocument: true });
  });

  test('the server lets everything pass: documents are the same for everybody', async () => {
    await expect(guardRoute('auto.account', port, '', true)).resolves.toBeUndefined();
  });
});

describe('hosts of the areas', () => {
  test('the moto host sends an auto address to the auto host, path and query kept', () => {
    expect(otherHostFor(init, at('https://moto.example/auto/contact?reference=A1#x'), true)).toBe(
      'https://auto.example/auto/contact?reference=A1#x',
    );
  });

  test('nobody is moved offline, nor on a host of no pair', () => {
    expect(otherHostFor(init, at('https://moto.example/auto'), false)).toBeNull();
    expect(otherHostFor(init, at('http://127.0.0.1:4000/auto'), true)).toBeNull();
  });
});
