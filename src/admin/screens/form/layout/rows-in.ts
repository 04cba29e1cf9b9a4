import type { FieldSet } from '#core/resources/field.ts';
import type { Row } from '#src/forms/field-rows.tsx';

/** Names in the order of a section, two short ones side by side. */
export function rowsIn(fields: FieldSet, names: readonly string[]): readonly Row<string>[] {
  const rows: Row<string>[] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const pairs = typeof last === 'string' && fields[last]?.half === true && fields[name]?.half === true;
    if (pairs) rows.splice(-1, 1, [last, name]);
    else rows.push(name);
  }
  return rows;
}
