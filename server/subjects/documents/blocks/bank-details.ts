/** Where to transfer the money: in words, and as the QR code that banking applications read. */
import { formatMoney } from '#core/domain/price/format-money.ts';
import { toCents, type Money } from '#core/domain/price/money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import { block, CONTENT_WIDTH, ensure, PAGE, type Flow } from '#server/platform/pdf/flow.ts';
import { CANVAS } from '#server/platform/pdf/palette.ts';
import { plate } from '#server/platform/pdf/shapes.ts';
import { artifact, content, element } from '#server/platform/pdf/structure.ts';
import { drawQrCode } from '#server/platform/pdf/symbols.ts';
import { BODY, LABEL, SMALL, STRONG, type TextStyle } from '#server/platform/pdf/text.ts';

import type { BankDetails } from '../models/invoice.ts';
import { spacedIban } from './words.ts';

/** More than two centimetres, as the guidelines for these codes ask. */
const QR = 80;
const PADDING = 11;

/**
 * The payload of a QR code for a SEPA credit transfer (European Payments Council, EPC069-12, version 002): holder at most
 * 70 letters, remittance text at most 140.
 */
export function transferCode(bank: BankDetails, amount: Money, reference: string): string {
  const cents = toCents(amount);
  if (cents < 1 || cents > 99_999_999_999) throw new RangeError('a transfer is between 0.01 and 999,999,999.99 euros');
  const euros = `EUR${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const iban = bank.iban.replace(/\s/gu, '');
  const holder = cutText(bank.holder, 70);
  const text = cutText(reference, 140);
  return ['BCD', '002', '1', 'SCT', bank.bic ?? '', holder, iban, euros, '', '', text].join('\n');
}

export function bankDetails(
  flow: Flow,
  bank: BankDetails,
  { locale, amount, reference }: { locale: Locale; amount: Money; reference: string },
): void {
  const { pdf } = flow;
  const height = QR + 2 * PADDING;
  ensure(flow, height);
  const top = flow.y;
  artifact(pdf, () => plate(pdf, { x: PAGE.left, y: top, width: CONTENT_WIDTH, height }, CANVAS, 6));
  const title = say(locale, 'Règlement par virement', 'Payment by bank transfer');
  const x = PAGE.left + PADDING;
  const text = PAGE.left + PADDING + 74;
  const rows: [string, string][] = [
    [say(locale, 'Titulaire', 'Holder'), [bank.holder, bank.bankName].filter(Boolean).join(', ')],
    ['IBAN', spacedIban(bank.iban)],
    ...(bank.bic === null ? [] : [['BIC', bank.bic] as [string, string]]),
    [say(locale, 'Montant', 'Amount'), formatMoney(amount, locale)],
    [say(locale, 'Référence', 'Reference'), reference],
  ];
  const head: TextStyle = { ...STRONG, size: 10, lead: 15 };
  let y = block(pdf, [[title, head, 'H2']], { x, y: top + PADDING - 2, width: 260 }) + 3;
  for (const [label, value] of rows) {
    block(pdf, [[label, { ...LABEL, lead: BODY.lead }]], { x, y, width: 70 });
    y = block(pdf, [[value, { ...BODY, tabular: true }]], { x: text, y, width: 236 });
  }
  const at = PAGE.right - PADDING - QR;
  const alt = say(locale, 'Code QR du virement', 'QR code of the transfer');
  element(
    pdf,
    pdf.root,
    'Figure',
    (self) =>
      content(pdf, self, 'Figure', () =>
        drawQrCode(pdf, transferCode(bank, amount, reference), { x: at, y: top + PADDING, width: QR }),
      ),
    { alt },
  );
  const hint = say(locale, 'À scanner avec l’application de votre banque', 'Scan with your banking app');
  block(pdf, [[hint, SMALL]], { x: at - 92, y: top + height - PADDING - 3 * SMALL.lead, width: 84, align: 'right' });
  flow.y = top + height + 18;
}
