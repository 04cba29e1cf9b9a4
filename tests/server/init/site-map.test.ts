import { expect, test } from 'vitest';

import { NO_PERMALINKS } from '#core/contract/pages/permalinks/permalinks.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import { siteMap } from '#server/subjects/pages/site-map.ts';
import { contents, structure } from '#tests/catalogue/small-shop.ts';

test('the site map leads to every page that may be found, once, and to none of a person', () => {
  const text = siteMap(
    { structure, contents, permalinks: NO_PERMALINKS, catalogue: new Catalogue() },
    'https://shop.example',
    50_000,
  );
  const paths = [...text.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/gu)].map(([, path = '']) => path);
  const always = [
    '/nos-produits',
    '/nos-categories-de-produits',
    ...['/auto', '/moto'].flatMap((area) => [
      area,
      `${area}/vehicules`,
      `${area}/contact`,
      `${area}/contact-vehicule`,
      ...structure.categories
        .filter((one) => `/${one.area}` === area)
        .map(({ slug }) => `${area}/nos-produits/${slug}`),
    ]),
    ...contents.documents.map(({ path }) => `/${path}`),
    ...contents.postLists.map(({ slug }) => `/${slug}`),
  ];
  expect(paths.toSorted()).toEqual(always.toSorted());
});
