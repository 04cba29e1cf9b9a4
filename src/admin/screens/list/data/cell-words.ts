import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Wording } from '#core/domain/fields/kind.ts';
import { KINDS, textOf } from '#core/domain/fields/kinds.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { useWording } from '#src/forms/field-words.ts';
import { formatExact } from '#src/i18n/format/number.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { ListedField } from '#src/admin/screens/list/model/list-facts.ts';

/** Kinds whose values stand at the right, digit under digit. */
const NUMBERS: ReadonlySet<string> = new Set(['money', 'quantity', 'percent', 'decimal']);
export const isNumber = ({ kind }: Pick<ListedField, 'kind'>): boolean => NUMBERS.has(kind);

/** Entries of a list that are told; the others are counted. */
const TOLD = 3;
/** More of a long text is read in its form. */
const LONGEST = 300;

type Words = (field: ListedField, value: unknown, titleOf?: (uuid: string) => string) => string;

/** A value in the words of the reader, on one line; empty for nothing. The same function at every drawing. */
export function useCellWords(): Words {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const wording = useWording();
  return useMemo(() => {
    const exactly: Wording['value'] = (value, kind) => {
      if (typeof value === 'number' && kind === 'decimal') return formatExact(value, locale);
      const text = wording.value(value, kind);
      return typeof value === 'number' && kind === 'percent' ? t`${text} %` : text;
    };
    return (field, value, titleOf = (uuid) => uuid) => {
      if (value === null && field.none !== undefined) return wording.label(field.none);
      if (field.kind === 'rows') return Array.isArray(value) && value.length > 0 ? format.number(value.length) : '';
      const own: Wording = {
        ...wording,
        value: (held, kind) => {
          if (kind === 'reference' || kind === 'references') return titleOf(String(held));
          const text = exactly(held, kind);
          return text === held ? cutText(text.replace(/\s+/gu, ' ').trim(), LONGEST) : text;
        },
      };
      const isList = KINDS[field.kind].holds === 'texts';
      const one = (held: unknown): string => textOf(field, isList ? [held] : held, own);
      if (!Array.isArray(value)) return one(value);
      const rest = value.length - TOLD;
      return [...value.slice(0, TOLD).map(one), ...(rest > 0 ? [`+ ${format.number(rest)}`] : [])].join(', ');
    };
  }, [t, format, locale, wording]);
}
