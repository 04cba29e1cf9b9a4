/** The lines of a priced document: without VAT for professionals and on every invoice, with VAT for consumers elsewhere. */
import { formatMoney } from '#core/domain/price/format-money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { Flow } from '#server/platform/pdf/flow.ts';
import { table, type Cell, type Column } from '#server/platform/pdf/table.ts';
import { BODY, SMALL, STRONG } from '#server/platform/pdf/text.ts';

import type { Charge, PricedLine, TaxFacts } from '../models/amounts.ts';
import { percentIn, quantityIn, unitPriceIn } from './words.ts';

export interface LinesOptions {
  readonly locale: Locale;
  /** Prices without VAT, and both totals; else prices with VAT alone. */
  readonly showsNet: boolean;
}

const rateOf = ({ taxPercent, exemption }: TaxFacts, locale: Locale) =>
  exemption === null ? percentIn(locale, taxPercent) : '–';

/** Name, reference, options; what the unit's price includes, where it does (domain 3.5). */
function nameCell(line: PricedLine, locale: Locale): Cell {
  const included: [number, string, string][] = [
    [line.deposit, 'dont consigne', 'of which deposit'],
    [line.ecoContribution, 'dont éco-contribution', 'of which eco-contribution'],
  ];
  return [
    [line.name, STRONG],
    [say(locale, `Réf. ${line.reference}`, `Ref. ${line.reference}`), SMALL],
    ...line.details.map((detail) => [detail, SMALL] as const),
    ...included.flatMap(([amount, french, english]) =>
      amount === 0 ? [] : [[`${say(locale, french, english)} ${formatMoney(amount, locale)}`, SMALL] as const],
    ),
  ];
}

function discountCell(amount: number, locale: Locale): string {
  return amount === 0 ? '' : formatMoney(-amount, locale);
}

export function linesTable(
  flow: Flow,
  lines: readonly PricedLine[],
  charges: readonly Charge[],
  { locale, showsNet }: LinesOptions,
): void {
  const column = (french: string, english: string, width: number): Column => ({
    title: say(locale, french, english),
    width,
    align: 'right',
  });
  const name: Column = { title: say(locale, 'Désignation', 'Description') };
  const hasDiscount = lines.some((line) => line.discountTotal !== 0);
  const discounts = hasDiscount ? [column('Remise', 'Discount', 50)] : [];
  const columns = showsNet
    ? [
        name,
        column('Qté', 'Qty', 28),
        column('Prix unitaire HT', 'Unit excl. VAT', 58),
        ...discounts,
        column('TVA', 'VAT', 34),
        column('Total HT', 'Total excl. VAT', 58),
        column('Total TTC', 'Total incl. VAT', 58),
      ]
    : [
        name,
        column('Qté', 'Qty', 34),
        column('Prix unitaire TTC', 'Unit incl. VAT', 70),
        ...discounts,
        column('TVA', 'VAT', 40),
        column('Total TTC', 'Total incl. VAT', 70),
      ];
  const money = (amount: number) => formatMoney(amount, locale);
  const ends = (one: PricedLine | Charge) => (showsNet ? [money(one.net), money(one.total)] : [money(one.total)]);
  const rows = lines.map((line) => [
    nameCell(line, locale),
    quantityIn(locale, line.quantity),
    unitPriceIn(locale, showsNet ? line.unitNet : line.unitTotal),
    ...(hasDiscount ? [discountCell(showsNet ? line.discountNet : line.discountTotal, locale)] : []),
    rateOf(line, locale),
    ...ends(line),
  ]);
  const others = charges.map((charge) => [
    [[charge.label, BODY]] as const,
    '',
    '',
    ...(hasDiscount ? [''] : []),
    rateOf(charge, locale),
    ...ends(charge),
  ]);
  table(flow, columns, [...rows, ...others]);
  flow.y += 18;
}
