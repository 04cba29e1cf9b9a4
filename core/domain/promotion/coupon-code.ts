import { normaliseCouponCode } from './coupon.ts';

/** Codes made by the shop (domain 3.2): without 0 O 1 I, which people mistake for each other. */

export const COUPON_FORMATS = ['alphanumeric', 'alphabetical', 'numeric'] as const;
export type CouponFormat = (typeof COUPON_FORMATS)[number];

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const ALPHABETS: Readonly<Record<CouponFormat, string>> = {
  alphanumeric: LETTERS + DIGITS,
  alphabetical: LETTERS,
  numeric: DIGITS,
};

export const MIN_CODE_LENGTH = 6;
export const MAX_CODE_LENGTH = 20;
/** Codes made at once (domain 3.2). */
export const MAX_CODES = 1_000;

export interface CouponCodeShape {
  readonly format: CouponFormat;
  /** Characters between prefix and suffix. */
  readonly length: number;
  readonly prefix: string;
  readonly suffix: string;
}

/** How many codes of the shape there are. */
function possibleCodes({ format, length }: CouponCodeShape): number {
  return ALPHABETS[format].length ** length;
}

/**
 * A code of the shape from random bytes, which `random` hands out so many at a time. Every character is as likely as
 * another: bytes that would favour the first ones are left aside. Throws a RangeError for a length out of bounds.
 */
export function couponCode(shape: CouponCodeShape, random: (count: number) => Uint8Array): string {
  const { format, length, prefix, suffix } = shape;
  if (!Number.isInteger(length) || length < MIN_CODE_LENGTH || length > MAX_CODE_LENGTH) {
    throw new RangeError(`not a length of a code: ${length}`);
  }
  const alphabet = ALPHABETS[format];
  const fair = 256 - (256 % alphabet.length);
  let code = '';
  while (code.length < length) {
    for (const byte of random(length - code.length)) if (byte < fair) code += alphabet.charAt(byte % alphabet.length);
  }
  return normaliseCouponCode(`${prefix}${code}${suffix}`);
}

/**
 * So many different codes of the shape. Throws a RangeError for more than are made at once, or than half of those there are:
 * what is left would be found by trying.
 */
export function couponCodes(
  count: number,
  shape: CouponCodeShape,
  random: (count: number) => Uint8Array,
): readonly string[] {
  if (!Number.isInteger(count) || count < 1 || count > MAX_CODES || count > possibleCodes(shape) / 2) {
    throw new RangeError(`not a number of codes: ${count}`);
  }
  const codes = new Set<string>();
  while (codes.size < count) codes.add(couponCode(shape, random));
  return [...codes];
}
