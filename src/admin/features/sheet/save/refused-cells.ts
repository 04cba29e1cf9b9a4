/** Where in a sheet the shop found something wrong: places of a product's form as lines and columns. */
import * as v from 'valibot';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import type { ParkedReason } from '#src/db/rows.ts';
import { keyOfPart } from '../model/columns.ts';

const told = v.object({ fields: v.array(v.object({ path: v.string(), code: v.string() })) });

export interface RefusedCell {
  /** UUID of the line. */
  readonly row: string;
  readonly column: string;
  readonly code: string;
}

/** @param product as it is now: its variants stand in the order by which the shop counts them */
export function refusedCells(reason: ParkedReason, product: SheetProduct): readonly RefusedCell[] {
  const read = v.safeParse(told, reason.class === 'refused' ? reason.data : null);
  if (!read.success) return [];
  return read.output.fields.flatMap(({ path, code }): RefusedCell[] => {
    const [part, name = '', more, last] = path.split('.');
    if (part === 'translations' && more !== undefined)
      return [{ row: product.uuid, column: keyOfPart('english', more), code }];
    if (part !== 'fields') return [];
    if (name === 'attributes' && more !== undefined)
      return [{ row: product.uuid, column: keyOfPart('attributes', more), code }];
    const variant = name === 'variants' ? product.variants[Number(more)] : undefined;
    if (variant !== undefined && last !== undefined)
      return [{ row: variant.uuid, column: keyOfPart('fields', last), code }];
    return [{ row: product.uuid, column: keyOfPart('fields', name), code }];
  });
}
