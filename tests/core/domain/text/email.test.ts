import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from '#core/domain/text/email.ts';

describe('an email address', () => {
  it('is accepted whenever people could have it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const [local = '', domain = ''] = address.split('@');
        const top = domain.split('.').at(-1) ?? '';
        const inside = address.length >= 6 && address.length <= 254 && local.length <= 64 && top.length <= 63;
        expect(isEmail(address)).toBe(inside);
        expect(isEmail(normaliseEmail(address))).toBe(inside);
      }),
    );
  });

  it.each([
    'paul@e\u017fso.fr',
    'a.b@exemple.f\u212a',
    'mi\u212ae@exemple.fr',
    'a\u017f@exemple.fr',
    'a@exemple.\uff46\uff52',
  ])('has letters of ASCII alone: %s is refused, which mailers would take for another', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('holds 6 to 254 characters, 64 before the @, 63 in a label, and ends in 2 to 63 letters', () => {
    expect(isEmail('a@b.fr')).toBe(true);
    expect(isEmail('a@b.f')).toBe(false);
    expect(isEmail(`${'a'.repeat(64)}@b.fr`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@b.fr`)).toBe(false);
    expect(isEmail(`a@${'b'.repeat(63)}.fr`)).toBe(true);
    expect(isEmail(`a@${'b'.repeat(64)}.fr`)).toBe(false);
    expect(isEmail('a@b.f2')).toBe(false);
    expect(isEmail(`a@${'b.'.repeat(126)}fr`)).toBe(false);
    expect(isEmail(`a@b.${'f'.repeat(63)}`)).toBe(true);
  });

  it('is refused with spaces, two @, no domain, or dots astray', () => {
    for (const text of [
      'a b@c.fr',
      'a@b@c.fr',
      'abc.fr',
      'a@@b.fr',
      '.a@b.fr',
      'a..b@c.fr',
      'a@-b.fr',
      'a@b..fr',
      '@b.fr1',
    ]) {
      expect(isEmail(text)).toBe(false);
    }
  });

  it('is compared in lower case without outer spaces', () => {
    expect(normaliseEmail('  Jean.Martin@Exemple.FR ')).toBe('jean.martin@exemple.fr');
  });
});
