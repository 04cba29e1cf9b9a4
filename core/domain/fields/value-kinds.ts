/** Kinds whose value is a number, yes or no, a list, or an object of a few parts. */
import { written } from '#core/domain/merge/equal.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { answersOf, type FieldKind, type FieldRule, type ListKind, type NumberKind } from './field.ts';
import { at, boundFault, LIST_BOUNDS, type FieldFault, type Kind } from './kind.ts';
import { SHAPES } from './shapes.ts';
import { isNumber, isPlace, isRecord, isText, isTitledLink, meaningOf, textsIn } from './values.ts';

const when = (code: string | null): readonly FieldFault[] => (code === null ? [] : at(code));

const NUMBER_BOUNDS = ['number.tooSmall', 'number.tooLarge'] as const;

/** No more digits after the point than the field has; a number in any other form than these is none. */
const hasDecimals = ({ decimals }: FieldRule, value: number): boolean => {
  if (decimals === undefined) return true;
  const read = /^-?\d+(?:\.(\d+))?$/u.exec(String(value));
  return read !== null && (read[1] ?? '').length <= decimals;
};

const decimal: Kind = {
  holds: 'number',
  blank: undefined,
  check: (rule, value) => {
    if (!isNumber(value)) return at('number.invalid');
    return when(boundFault(rule, value, NUMBER_BOUNDS) ?? (hasDecimals(rule, value) ? null : 'number.invalid'));
  },
  read: (_rule, value) => (isNumber(value) ? value : undefined),
  meaning: (_rule, value) => (isNumber(value) ? value + 0 : meaningOf(value)),
  text: ({ kind }, value, { value: say }) => (isNumber(value) ? say(value, kind) : ''),
};
const whole: Kind = {
  ...decimal,
  check: (rule, value) => (Number.isInteger(value) ? decimal.check(rule, value, {}) : at('number.invalid')),
};
/** Its bounds first. */
const count: Kind = { ...decimal, check: (rule, value) => decimal.check({ ...rule, decimals: 0 }, value, {}) };
/** No whole number beyond it is told from its neighbours. */
const MOST = Number.MAX_SAFE_INTEGER;
/** A whole number that stays within its bounds, from 0 where it names none. */
const bounded: Kind = {
  ...whole,
  check: (rule, value) => whole.check({ ...rule, min: rule.min ?? 0, max: rule.max ?? MOST }, value, {}),
  read: ({ min = 0, max = MOST }, value) =>
    isNumber(value) && Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : undefined,
};

export const NUMBER_KINDS: Readonly<Record<NumberKind, Kind>> = {
  money: whole,
  quantity: count,
  percent: decimal,
  decimal,
  number: bounded,
};

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** Texts; `isOrdered` where their order says something, unless the field says otherwise. */
const texts = (isOrdered: boolean): Kind => ({
  holds: 'texts',
  blank: [],
  check: (rule, value, { isStrict = false }) => {
    if (!Array.isArray(value)) return at('value.invalid');
    const code = boundFault(rule, value.length, LIST_BOUNDS);
    if (code !== null && isStrict) return at(code);
    const shape = SHAPES[rule.shape ?? 'any'];
    return when(isTexts(value) && value.every((one) => shape(one) === null) ? code : 'value.invalid');
  },
  /* each once, as they came */
  normal: (_rule, value) => (isTexts(value) ? [...new Set(value)] : value),
  read: ({ max }, value) => (Array.isArray(value) ? textsIn(value).slice(0, max) : undefined),
  meaning: ({ unordered = !isOrdered }, value) => {
    if (!Array.isArray(value)) return meaningOf(value);
    const all = textsIn(value);
    return JSON.stringify(unordered ? all.toSorted() : all);
  },
  text: (rule, value, { label, value: say, between }) =>
    textsIn(value)
      .map((one) =>
        rule.words !== undefined && Object.hasOwn(rule.words, one)
          ? label(rule.words[one] ?? one)
          : say(one, rule.kind),
      )
      .join(between),
});

/** Some of the answers; how many is asked once each is one. */
const choices: Kind = {
  ...texts(false),
  check: (rule, value) => {
    const answers = answersOf(rule);
    if (!isTexts(value) || !value.every((one) => answers.includes(one))) return at('value.invalid');
    return when(boundFault(rule.single === true ? { kind: rule.kind, max: 1 } : rule, value.length, LIST_BOUNDS));
  },
};

const numbers: Kind = {
  holds: 'numbers',
  blank: [],
  check: (rule, value) => {
    const isFit =
      Array.isArray(value) && value.length > 0 && value.every((one) => whole.check(rule, one, {}).length === 0);
    return isFit ? [] : at('value.invalid');
  },
  read: (_rule, value) => (Array.isArray(value) ? value.filter(isNumber) : undefined),
  meaning: (_rule, value) => (Array.isArray(value) ? JSON.stringify(value.filter(isNumber)) : null),
  text: ({ kind }, value, { value: say, between }) =>
    Array.isArray(value)
      ? value
          .filter(isNumber)
          .map((one) => say(one, kind))
          .join(between)
      : '',
};

export const LIST_KINDS: Readonly<Record<ListKind, Kind>> = {
  choices,
  tags: texts(false),
  references: texts(true),
  pictures: texts(true),
  numbers,
};

const flag: Kind = {
  holds: 'flag',
  blank: false,
  check: (_rule, value) => (typeof value === 'boolean' ? [] : at('value.invalid')),
  read: (_rule, value) => (typeof value === 'boolean' ? value : undefined),
  meaning: (_rule, value) => meaningOf(value),
  text: ({ kind }, value, { value: say }) => (typeof value === 'boolean' ? say(value, kind) : ''),
};

/** What stands in rich text for machines. */
const isSilent = (name: string): boolean => name === 'type';
const wordsIn = (value: unknown): readonly string[] => {
  if (isText(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => (isSilent(name) ? [] : wordsIn(one))) : [];
};

/** Text made of parts; a text of the editor is the same after it was read. */
const rich: Kind = {
  holds: 'rich',
  blank: [],
  check: (rule, value, { isStrict = false }) => {
    if (!Array.isArray(value)) return at('value.invalid');
    const read = readRichText(value);
    if (!isStrict) return read.length > 0 ? [] : at('value.invalid');
    return when(
      boundFault(rule, value.length, LIST_BOUNDS) ?? (written(read) === written(value) ? null : 'value.invalid'),
    );
  },
  read: ({ max }, value) => readRichText(value).slice(0, max),
  meaning: (_rule, value) => written(readRichText(value)),
  text: ({ kind }, value, { value: say }) =>
    wordsIn(value)
      .map((one) => say(one, kind))
      .filter((one) => one !== '')
      .join('\n'),
};

/** An object of a few parts, known by its guard. */
const parts = <Value>(
  holds: 'link' | 'place',
  blank: Value,
  isOne: (value: unknown) => value is Value,
  own: { readonly code: (value: Value) => string | null; readonly text: (value: Value) => string },
): Kind => ({
  holds,
  blank,
  check: (_rule, value) => when(isOne(value) ? own.code(value) : 'value.invalid'),
  read: (_rule, value) => (isOne(value) ? value : undefined),
  meaning: (_rule, value) => (isOne(value) ? written(value) : null),
  text: ({ kind }: FieldRule, value, { value: say }) => (isOne(value) ? say(own.text(value), kind) : ''),
});

/** It orders a form and holds nothing. */
const nothing: Kind = {
  holds: 'none',
  blank: undefined,
  check: () => [],
  read: () => undefined,
  meaning: () => null,
  text: () => '',
};

export const VALUE_KINDS = {
  boolean: flag,
  /* given anew in each form */
  consent: { ...flag, read: () => undefined },
  rich,
  titledLink: parts('link', { href: '', text: '' }, isTitledLink, {
    code: ({ href }) => (isSafeUrl(href) ? null : 'link.invalid'),
    text: ({ text, href }) => text || href,
  }),
  place: parts('place', { address: '', latitude: null, longitude: null }, isPlace, {
    code: () => null,
    text: ({ address }) => address,
  }),
  heading: nothing,
  message: nothing,
} satisfies Partial<Record<FieldKind, Kind>>;
