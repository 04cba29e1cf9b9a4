/** Longest phone text worth reading: digits, separators and a prefix. */
const MAX_LENGTH = 32;
const PAIRS = String.raw`(?:[\s.\-]*\d{2})`;

const FRENCH = new RegExp(String.raw`^(?:0|(?:\+|00)33[\s.\-]*)([1-9]${PAIRS}{4})$`, 'u');
const OVERSEAS = new RegExp(String.raw`^(?:\+|00)(262|508|59[046]|68[179])((?:[\s.\-]*\d)?${PAIRS}{3,4})$`, 'u');
const INTERNATIONAL = /^\+((?:[\s.-]*\d){8,15})$/u;

function digits(text: string | undefined): string {
  return (text ?? '').replace(/\D/gu, '');
}

/**
 * The number in E.164, or null for what is no phone number: the French national form, +33 or 0033,
 * the overseas prefixes (specification §5, domain 7.1), or another country's
 * number written with +.
 */
export function normalisePhone(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return null;
  const french = FRENCH.exec(trimmed);
  if (french) return `+33${digits(french[1])}`;
  const overseas = OVERSEAS.exec(trimmed);
  if (overseas) return `+${digits(overseas[1])}${digits(overseas[2])}`;
  const foreign = digits(INTERNATIONAL.exec(trimmed)?.[1]);
  return /^(?!33|262|508|590|594|596|681|687|689)[1-9]\d{7,14}$/u.test(foreign) ? `+${foreign}` : null;
}

/** True when a text is a phone number the shop can call. */
export function isPhone(text: string): boolean {
  return normalisePhone(text) !== null;
}

function inPairs(text: string): string {
  const odd = text.length % 2;
  const head = odd === 1 ? text.slice(0, 3) : '';
  const pairs = text.slice(head.length).match(/\d{2}/gu) ?? [];
  return [...(head === '' ? [] : [head]), ...pairs].join(' ');
}

/** A number as people read it, in pairs: "06 12 34 56 78", "+687 12 34 56"; others as they are. */
export function displayPhone(e164: string): string {
  if (/^\+33\d{9}$/u.test(e164)) return inPairs(`0${e164.slice(3)}`);
  const overseas = /^\+(262|508|590|594|596|681|687|689)(\d{6,9})$/u.exec(e164);
  return overseas ? `+${overseas[1]} ${inPairs(overseas[2] ?? '')}` : e164;
}

/** What stands before the pairs of a number: nothing but the zero in France, a prefix and a digit from abroad. */
const TYPED_PREFIX = /^(0(?!0)|(?:\+|00)33|(?:\+|00)(?:262|508|590|594|596|681|687|689))(\d*)$/u;

/**
 * A number in pairs while it is typed: "0612" becomes "06 12". What is not the beginning of a French number stays as it
 * was typed; digits are neither added nor lost.
 */
export function phoneAsTyped(text: string): string {
  const bare = text.replace(/[\s.-]/gu, '');
  const [, prefix, rest = ''] = TYPED_PREFIX.exec(bare) ?? [];
  if (prefix === undefined) return text;
  if (prefix === '0') return pairsFromLeft(bare);
  if (!prefix.endsWith('33')) return `${prefix} ${pairsFromLeft(rest)}`.trimEnd();
  return [prefix, rest.slice(0, 1), pairsFromLeft(rest.slice(1))].filter((part) => part !== '').join(' ');
}

const pairsFromLeft = (digitsOnly: string): string => (digitsOnly.match(/\d{1,2}/gu) ?? []).join(' ');
