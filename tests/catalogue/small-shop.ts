import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { ModelShop } from './model-shop.ts';
import { TEST_SETTINGS } from '#tests/support/settings.ts';

export const PLACE = { siteName: 'Bitume', origin: 'https://bitume.test', settings: TEST_SETTINGS };

export const structure: Structure = {
  categories: [
    category(10, 'auto', 'Freinage', 'freinage'),
    category(11, 'auto', 'Pneus', 'pneus'),
    category(12, 'moto', 'Casques', 'casques'),
  ],
  attributes: [
    {
      id: 1,
      code: 'brand',
      label: { fr_FR: 'Marque' },
      type: 'select',
      unit: null,
      isFilterable: true,
      isConfigurable: false,
      isVisibleOnFront: true,
      group: { fr_FR: 'Général' },
      options: [
        { id: 1, label: { fr_FR: 'Brembo' }, swatch: null },
        { id: 2, label: { fr_FR: 'Nolan' }, swatch: null },
      ],
    },
  ],
  families: [{ id: 1, code: 'piece', name: 'Pièces', slug: 'pieces', attributes: ['brand'] }],
  menus: {},
  sliders: {},
  redirects: {},
};

function category(id: number, area: 'auto' | 'moto', name: string, slug: string): Structure['categories'][number] {
  return {
    id,
    uuid: uuidOf(id),
    area,
    parentId: null,
    name: { fr_FR: name },
    slug,
    description: `${name} de la boutique.`,
    picture: null,
    position: id,
    productsCount: 0,
    filters: ['brand'],
    metaTitle: null,
    metaDescription: null,
  };
}

/** The one page of the shop. */
export const delivery: ContentDocument = {
  uuid: uuidOf(900),
  type: 'page',
  list: null,
  area: null,
  slug: 'livraison',
  path: 'livraison',
  title: 'Livraison',
  shortDescription: 'Délais et tarifs de livraison.',
  body: [{ type: 'paragraph', text: [{ text: 'Vos plaquettes arrivent en 48 heures.' }] }],
  picture: null,
  categories: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  metaTitle: null,
  metaDescription: null,
};

export const contents: Contents = { documents: [delivery], postLists: [] };

export function uuidOf(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
}

export function rowOf(id: number, changed: Partial<CatalogueRow> = {}): CatalogueRow {
  const categoryId = 10 + (id % 3);
  return {
    id,
    uuid: uuidOf(id),
    area: categoryId === 12 ? 'moto' : 'auto',
    type: 'simple',
    family: 'pieces',
    slug: `article-${id}`,
    sku: `REF-${id}`,
    references: [],
    name: `Article ${id}`,
    brand: { id: 1 + (id % 2), label: id % 2 === 0 ? 'Brembo' : 'Nolan' },
    subtitle: '',
    categoryIds: [categoryId],
    optionIds: [1 + (id % 2)],
    createdDay: 20_000 + id,
    featured: 0,
    image: { hash: `photo${id}`, width: 800, height: 600 },
    variants: 0,
    price: 100_000 + id * 10_000,
    regular: null,
    priceFrom: false,
    stock: 2,
    low: 0,
    taxPercent: 20,
    ...changed,
  };
}

/** A shop of `count` articles over three categories. */
export function smallShop(count = 24): ModelShop {
  return new ModelShop(
    Array.from({ length: count }, (_, at) => rowOf(at + 1)),
    structure,
    contents,
  );
}
