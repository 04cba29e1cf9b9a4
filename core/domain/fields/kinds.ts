/** The row of every kind of field, and what follows from them for a set of fields. Nothing here throws on what is stored. */
import { written } from '#core/domain/merge/equal.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { isAsked, type FieldKind, type FieldRule, type FieldRules } from './field.ts';
import { at, boundFault, LIST_BOUNDS, under, type FieldFault, type Judging, type Kind, type Wording } from './kind.ts';
import { TEXT_KINDS } from './text-kinds.ts';
import { LIST_KINDS, NUMBER_KINDS, VALUE_KINDS } from './value-kinds.ts';
import { isBlank, isNamedRow, isRecord, isText, meaningOf, valuesIn, type Values } from './values.ts';

/** Fields that stand together as one value. */
const group: Kind = {
  holds: 'fields',
  blank: {},
  check: ({ row = {} }, value, how) =>
    value === undefined || isRecord(value) ? faultsIn(row, valuesIn(value), how) : at('value.invalid'),
  read: ({ row = {} }, value) => readIn(row, valuesIn(value)),
  meaning: ({ row = {} }, value) => meaningIn(row, valuesIn(value)),
  text: ({ row = {} }, value, wording) => textIn(row, valuesIn(value), wording),
};

/** The fields of a row: where there are layouts, those of the one it names; undefined for a name that there is not. */
export function fieldsOfRow({ row = {}, layouts }: FieldRule, { layout }: Values): FieldRules | undefined {
  if (layouts === undefined) return row;
  return isText(layout) && Object.hasOwn(layouts, layout) ? layouts[layout]?.row : undefined;
}

const isRow = ({ named }: FieldRule, one: unknown): one is Values => (named === true ? isNamedRow(one) : isRecord(one));
const rowsOf = (rule: FieldRule, value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((one): one is Values => isRow(rule, one)) : [];
const valuesOf = ({ named }: FieldRule, one: Values): Values => (named === true ? valuesIn(one['values']) : one);

/** Parts of a set that have fields of their own. */
const rows: Kind = {
  holds: 'rows',
  blank: [],
  check: (rule, value, how) => {
    if (!Array.isArray(value)) return at('value.invalid');
    const bound = boundFault(rule, value.length, LIST_BOUNDS);
    /* bounds first where strangers are judged: no judgement costs more than they allow */
    if (bound !== null && how.isStrict === true) return at(bound);
    if (!value.every((one) => isRow(rule, one))) return at('value.invalid');
    const within = value.flatMap((one: Values, place) => {
      const fields = fieldsOfRow(rule, one);
      return under(place, fields === undefined ? at('value.invalid') : faultsIn(fields, valuesOf(rule, one), how));
    });
    return [...(bound === null ? [] : at(bound)), ...within];
  },
  read: (rule, value) =>
    Array.isArray(value)
      ? rowsOf(rule, value)
          .slice(0, rule.max)
          .map((one) => {
            const read = readIn(fieldsOfRow(rule, one) ?? {}, valuesOf(rule, one));
            return rule.named === true ? { ...one, values: read } : read;
          })
      : undefined,
  meaning: (rule, value) => {
    if (!Array.isArray(value)) return meaningOf(value);
    const all = rowsOf(rule, value).map((one) => [
      one['id'] ?? null,
      one['layout'] ?? null,
      meaningIn(fieldsOfRow(rule, one) ?? {}, valuesOf(rule, one)),
    ]);
    return JSON.stringify(all);
  },
  text: (rule, value, wording) =>
    rowsOf(rule, value)
      .map((one) => textIn(fieldsOfRow(rule, one) ?? {}, valuesOf(rule, one), wording))
      .filter((text) => text !== '')
      .join('\n'),
};

/** Values by name, of fields that stand elsewhere: whoever knows which these are judges each by its own rule. */
const values: Kind = {
  holds: 'fields',
  blank: {},
  check: ({ max = Infinity }, value) => {
    if (!isRecord(value)) return at('value.invalid');
    return Object.keys(value).length > max ? at('list.tooLong') : [];
  },
  read: ({ max }, value) => (isRecord(value) ? Object.fromEntries(Object.entries(value).slice(0, max)) : undefined),
  /* one that is left out is empty */
  meaning: (_rule, value) =>
    JSON.stringify(
      Object.entries(valuesIn(value))
        .map(([name, one]) => [name, isRecord(one) ? written(one) : meaningOf(one)] as const)
        .filter(([, one]) => one !== null)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  text: ({ kind }, value, { value: say }) =>
    Object.entries(valuesIn(value))
      .flatMap(([name, one]) => (isText(one) && one !== '' ? [`${name} : ${say(one, kind)}`] : []))
      .join('\n'),
};

export const KINDS: Readonly<Record<FieldKind, Kind>> = {
  ...TEXT_KINDS,
  ...NUMBER_KINDS,
  ...LIST_KINDS,
  ...VALUE_KINDS,
  group,
  values,
  rows,
};

/** What an empty field holds. */
export function blankOf(rule: FieldRule): unknown {
  if (Object.hasOwn(rule, 'blank')) return rule.blank;
  return rule.kind === 'group' ? readIn(rule.row ?? {}, {}) : KINDS[rule.kind].blank;
}

/** What is wrong with a value, or with there being none. */
export function faultsOf(rule: FieldRule, value: unknown, how: Judging): readonly FieldFault[] {
  const kind = KINDS[rule.kind];
  const isEmpty = how.isStrict === true ? value === undefined : isBlank(value);
  if (!isEmpty || kind.holds === 'fields') return kind.check(rule, value, how);
  return rule.required === true && how.missing !== undefined && kind.holds !== 'none'
    ? at(rule.missing ?? how.missing)
    : [];
}

/** What is wrong with a field of a set, in each of its languages; French alone is required. */
export function faultsAt(name: string, rule: FieldRule, values: Values, how: Judging): readonly FieldFault[] {
  if (KINDS[rule.kind].holds === 'none' || (how.isStrict !== true && !isAsked(rule, values))) return [];
  const value = values[name];
  if (rule.translated !== true) return under(name, faultsOf(rule, value, how));
  const words = valuesIn(value);
  const written = LOCALES.filter((locale) => locale === 'fr_FR' || !isBlank(words[locale]));
  return written.flatMap((locale) => under(name, under(locale, faultsOf(rule, words[locale], how))));
}

/** Everything that is wrong with the values of a set, each at its place. */
export function faultsIn(rules: FieldRules, values: Values, how: Judging): readonly FieldFault[] {
  const unknown = how.isStrict === true ? Object.keys(values).filter((name) => !Object.hasOwn(rules, name)) : [];
  return [
    ...unknown.flatMap((name) => under(name, at('value.invalid'))),
    ...Object.entries(rules).flatMap(([name, rule]) => faultsAt(name, rule, values, how)),
  ];
}

/** As much of a stored value as fits, else what an empty field holds. */
export const readOf = (rule: FieldRule, value: unknown): unknown => KINDS[rule.kind].read(rule, value) ?? blankOf(rule);

/** Every field of a set, as much of each as fits. */
export const readIn = (rules: FieldRules, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, readOf(rule, values[name])]));

/** Whether two values mean the same, however they are written. */
export const isEqualAs = (rule: FieldRule, one: unknown, other: unknown): boolean =>
  Object.is(KINDS[rule.kind].meaning(rule, one), KINDS[rule.kind].meaning(rule, other));

/** What is left out is what an empty one holds. */
const meaningIn = (rules: FieldRules, values: Values): string => {
  const meanings = Object.entries(rules).map(([name, rule]) => {
    const value = values[name] === undefined ? blankOf(rule) : values[name];
    return KINDS[rule.kind].meaning(rule, value);
  });
  return JSON.stringify(meanings);
};

/** A value as a person reads it. */
export const textOf = (rule: FieldRule, value: unknown, wording: Wording): string =>
  KINDS[rule.kind].text(rule, value, wording);

/** Kinds whose values say nothing without the name of their field. */
const NAMED: ReadonlySet<FieldKind> = new Set<FieldKind>(['choice', 'number']);

/** The values of a set, a line each; what is as in an empty one is not said. */
export const textIn = (rules: FieldRules, values: Values, wording: Wording): string =>
  Object.entries(rules)
    .map(([name, rule]) => {
      const value = values[name];
      if (value === undefined || isEqualAs(rule, value, blankOf(rule))) return '';
      const text = textOf(rule, value, wording);
      return NAMED.has(rule.kind) && rule.label !== undefined ? `${wording.label(rule.label)} : ${text}` : text;
    })
    .filter((text) => text !== '')
    .join('\n');
