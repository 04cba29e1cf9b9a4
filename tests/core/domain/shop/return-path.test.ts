import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath, returnPath } from '#core/domain/shop/return-path.ts';

const ORIGIN = 'https://shop.test';

describe('the page to return to after signing in', () => {
  it('is always one of this shop, whatever was asked for', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      'evil.test',
      '@',
      ':',
      'javascript:',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '..',
      'auto',
      '?',
      '#',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
        ),
        (text) => {
          const path = returnPath(text, '/auto');
          const url = new URL(path, ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          expect(`${url.pathname}${url.search}${url.hash}`.startsWith('/')).toBe(true);
          expect(decodeURIComponent(url.pathname).startsWith('//')).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is the page people came from, with its question and place', () => {
    for (const path of ['/auto/account/profile', '/moto/checkout?etape=2#adresse', '/nos-produits/é', '/']) {
      expect(returnPath(path, '/auto')).toBe(path);
    }
  });

  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/\tauto',
    '/%2f/evil.test',
    '/%5cevil.test',
    '/auto/../../x',
    '/%2e%2e/x',
    'javascript:alert(1)',
    'auto',
    '',
    '/%zz',
    '/login',
    '/moto/login?retour=/auto',
    '/logout',
    null,
    undefined,
  ])('is the fallback for %j', (text) => {
    expect(returnPath(text, '/auto')).toBe('/auto');
  });
});

describe('the page to go to after signing out', () => {
  it('may be a door of the account, and nothing outside of the shop', () => {
    expect(ownPath('/auto/login', '/')).toBe('/auto/login');
    for (const text of ['//evil.test', 'https://evil.test', '/%2f/evil.test', null])
      expect(ownPath(text, '/')).toBe('/');
  });
});
