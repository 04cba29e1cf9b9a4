import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { match } from '#core/contract/pages/match.ts';
import { categoryPath, productPath } from '#core/contract/pages/paths.ts';
import { isPermalinkPath } from '#core/contract/pages/permalinks/permalink-path.ts';
import { addressed, permalinksOf } from '#core/contract/pages/permalinks/permalinks.ts';
import { RESERVED_SEGMENTS } from '#core/contract/pages/traits/reserved.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { rowOf } from '#tests/catalogue/small-shop.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/u);
const segment = fc.oneof(word, fc.constantFrom(...RESERVED_SEGMENTS, 'nos-produits', 'contact', 'checkout'));
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));

describe('an address of its own', () => {
  test('is never that of a page with a pattern, nor begins as one of what stands apart', () => {
    fc.assert(
      fc.property(path, (one) => {
        fc.pre(isPermalinkPath(one));
        expect(match(`/${one}`)?.name ?? 'page').toBe('page');
        const [first = ''] = one.split('/');
        expect(RESERVED_SEGMENTS.has(first) && !AREAS.some((area) => area === first)).toBe(false);
      }),
    );
  });

  test.each(['jantes/19-pouces', 'moto/promo/integral', 'casque-integral'])('%s may be one', (one) => {
    expect(isPermalinkPath(one)).toBe(true);
  });

  test.each(['', '/a', 'a/', 'a//b', 'Été', 'a?b', 'auto', 'moto/contact', 'api/a', 'auto/nos-produits/x', 'a.css'])(
    '%s may not',
    (one) => {
      expect(isPermalinkPath(one)).toBe(false);
    },
  );
});

const slugs = fc.uniqueArray(word, { minLength: 1, maxLength: 6 });

test('every article is linked at its own address, and what stands there is that article', () => {
  fc.assert(
    fc.property(slugs, fc.constantFrom(...AREAS), (all, area) => {
      const own = all.filter((_slug, at) => at % 2 === 0);
      const links = permalinksOf({
        products: own.map((slug) => ({ uri: `la/${slug}`, type: 'pneus', slug, area })),
        categories: [],
      });
      for (const [at, slug] of all.entries()) {
        const row = rowOf(at + 1, { area, slug, family: 'pneus' });
        const href = productPath(addressed(row, links));
        expect(href).toBe(own.includes(slug) ? `/la/${slug}` : productPath(row));
        expect(links.at.get(href)).toEqual(
          own.includes(slug) ? { kind: 'product', area, type: 'pneus', slug } : undefined,
        );
        expect(productPath(addressed(row, links), 'A&B')).toBe(`${href}?variante=A%26B`);
      }
    }),
  );
});

test('categories at the address of the pattern need no route of their own', () => {
  const [plain, own] = [categoryPath({ area: 'auto', slug: 'a' }).slice(1), 'rayon/b'];
  const { at } = permalinksOf({
    products: [],
    categories: [plain, own].map((uri) => ({ uri, type: 'category', slug: uri.slice(-1), area: 'auto' })),
  });
  expect([...at.keys()]).toEqual(['/rayon/b']);
});
