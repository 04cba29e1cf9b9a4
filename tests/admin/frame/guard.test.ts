import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADMIN_PAGES } from '#core/contract/admin/pages/admin-pages.ts';
import { decide, homeFor, nextPlace } from '#src/admin/app/guards/guard.ts';
import type { SessionPhase } from '#src/admin/store/session.ts';

const all = () => true;
const none = () => false;
const OUT = ['signedOut', 'secondFactor', 'unknown'] as const satisfies readonly SessionPhase[];
const closed = ADMIN_PAGES.filter(({ permission }) => permission !== 'open');
const placeOf = (path: string): string => path.replace(/\{\w+\}/g, 'x');

describe('without a session', () => {
  test('every page but the open ones leads to the sign-in, and back to itself afterwards', () => {
    for (const phase of OUT)
      for (const { path } of closed) {
        const place = `${placeOf(path)}?sort=name`;
        const to = `/admin/login?next=${encodeURIComponent(place)}`;
        expect(decide(place, { phase, may: all })).toEqual({ kind: 'redirect', to });
      }
  });

  test('an address that is no page is not told from one that is: both ask who is there', () => {
    expect(decide('/admin/nothing', { phase: 'signedOut', may: none })).toEqual({
      kind: 'redirect',
      to: '/admin/login',
    });
  });

  test('the sign-in, the forgotten password and the way out are open', () => {
    for (const path of [
      '/admin/login',
      '/admin/forgot-password',
      '/admin/reset-password/x',
      '/admin/welcome',
      '/admin/logout',
    ])
      expect(decide(path, { phase: 'signedOut', may: none }).kind, path).toBe('open');
  });
});

describe('with a session', () => {
  test('a page opens for whoever holds its key and for nobody else', () => {
    for (const { path, permission } of closed.filter(({ name }) => name !== 'admin.dashboard')) {
      const only = (key: string) => key === permission;
      const but = (key: string) => key !== permission;
      expect(decide(placeOf(path), { phase: 'signedIn', may: only }).kind, path).toBe('open');
      if (permission !== null)
        expect(decide(placeOf(path), { phase: 'signedIn', may: but }).kind, path).toBe('forbidden');
    }
  });

  test('the session that ended meanwhile keeps its page: the person signs in over it', () => {
    expect(decide('/admin/dashboard', { phase: 'expired', may: all }).kind).toBe('open');
  });

  test('an address that is no page is missing', () => {
    expect(decide('/admin/nothing', { phase: 'signedIn', may: all })).toEqual({ kind: 'missing' });
  });

  test('the beginning is the dashboard, or the first page one may open, or the word that there is none', () => {
    expect(decide('/admin', { phase: 'signedIn', may: all })).toEqual({ kind: 'redirect', to: '/admin/dashboard' });
    const only = (key: string) => key === 'menu.administration' || key === 'inventory-sources.index';
    expect(decide('/admin/dashboard', { phase: 'signedIn', may: only })).toEqual({
      kind: 'redirect',
      to: '/admin/administration/configuration/inventory-sources',
    });
    expect(homeFor(none)).toBeNull();
    expect(decide('/admin/dashboard', { phase: 'signedIn', may: none }).kind).toBe('forbidden');
  });

  test('the sign-in has nothing to ask: it leads on to where one wanted to go', () => {
    const next = encodeURIComponent('/admin/dashboard?x=1');
    expect(decide(`/admin/login?next=${next}`, { phase: 'signedIn', may: all })).toEqual({
      kind: 'redirect',
      to: '/admin/dashboard?x=1',
    });
  });

  test('no chain of redirects goes round: what one leads to opens, or says why not', () => {
    const keys = fc.uniqueArray(fc.constantFrom(...ADMIN_PAGES.flatMap(({ permission }) => permission ?? [])));
    const phases = fc.constantFrom<SessionPhase>('signedIn', 'expired', ...OUT);
    fc.assert(
      fc.property(
        keys,
        phases,
        fc.constantFrom('/admin', ...ADMIN_PAGES.map(({ path }) => placeOf(path))),
        (held, phase, start) => {
          const may = (key: string) => held.some((one) => one === key) || key.startsWith('menu.');
          let place = start;
          for (let step = 0; step < 4; step += 1) {
            const decision = decide(place, { phase, may });
            if (decision.kind !== 'redirect') return;
            place = decision.to;
          }
          expect.fail(`${start} goes round at ${place}`);
        },
      ),
    );
  });
});

test('one goes on to pages of the back office alone', () => {
  expect(nextPlace('/admin/dashboard')).toBe('/admin/dashboard');
  for (const place of [
    'https://evil.test/admin/',
    '//evil.test',
    '/auto',
    '/admin/login',
    '/admin/logout',
    '/admin\\@evil',
    null,
  ])
    expect(nextPlace(place), String(place)).toBeNull();
});
