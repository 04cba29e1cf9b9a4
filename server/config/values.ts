/** Values of any variable: one of a few words, a whole number. */
import { ConfigError } from './config-error.ts';

export function oneOf<const T extends readonly string[]>(
  name: string,
  value: string | undefined,
  choices: T,
  fallback: T[number],
): T[number] {
  if (value === undefined) return fallback;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new ConfigError(name, `wants one of ${choices.join(', ')}, not "${value}"`);
  return found;
}

export function integer(name: string, value: string | undefined, min: number, max: number, fallback: number) {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(name, `wants a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}
