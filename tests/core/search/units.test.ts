import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import { indexContents } from '#core/search/contents.ts';
import { parseText } from '#core/search/words/parse.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { structure } from './arbitrary-rows.ts';

const NAMES = [
  'Batterie 12 V 70 Ah',
  'Batterie 12V 70Ah',
  'Batterie 12\u202fV 60\u00a0Ah',
  'Batterie 6 V 4 Ah',
  'Huile moteur 5W-30 5 L',
  'Huile moteur 10W-40 5L',
  'Huile moteur 5W-30 1 L',
  'Huile moteur 5W-30 1,5 litre',
  'Ampoule H7 55 W',
  'Ampoule H7 12V 55W',
  'Ampoule H4 60/55 W',
  'Disque de frein Ø 300 mm',
  'Disque de frein 300mm',
  'Disque de frein Ø 280 mm',
  'Pneu été 205/55 R16 91V',
];
const named = (name: string, at: number): CatalogueRow => ({
  id: at + 1,
  uuid: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
  slug: `produit-${String(at)}`,
  sku: `AAA-${'abcdefghijklmnop'.charAt(at)}`,
  references: [],
  name,
  area: 'auto',
  type: 'simple',
  family: 'piece',
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
});

const catalogue = new Catalogue(structure);
catalogue.apply(NAMES.map(named), []);
const found = (text: string): string[] =>
  catalogue
    .query({ text, groups: [], sort: 'relevance', offset: 0, limit: 50, facets: false })
    .rows.map(({ name }) => name);

describe('a number with its unit', () => {
  it.each([
    ['12V', ['12 V', '12V', '12\u202fV']],
    ['70Ah', ['70 Ah', '70Ah']],
    ['300mm', ['300 mm', '300mm']],
    ['disque 300mm', ['300 mm', '300mm']],
    ['batterie 12V', ['Batterie 12']],
    ['H7 55W', ['H7 55 W', 'H7 12V 55W']],
    ['5W30', ['5W-30']],
    ['1,5L', ['1,5 litre']],
    ['1,5 litres', ['1,5 litre']],
  ])('typed as %s, it finds what holds it in either spelling', (text, endings) => {
    const right = NAMES.filter((name) => endings.some((ending) => name.includes(ending)));
    for (const typed of [text, `${text} `]) {
      expect(new Set(found(typed)), typed).toEqual(new Set(right));
    }
  });

  it('finds the same with a space and without', () => {
    const units = fc.constantFrom('V', 'v', 'Ah', 'L', 'l', 'mm', 'W', 'kg', 'ml');
    const number = fc.constantFrom('1', '5', '6', '12', '55', '60', '70', '280', '300');
    const space = fc.constantFrom(' ', '\u00a0', '\u202f');
    fc.assert(
      fc.property(
        number,
        units,
        space,
        fc.constantFrom('', 'huile ', 'batterie ', 'ampoule h7 '),
        (n, unit, gap, first) => {
          expect(parseText(`${first}${n}${unit}`)?.groups).toEqual(parseText(`${first}${n}${gap}${unit}`)?.groups);
          expect(found(`${first}${n}${unit}`)).toEqual(found(`${first}${n}${gap}${unit}`));
        },
      ),
    );
  });

  it('stands before what has the number alone', () => {
    expect(found('huile 5L').slice(0, 2).sort()).toEqual(['Huile moteur 10W-40 5L', 'Huile moteur 5W-30 5 L']);
    expect(found('5 L huile').slice(0, 2).sort()).toEqual(['Huile moteur 10W-40 5L', 'Huile moteur 5W-30 5 L']);
  });

  it('is found in pages and posts in either spelling', () => {
    const index = indexContents(
      ['Une batterie de 12 V', 'Une batterie de 12V', 'Une batterie de 6 V'].map((title, at) => ({
        id: String(at),
        kind: 'post',
        title,
        excerpt: '',
        text: '',
      })),
    );
    for (const text of ['12V', '12 V', 'batterie 12V', '12 v '])
      expect(index.search(text, 10).map(({ entry }) => entry.id)).toEqual(['0', '1']);
  });

  it('makes no unit of what is a code: H7, R17, 5W-30, 195/65R15', () => {
    expect(parseText('h7 ')?.groups).toMatchObject([[{ raw: 'h7' }]]);
    expect(parseText('r17 ')?.groups).toMatchObject([[{ raw: 'r17' }]]);
    expect(parseText('5w30 ')?.groups).toMatchObject([[{ raw: '5w30' }]]);
    expect(parseText('195/65r15 ')?.groups).toMatchObject([[{ raw: '195' }, { raw: '65r15' }]]);
  });

  it('leaves a small word behind a number what it was: « clio 2 a vendre »', () => {
    expect(found('batterie 6 a')).toContain('Batterie 6 V 4 Ah');
  });
});
