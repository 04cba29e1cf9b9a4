import { describe, expect, test } from 'vitest';
import { isRedirect } from '@tanstack/react-router';
import { guardRoute, sessionMarkers } from '#src/shop/app/guards/guard.ts';

const SIGNED_IN = 'customer-auth=1';

describe('the access guard', () => {
  test('the marker cookies say which scopes this device holds', () => {
    expect(sessionMarkers('')).toEqual({ customer: false, admin: false });
    expect(sessionMarkers('theme=dark; customer-auth=1')).toEqual({ customer: true, admin: false });
    expect(sessionMarkers('admin-auth=1; not-customer-auth=1')).toEqual({ customer: false, admin: true });
  });

  test('a page without middleware opens', () => {
    expect(guardOf([], '/auto')).toBeNull();
  });

  test('a page of a customer leads to the login of its area without a customer here, and back from there', () => {
    const asked = '/moto/account/quotes?page=2';
    const login = `/moto/login?retour=${encodeURIComponent(asked)}`;
    expect(guardOf(['auth:customer'], asked)).toMatchObject({ href: login });
    expect(guardOf(['auth:customer'], '/checkout/adresses')).toMatchObject({
      href: '/login?retour=%2Fcheckout%2Fadresses',
    });
    expect(guardOf(['auth:customer'], asked, SIGNED_IN)).toBeNull();
  });

  test('a page of the back office leads to its own login by a document of its own', () => {
    expect(guardOf(['auth:admin'], '/auto', SIGNED_IN)).toMatchObject({ href: '/admin/login', reloadDocument: true });
  });

  test('who is signed in goes past the login: where it was to lead, else to the account', () => {
    const guests = ['guest:customer'];
    expect(guardOf(guests, '/login')).toBeNull();
    expect(guardOf(guests, '/moto/login', SIGNED_IN)).toMatchObject({ href: '/moto/account/profile' });
    expect(guardOf(guests, '/login?retour=%2Fauto%2Ffavoris%3Fa%3D1', SIGNED_IN)).toMatchObject({
      href: '/auto/favoris?a=1',
    });
    for (const elsewhere of ['https://evil.test', '//evil.test', '/login', '/\\evil.test']) {
      const href = `/login?retour=${encodeURIComponent(elsewhere)}`;
      expect(guardOf(guests, href, SIGNED_IN)).toMatchObject({ href: '/auto/account/profile' });
    }
  });
});

/** Where the guard sends a navigation; null when it passes. */
function guardOf(middleware: readonly string[], href: string, cookies = ''): unknown {
  try {
    guardRoute(middleware, cookies, href);
    return null;
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options;
    throw thrown;
  }
}
