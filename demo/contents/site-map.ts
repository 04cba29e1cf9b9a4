import type { RichBlock } from '#core/contract/catalogue/product-detail.ts';
import { AREAS, type Area } from '#core/domain/shop/area.ts';

import { categories } from '../categories.ts';
import type { DemoContent } from '../shape.ts';
import { h2, list, prose } from '../wording.ts';
import { page } from './compose.ts';

const link = (label: string, href: string) => `[${label}](${href})`;

function departments(area: Area): RichBlock[] {
  return categories
    .filter((one) => one.area === area && one.parent === null)
    .flatMap((top) => {
      const below = categories.filter((one) => one.area === area && one.parent === top.slug);
      return list(...[top, ...below].map((one) => link(one.name.fr_FR, `/${area}/nos-produits/${one.slug}`)));
    });
}

const HEADINGS: Readonly<Record<Area, string>> = { auto: 'Rayons auto', moto: 'Rayons moto' };

/** Every department, page and post of the shop by hand; products are reached through their department. */
export const siteMap = (pages: readonly DemoContent[], posts: readonly DemoContent[]): DemoContent =>
  page({
    slug: 'plan-du-site',
    title: 'Plan du site',
    summary: 'Tous les rayons, toutes les pages et tous les articles de la boutique.',
    description:
      'Plan de la boutique Bitume : espaces auto et moto, rayons, pages d’aide, informations légales, conseils et actualités.',
    ageDays: 30,
    body: [
      ...prose(`
## Entrées

- [Espace auto](/auto)
- [Espace moto](/moto)
- [Tous les produits](/nos-produits)
- [Tous les rayons](/nos-categories-de-produits)
- [Recherche](/search-results)
- [Voitures d'occasion](/auto/vehicules)
- [Motos d'occasion](/moto/vehicules)
- [Contact auto](/auto/contact)
- [Contact moto](/moto/contact)
`),
      ...AREAS.flatMap((area) => [h2(HEADINGS[area]), ...departments(area)]),
      h2('Pages'),
      list(...pages.map((one) => link(one.title, `/${one.path}`))),
      h2('Conseils et actualités'),
      list(
        link('Tous les conseils', '/conseils'),
        link('Toutes les actualités', '/actualites'),
        ...posts.map((one) => link(one.title, `/${one.path}`)),
      ),
      h2('Sur cet appareil'),
      list(link('Ce qui reste à envoyer', '/modifications-en-attente'), link('Ce qui est gardé ici', '/cet-appareil')),
    ],
  });
