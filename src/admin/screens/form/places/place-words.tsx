/** What places of a form are called, and what they hold, in the reader's words. */
import { useLingui } from '@lingui/react/macro';
import type { FieldSet } from '#core/resources/field.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { textsIn } from '#core/domain/fields/values.ts';
import { useNames } from '#src/admin/forms/lookup/use-names.ts';
import { FileName } from '#src/admin/parts/media/file-name.tsx';
import { isFile, type FieldPlace } from '#src/admin/screens/form/version/record-values.ts';
import { useFieldWords, useLabel } from '#src/forms/field-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';

export interface PlaceWords {
  /** "Nom", "Nom (anglais)", "Statut (moto)". */
  readonly label: (place: Pick<FieldPlace, 'field' | 'locale' | 'channel'>) => string;
  /** What a place holds; "vide" for nothing, "hérité" where a channel has nothing of its own. */
  readonly text: (place: FieldPlace, value: unknown) => string;
}

export function useLocaleNames(): Readonly<Record<Locale, string>> {
  const { t } = useLingui();
  return { fr_FR: t`français`, en_GB: t`anglais` };
}

export function usePlaceWords(fields: FieldSet): PlaceWords {
  const { t } = useLingui();
  const say = useLabel();
  const format = useFormat();
  const words = useFieldWords(fields);
  const locales: Readonly<Record<string, string>> = useLocaleNames();
  return {
    label: ({ field, locale, channel }) => {
      const of = channel ?? (locale === undefined ? undefined : (locales[locale] ?? locale));
      return of === undefined ? say(field.label) : `${say(field.label)} (${of})`;
    },
    text: ({ name, field, channel }, value) => {
      if (value === undefined && channel !== undefined) return t`hérité`;
      if (field.none !== undefined && (value === null || (Array.isArray(value) && value.length === 0)))
        return say(field.none);
      if (field.kind === 'password') return value === undefined || value === '' ? t`vide` : '••••••••';
      if (Array.isArray(value)) {
        const count = format.number(value.length);
        if (value.length === 0) return t`vide`;
        if (field.kind === 'rows') return value.length === 1 ? t`1 ligne` : t`${count} lignes`;
        if (field.kind === 'references') return value.length === 1 ? t`1 élément` : t`${count} éléments`;
      }
      const text = words.value(name, { [name]: value });
      if (text === '') return t`vide`;
      return field.kind === 'percent' ? `${text}\u202f%` : text;
    },
  };
}

interface PlaceValueProps {
  place: FieldPlace;
  value: unknown;
  words: PlaceWords;
}

/** What a place holds; other records and files by their names. */
export function PlaceValue(props: PlaceValueProps) {
  const { kind, to } = props.place.field;
  if (isFile(props.place) && typeof props.value === 'string' && props.value !== '')
    return <FileName uuid={props.value} />;
  if ((kind === 'reference' || kind === 'references') && to !== undefined) return <Named {...props} to={to} />;
  return <>{props.words.text(props.place, props.value)}</>;
}

function Named({ place, value, words, to }: PlaceValueProps & { to: string }) {
  const uuids = typeof value === 'string' && value !== '' ? [value] : textsIn(value);
  const { names } = useNames(to, uuids);
  const titles = uuids.flatMap((uuid) => names.get(uuid)?.title ?? []);
  if (titles.length < uuids.length || uuids.length === 0) return <>{words.text(place, uuids)}</>;
  return <>{titles.join(', ')}</>;
}
