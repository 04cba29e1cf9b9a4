import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPassword, passwordFaults } from '#core/domain/account/password.ts';

describe('a password', () => {
  it('needs eight characters, both cases, a digit and a special character', () => {
    expect(passwordFaults('')).toEqual(['length', 'lower', 'upper', 'digit', 'special']);
    expect(isPassword('Bonjour1!')).toBe(true);
    expect(passwordFaults('bonjour1!')).toEqual(['upper']);
    expect(passwordFaults('BONJOUR1!')).toEqual(['lower']);
    expect(passwordFaults('Bonjour!!')).toEqual(['digit']);
    expect(passwordFaults('Bonjour12')).toEqual(['special']);
    expect(passwordFaults('Bon1!')).toEqual(['length']);
  });

  it('is never made worse by more characters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        expect(passwordFaults(password)).toEqual(expect.arrayContaining(passwordFaults(password + more)));
      }),
    );
  });
});
