import { describe, expect, test } from 'vitest';
import { PAGE_ROUTES } from '#core/contract/pages/page-routes.ts';
import { resetPath, verifyPath } from '#core/contract/pages/paths.ts';
import { personalPageOf } from '#src/app/routes.ts';
import { doorAt, doorHref } from '#src/features/shop/auth/doors.ts';

const TOKEN = 'a-'.repeat(21) + 'b';

describe('the doors of an account', () => {
  test('every route of the contract that leads to one has one, and no other', () => {
    const led = PAGE_ROUTES.filter(({ name }) => personalPageOf(name) === 'auth');
    expect(led.map(({ path }) => doorAt(path.replace('{token}', TOKEN))?.door)).toEqual(
      `${'login register forgot '.repeat(3)}reset verify logout`.split(' '),
    );
    const others = PAGE_ROUTES.filter(({ name }) => personalPageOf(name) !== 'auth');
    expect(others.filter(({ path }) => doorAt(path) !== null)).toEqual([]);
  });

  test('links of mails carry their secret', () => {
    expect(doorAt(resetPath(TOKEN))).toEqual({ door: 'reset', area: null, token: TOKEN });
    expect(doorAt(verifyPath(TOKEN))).toEqual({ door: 'verify', area: null, token: TOKEN });
  });

  test.each(['/auto/logout', '/login/plus', '/reset-password', '/email', '/email/verifier', '/auto/reset-password/x'])(
    '%s is none',
    (path) => {
      expect(doorAt(path)).toBeNull();
    },
  );

  test('one leads to the other in the same area, with where one was going', () => {
    expect(doorHref('forgot', 'moto', '/moto/checkout?a=1')).toBe(
      '/moto/forgot-password?retour=%2Fmoto%2Fcheckout%3Fa%3D1',
    );
    expect(doorHref('login', null, null)).toBe('/login');
  });
});
