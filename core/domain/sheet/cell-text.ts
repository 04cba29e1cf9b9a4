/**
 * A value as it stands in a cell, and what is typed or pasted into one as a value. Numbers are read digit by digit, with a
 * comma or a point; an amount never goes through a float.
 */
import type { FieldRule, Label } from '#core/domain/fields/field.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';

/** The words of whoever reads. */
export interface CellWords {
  readonly yes: string;
  readonly no: string;
  readonly label: (label: Label) => string;
}

type Rule = Pick<FieldRule, 'kind' | 'words'> & { readonly optional?: boolean | undefined };

const DECIMALS = 4;
const isNumber = ({ kind }: Rule): boolean => KINDS[kind].holds === 'number';
const holdsTexts = ({ kind }: Rule): boolean => KINDS[kind].holds === 'texts';

/** Two digits where an amount has cents alone. */
function moneyText(units: number): string {
  const size = Math.abs(units);
  const part = String(size % UNITS_PER_EURO).padStart(DECIMALS, '0');
  const shown = part.endsWith('00') ? part.slice(0, 2) : part;
  return `${units < 0 ? '-' : ''}${Math.floor(size / UNITS_PER_EURO)},${shown}`;
}

export function textOfCell(rule: Rule, value: unknown, words: CellWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return rule.kind === 'money' ? moneyText(value) : String(value).replace('.', ',');
  if (Array.isArray(value)) return value.map((one) => wordOf(rule, String(one), words)).join(', ');
  if (typeof value !== 'string') return '';
  if (rule.kind === 'day') return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/u, '$3/$2/$1');
  return wordOf(rule, value, words);
}

function wordOf({ words: own }: Rule, value: string, words: CellWords): string {
  const word = own !== undefined && Object.hasOwn(own, value) ? own[value] : undefined;
  return word === undefined ? value : words.label(word);
}

/** What is no value of the kind stays the text that it is: the judge of the cell says so. */
export function valueOfText(rule: Rule, text: string, words: CellWords): unknown {
  const bare = text.trim();
  if (rule.kind === 'boolean') return yesOrNo(bare, words) ?? text;
  if (holdsTexts(rule)) return bare === '' ? [] : bare.split(',').map((one) => answerOf(rule, one.trim(), words));
  if (bare === '') return rule.optional === true || isNumber(rule) || rule.kind === 'choice' ? null : '';
  if (isNumber(rule)) return numberOf(rule, bare) ?? text;
  if (rule.kind === 'day') return bare.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/u, '$3-$2-$1');
  if (rule.kind === 'choice') return answerOf(rule, bare, words);
  return rule.kind === 'multiline' ? text : bare;
}

const NUMBER = /^([+-]?)(\d{1,12})(?:[.,](\d{1,7}))?$/u;

function numberOf({ kind }: Rule, text: string): number | null {
  const [all, sign, whole = '', part = ''] =
    NUMBER.exec(text.replace(/[\s\u00a0\u202f€]/gu, '').replace('−', '-')) ?? [];
  if (all === undefined) return null;
  const size = kind === 'money' ? unitsOf(whole, part) : Number(part === '' ? whole : `${whole}.${part}`);
  if (size === null) return null;
  return sign === '-' && size !== 0 ? -size : size;
}

/** More digits than an amount has are none of it, and nothing is rounded away. */
function unitsOf(whole: string, part: string): number | null {
  if (part.length > DECIMALS) return null;
  const units = Number(whole) * UNITS_PER_EURO + Number(part.padEnd(DECIMALS, '0'));
  return Number.isSafeInteger(units) ? units : null;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function yesOrNo(text: string, { yes, no }: CellWords): boolean | null {
  if ([yes, 'oui', 'yes', 'vrai', 'true', '1', 'x'].some((one) => same(one, text))) return true;
  if ([no, 'non', 'no', 'faux', 'false', '0', ''].some((one) => same(one, text))) return false;
  return null;
}

/** By the word of an answer, or by the answer itself. */
function answerOf({ words: own = {} }: Rule, text: string, words: CellWords): string {
  const known = Object.entries(own).find(([answer, word]) => same(words.label(word), text) || answer === text);
  return known?.[0] ?? text;
}
