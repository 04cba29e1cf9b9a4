import { describe, expect, test } from 'vitest';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { href } from '#core/contract/pages/href.ts';
import { authRouteAt, authHref } from '#src/shop/features/auth/auth-screens.ts';

const TOKEN = 'a-'.repeat(21) + 'b';

describe('the doors of an account', () => {
  test('every route of the contract that leads to one has one, and no other', () => {
    const led = PAGE_ROUTES.filter(({ kind }) => kind === 'auth');
    const deps = { login: 'login', register: 'register', 'password.forgot': 'forgot' };
    const under = (area: string) => Object.entries(deps).map(([name, screen]) => [`${area}${name}`, screen] as const);
    expect(
      Object.fromEntries(led.map(({ name, path }) => [name, authRouteAt(path.replace('{token}', TOKEN))?.screen])),
    ).toEqual({
      ...Object.fromEntries(['', 'auto.', 'moto.'].flatMap(under)),
      'password.reset': 'reset',
      'email.verify': 'verify',
      logout: 'logout',
      'login.arrive': 'arrive',
    });
    const others = PAGE_ROUTES.filter(({ kind }) => kind !== 'auth');
    expect(others.filter(({ path }) => authRouteAt(path) !== null)).toEqual([]);
  });

  test('links of mails carry their secret', () => {
    expect(authRouteAt(href('password.reset', { token: TOKEN }))).toEqual({
      screen: 'reset',
      area: null,
      token: TOKEN,
    });
    expect(authRouteAt(href('email.verify', { token: TOKEN }))).toEqual({ screen: 'verify', area: null, token: TOKEN });
  });

  test.each(['/auto/logout', '/login/plus', '/reset-password', '/email', '/email/verifier', '/auto/reset-password/x'])(
    '%s is none',
    (path) => {
      expect(authRouteAt(path)).toBeNull();
    },
  );

  test('one leads to the other in the same area, with where one was going', () => {
    expect(authHref('forgot', 'moto', '/moto/checkout?a=1')).toBe(
      '/moto/forgot-password?retour=%2Fmoto%2Fcheckout%3Fa%3D1',
    );
    expect(authHref('login', null, null)).toBe('/login');
  });
});
