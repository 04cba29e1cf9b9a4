import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isApeCode, normaliseApeCode } from '#core/domain/company/ape-code.ts';
import { ageOn, firstApproval, firstGroup, isOldEnough } from '#core/domain/account/customer.ts';
import { normaliseWebsite } from '#core/domain/company/website.ts';

describe('an age', () => {
  it('grows by one on each birthday and stays between two', () => {
    const month = fc.integer({ min: 1, max: 12 });
    const date = fc.integer({ min: 1, max: 28 });
    const dayOf = (year: number, month: number, date: number) =>
      `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2020 }), month, date, fc.integer({ min: 0, max: 100 }), (y, m, d, n) => {
        expect(ageOn(dayOf(y, m, d), dayOf(y + n, m, d))).toBe(n);
        const dayBefore = new Date(Date.UTC(y + n, m - 1, d - 1)).toISOString().slice(0, 10);
        expect(ageOn(dayOf(y, m, d), dayBefore)).toBe(n - 1);
      }),
    );
  });

  it('of sixteen is enough', () => {
    expect(isOldEnough('2010-03-02', '2026-03-02')).toBe(true);
    expect(isOldEnough('2010-03-03', '2026-03-02')).toBe(false);
  });
});

it('individuals and professionals begin in their groups, and professionals are looked at', () => {
  expect([firstGroup('individual'), firstApproval('individual')]).toEqual(['general', 'approved']);
  expect([firstGroup('professional'), firstApproval('professional')]).toEqual(['pro', 'pending']);
});

describe('the web address of a company', () => {
  it('gets a scheme where people leave it out, and none that runs in a page', () => {
    expect(normaliseWebsite(' Garage-Durand.FR ')).toBe('https://garage-durand.fr');
    expect(normaliseWebsite('http://garage.fr/nous?a=1#b')).toBe('http://garage.fr/nous?a=1#b');
    for (const text of [
      'javascript:alert(1)',
      'ftp://a.fr',
      'garage',
      'a b.fr',
      'https://a.fr@b.fr',
      'https://',
      '//a.fr',
    ])
      expect(normaliseWebsite(text)).toBeNull();
  });

  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        const read = normaliseWebsite(url);
        if (read !== null) expect(normaliseWebsite(read)).toBe(read);
      }),
    );
  });
});

it('an activity code has four digits and a letter, with or without its dot', () => {
  expect(normaliseApeCode('45.20a')).toBe('4520A');
  expect(['45.20A', '4520A', '4520', '45200A', 'A4520'].map(isApeCode)).toEqual([true, true, false, false, false]);
});
