/** Changes to the list of fields while it is set up. */
import {
  CODE_LIMIT,
  holdingOf,
  type CustomField,
  type CustomFieldKind,
  type FieldChoice,
} from '#core/domain/cms/fields/custom-field.ts';
import { mayBeShown } from '#core/domain/cms/fields/shown-facts.ts';
import { slugOf } from '#core/domain/text/slug.ts';

/** A name made of a label: small letters, digits and underscores. */
export const codeOf = (label: string): string => slugOf(label).replace(/-/gu, '_').slice(0, CODE_LIMIT);

/** The name follows the label as long as nobody has typed one of their own. */
export function withLabel(field: CustomField, label: string): CustomField {
  const follows = field.name === '' || field.name === codeOf(field.label);
  return { ...field, label, ...(follows ? { name: codeOf(label) } : {}) };
}

const CHOSEN: ReadonlySet<CustomFieldKind> = new Set<CustomFieldKind>(['select', 'checkbox', 'radio', 'button_group']);
export const hasChoices = (kind: CustomFieldKind): boolean => CHOSEN.has(kind);
export const hasFields = (kind: CustomFieldKind): boolean => kind === 'group' || kind === 'repeater';
export const hasBounds = (kind: CustomFieldKind): boolean =>
  ['number', 'rows', 'texts'].includes(holdingOf(kind)) || kind === 'text' || kind === 'textarea';

/** Another kind keeps what both have: name, label and what is said of it. */
export function withKind(
  { name, label, help, required, translated, shown }: CustomField,
  kind: CustomFieldKind,
): CustomField {
  const isHeld = holdingOf(kind) !== 'none';
  return {
    name,
    label,
    kind,
    ...(help === undefined ? {} : { help }),
    ...(isHeld && required === true ? { required } : {}),
    ...(isHeld && translated === true ? { translated } : {}),
    ...(mayBeShown(kind) && shown === true ? { shown } : {}),
    ...(hasChoices(kind) ? { choices: [] } : {}),
    ...(hasFields(kind) ? { fields: [] } : {}),
    ...(kind === 'flexible_content' ? { layouts: [] } : {}),
  };
}

export const newField = (): CustomField => ({ name: '', label: '', kind: 'text' });

/** One a line: `valeur : Libellé`, or the label alone. */
export const choicesText = (choices: readonly FieldChoice[]): string =>
  choices.map(({ value, label }) => (value === codeOf(label) ? label : `${value} : ${label}`)).join('\n');

export function choicesIn(text: string): FieldChoice[] {
  return text.split('\n').flatMap((line): FieldChoice[] => {
    const [before = '', ...after] = line.split(/\s:\s/u);
    const label = (after.length === 0 ? before : after.join(' : ')).trim();
    const value = codeOf(before.trim());
    return label === '' || value === '' ? [] : [{ value, label }];
  });
}

/** The field with a setting, or without it where it says nothing. */
export function withSetting<Name extends keyof CustomField>(
  field: CustomField,
  name: Name,
  value: CustomField[Name] | undefined,
): CustomField {
  const { [name]: _former, ...others } = field;
  const isSaid = value !== undefined && value !== false && value !== '';
  return Object.assign(
    { name: field.name, label: field.label, kind: field.kind },
    others,
    isSaid ? { [name]: value } : {},
  );
}
