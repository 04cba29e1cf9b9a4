import type { Money } from '#core/domain/price/money.ts';
import { toCents } from '#core/domain/price/money.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { isBic, isIban, normaliseIban } from './iban.ts';

const MAX_HOLDER = 70;
const MAX_REMITTANCE = 140;
const MAX_CENTS = 99_999_999_999;
/** Of the whole text: the largest code that a phone reads from a screen. */
const MAX_BYTES = 331;

export interface Transfer {
  /** Who receives the money. */
  readonly holder: string;
  readonly iban: string;
  /** May be left out within SEPA. */
  readonly bic?: string;
  /** Rounded to whole cents. */
  readonly amount: Money;
  /** What the receiver finds the order by. */
  readonly reference: string;
}

const oneLine = (text: string, max: number): string => cutText(text.replace(/\s+/gu, ' ').trim(), max);

/**
 * The text of the QR code that fills in a transfer in the app of a bank (EPC069-12, version 002, UTF-8; domain 4.6).
 * @throws RangeError for an account number or an amount that no bank would take
 */
export function epcPayload({ holder, iban, bic = '', amount, reference }: Transfer): string {
  const cents = toCents(amount);
  if (!isIban(iban)) throw new RangeError('not an IBAN');
  if (bic !== '' && !isBic(bic)) throw new RangeError('not a BIC');
  if (cents < 1 || cents > MAX_CENTS) throw new RangeError('not an amount of a transfer');
  const euros = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const head = [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    bic.toUpperCase().replace(/\s/gu, ''),
    oneLine(holder, MAX_HOLDER),
    normaliseIban(iban),
    `EUR${euros}`,
    '', // purpose
    '', // structured reference: orders have no ISO 11649 number
    '',
  ].join('\n');
  let remittance = oneLine(reference, MAX_REMITTANCE);
  while (sizeOf(head + remittance) > MAX_BYTES) remittance = cutText(remittance, remittance.length - 1);
  return head + remittance;
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;
