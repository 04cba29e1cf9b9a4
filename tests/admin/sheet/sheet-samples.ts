/** Products of a sheet, as the shop answers them, and the sheet of a few columns that shows them. */
import type { FormAttribute, FormFamily } from '#core/contract/admin/products/families.ts';
import type { SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import type { CellWords } from '#core/domain/sheet/cell-text.ts';
import { columnsOf } from '#src/admin/features/sheet/model/columns.ts';
import { linesOf } from '#src/admin/features/sheet/model/lines.ts';
import { createSheet } from '#src/admin/features/sheet/model/sheet.ts';

export const WORDS: CellWords = {
  yes: 'Oui',
  no: 'Non',
  label: (one) => (typeof one === 'string' ? one : one.message),
};

export const uuidOf = (rank: number): string => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

export const FAMILY = uuidOf(900);
export const [RED, BLUE] = [uuidOf(801), uuidOf(802)];

const attribute = (code: string, more: Partial<FormAttribute>): FormAttribute => ({
  code,
  name: code,
  type: 'text',
  unit: null,
  validation: null,
  regex: null,
  defaultValue: null,
  isRequired: false,
  valuePerLocale: false,
  isConfigurable: false,
  options: [],
  ...more,
});

export const ATTRIBUTES: readonly FormAttribute[] = [
  attribute('color', {
    name: 'Couleur',
    type: 'select',
    options: [
      { id: 1, uuid: RED, name: 'Rouge' },
      { id: 2, uuid: BLUE, name: 'Bleu' },
    ],
  }),
  attribute('diameter', { name: 'Diamètre', type: 'number' }),
  attribute('elsewhere', { name: 'Ailleurs' }),
];
export const FAMILIES: readonly FormFamily[] = [
  { uuid: FAMILY, name: 'Disques', slug: 'disques', groups: [{ name: 'A', attributes: ['color', 'diameter'] }] },
];

export const productOf = (rank: number, fields: Readonly<Record<string, unknown>> = {}): SheetProduct => ({
  uuid: uuidOf(rank),
  rev: 3,
  revId: uuidOf(rank + 1_000),
  fields: {
    type: 'simple',
    familyId: FAMILY,
    area: 'auto',
    name: `Disque ${String(rank)}`,
    sku: `DISC-${String(rank)}`,
    slug: `disque-${String(rank)}`,
    price: 100_000 * rank,
    specialPrice: null,
    specialFrom: null,
    specialTo: null,
    cost: null,
    isActive: true,
    ean13: null,
    weightGrams: 1_200,
    ...fields,
  },
  attributes: { color: 1 },
  english: { name: null },
  variants: [],
  stock: [{ article: uuidOf(rank), source: 'depot', pieces: 4 }],
});

/** The usual tax category, and another one. */
export const [USUAL_TAX, REDUCED_TAX] = [uuidOf(800), uuidOf(801)];
const TAXES = [
  { uuid: null, percent: 20, category: USUAL_TAX, code: 'tva-20' },
  { uuid: REDUCED_TAX, percent: 5.5, category: REDUCED_TAX, code: 'tva-5-5' },
];

export const COLUMNS = columnsOf({
  taxes: TAXES,
  families: FAMILIES,
  attributes: ATTRIBUTES,
  shown: new Set([FAMILY]),
  sources: [{ code: 'depot', name: 'Dépôt' }],
  mayStock: true,
  english: (label) => `${WORDS.label(label)} (anglais)`,
});

export const SOURCES = { families: FAMILIES, attributes: ATTRIBUTES };

export function sheetOf(products: readonly SheetProduct[]) {
  const sheet = createSheet(COLUMNS);
  sheet.show(linesOf(products, COLUMNS, SOURCES));
  return sheet;
}

/** A change of a product as it stands in a sample. */
export const changeOf = (product: SheetProduct, more: Partial<SheetChangeArgs>): SheetChangeArgs => ({
  save: uuidOf(700),
  product: product.uuid,
  rev: product.rev,
  ...(product.revId === undefined ? {} : { baseRevId: product.revId }),
  revId: uuidOf(701),
  title: 'Disque',
  fields: {},
  attributes: {},
  english: {},
  variants: [],
  stock: [],
  ...more,
});
