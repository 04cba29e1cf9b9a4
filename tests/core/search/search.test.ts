import { describe, expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { structure } from './arbitrary-rows.ts';

function product(id: number, name: string, given: Partial<CatalogueRow> = {}): CatalogueRow {
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    area: 'auto',
    type: 'simple',
    family: 'piece',
    slug: `produit-${id}`,
    sku: `SKU-${id}`,
    references: [],
    name,
    brand: null,
    subtitle: '',
    categoryIds: [],
    optionIds: [],
    createdDay: 19_000,
    featured: 0,
    image: null,
    variants: 0,
    price: 100_000,
    regular: null,
    priceFrom: false,
    stock: 2,
    low: 0,
    taxPercent: 20,
    ...given,
  };
}

const catalogue = new Catalogue(structure);
catalogue.apply(
  [
    product(1, 'Plaquettes de frein avant', { sku: 'BRE-P85-020', references: ['09.A417.11', '8020584058442'] }),
    product(2, 'Disque de frein ventilé', { brand: { id: 1, label: 'Brembo' }, subtitle: 'Ø 283 mm' }),
    product(3, 'Pneu été 205/55 R16 91V', { optionIds: [3] }),
    product(4, 'Pneu hiver 205/55 R16 91H', { optionIds: [4], stock: 0 }),
    product(5, 'Huile moteur 5W-30', { references: ['RN17FE'] }),
    product(6, 'Casque intégral Éclipse', { area: 'moto', optionIds: [5], categoryIds: [12] }),
    product(7, 'Casque modulable', { area: 'moto', optionIds: [6], categoryIds: [12] }),
    product(8, 'Étrier', { categoryIds: [10] }),
    product(9, 'Filtre à huile', { featured: 3 }),
    product(10, 'Sac à dos pour casque', { area: 'moto', sku: 'BRK-ALPHA-01' }),
  ],
  [],
);
const ids = (text: string, area?: 'auto' | 'moto') =>
  catalogue
    .query({ text, groups: [], sort: 'relevance', offset: 0, limit: 20, facets: false, ...(area ? { area } : {}) })
    .rows.map(({ id }) => id);
const sorted = (ids: number[]) => ids.sort((left, right) => left - right);

describe('a search', () => {
  it('ignores accents, case and plural, and completes the last word', () => {
    expect(ids('PLAQUETTE')).toEqual([1]);
    expect(ids('eclipse')).toEqual([6]);
    expect(ids('huiles moteu')).toEqual([5]);
    expect(ids('disq')).toEqual([2]);
  });

  it('needs every word, in any order, small words aside', () => {
    expect(ids('avant de frein')).toEqual([1]);
    expect(ids('hiver pneu')).toEqual([4]);
  });

  it('finds references and SKUs whole, in part, with and without separators', () => {
    for (const text of [
      '09.A417.11',
      '09A41711',
      '09 a417 11',
      'a417',
      '8020584058442',
      'BRE-P85-020',
      'brep85',
      'p85020',
    ])
      expect(ids(text), text).toEqual([1]);
    expect(ids('rn17')).toEqual([5]);
    expect(ids('brk-alpha')).toEqual([10]);
    expect(ids('brkalpha')).toEqual([10]);
  });

  it('finds dimensions however they are written', () => {
    for (const text of ['205/55 R16', '205 55 r16', '205 55 16', '20555r16', '205/55r16', 'pneu 205'])
      expect(sorted(ids(text)), text).toEqual([3, 4]);
    for (const text of ['5w30', '5W-30', '5 w 30', 'huile 5w']) expect(ids(text), text).toEqual([5]);
    expect(ids('283 mm')).toEqual([2]);
  });

  it('forgives slips when little is found, and one word too many when nothing is', () => {
    expect(ids('plaqeuttes')).toEqual([1]);
    expect(ids('casque eclispe')).toEqual([6]);
    expect(ids('etrier xylophone')).toEqual([8]);
  });

  it('finds products by the names of their options and categories', () => {
    expect(ids('casque noir')).toEqual([6]);
    expect(ids('freinage')).toEqual([8]);
    expect(ids('casque rouge')).toEqual([7]);
  });

  it('knows words of the trade that mean the same', () => {
    expect(sorted(ids('lubrifiant '))).toEqual([5, 9]);
  });

  it('puts what is in stock first, then what the shop puts forward', () => {
    expect(ids('pneu')).toEqual([3, 4]);
    expect(ids('huile')).toEqual([9, 5]);
  });

  it('puts an exact reference before mere words', () => {
    const both = new Catalogue();
    both.apply([product(1, 'Rampe RN17 RN17 pour RN17'), product(2, 'Joint', { references: ['RN 17'], stock: 0 })], []);
    const { rows } = both.query({ text: 'rn17', groups: [], sort: 'relevance', offset: 0, limit: 9, facets: false });
    expect(rows.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('stays within the area asked for', () => {
    expect(ids('casque', 'auto')).toEqual([]);
    expect(sorted(ids('casque', 'moto'))).toEqual([6, 7, 10]);
  });

  it('finds nothing for a text without letters or digits, and everything for none', () => {
    expect(ids('日本 ?!')).toEqual([]);
    expect(ids('  ')).toHaveLength(10);
  });
});

describe('suggestions', () => {
  it('name categories and brands that have all the words, then products', () => {
    expect(
      catalogue.suggest('casq', 4, 'moto').map((one) => [one.kind, one.kind === 'product' ? one.row.id : one.label]),
    ).toEqual([
      ['category', 'Casques'],
      ['product', 6],
      ['product', 7],
      ['product', 10],
    ]);
    expect(catalogue.suggest('bremb', 8)[0]).toEqual({ kind: 'brand', id: 1, label: 'Brembo' });
  });

  it('keep to the area, to the limit, and to questions with words', () => {
    expect(catalogue.suggest('casq', 4, 'auto')).toEqual([]);
    expect(catalogue.suggest('casq', 2, 'moto')).toHaveLength(2);
    expect(catalogue.suggest(' ', 8)).toEqual([]);
  });
});
