import { describe, expect, it } from 'vitest';
import { areaOfPath, isArea } from '#core/domain/shop/area.ts';
import { redirectFor } from '#core/domain/shop/hosts.ts';
import { isLocale, languageTag, translated } from '#core/domain/shop/locale.ts';
import { accessDecision } from '#core/domain/shop/middleware.ts';

describe('the access guard', () => {
  const nobody = { customer: false, admin: false };

  it('sends whom it does not know to the sign-in of the place asked for', () => {
    expect(accessDecision(['web', 'auth:admin'], nobody)).toBe('admin.login');
    expect(accessDecision(['auth:customer'], nobody)).toBe('login');
    expect(accessDecision(['auth:customer', 'auth:admin'], nobody)).toBe('admin.login');
    expect(accessDecision(['auth:admin'], { customer: true, admin: false })).toBe('admin.login');
  });

  it('lets everybody else proceed', () => {
    expect(accessDecision([], nobody)).toBe('proceed');
    expect(accessDecision(['guest:customer', 'throttle:5,60'], nobody)).toBe('proceed');
    expect(accessDecision(['auth:customer'], { customer: true, admin: false })).toBe('proceed');
    expect(accessDecision(['auth:admin'], { customer: false, admin: true })).toBe('proceed');
  });
});

describe('the hosts of the two areas', () => {
  const pairs = [
    { auto: 'auto.app.test', moto: 'moto.app.test' },
    { auto: 'www.auto.test', moto: 'www.moto.test' },
  ];

  it('send each area to its own host, within its pair', () => {
    expect(redirectFor(pairs, 'moto.app.test', '/auto/nos-produits/freins?tri=prix')).toBe('auto.app.test');
    expect(redirectFor(pairs, 'www.auto.test', '/moto')).toBe('www.moto.test');
  });

  it('send sign-in, sign-out and administration to the auto host', () => {
    for (const path of ['/login', '/logout', '/admin/dashboard']) {
      expect(redirectFor(pairs, 'www.moto.test', path)).toBe('www.auto.test');
      expect(redirectFor(pairs, 'www.auto.test', path)).toBeNull();
    }
  });

  it('leave alone what is at home, what only begins alike, and hosts of no pair', () => {
    expect(redirectFor(pairs, 'www.moto.test', '/moto/login')).toBeNull();
    expect(redirectFor(pairs, 'www.moto.test', '/automobile')).toBeNull();
    expect(redirectFor(pairs, 'localhost:4000', '/moto')).toBeNull();
    expect(redirectFor([{ auto: 'x.test', moto: 'x.test' }], 'x.test', '/moto')).toBeNull();
  });

  it('never send anybody round', () => {
    for (const pair of pairs) {
      for (const path of ['/auto', '/moto', '/login', '/admin', '/', '/moto/login']) {
        const first = redirectFor(pairs, pair.moto, path);
        if (first !== null) expect(redirectFor(pairs, first, path)).toBeNull();
        const second = redirectFor(pairs, pair.auto, path);
        if (second !== null) expect(redirectFor(pairs, second, path)).toBeNull();
      }
    }
  });
});

describe('areas and languages', () => {
  it('are read from outside, never guessed', () => {
    expect(isArea('moto')).toBe(true);
    expect(isArea('Moto')).toBe(false);
    expect(areaOfPath('/moto/contact')).toBe('moto');
    expect(areaOfPath('/motorisation')).toBeNull();
    expect(isLocale('en_GB')).toBe(true);
    expect(isLocale('en')).toBe(false);
    expect(languageTag('fr_FR')).toBe('fr-FR');
  });

  it('fall back from the language asked to French, then English', () => {
    expect(translated({ fr_FR: 'frein', en_GB: 'brake' }, 'en_GB')).toEqual({ value: 'brake', locale: 'en_GB' });
    expect(translated({ fr_FR: 'frein' }, 'en_GB')).toEqual({ value: 'frein', locale: 'fr_FR' });
    expect(translated({ en_GB: 'brake' }, 'fr_FR')).toEqual({ value: 'brake', locale: 'en_GB' });
    expect(translated({}, 'fr_FR')).toBeNull();
  });
});
