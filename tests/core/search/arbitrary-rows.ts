import fc from 'fast-check';
import type { CatalogueQuery } from '#core/search/query/query.ts';
import type { CatalogueStructure } from '#core/search/segment/structure.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** Few ids, words and prices, so that ties, changes and shared words are the rule. */
const IDS = 14;
const NAME_WORDS = [
  'Plaquettes',
  'de',
  'frein',
  'avant',
  'Pneu',
  'hiver',
  '205/55',
  'R16',
  '91V',
  'Huile',
  '5W-30',
  'Casque',
  'intégral',
  'noir',
  'Échappement',
  'Clio',
  'III',
  '12',
  '5',
];
const CODES = ['09.A417.11', 'BRK-ALPHA-01', '3286340 123', 'GDB1330', 'X9', 'A 000 420'];

export const structure: CatalogueStructure = {
  options: [
    { id: 1, code: 'brand', label: 'Brembo' },
    { id: 2, code: 'brand', label: 'Nolan' },
    { id: 3, code: 'season', label: 'Été' },
    { id: 4, code: 'season', label: 'Hiver' },
    { id: 5, code: 'color', label: 'Noir mat' },
    { id: 6, code: 'color', label: 'Rouge' },
  ],
  categories: [
    { id: 10, area: 'auto', label: 'Freinage' },
    { id: 11, area: 'auto', label: 'Plaquettes de frein' },
    { id: 12, area: 'moto', label: 'Casques' },
  ],
};

const words = (min: number, max: number) =>
  fc.array(fc.constantFrom(...NAME_WORDS), { minLength: min, maxLength: max });
const money = fc.integer({ min: 0, max: 6 }).map((step) => step * 99_000);

const step = fc.record({ quantity: fc.constantFrom(2, 4, 10), price: money });

export const rowWithId = (id: number): fc.Arbitrary<CatalogueRow> =>
  fc
    .tuple(
      fc.record({
        id: fc.constant(id),
        uuid: fc.constant(`00000000-0000-4000-8000-${String(id).padStart(12, '0')}`),
        area: fc.constantFrom('auto', 'moto'),
        type: fc.constantFrom('simple', 'configurable', 'virtual', 'vehicle'),
        family: fc.constantFrom('piece', 'pneu', 'casque'),
        slug: fc.constant(`produit-${id}`),
        sku: fc.constantFrom(...CODES),
        references: fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 2 }),
        name: words(1, 6).map((list) => list.join(' ')),
        brand: fc.option(fc.constantFrom({ id: 1, label: 'Brembo' }, { id: 2, label: 'Nolan' })),
        subtitle: fc.constantFrom('', 'Ø 283 mm', '205/55 R16'),
        categoryIds: fc.uniqueArray(fc.constantFrom(10, 11, 12), { maxLength: 3 }),
        optionIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6), { maxLength: 4 }),
        createdDay: fc.integer({ min: -3, max: 3 }),
        featured: fc.constantFrom(0, 0, 0, 1, 7),
        image: fc.option(fc.constant({ hash: 'h', width: 4, height: 3 })),
        variants: fc.constantFrom(0, 3),
        price: money,
        regular: fc.option(money),
        priceFrom: fc.boolean(),
        stock: fc.constantFrom(0, 1, 2, 3),
        low: fc.constantFrom(0, 4),
        taxPercent: fc.constantFrom(20, 5.5),
      }),
      fc.option(fc.array(step, { minLength: 1, maxLength: 2 }), { nil: undefined }),
    )
    .map(([row, quantityPrices]) => (quantityPrices === undefined ? row : { ...row, quantityPrices }));

const row = fc.integer({ min: 1, max: IDS }).chain(rowWithId);

export interface Change {
  readonly rows: readonly CatalogueRow[];
  readonly removed: readonly number[];
}

/** Successive changes: each brings rows (new or changed) and takes ids away. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    rows: fc.uniqueArray(row, { maxLength: 8, selector: ({ id }) => id }),
    removed: fc.uniqueArray(fc.integer({ min: 1, max: IDS }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** What is alive after all changes; removals of a change come before its rows. */
export function survivors(all: readonly Change[]): CatalogueRow[] {
  const living = new Map<number, CatalogueRow>();
  for (const { rows, removed } of all) {
    for (const id of removed) living.delete(id);
    for (const row of rows) living.set(row.id, row);
  }
  return [...living.values()];
}

/** Typed words, some with a slip, cut short, with separators or in another case; references and fragments. */
export const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '!?',
    'de',
    'd',
    'plaquettes frein',
    'PLAQUETE',
    'pne',
    'pneus hiver ',
    'casqeu noir',
    'freina',
  ),
  fc.constantFrom(
    '205/55',
    '205 55 r16',
    '20555r16',
    '5w30',
    '09A417',
    '09.A417.11',
    'alpha',
    'gdb 13',
    '417',
    'frein zzz',
  ),
  words(1, 3).map((list) => list.join(' ')),
  words(1, 2).chain((list) => fc.nat({ max: 12 }).map((length) => list.join(' ').slice(0, length + 1))),
);

export const filters: fc.Arbitrary<Omit<CatalogueQuery, 'text' | 'facets'>> = fc
  .record(
    {
      area: fc.constantFrom('auto', 'moto'),
      categoryId: fc.constantFrom(10, 11, 12, 99),
      type: fc.constantFrom('simple', 'vehicle'),
      family: fc.constantFrom('piece', 'pneu', 'absent'),
      price: fc.record({ from: money, to: money }, { requiredKeys: [] }),
      inStock: fc.boolean(),
      promo: fc.boolean(),
      newSinceDay: fc.integer({ min: -3, max: 3 }),
      desc: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .chain((optional) =>
    fc
      .record({
        groups: fc.uniqueArray(fc.oneof(group('brand', [1, 2, 77]), group('season', [3, 4]), group('color', [5, 6])), {
          maxLength: 3,
          selector: ({ code }) => code,
        }),
        sort: fc.constantFrom('relevance', 'price', 'created_at', 'name'),
        offset: fc.constantFrom(0, 0, 1, 3, 20),
        limit: fc.constantFrom(1, 2, 5, 24),
      })
      .map((required) => ({ ...optional, ...required })),
  );

function group(code: string, ids: number[]) {
  return fc.record({ code: fc.constant(code), optionIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }) });
}
