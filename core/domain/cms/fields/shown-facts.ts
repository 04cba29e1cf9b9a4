/** What the shop shows of fields that say so: a name and what stands there, as words. */
import { isAsked } from '#core/domain/cms/fields/field-values.ts';
import { holdingOf, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { valueIn } from '#core/domain/fields/languages.ts';
import { isBlank, isPlace, isTitledLink, textsIn, type Values } from '#core/domain/fields/values.ts';
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

function saidOf(field: CustomField, value: unknown): Omit<ShownFact, 'label'> {
  const { kind, choices = [] } = field;
  const wordOf = (one: string): string => choices.find((choice) => choice.value === one)?.label ?? one;
  if (isTitledLink(value)) return { text: value.text || value.href, href: value.href };
  if (isPlace(value)) return { text: value.address };
  if (holdingOf(kind) === 'texts') return { text: textsIn(value).map(wordOf).join(', ') };
  const text = typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '';
  if (kind === 'email') return { text, href: `mailto:${text}` };
  if (kind === 'url' || kind === 'page_link') return { text, href: text };
  return { text: wordOf(text) };
}
