/** Kinds whose value is one text. */
import { normaliseApeCode } from '#core/domain/company/ape-code.ts';
import { normaliseSiret } from '#core/domain/company/siret.ts';
import { normaliseVatNumber } from '#core/domain/company/vat-number.ts';
import { normaliseWebsite } from '#core/domain/company/website.ts';
import { looksLike } from '#core/domain/text/expression/expression.ts';
import { displayPhone, normalisePhone } from '#core/domain/text/phone.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { answersOf, type FieldRule, type TextKind } from './field.ts';
import { at, type Kind } from './kind.ts';
import { SHAPES, type ShapeName } from './shapes.ts';
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

const trimmed = (text: string): string => text.trim();
const lower = (text: string): string => text.trim().toLowerCase();

interface OneText {
  readonly shape?: ShapeName;
  /** The normal form of what is written in several ways; null for what has none. */
  readonly normal?: (text: string) => string | null;
  /** Whether a stored text that has not its shape is left out when it is read. */
  readonly isExact?: boolean;
}

function oneText({ shape = 'any', normal = trimmed, isExact = false }: OneText = {}): Kind {
  return {
    holds: 'text',
    blank: '',
    check: (rule, value) => {
      const code = isText(value) ? faultOf(rule, shape, value) : 'text.invalid';
      return code === null ? [] : at(code);
    },
    read: (rule, value) => {
      if (!isText(value)) return undefined;
      if (!isExact) return rule.max === undefined ? value : value.slice(0, rule.max);
      return value === '' || faultOf(rule, shape, value) === null ? value : undefined;
    },
    meaning: (_rule, value) => meaningOf(isText(value) && value !== '' ? (normal(value) ?? value) : value),
    text: ({ kind }, value, { value: say }) => (isText(value) && value !== '' ? say(value, kind) : ''),
  };
}

/** One of the answers; none of them is empty. */
const choice: Kind = {
  ...oneText(),
  check: (rule, value) => {
    const code = isText(value) ? faultOf(rule, 'any', value) : 'text.invalid';
    if (code !== null) return at(code);
    return answersOf(rule).some((one) => one === value) ? [] : at('value.invalid');
  },
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
  ...oneText({ normal: lower }),
  read: (rule, value) => (rule.shape === 'uuid' ? uuidIn(value) : isText(value) ? value.slice(0, rule.max) : undefined),
};

export const TEXT_KINDS: Readonly<Record<TextKind, Kind>> = {
  text: oneText(),
  multiline: oneText(),
  html: oneText(),
  email: oneText({ shape: 'email', normal: lower }),
  /* drawn in pairs, kept in E.164 */
  phone: {
    ...oneText({ normal: normalisePhone }),
    read: (_rule, value) => (isText(value) ? displayPhone(value) : undefined),
  },
  postcode: oneText({ shape: 'postcode' }),
  country: {
    ...oneText({ shape: 'country' }),
    read: (_rule, value) => (isText(value) && SHAPES.country(value) === null ? value : undefined),
  },
  siret: oneText({ shape: 'siret', normal: normaliseSiret }),
  vat: oneText({ shape: 'vat', normal: normaliseVatNumber }),
  ape: oneText({ shape: 'ape', normal: normaliseApeCode }),
  url: oneText({ normal: normaliseWebsite }),
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
  picture: { ...oneText({ shape: 'uuid', normal: lower }), read: (_rule, value) => uuidIn(value) },
  file: record,
};
