/** What of a product and of its variants a spreadsheet can write: everything that is one value in a cell. */
import type { FieldSet } from '#core/resources/field.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { variantFields } from '#core/resources/resource.ts';

const CELL_KINDS: ReadonlySet<string> = new Set([
  'text',
  'multiline',
  'slug',
  'sku',
  'ean13',
  'money',
  'quantity',
  'decimal',
  'percent',
  'day',
  'boolean',
  'choice',
]);

/** References of which there are so few that a cell offers all of them, by their codes. */
export const CELL_REFERENCES = ['taxCategory'] as const;

const inCells = (fields: FieldSet): FieldSet =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, { kind }]) =>
        (CELL_KINDS.has(kind) || CELL_REFERENCES.some((one) => one === name)) &&
        products.immutable?.some((one) => one === name) !== true,
    ),
  );

/** Fields of a product, in the order of its form. */
export const sheetFields: FieldSet = inCells(products.fields);

/** Fields of a variant. */
export const sheetVariantFields: FieldSet = inCells(products.fields.variants.row ?? {});

/** Fields that have words of their own in English. */
export const sheetEnglish: FieldSet = inCells(variantFields(products.fields, products.translatable));
