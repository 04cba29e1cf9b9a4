/**
 * Values as texts and back: how they are stored and how they travel in the start-up payload (domain 1.1: booleans as 1
 * and 0, lists with commas, files as path). Writing what was read gives a text that reads the same.
 */
import { COUNTRIES } from '#core/domain/text/country.ts';
import { isSiret } from '#core/domain/company/siret.ts';
import { isVatNumber } from '#core/domain/company/vat-number.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { isEmail } from '#core/domain/text/email.ts';

import type { SettingData, SettingDefinition } from '../definition.ts';

/** A slash and no second one, which would name another host; or an address that begins with https. */
const URL = /^(?:https:\/\/[^\s"<>\\]+|\/(?![/\\])[^\s"<>\\]*)$/;
const HOST = /^[a-z0-9.-]+(?::\d+)?$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const IMAGE = /^[\w.-]{1,200}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;

/** Marks that no text of a shop holds, and those that stand in no single line. */
const CONTROL = /[^\P{Cc}\n\t]/u;
const LINE_END = /[\n\t]/;

const LONGEST_LINE = 255;
const LONGEST_TEXT = 4_000;
/** Beyond this an amount is a slip of the hand. */
const MOST_EUROS = 1_000_000;

type TextKind = Extract<SettingDefinition, { secret?: true }>['kind'];

const isLine = (text: string): boolean => !LINE_END.test(text);

/** A text that is not empty, by its kind. */
const CHECKS: Readonly<Record<TextKind, (text: string) => boolean>> = {
  text: isLine,
  multiline: () => true,
  email: isEmail,
  url: (text) => URL.test(text),
  host: (text) => HOST.test(text),
  slug: (text) => SLUG.test(text),
  image: (text) => IMAGE.test(text),
  siret: isSiret,
  vat: isVatNumber,
  country: (text) => COUNTRIES.some((one) => one === text),
};

function readNumber(text: string, decimals: number): number | undefined {
  const found = /^-?\d{1,12}(?:\.(\d{1,6}))?$/.exec(text);
  return found === null || (found[1]?.length ?? 0) > decimals ? undefined : Number(text) + 0;
}

const within = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The value that a stored text stands for; undefined where it does not fit the definition. */
export function parseSetting(definition: SettingDefinition, text: string): SettingData | undefined {
  switch (definition.kind) {
    case 'boolean':
      return text === '1' ? true : text === '0' ? false : undefined;
    case 'choice':
      return definition.choices.find((choice) => choice === text);
    case 'colour':
      return COLOUR.test(text) ? text : undefined;
    case 'list':
      return CONTROL.test(text) || !isLine(text) || text.length > LONGEST_TEXT ? undefined : itemsOf(text);
    case 'numbers': {
      const numbers = itemsOf(text).map((item) => readNumber(item, 0));
      const fits = numbers.length > 0 && numbers.every((one) => one !== undefined && within(one, definition));
      return fits ? numbers.filter((one) => one !== undefined) : undefined;
    }
    case 'number': {
      if (text === '' && definition.default === null) return null;
      const number = readNumber(text, definition.decimals ?? 0);
      return number !== undefined && within(number, definition) ? number : undefined;
    }
    case 'money': {
      if (text === '' && definition.default === null) return null;
      const euros = readNumber(text, 4);
      if (euros === undefined || !within(euros, { min: 0, max: MOST_EUROS })) return undefined;
      return Math.round(euros * UNITS_PER_EURO);
    }
    default: {
      const longest = definition.max ?? (definition.kind === 'multiline' ? LONGEST_TEXT : LONGEST_LINE);
      if (text.length > longest || CONTROL.test(text)) return undefined;
      return text === '' || CHECKS[definition.kind](text) ? text : undefined;
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
