import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { href } from '#core/contract/pages/href.ts';
import { likelyPage } from '#core/contract/pages/likely-page.ts';
import { match } from '#core/contract/pages/match.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { RESERVED_SEGMENTS } from '#core/contract/pages/traits/reserved.ts';

/** Whatever a segment may hold: slashes, marks of a query, percent signs, letters of all kinds. */
const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);

/** `href` with a name that only the running test knows. */
const addressOf = (...said: [name: string, params: object]): string => Reflect.apply(href, undefined, said);

describe('an address', () => {
  test.each(PAGE_ROUTES)('of $name is read as what it was made from', ({ id, name, path, area, kind, middleware }) => {
    const params = fc.record(Object.fromEntries(namesIn(path).map((one) => [one, segment])));
    fc.assert(
      fc.property(params, fc.constantFrom('', '/'), (said, end) => {
        fc.pre(!Object.values(said).some((one) => RESERVED_SEGMENTS.has(one)));
        const address = addressOf(name, said);
        expect(match(address === '/' ? address : address + end)).toEqual({
          id,
          name,
          path,
          area,
          kind,
          middleware,
          params: said,
        });
      }),
    );
  });

  test('with a query says all of it, and nothing of what has no value', () => {
    expect(href('auto.product', { type: 'pneus', slug: 'a' }, { variante: 'A&B 1' })).toBe(
      '/auto/nos-produits/pneus/a?variante=A%26B%201',
    );
    expect(href('search', {}, { q: 'é', f_brand: 3, area: undefined })).toBe('/search-results?q=%C3%A9&f_brand=3');
    expect(href('login', {}, { retour: null })).toBe('/login');
  });

  test('of one area is never one of the other', () => {
    const areas = PAGE_ROUTES.filter(({ area }) => area !== null);
    for (const { name, path, area } of areas) expect([name, path.split('/')[1]]).toEqual([name, area]);
    expect(areas.filter(({ area }) => area === 'moto')).toHaveLength(areas.length / 2);
  });

  test('that names no page is none', () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 5, maxLength: 7 }), (segments) => {
        expect(match(`/${segments.map(encodeURIComponent).join('/')}`)).toBeNull();
      }),
    );
    for (const path of ['', 'auto', '//auto', '/auto?page=2', '/auto#x', '/auto/checkout/nulle-part'])
      expect(match(path), path).toBeNull();
  });

  test('with a broken escape is read as far as it goes', () => {
    expect(match('/auto/nos-produits/100%')).toMatchObject({ name: 'auto.category', params: { cat: '100%' } });
    expect(likelyPage('/auto/nos-produits/100%')).toBe('list');
  });
});

test('a link that leaves something out, or says what the page does not know, does not compile', () => {
  const wrong = [
    // @ts-expect-error: no such page
    () => href('auto.nulle-part'),
    // @ts-expect-error: a permalink is what the shop says
    () => href('permalink.post'),
    // @ts-expect-error: which product?
    () => href('auto.product'),
    // @ts-expect-error: of which family?
    () => href('auto.product', { slug: 'a' }),
    // @ts-expect-error: a login asks for nothing
    () => href('login', { token: 'a' }),
    // @ts-expect-error: it reads no such parameter
    () => href('login', {}, { devis: 'a' }),
    // @ts-expect-error: it reads none at all
    () => href('logout', {}, { retour: '/' }),
  ];
  expect(wrong).toHaveLength(7);
});
