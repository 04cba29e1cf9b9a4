/** Kinds whose value is one text. */
import { cutText } from '#core/domain/text/cut-text.ts';
import { looksLike } from '#core/domain/text/expression/expression.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { answersOf, type FieldRule, type TextKind } from './field.ts';
import { at, type Kind } from './kind.ts';
import { FORMS, SHAPES, trimmed, type ShapeName } from './shapes.ts';
import { isText, meaningOf } from './values.ts';

/** Its length first: nothing longer than it may be is looked at more closely. */
function faultOf(
  { min = 0, max = Infinity, shape, pattern, fault }: FieldRule,
  usual: ShapeName,
  text: string,
): string | null {
  if (text.length > max) return 'text.tooLong';
  if (text.length < min) return 'text.tooShort';
  if (text === '') return null;
  const isLike = pattern === undefined || looksLike(pattern, text);
  const code = SHAPES[shape ?? usual](text) ?? (isLike ? null : 'text.pattern');
  return code === null ? null : (fault ?? code);
}

const lower = (text: string): string => text.trim().toLowerCase();

interface OneText {
  readonly shape?: ShapeName;
  /** The form by which two are compared, where it is not the form of its shape. */
  readonly form?: (text: string) => string;
  /** Whether a stored text that has not its shape is left out when it is read. */
  readonly isExact?: boolean;
}

function oneText({ shape = 'any', form = FORMS[shape] ?? trimmed, isExact = false }: OneText = {}): Kind {
  return {
    holds: 'text',
    blank: '',
    check: (rule, value) => {
      const code = isText(value) ? faultOf(rule, shape, value) : 'text.invalid';
      return code === null ? [] : at(code);
    },
    read: (rule, value) => {
      if (!isText(value)) return undefined;
      if (!isExact) return rule.max === undefined ? value : cutText(value, rule.max);
      return value === '' || faultOf(rule, shape, value) === null ? value : undefined;
    },
    normal: (rule, value) => (isText(value) ? (FORMS[rule.shape ?? shape] ?? trimmed)(value) : value),
    meaning: (_rule, value) => meaningOf(isText(value) && value !== '' ? form(value) : value),
    text: ({ kind }, value, { value: say }) => (isText(value) && value !== '' ? say(value, kind) : ''),
  };
}

/** One of the answers; none of them is empty. */
const choice: Kind = {
  ...oneText(),
  check: (rule, value) => {
    const code = isText(value) ? faultOf(rule, 'any', value) : 'text.invalid';
    if (code !== null) return at(code);
    return answersOf(rule).some((one) => one === value) ? [] : at(rule.fault ?? 'value.invalid');
  },
  normal: (_rule, value) => value,
  read: (rule, value) => answersOf(rule).find((one) => one === value),
  text: ({ words = {}, kind }, value, { label, value: say }) => {
    if (!isText(value)) return '';
    const word = Object.hasOwn(words, value) ? words[value] : undefined;
    return word === undefined ? say(value, kind) : label(word);
  },
};

const uuidIn = (value: unknown): string | undefined =>
  isText(value) && isUuid(value.toLowerCase()) ? value.toLowerCase() : undefined;

/** Something that is named by its UUID, or where its shape says so by a code of its own. */
const record: Kind = {
  ...oneText({ form: lower }),
  read: (rule, value) =>
    rule.shape === 'uuid' ? uuidIn(value) : isText(value) ? cutText(value, rule.max ?? Infinity) : undefined,
};

export const TEXT_KINDS: Readonly<Record<TextKind, Kind>> = {
  text: oneText(),
  multiline: oneText(),
  html: oneText(),
  email: oneText({ shape: 'email' }),
  /* drawn in pairs, kept in E.164 */
  phone: {
    ...oneText({ shape: 'phone' }),
    read: (_rule, value) => (isText(value) ? displayPhone(value) : undefined),
  },
  postcode: oneText({ shape: 'postcode' }),
  country: {
    ...oneText({ shape: 'country' }),
    read: (_rule, value) => (isText(value) && SHAPES.country(value) === null ? value : undefined),
  },
  siret: oneText({ shape: 'siret' }),
  vat: oneText({ shape: 'vat' }),
  ape: oneText({ shape: 'ape' }),
  url: oneText({ shape: 'website' }),
  link: oneText({ shape: 'link', isExact: true }),
  anchor: oneText({ shape: 'anchor' }),
  host: oneText({ shape: 'host' }),
  slug: oneText({ shape: 'slug' }),
  day: oneText({ shape: 'day' }),
  time: oneText({ shape: 'time' }),
  instant: oneText({ shape: 'instant' }),
  color: oneText({ shape: 'color' }),
  /* a secret is no part of what is stored of a form */
  password: { ...oneText(), read: () => undefined },
  choice,
  reference: record,
  picture: { ...oneText({ shape: 'uuid' }), read: (_rule, value) => uuidIn(value) },
  file: record,
};
