import { useLingui } from '@lingui/react/macro';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import type { FilterWay } from '#core/resources/filter-ways.ts';
import { useCellWords } from '#src/admin/screens/list/data/cell-words.ts';
import { useReferenceTitles } from '../data/reference-titles.ts';
import { valuesOf, type ListFilter } from '../model/list-address.ts';
import type { ListedField } from '../model/list-facts.ts';

/** What a way of comparing is called for a kind of field: "au moins" of an amount, "depuis le" of a day. */
export function useWayWords(): (field: Pick<ListedField, 'kind'>, way: FilterWay) => string {
  const { t } = useLingui();
  return ({ kind }, way) => {
    const isTime = kind === 'day' || kind === 'instant';
    const words: Readonly<Record<FilterWay, string>> = {
      is: isTime ? t`est le` : t`est`,
      not: isTime ? t`n’est pas le` : t`n’est pas`,
      contains: t`contient`,
      starts: t`commence par`,
      from: isTime ? t`depuis le` : t`au moins`,
      to: isTime ? t`jusqu’au` : t`au plus`,
      in: t`est parmi`,
      empty: t`est vide`,
    };
    return words[way];
  };
}

/** The value of a condition as its chip says it. */
export function useFilterValue(): (field: ListedField, filter: ListFilter) => string {
  const { t } = useLingui();
  const words = useCellWords();
  const titleOf = useReferenceTitles();
  const one = (field: ListedField, way: FilterWay, value: string): string => {
    if (way === 'empty' || field.kind === 'boolean') return value === '1' ? t`Oui` : t`Non`;
    const number = Number(value);
    if (isTyped(field, 'number')) return Number.isFinite(number) ? words(field, number) : value;
    /* an instant is filtered by days */
    if (field.kind === 'instant' && /^\d{4}-\d\d-\d\d$/u.test(value)) return words({ ...field, kind: 'day' }, value);
    return words(field, value, (uuid) => titleOf(field.to ?? '', uuid));
  };
  return (field, { way, value }) => {
    const values = way === 'in' ? valuesOf(value) : [value];
    if (values.length > 2) return t`${values.length} valeurs`;
    return values.map((each) => one(field, way, each)).join(', ');
  };
}

const NUMBERS: ReadonlySet<string> = new Set(['money', 'quantity', 'percent', 'decimal']);

/** How the value of a condition is given. */
export const isTyped = ({ kind }: Pick<ListedField, 'kind'>, as: 'number' | 'day'): boolean =>
  as === 'number' ? NUMBERS.has(kind) : kind === 'day' || kind === 'instant';

/** What is typed as the address has it: amounts in 1/10,000 €; empty for what is no number. */
export function numberTyped({ kind }: Pick<ListedField, 'kind'>, text: string): string {
  const number = Number(text.replace(/[\s\u202f\u00a0]/gu, '').replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(number)) return '';
  return String(kind === 'money' ? Math.round(number * UNITS_PER_EURO) : number);
}

/** The other way round: what a field for it holds. */
export function numberShown({ kind }: Pick<ListedField, 'kind'>, value: string): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return '';
  return String(kind === 'money' ? number / UNITS_PER_EURO : number).replace('.', ',');
}
