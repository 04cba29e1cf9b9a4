/** Records as the cells of a file: what a person reads in the list, in French. */
import type { Label } from '#core/domain/fields/field.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import { listedOf, type Resource, type STAMPS } from '#core/resources/resource.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import type { Db } from '#server/database/connection.ts';
import { lookUp } from '#server/resources/list/lookup.ts';
import type { Cell } from '#core/domain/csv/csv-line.ts';
import { targetOf } from '#server/resources/read/expressions.ts';

export const textOf = (label: Label): string => (typeof label === 'string' ? label : label.message);

const STAMP_WORDS: Readonly<Record<keyof typeof STAMPS, string>> = { createdAt: 'Créé le', updatedAt: 'Modifié le' };

/** What the columns are called. */
export const headings = ({ fields, computed = {} }: Resource, columns: readonly string[]): string[] =>
  columns.map((name) => {
    const label = fields[name]?.label ?? computed[name]?.label;
    if (label !== undefined) return textOf(label);
    return name === 'createdAt' || name === 'updatedAt' ? STAMP_WORDS[name] : name;
  });

const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** @returns one row of cells a record */
export async function cellsOf(
  db: Db,
  resource: Resource,
  columns: readonly string[],
  records: readonly Managed[],
): Promise<Cell[][]> {
  const titles = await titlesOf(db, resource, columns, records);
  const listed = listedOf(resource);
  return records.map((record) =>
    columns.map((name) => {
      const field = resource.fields[name];
      const cell = (value: unknown): Cell => {
        if (value === null || value === undefined) return null;
        if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
        if (typeof value === 'number') return listed[name]?.kind === 'money' ? value / UNITS_PER_EURO : value;
        if (Array.isArray(value)) return value.map((one) => String(cell(one) ?? '')).join(', ');
        if (typeof value !== 'string') return null;
        const kind = listed[name]?.kind;
        if (kind === 'day') return day.format(new Date(`${value}T00:00:00Z`));
        if (kind === 'instant') return moment.format(new Date(value));
        if (kind === 'phone') return displayPhone(value);
        const word = field?.words?.[value];
        return word === undefined ? (titles.get(value) ?? value) : textOf(word);
      };
      return cell(valueOf(record, name));
    }),
  );
}

function valueOf(record: Managed, name: string): unknown {
  if (name === 'createdAt' || name === 'updatedAt') return record[name];
  const value: unknown = Reflect.get(record.fields, name);
  return value === undefined ? record.computed?.[name] : value;
}

/** What records that are referred to are called, by UUID. */
async function titlesOf(db: Db, { fields }: Resource, columns: readonly string[], records: readonly Managed[]) {
  const titles = new Map<string, string>();
  for (const name of columns) {
    const target = fields[name] && targetOf(fields[name]);
    if (target === undefined) continue;
    const ids = records.flatMap((record) => [valueOf(record, name)].flat()).filter((one) => typeof one === 'string');
    if (ids.length === 0) continue;
    for (const { uuid, title } of await lookUp(db, target, { q: '', ids: [...new Set(ids)] })) titles.set(uuid, title);
  }
  return titles;
}
