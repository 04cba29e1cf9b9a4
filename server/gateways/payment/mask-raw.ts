import { cutText } from '#core/domain/text/cut-text.ts';

const MAX_TEXT = 500;
const MAX_DEPTH = 8;
const MAX_ENTRIES = 200;
const HIDDEN = '[masqué]';

const SECRET = /signature|verify_sign|secret|token|password|authorization|api_?key|cvv|cvc|cvx/iu;
const CARD = /(?:card|pan)_?(?:number|no)?$/iu;
/** Fourteen digits of an instant may hold the rule of card numbers by chance. */
const INSTANT = /date|time|_at$/iu;
const DIGITS = /\d(?:[ -]?\d){12,18}/gu;

function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const lastFour = (text: string): string => `****${text.replace(/\s/gu, '').slice(-4)}`;

function maskText(key: string, text: string): string {
  if (SECRET.test(key)) return HIDDEN;
  if (CARD.test(key) && /\d{4}/u.test(text)) return lastFour(text);
  if (INSTANT.test(key)) return cutText(text, MAX_TEXT);
  const bare = (found: string): string => found.replace(/\D/gu, '');
  return cutText(text, MAX_TEXT).replace(DIGITS, (found) => (luhn(bare(found)) ? lastFour(found) : found));
}

/**
 * The words of a provider as they may be kept for 30 days (domain 4.6): no secret, of a card number the last four
 * digits, and never more than a page.
 */
export function maskRaw(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return maskText(key, value);
  if (typeof value === 'number') {
    const text = maskText(key, String(value));
    return text === String(value) ? value : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return HIDDEN;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((one) => maskRaw(one, key, depth + 1));
  const entries = Object.entries(value).slice(0, MAX_ENTRIES);
  return Object.fromEntries(entries.map(([name, one]) => [name, maskRaw(one, name, depth + 1)]));
}
