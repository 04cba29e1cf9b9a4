/**
 * The business rules of EN 16931 an invoice of this shop could break, by their names in the standard. The sums hold for
 * every invoice; who is who must be known where the invoice travels as data, to professionals.
 */
import { add, scale, times, toCents, UNITS_PER_CENT, type Money } from '#core/domain/price/money.ts';

import type { Priced, PricedLine, TaxFacts } from '../models/amounts.ts';
import type { CreditNoteModel, InvoiceModel } from '../models/invoice.ts';
import { taxCategory, type CategoryCode } from './tax-category.ts';

/** Rates have four decimals at most (domain 3.5). */
const RATE_SCALE = 10_000;

const isCents = (amount: Money): boolean => Number.isSafeInteger(amount) && amount % UNITS_PER_CENT === 0;
const groupOf = ({ taxPercent, exemption }: TaxFacts): string => `${exemption ?? ''} ${taxPercent}`;

/** Quantity × price − discount, within what four decimals of a price can tell, plus one cent. */
function isLineSum({ quantity, unitNet, discountNet, net }: PricedLine): boolean {
  const exact = times(unitNet, quantity) - discountNet;
  return Math.abs(exact - net) <= quantity / 2 + UNITS_PER_CENT;
}

function sumRules({ lines, charges, taxes, totals }: Priced): [rule: string, holds: boolean][] {
  const amounts = [...lines, ...charges];
  const sum = (all: readonly { readonly net: Money }[]) => add(...all.map((one) => one.net));
  const { net, tax, total, paid, due } = totals;
  return [
    ['BR-16', lines.length > 0],
    ['BR-DEC', [...amounts, totals].every((one) => [one.net, one.tax, one.total].every(isCents))],
    ['BR-22', lines.every((line) => line.quantity > 0)],
    ['BR-27', lines.every((line) => line.unitNet >= 0 && line.discountNet >= 0)],
    ['line-total', lines.every(isLineSum)],
    ['line-tax', amounts.every((one) => one.net + one.tax === one.total)],
    ['BR-CO-10', totals.lines === sum(lines)],
    ['BR-CO-12', totals.charges === sum(charges)],
    ['BR-CO-13', net === totals.lines + totals.charges],
    ['BR-CO-14', tax === add(...taxes.map((row) => row.tax))],
    ['BR-CO-15', total === net + tax],
    ['BR-CO-16', due === total - paid && due >= 0],
    ['BR-CO-18', new Set(taxes.map(groupOf)).size === taxes.length && taxes.length > 0],
  ];
}

/** One row of the tax block for every rate and reason, each with the amounts of its lines. */
function taxRules({ lines, charges, taxes }: Priced): [string, boolean][] {
  const amounts = [...lines, ...charges];
  const ofRow = (row: TaxFacts) => amounts.filter((one) => groupOf(one) === groupOf(row));
  const rules = taxes.flatMap((row): [string, boolean][] => {
    const { code } = taxCategory(row);
    const name = code === 'K' ? 'IC' : code;
    const own = ofRow(row);
    const computed = scale(row.base, Math.round(row.taxPercent * RATE_SCALE), 100 * RATE_SCALE, UNITS_PER_CENT);
    return [
      [`BR-${name}-08`, row.base === add(...own.map((one) => one.net)) && own.length > 0],
      // VAT is rounded on each line: a cent a line at most from what the sum gives
      ['BR-CO-17', Math.abs(toCents(row.tax - computed)) <= own.length],
      [`BR-${name}-05`, code === 'S' ? row.taxPercent > 0 : row.taxPercent === 0],
      [`BR-${name}-09`, code === 'S' || row.tax === 0],
    ];
  });
  const known = new Set(taxes.map(groupOf));
  return [...rules, ['BR-CO-18', amounts.every((one) => known.has(groupOf(one)))]];
}

function partyRules({ seller, buyer, taxes }: InvoiceModel): [string, boolean][] {
  const codes = new Set<CategoryCode>(taxes.map((row) => taxCategory(row).code));
  const has = (...some: CategoryCode[]) => some.some((code) => codes.has(code));
  return [
    ['BR-06', seller.name !== ''],
    ['BR-07', buyer.name !== '' || buyer.company !== null],
    ['BR-CO-26', seller.siret !== null || seller.vatNumber !== null],
    ['BR-S-02', !has('S', 'Z', 'AE', 'K', 'G') || seller.vatNumber !== null],
    ['BR-E-02', !has('E') || seller.vatNumber !== null || seller.siret !== null],
    ['BR-AE-02', !has('AE') || buyer.vatNumber !== null],
    ['BR-IC-02', !has('K') || buyer.vatNumber !== null],
    ['BR-O-11', !has('O') || codes.size === 1],
  ];
}

const namesInvoices = (model: InvoiceModel | CreditNoteModel): boolean =>
  !('invoices' in model) || (model.invoices.length > 0 && model.invoices.every(({ number }) => number !== ''));

/** The rules an invoice breaks, each once; none for an invoice that may be issued. */
export function brokenRules(model: InvoiceModel | CreditNoteModel): string[] {
  const rules = [
    ...sumRules(model),
    ...taxRules(model),
    ['BR-55', namesInvoices(model)] as const,
    ...(model.buyer.kind === 'professional' ? partyRules(model) : []),
  ];
  return [...new Set(rules.flatMap(([rule, holds]) => (holds ? [] : [rule])))];
}

/** @throws RangeError naming the rules an invoice breaks */
export function assertInvoice(model: InvoiceModel | CreditNoteModel): void {
  const broken = brokenRules(model);
  if (broken.length > 0) throw new RangeError(`invoice ${model.number} breaks ${broken.join(', ')}`);
}
