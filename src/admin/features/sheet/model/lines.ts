/** The lines of a sheet: each product, and each of its variants below it. */
import type { FormAttribute, FormFamily } from '#core/contract/admin/products/families.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import { valueOfStored } from '#core/domain/catalogue/attributes/attribute-value.ts';
import { asksOfType } from '#core/domain/catalogue/products/asked-fields.ts';
import { priceSourceOf } from '#core/domain/catalogue/types/price-source.ts';
import type { SheetColumn } from './columns.ts';

export interface SheetLine {
  /** UUID of the product, or of the variant. */
  readonly key: string;
  readonly product: SheetProduct;
  /** Null: the line is the product's own. */
  readonly variant: string | null;
  readonly title: string;
  /** What the shop has, as far as this device knows, by the key of the column; a column that is missing has no cell here. */
  readonly held: Readonly<Record<string, unknown>>;
}

export interface LineSources {
  readonly families: readonly FormFamily[];
  readonly attributes: readonly FormAttribute[];
}

/** A text; empty for whatever else. */
export const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a product says of itself: of one that is sold by its variants the price is theirs. */
const saysItself = (name: string, fields: SheetProduct['fields']): boolean =>
  asksOfType(name, fields) && (name !== 'price' || priceSourceOf(wordsIn(fields['type']), null) !== 'variants');

export function linesOf(
  products: readonly SheetProduct[],
  columns: readonly SheetColumn[],
  { families, attributes }: LineSources,
): readonly SheetLine[] {
  const known = new Map(attributes.map((one) => [one.code, one]));
  const codes = new Map(families.map((one) => [one.uuid, new Set(one.groups.flatMap((group) => group.attributes))]));
  return products.flatMap((product): SheetLine[] => {
    const { fields, variants } = product;
    const own = codes.get(String(fields['familyId'])) ?? new Set<string>();
    const valueOf = ({ part, name }: SheetColumn): unknown => {
      if (part === 'fields') return saysItself(name, fields) ? (fields[name] ?? null) : undefined;
      if (part === 'english') return product.english[name] ?? null;
      if (part === 'stock') return piecesAt(product, product.uuid, name);
      const attribute = known.get(name);
      if (attribute === undefined || !own.has(name)) return undefined;
      return valueOfStored(attribute, product.attributes[name]) ?? null;
    };
    const title = wordsIn(fields['name']);
    const held = cellsOf(columns, valueOf);
    return [
      { key: product.uuid, product, variant: null, title, held },
      ...variants.map(({ uuid, fields: values }) => ({
        key: uuid,
        product,
        variant: uuid,
        title: `${title} ${wordsIn(values['sku'])}`,
        held: cellsOf(columns, ({ part, name, ofVariants }) => {
          if (!ofVariants) return undefined;
          return part === 'stock' ? piecesAt(product, uuid, name) : (values[name] ?? null);
        }),
      })),
    ];
  });
}

const piecesAt = ({ stock }: SheetProduct, article: string, source: string): number | undefined =>
  stock.find((one) => one.article === article && one.source === source)?.pieces;

const cellsOf = (columns: readonly SheetColumn[], valueOf: (column: SheetColumn) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const value = valueOf(column);
      return value === undefined ? [] : [[column.key, value]];
    }),
  );

/** Whether there is a cell to write in. */
export const hasCell = ({ held }: Pick<SheetLine, 'held'>, { key }: Pick<SheetColumn, 'key'>): boolean =>
  Object.hasOwn(held, key);
