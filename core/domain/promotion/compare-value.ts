import { OPERATORS_OF, type Operator, type ValueType } from './attributes.ts';

type Value = string | number | boolean | readonly string[];

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** True for a value of the kind. A select is compared with one option or with several. */
export function isValueOf(type: ValueType, value: unknown): value is Value {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'text') return typeof value === 'string';
  if (type === 'date') return typeof value === 'string' && DAY.test(value);
  if (type === 'select') return typeof value === 'string' || isTexts(value);
  if (type === 'multiselect') return isTexts(value);
  return typeof value === 'number' && Number.isFinite(value);
}

const fold = (text: string) => text.trim().toLowerCase();

/** Options are a set: their order and a repeated one say nothing. */
function optionsOf(value: Value): ReadonlySet<string> {
  if (typeof value === 'string') return new Set([value]);
  return new Set(isTexts(value) ? value : []);
}

function isSame(type: ValueType, fact: Value, value: Value): boolean {
  if (type === 'text') return fold(String(fact)) === fold(String(value));
  if (type !== 'select' && type !== 'multiselect') return fact === value;
  const [left, right] = [optionsOf(fact), optionsOf(value)];
  return left.size === right.size && [...left].every((option) => right.has(option));
}

function contains(type: ValueType, fact: Value, value: Value): boolean {
  if (type === 'text') return fold(String(fact)).includes(fold(String(value)));
  const left = optionsOf(fact);
  return [...optionsOf(value)].some((option) => left.has(option));
}

/**
 * `fact operator value` (domain 3.2): of a multiselect `==` means the same set and `{}` at least one of them; texts are
 * compared without case. False where the kinds do not fit, or the kind knows no such operator.
 */
export function comparesTo(type: ValueType, operator: Operator, fact: Value, value: Value): boolean {
  if (!OPERATORS_OF[type].includes(operator) || !isValueOf(type, fact) || !isValueOf(type, value)) return false;
  switch (operator) {
    case '==':
      return isSame(type, fact, value);
    case '!=':
      return !isSame(type, fact, value);
    case '{}':
      return contains(type, fact, value);
    case '!{}':
      return !contains(type, fact, value);
    case '>=':
      return fact >= value;
    case '<=':
      return fact <= value;
    case '>':
      return fact > value;
    case '<':
      return fact < value;
  }
}
