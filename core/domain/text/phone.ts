/** Longest phone text worth reading: digits, separators and a prefix. */
const MAX_LENGTH = 40;
/** What people write between digits, and what copied numbers bring along unseen. */
const BETWEEN = /[\s\p{Pd}\p{Cf}./]+/gu;

/**
 * National numbers of the territories overseas, which have country codes of their own (numbering plan of ARCEP): by what
 * follows the zero, or the number of metropolitan France that nobody can call.
 */
const OVERSEAS: readonly (readonly [code: string, national: RegExp])[] = [
  ['262', /^(?:26[239]|639|69[23])\d{6}$/u],
  ['590', /^(?:590|69[01])\d{6}$/u],
  ['594', /^[56]94\d{6}$/u],
  ['596', /^(?:596|69[67])\d{6}$/u],
  ['508', /^708[45]\d{5}$/u],
];
/** Saint-Pierre-et-Miquelon has six digits, behind its code alone. */
const SAINT_PIERRE = /^508(\d{6})$/u;
const FRENCH = /^(?:0|\+330?)([1-9]\d{8})$/u;
const TERRITORY = /^\+(262|508|59[046]|68[179])0?((?!0)\d{6,9})$/u;
/** Dialled with 00, a number is somebody's abroad only where it is long enough for a slip to be told from it. */
const DIALLED = /^00(?:1\d{10}|(?:35[0-9]|37[0-9]|423)\d{6,11}|[2-9]\d{9,14})$/u;

/** Where a national number of France, without its zero, is called. */
function frenchNumber(national: string): string {
  const [, short] = SAINT_PIERRE.exec(national) ?? [];
  if (short !== undefined) return `+508${short}`;
  const code = OVERSEAS.find(([, numbers]) => numbers.test(national))?.[0] ?? '33';
  return `+${code}${national}`;
}

/** Nothing but digits with a plus before them, or null: a (0) is left out where the country's code says so, which Italy's does not. */
function digitsOf(text: string): string | null {
  const plain = text.replace(BETWEEN, '').replace(/^\((\+?\d{2,5})\)/u, '$1');
  const trunk = /^(?:\+|00)(?:39|378)/u.test(plain) ? '0' : '';
  const bare = plain.replace(/^((?:\+|00)\d{1,3})\(0\)/u, `$1${trunk}`);
  if (!/^\+?\d+$/u.test(bare)) return null;
  return /^00(?:33|262|508|59[046]|68[179])/u.test(bare) || DIALLED.test(bare) ? `+${bare.slice(2)}` : bare;
}

/**
 * The number in E.164, or null for what is no phone number: the French national form, +33 or 0033, with or without the
 * zero behind it, the territories overseas in either form (specification §5, domain 7.1), or another country's number
 * written with + or 00.
 */
export function normalisePhone(text: string): string | null {
  const trimmed = text.trim();
  const digits = trimmed.length > MAX_LENGTH ? null : digitsOf(trimmed);
  if (digits === null) return null;
  const [, french] = FRENCH.exec(digits) ?? [];
  if (french !== undefined) return frenchNumber(french);
  const [, code = '', own] = TERRITORY.exec(digits) ?? [];
  if (own !== undefined) return `+${code}${own}`;
  return /^\+(?!33|262|508|590|594|596|681|687|689)[1-9]\d{7,14}$/u.test(digits) ? digits : null;
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
  if (!prefix.endsWith('33')) return `${prefix} ${overseasPairs(prefix, rest)}`.trimEnd();
  if (rest.startsWith('0')) return `${prefix} ${pairsFromLeft(rest)}`;
  return [prefix, rest.slice(0, 1), pairsFromLeft(rest.slice(1))].filter((part) => part !== '').join(' ');
}

const pairsFromLeft = (digitsOnly: string): string => (digitsOnly.match(/\d{1,2}/gu) ?? []).join(' ');

/** « 692 12 34 56 » where numbers have nine digits, « 12 34 56 » where they have six or eight. */
function overseasPairs(prefix: string, rest: string): string {
  if (rest.startsWith('0') || !/(?:262|59[046])$/u.test(prefix)) return pairsFromLeft(rest);
  return [rest.slice(0, 3), pairsFromLeft(rest.slice(3))].filter((part) => part !== '').join(' ');
}
