import { describe, expect, test } from 'vitest';
import { isRedirect } from '@tanstack/react-router';
import { guardRoute, otherHostFor, sessionMarkers } from '#src/app/guard.ts';

const init = {
  coreConfig: [],
  branding: { name: 'Bitume', stylesheet: '' },
  context: { hosts: [{ auto: 'auto.example', moto: 'moto.example' }], serviceWorker: true },
};
const at = (address: string) => new URL(address);

describe('the access guard', () => {
  test('the marker cookies say which scopes this device holds', () => {
    expect(sessionMarkers('')).toEqual({ customer: false, admin: false });
    expect(sessionMarkers('theme=dark; customer-auth=1')).toEqual({ customer: true, admin: false });
    expect(sessionMarkers('admin-auth=1; not-customer-auth=1')).toEqual({ customer: false, admin: true });
  });

  test('a page without middleware opens', () => {
    expect(guardOf([])).toBeNull();
  });

  test('a page of a customer leads to the login without a customer on this device', () => {
    expect(guardOf(['auth:customer'])).toMatchObject({ href: '/login' });
    expect(guardOf(['auth:customer'], 'customer-auth=1')).toBeNull();
  });

  test('a page of the back office leads to its own login by a document of its own', () => {
    expect(guardOf(['auth:admin'], 'customer-auth=1')).toMatchObject({ href: '/admin/login', reloadDocument: true });
  });
});

/** Where the guard sends a navigation; null when it passes. */
function guardOf(middleware: readonly string[], cookies = ''): unknown {
  try {
    guardRoute(middleware, cookies);
    return null;
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options;
    throw thrown;
  }
}

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
