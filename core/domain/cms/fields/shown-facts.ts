/** What the shop shows of fields that say so: a name and what stands there, as words. */
import { isAsked } from '#core/domain/cms/fields/field-values.ts';
import { ruleOf, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import type { Wording } from '#core/domain/fields/kind.ts';
import { textOf } from '#core/domain/fields/kinds.ts';
import { valueIn } from '#core/domain/fields/languages.ts';
import { isBlank, isTitledLink, type Values } from '#core/domain/fields/values.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

export interface ShownFact {
  readonly label: string;
  readonly text: string;
  /** Where a press leads. */
  readonly href?: string;
}

/** Kinds whose value is words as it stands: a name of a file or of a record is none. */
const SAID: ReadonlySet<CustomField['kind']> = new Set([
  'text',
  'textarea',
  'number',
  'range',
  'email',
  'url',
  'select',
  'checkbox',
  'radio',
  'button_group',
  'link',
  'page_link',
  'google_map',
  'date_picker',
  'time_picker',
]);

/** Only kinds that are words as they stand may be shown. */
export const mayBeShown = (kind: CustomField['kind']): boolean => SAID.has(kind);

export function shownFacts(fields: readonly CustomField[], values: Values, locale: Locale): readonly ShownFact[] {
  return fields
    .filter((field) => field.shown === true && mayBeShown(field.kind) && isAsked(field, values))
    .flatMap((field): ShownFact[] => {
      const value = valueIn(field, values, locale);
      return isBlank(value) ? [] : [{ label: field.label, ...saidOf(field, value) }];
    })
    .filter(({ text }) => text !== '');
}

/** As editors wrote it. */
const wording: Wording = {
  label: (text) => (typeof text === 'string' ? text : text.message),
  value: (value) => (typeof value === 'number' ? String(value).replace('.', ',') : String(value)),
  between: ', ',
};

function saidOf(field: CustomField, value: unknown): Omit<ShownFact, 'label'> {
  const { kind } = field;
  const text = textOf(ruleOf(field), value, wording);
  if (isTitledLink(value)) return { text, href: value.href };
  if (kind === 'email') return { text, href: `mailto:${text}` };
  return kind === 'url' || kind === 'page_link' ? { text, href: text } : { text };
}
