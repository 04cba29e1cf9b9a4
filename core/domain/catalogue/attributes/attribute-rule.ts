/** What is asked for by an attribute: a field as all others, with its label, control, limits and what a new one holds. */
import type { FieldRule } from '#core/domain/fields/field.ts';
import type { ShapeName } from '#core/domain/fields/shapes.ts';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import type { Attribute } from './attribute.ts';
import { factsOfAttribute, type AttributeType, type Validation } from './attribute-types.ts';
import { presetOf } from './preset.ts';

/** Characters of a line and of a long text. */
const LINE = 255;
const TEXT = 5_000;
/** As `numeric(12,4)` holds them: 12 digits, 4 of them after the point. */
const MOST_NUMBER = 99_999_999;
/** Money counts 1/10,000 €. */
const MOST_MONEY = MOST_NUMBER * 10_000;
const MOST_OPTIONS = 1_000;

const LIMITS: Readonly<Partial<Record<AttributeType, Partial<FieldRule>>>> = {
  text: { max: LINE, shape: 'line' },
  textarea: { max: TEXT },
  number: { decimals: 4, min: -MOST_NUMBER, max: MOST_NUMBER },
  price: { min: 0, max: MOST_MONEY },
  multiselect: { max: MOST_OPTIONS },
  checkbox: { max: MOST_OPTIONS },
  file: { shape: 'uuid' },
};

const SHAPE_OF: Readonly<Record<Exclude<Validation, 'regex'>, ShapeName>> = {
  numeric: 'wholeNumber',
  decimal: 'decimalNumber',
  email: 'email',
  url: 'web',
};

/** @returns the field that a form of products asks for, and by whose verbs every value of it is judged */
export function ruleOfAttribute(attribute: Attribute): FieldRule {
  const { name, type, unit, validation, regex, isRequired, options } = attribute;
  const facts = factsOfAttribute(type);
  const preset = presetOf(attribute);
  return {
    kind: facts.kind,
    label: unit === null || unit === '' ? name : `${name} (${unit})`,
    ...LIMITS[type],
    ...(facts.validated !== true || validation === null
      ? {}
      : validation === 'regex'
        ? { pattern: regex ?? '' }
        : { shape: SHAPE_OF[validation] }),
    ...(facts.options === undefined ? {} : { words: Object.fromEntries(options.map((one) => [one.uuid, one.name])) }),
    ...(facts.options === 'several' ? { unordered: true } : {}),
    ...(isRequired ? { required: true } : {}),
    ...(isTranslated(attribute) ? { translated: true } : {}),
    ...(preset === undefined ? {} : { blank: isTranslated(attribute) ? { [DEFAULT_LOCALE]: preset } : preset }),
  };
}

/** Whether its value has a text for each language. */
export const isTranslated = ({ type, valuePerLocale }: Pick<Attribute, 'type' | 'valuePerLocale'>): boolean =>
  valuePerLocale && factsOfAttribute(type).translated === true;
