import { describe, expect, test } from 'vitest';

import { match } from '#core/contract/pages/match.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { isNoPage } from '#core/contract/pages/traits/no-pages.ts';
import { ALLOWED } from '../../scripts/page-urls/allowed.mjs';
import { pageUrlsIn } from '../../scripts/page-urls/found-in.mjs';

const table = {
  isPage: (path: string) => match(path) !== null && !isNoPage(path),
  words: new Set(PAGE_ROUTES.flatMap(({ path }) => path.split('/')).filter((one) => /^[^{]/u.test(one))),
};
const textsIn = (code: string) => pageUrlsIn(code, true, table).map(({ text }) => text);

describe('an address of a page typed into a source is found', () => {
  test.each([
    ["go('/auto/checkout');", '/auto/checkout'],
    ["go('/login?retour=x#a');", '/login?retour=x#a'],
    ['const link = <a href="/cgv">x</a>;', '/cgv'],
    ['go(`/${area}/checkout`);', '/${…}/checkout'],
    ['go(`/auto/nos-produits/${family}/${slug}`);', '/auto/nos-produits/${…}/${…}'],
    ['go(`${origin}/search-results?q=${text}`);', '${…}/search-results?q=${…}'],
    ['go(`${home}/quotes/${id}`);', '${…}/quotes/${…}'],
    ["go(home + '/orders');", '/orders'],
    ['const carts = /^\\/(?:auto|moto)\\/checkout$/u;', '/^\\/(?:auto|moto)\\/checkout$/'],
  ])('%s', (code, text) => {
    expect(textsIn(code)).toEqual([text]);
  });

  test('with its line', () => {
    expect(pageUrlsIn("const a = 1;\ngo('/auto');", false, table)).toEqual([{ line: 2, text: '/auto' }]);
  });

  test('whatever page of the table it is', () => {
    for (const { path, name } of PAGE_ROUTES.filter(({ kind }) => kind !== 'start'))
      expect(textsIn(`go('${path.replace(/\{\w+\}/gu, 'x')}');`), name).toHaveLength(1);
  });
});

test.each([
  "import { a } from '/auto';",
  "text.split('/');",
  "go(href('auto.checkout.cart'));",
  'const key = `${page.area}/${page.topic}`;',
  "fetch('/media/a-400.webp');",
  "app.get('/api/*', answer);",
  "start('/admin/login');",
  'const end = /\\/$/u;',
  'const words = /auto|moto/u;',
])('%s names no page', (code) => {
  expect(textsIn(code)).toEqual([]);
});

test('every exception says why', () => {
  expect(ALLOWED.filter(({ why }) => why.length < 5)).toEqual([]);
});
