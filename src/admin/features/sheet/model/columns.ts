/** The columns of a sheet: fields of products and variants from their definition, attributes, English words, places of stock. */
import * as v from 'valibot';
import type { FormAttribute, FormFamily, FormTax } from '#core/contract/admin/products/families.ts';
import { isTranslated, ruleOfAttribute } from '#core/domain/catalogue/attributes/attribute-rule.ts';
import type { FieldRule, Label } from '#core/domain/fields/field.ts';
import { faultsOf, isEqualAs } from '#core/domain/fields/kinds.ts';
import { PIECES_MAX } from '#core/domain/stock/movement.ts';
import {
  CELL_REFERENCES,
  sheetEnglish,
  sheetFields,
  sheetVariantFields,
} from '#core/resources/catalogue/product-sheet.ts';
import type { Field } from '#core/resources/field.ts';

export type ColumnPart = 'fields' | 'attributes' | 'english' | 'stock';

export interface SheetColumn {
  /** `fields.price`, `attributes.color`, `english.name`, `stock.depot`. */
  readonly key: string;
  readonly part: ColumnPart;
  readonly name: string;
  readonly label: Label;
  readonly rule: FieldRule & { readonly optional?: boolean | undefined };
  /** Variants have it too. */
  readonly ofVariants: boolean;
  /** The code of what is wrong with a value; null where nothing is. */
  readonly fault: (value: unknown) => string | null;
}

export interface SheetSources {
  readonly families: readonly FormFamily[];
  readonly attributes: readonly FormAttribute[];
  /** UUIDs of the families that the sheet shows. */
  readonly shown: ReadonlySet<string>;
  readonly sources: readonly { readonly code: string; readonly name: string }[];
  /** Whether pieces may be put right here. */
  readonly mayStock: boolean;
  readonly taxes?: readonly FormTax[];
  readonly english: (label: Label) => string;
}

/** The key of a column. */
export const keyOfPart = (part: ColumnPart, name: string): string => `${part}.${name}`;

/** The column of a field of products. */
export const keyOfField = (name: string): string => keyOfPart('fields', name);

/** The rule of a field, without what forms know beside it. */
function columnOf(part: ColumnPart, name: string, field: Field, label: Label): SheetColumn {
  const { schema, blank: _blank, row: _row, help: _help, label: _label, max: _max, ...rule } = field;
  return {
    key: keyOfPart(part, name),
    part,
    name,
    label,
    rule,
    ofVariants: part === 'fields' && Object.hasOwn(sheetVariantFields, name),
    fault: (value) => {
      const read = v.safeParse(schema, value);
      return read.success ? null : read.issues[0].message;
    },
  };
}

/** Kinds of attributes that stand in a cell. */
const CELLS: ReadonlySet<string> = new Set([
  'text',
  'multiline',
  'decimal',
  'money',
  'boolean',
  'choice',
  'choices',
  'day',
]);

function attributeColumn(attribute: FormAttribute): readonly SheetColumn[] {
  const { blank: _preset, ...rule } = ruleOfAttribute(attribute);
  if (!CELLS.has(rule.kind) || isTranslated(attribute)) return [];
  return [
    {
      key: keyOfPart('attributes', attribute.code),
      part: 'attributes',
      name: attribute.code,
      label: rule.label ?? attribute.name,
      rule: { ...rule, optional: true },
      ofVariants: false,
      /* what is required is asked for once the product is for sale: the shop knows whether it is */
      fault: (value) => faultsOf(rule, value ?? undefined, {})[0]?.code ?? null,
    },
  ];
}

const pieces: Pick<SheetColumn, 'rule' | 'fault'> = {
  rule: { kind: 'quantity', min: 0, max: PIECES_MAX },
  fault: (value) =>
    value === null ? 'required' : (faultsOf({ kind: 'quantity', min: 0, max: PIECES_MAX }, value, {})[0]?.code ?? null),
};

/** A tax category by its code; one that a device does not know yet has no column. */
function taxColumn(taxes: readonly FormTax[]): readonly SheetColumn[] {
  const words = Object.fromEntries(
    taxes.flatMap(({ category, code }) => (category === undefined || code === undefined ? [] : [[category, code]])),
  );
  const field = sheetFields['taxCategory'];
  if (field === undefined || Object.keys(words).length === 0) return [];
  return [
    {
      ...columnOf('fields', 'taxCategory', field, field.label),
      rule: { kind: 'choice', optional: true, options: Object.keys(words), words },
      fault: (value) =>
        value === null || (typeof value === 'string' && Object.hasOwn(words, value)) ? null : 'value.invalid',
    },
  ];
}

/** Every column there is, in the order in which they are offered. */
export function columnsOf({
  families,
  attributes,
  shown,
  sources,
  mayStock,
  taxes = [],
  english,
}: SheetSources): readonly SheetColumn[] {
  const codes = new Set(
    families.filter(({ uuid }) => shown.has(uuid)).flatMap(({ groups }) => groups.flatMap((one) => one.attributes)),
  );
  const own = Object.entries(sheetFields).flatMap(([name, field]) =>
    CELL_REFERENCES.some((one) => one === name) ? taxColumn(taxes) : [columnOf('fields', name, field, field.label)],
  );
  const foreign = Object.entries(sheetEnglish).map(([name, field]) =>
    columnOf('english', name, { ...field, optional: true, schema: v.nullable(field.schema) }, english(field.label)),
  );
  const places = sources.map(({ code, name }): SheetColumn => ({
    key: keyOfPart('stock', code),
    part: 'stock',
    name: code,
    label: name,
    ofVariants: true,
    ...pieces,
  }));
  return [
    ...own,
    ...foreign,
    ...attributes.filter(({ code }) => codes.has(code)).flatMap(attributeColumn),
    ...(mayStock ? places : []),
  ];
}

/** What a sheet shows before somebody has chosen. */
export const USUAL_COLUMNS: readonly string[] = [
  'fields.sku',
  'fields.name',
  'fields.price',
  'fields.specialPrice',
  'fields.specialFrom',
  'fields.specialTo',
  'fields.cost',
  'fields.isActive',
  'fields.ean13',
  'fields.weightGrams',
];

/** Whether two values of a column mean the same. */
export const isSameCell = ({ rule }: Pick<SheetColumn, 'rule'>, one: unknown, other: unknown): boolean =>
  one === other || isEqualAs(rule, one ?? null, other ?? null);
