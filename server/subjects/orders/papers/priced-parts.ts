/**
 * The amounts of a document from the parts of an order it is about. The parts are what the rules of orders share out
 * (`core/domain/order`); here they get what paper shows beside: prices without VAT, reasons of no VAT, sums.
 */
import * as v from 'valibot';

import type { AmountPart, LinePart } from '#core/domain/order/order-amounts.ts';
import { add, roundToCents, scale, times, UNITS_PER_CENT, type Money } from '#core/domain/price/money.ts';
import { priceExcludingTax } from '#core/domain/price/tax.ts';
import { TAX_MENTIONS, type TaxMention } from '#core/domain/tax/tax-decision.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { Charge, Exemption, Priced, PricedLine, TaxRow } from '#server/subjects/documents/models/amounts.ts';

import type { PaperLine, PaperOrder } from './paper-order.ts';

/** What is left over between quantity × price and the amount of a line, at most: what a check of EN 16931 allows. */
const tolerance = (quantity: number) => quantity / 2 + UNITS_PER_CENT;

const EXEMPTIONS: Readonly<Record<TaxMention, Exemption>> = {
  dom: 'overseas',
  export: 'export',
  reverseCharge: 'intra_community',
  franchise: 'franchise',
  margin: 'margin',
};

/** @param isGoods goods that leave for another member state are delivered there; services are taxed by their taker */
function exemptionOf(mention: string | null, isGoods: boolean): Exemption | null {
  const known = TAX_MENTIONS.find((one) => one === mention);
  if (known === undefined) return null;
  return known === 'reverseCharge' && !isGoods ? 'reverse_charge' : EXEMPTIONS[known];
}

const storedOptions = v.array(v.object({ label: v.string(), value: v.string() }));
const storedMention = v.looseObject({
  shipping: v.nullable(v.looseObject({ mention: v.optional(v.nullable(v.string()), null) })),
});

/** One unit without VAT and the discount, which with the quantity make up the amount: shares of a line are rounded. */
function unitAmounts(unitTotal: Money, part: LinePart, net: Money): Pick<PricedLine, 'unitNet' | 'discountNet'> {
  const unitNet = priceExcludingTax(unitTotal, part.taxPercent);
  const before = times(unitNet, part.quantity);
  const discountNet = part.discount === 0 ? 0 : Math.max(0, roundToCents(before) - net);
  if (Math.abs(before - discountNet - net) <= tolerance(part.quantity)) return { unitNet, discountNet };
  return { unitNet: scale(net, 1, part.quantity), discountNet: 0 };
}

function lineOf({ row, isStockable }: PaperLine, part: LinePart): PricedLine {
  const net = part.total - part.tax;
  const unitTotal = moneyOf(row.unit_price);
  return {
    reference: row.sku,
    name: row.name,
    details: v.parse(storedOptions, row.options).map(({ label, value }) => `${label} ${value}`),
    quantity: part.quantity,
    unitTotal,
    ...unitAmounts(unitTotal, part, net),
    discountTotal: part.discount,
    deposit: moneyOf(row.deposit),
    ecoContribution: moneyOf(row.eco_contribution),
    taxPercent: part.taxPercent,
    exemption: exemptionOf(row.legal_mention, isStockable),
    net,
    tax: part.tax,
    total: part.total,
  };
}

/** Delivery, as an amount beside the lines. */
export function deliveryOf({ row }: PaperOrder, part: AmountPart): Charge {
  const { shipping } = v.parse(storedMention, row.pricing);
  return {
    kind: 'delivery',
    label: row.shipping_title ?? say(row.locale, 'Livraison', 'Delivery'),
    taxPercent: part.taxPercent,
    exemption: exemptionOf(shipping?.mention ?? null, true),
    net: part.total - part.tax,
    tax: part.tax,
    total: part.total,
  };
}

/** The lines of a document, in the order of the order. */
export function linesOf(order: PaperOrder, parts: readonly LinePart[]): PricedLine[] {
  return order.lines.flatMap((line) => {
    const part = parts.find(({ uuid }) => uuid === line.uuid);
    return part === undefined ? [] : [lineOf(line, part)];
  });
}

function taxRows(amounts: readonly (PricedLine | Charge)[]): TaxRow[] {
  const rows = new Map<string, TaxRow>();
  for (const { taxPercent, exemption, net, tax } of amounts) {
    const key = `${taxPercent} ${exemption}`;
    const before = rows.get(key) ?? { taxPercent, exemption, base: 0, tax: 0 };
    rows.set(key, { ...before, base: add(before.base, net), tax: add(before.tax, tax) });
  }
  return [...rows.values()].toSorted((a, b) => b.taxPercent - a.taxPercent);
}

/** Lines and charges with what they sum to; `paid` of the total. */
export function pricedOf(lines: readonly PricedLine[], charges: readonly Charge[], paid: Money): Priced {
  const all = [...lines, ...charges];
  const sum = (some: readonly (PricedLine | Charge)[], part: 'net' | 'tax' | 'total') =>
    add(...some.map((one) => one[part]));
  const total = sum(all, 'total');
  const covered = Math.min(total, paid);
  return {
    lines,
    charges,
    taxes: taxRows(all),
    totals: {
      lines: sum(lines, 'net'),
      charges: sum(charges, 'net'),
      net: sum(all, 'net'),
      tax: sum(all, 'tax'),
      total,
      linesTotal: add(...lines.map((line) => line.total + line.discountTotal)),
      discountTotal: add(...lines.map((line) => line.discountTotal)),
      paid: covered,
      due: total - covered,
    },
  };
}
