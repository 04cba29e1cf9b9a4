/** A record as the list route answers it, and what it holds in a column. */
import type { Managed } from '#core/resources/resource-rows.ts';
import type { ListColumn } from './list-facts.ts';

export type ListRow = Managed;

/** Undefined where the row has none. */
export function valueIn(row: ListRow, { name, of }: Pick<ListColumn, 'name' | 'of'>): unknown {
  const held: object = of === 'fields' ? row.fields : of === 'computed' ? (row.computed ?? {}) : row;
  return Object.hasOwn(held, name) ? Reflect.get(held, name) : undefined;
}
