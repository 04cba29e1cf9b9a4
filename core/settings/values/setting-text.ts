/**
 * Values as texts and back: how they are stored and how they travel in the start-up payload (domain 1.1: booleans as 1
 * and 0, lists with commas, files as path). Writing what was read gives a text that reads the same.
 */
import { faultsOf, KINDS } from '#core/domain/fields/kinds.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';

import type { SettingData, SettingDefinition } from '../definition.ts';
import { ruleOf } from './setting-rule.ts';

/** Marks that no text of a shop holds, and those that stand in no single line. */
const CONTROL = /[^\P{Cc}\n\t]/u;
const LINE_END = /[\n\t]/;

const LONGEST_LINE = 255;
const LONGEST_TEXT = 4_000;

function readNumber(text: string, decimals: number): number | undefined {
  const found = /^-?\d{1,12}(?:\.(\d{1,6}))?$/.exec(text);
  return found === null || (found[1]?.length ?? 0) > decimals ? undefined : Number(text) + 0;
}

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The value that a stored text stands for; undefined where it does not fit the definition. */
export function parseSetting(definition: SettingDefinition, text: string): SettingData | undefined {
  const rule = ruleOf(definition);
  const value = valueIn(definition, text);
  if (value === undefined || value === null) return value;
  const isMissing = value === '' && rule.required === true;
  return isMissing || faultsOf(rule, value, { isStrict: true }).length > 0 ? undefined : value;
}

/** What is written in a text, whether it fits or not; undefined where it is no text of this kind. */
function valueIn(definition: SettingDefinition, text: string): SettingData | undefined {
  switch (KINDS[ruleOf(definition).kind].holds) {
    case 'flag':
      return text === '1' ? true : text === '0' ? false : undefined;
    case 'texts':
      return CONTROL.test(text) || LINE_END.test(text) || text.length > LONGEST_TEXT ? undefined : itemsOf(text);
    case 'numbers': {
      const numbers = itemsOf(text).map((item) => readNumber(item, 0));
      const known = numbers.filter((one) => one !== undefined);
      return known.length === numbers.length ? known : undefined;
    }
    case 'number': {
      if (text === '' && definition.default === null) return null;
      if (definition.kind !== 'money')
        return readNumber(text, 'decimals' in definition ? (definition.decimals ?? 0) : 0);
      const euros = readNumber(text, 4);
      return euros === undefined ? undefined : Math.round(euros * UNITS_PER_EURO);
    }
    default: {
      const usual = definition.kind === 'multiline' ? LONGEST_TEXT : LONGEST_LINE;
      const longest = 'max' in definition ? (definition.max ?? usual) : usual;
      return text.length > longest || CONTROL.test(text) ? undefined : text;
    }
  }
}

/** The text that stands for a value; undefined where the definition does not allow it. */
export function formatSetting(definition: SettingDefinition, value: unknown): string | undefined {
  const text = textOf(definition, value);
  return text !== undefined && parseSetting(definition, text) !== undefined ? text : undefined;
}

function textOf({ kind, default: usual }: SettingDefinition, value: unknown): string | undefined {
  if (value === null) return (kind === 'number' || kind === 'money') && usual === null ? '' : undefined;
  if (kind === 'boolean') return typeof value === 'boolean' ? (value ? '1' : '0') : undefined;
  if (kind === 'list' || kind === 'numbers') {
    const item = kind === 'list' ? 'string' : 'number';
    if (!Array.isArray(value) || value.some((one) => typeof one !== item)) return undefined;
    const items = value.map(String);
    const isWhole = items.every((one) => one !== '' && one === one.trim() && !one.includes(','));
    return isWhole ? items.join(',') : undefined;
  }
  if (kind === 'money') return typeof value === 'number' && Number.isSafeInteger(value) ? eurosOf(value) : undefined;
  if (kind === 'number') return typeof value === 'number' ? String(value) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Euros with two decimals, or as many more as the amount has. */
function eurosOf(amount: number): string {
  const [whole = '', decimals = ''] = (amount / UNITS_PER_EURO).toFixed(4).split('.');
  return `${whole}.${decimals.replace(/0{1,2}$/, '')}`;
}
