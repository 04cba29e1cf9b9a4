/** What is wrong with the cells of a line, by the rules of its fields and of prices (domain 2.5): as its form says. */
import { priceFaults } from '#core/domain/catalogue/products/price-rules.ts';
import { keyOfField, type SheetColumn } from './columns.ts';
import type { SheetLine } from './lines.ts';

export type Cells = ReadonlyMap<string, unknown>;
export type Faults = ReadonlyMap<string, string>;

const NONE: Faults = new Map();

export function faultsOfRow(line: SheetLine, cells: Cells, columns: ReadonlyMap<string, SheetColumn>): Faults {
  if (cells.size === 0) return NONE;
  const faults = new Map<string, string>();
  for (const [key, value] of cells) {
    const code = columns.get(key)?.fault(value) ?? null;
    if (code !== null) faults.set(key, code);
  }
  const now = (name: string): unknown => {
    const key = keyOfField(name);
    return cells.has(key) ? cells.get(key) : line.held[key];
  };
  const [price, special, from, to] = [now('price'), now('specialPrice'), now('specialFrom'), now('specialTo')];
  if (typeof price === 'number') {
    const wrong = priceFaults({
      price,
      specialPrice: typeof special === 'number' ? special : null,
      specialFrom: typeof from === 'string' ? from : null,
      specialTo: typeof to === 'string' ? to : null,
    });
    for (const { field, code } of wrong)
      /* what nobody touched here is not what is told wrong */
      if (isTouched(cells, field)) faults.set(keyOfField(field), code);
  }
  return faults;
}

const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  specialPrice: ['price', 'specialPrice'],
  specialTo: ['specialFrom', 'specialTo'],
};

const isTouched = (cells: Cells, field: string): boolean =>
  (TOGETHER[field] ?? [field]).some((name) => cells.has(keyOfField(name)));
