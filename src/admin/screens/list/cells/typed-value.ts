/** A value of a field as somebody types it. */
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { numberShown } from '../filters/filter-words.ts';
import type { ListedField } from '../model/list-facts.ts';
import { isNumber } from '#src/admin/screens/list/data/cell-words.ts';

export function textOf(field: ListedField, value: unknown): string {
  if (typeof value === 'number') return numberShown(field, String(value));
  return typeof value === 'string' ? value : '';
}

/** What is typed as the contract takes it: what is no number stays as it is, to be told so. */
export function typedIn(field: ListedField, text: string): unknown {
  if (field.kind === 'boolean') return text === '1';
  if (text.trim() === '') return field.optional === true ? null : isNumber(field) ? null : '';
  if (!isNumber(field)) return text.trim();
  const number = Number(text.replace(/\s/gu, '').replace(',', '.'));
  if (!Number.isFinite(number)) return text;
  return field.kind === 'money' ? Math.round(number * UNITS_PER_EURO) : number;
}
