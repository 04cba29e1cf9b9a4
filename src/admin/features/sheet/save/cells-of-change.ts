/** The other way round: the cells of a sheet that a change was made of. */
import type { SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import { valueOfStored } from '#core/domain/catalogue/attributes/attribute-value.ts';
import type { ColumnPart } from '../model/columns.ts';

interface ChangedCell {
  /** UUID of the line. */
  readonly row: string;
  readonly part: ColumnPart;
  readonly name: string;
  readonly value: unknown;
}

export function cellsOfChange(args: SheetChangeArgs, attributes: readonly FormAttribute[]): readonly ChangedCell[] {
  const known = new Map(attributes.map((one) => [one.code, one]));
  const row = args.product;
  const cells = (part: ColumnPart, values: Readonly<Record<string, unknown>>, of = row): ChangedCell[] =>
    Object.entries(values).map(([name, value]) => ({ row: of, part, name, value }));
  return [
    ...cells('fields', args.fields),
    ...cells('english', args.english),
    ...cells('attributes', args.attributes).flatMap((cell) => {
      const attribute = known.get(cell.name);
      return attribute === undefined ? [] : [{ ...cell, value: valueOfStored(attribute, cell.value) ?? null }];
    }),
    ...args.variants.flatMap(({ uuid, fields }) => cells('fields', fields, uuid)),
    ...args.stock.map(({ article, source, to }): ChangedCell => ({
      row: article,
      part: 'stock',
      name: source,
      value: to,
    })),
  ];
}
