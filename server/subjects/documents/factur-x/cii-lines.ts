/** The lines of an invoice (EN 16931 BG-25). */
import { formatMoney } from '#core/domain/price/format-money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { say } from '#server/platform/mail/mail-format.ts';

import type { PricedLine, TaxFacts } from '../models/amounts.ts';
import { taxCategory } from './tax-category.ts';
import { decimal, indicator } from './values.ts';
import { leaf, node, type Node } from './xml.ts';

/** Piece (UN/ECE Recommendation 20). */
const PIECE = 'C62';
/** Discount (UNTDID 5189). */
const DISCOUNT = '95';

/** VAT of a line or charge; outside its scope there is no rate (BR-O-05). */
export function taxNode(name: string, facts: TaxFacts): Node {
  const { code } = taxCategory(facts);
  return node(name, [
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', code),
    leaf('ram:RateApplicablePercent', code === 'O' ? null : String(facts.taxPercent)),
  ]);
}

/** What the price includes (BT-127): deposit, eco-contribution. */
function noteOf({ deposit, ecoContribution }: PricedLine, locale: Locale): string {
  return [
    deposit === 0
      ? ''
      : say(
          locale,
          `dont consigne ${formatMoney(deposit, locale)}`,
          `of which deposit ${formatMoney(deposit, locale)}`,
        ),
    ecoContribution === 0
      ? ''
      : say(
          locale,
          `dont éco-contribution ${formatMoney(ecoContribution, locale)}`,
          `of which eco-contribution ${formatMoney(ecoContribution, locale)}`,
        ),
  ]
    .filter((text) => text !== '')
    .join(' ; ');
}

function discountNode({ discountNet }: PricedLine, locale: Locale): Node {
  if (discountNet === 0) return '';
  return node('ram:SpecifiedTradeAllowanceCharge', [
    indicator(false),
    leaf('ram:ActualAmount', decimal(discountNet)),
    leaf('ram:ReasonCode', DISCOUNT),
    leaf('ram:Reason', say(locale, 'Remise', 'Discount')),
  ]);
}

export function lineNode(line: PricedLine, position: number, locale: Locale): Node {
  return node('ram:IncludedSupplyChainTradeLineItem', [
    node('ram:AssociatedDocumentLineDocument', [
      leaf('ram:LineID', String(position)),
      node('ram:IncludedNote', [leaf('ram:Content', noteOf(line, locale))]),
    ]),
    node('ram:SpecifiedTradeProduct', [
      leaf('ram:SellerAssignedID', line.reference),
      leaf('ram:Name', line.name),
      leaf('ram:Description', line.details.join('\n')),
    ]),
    node('ram:SpecifiedLineTradeAgreement', [
      node('ram:NetPriceProductTradePrice', [leaf('ram:ChargeAmount', decimal(line.unitNet, 4))]),
    ]),
    node('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', String(line.quantity), { unitCode: PIECE })]),
    node('ram:SpecifiedLineTradeSettlement', [
      taxNode('ram:ApplicableTradeTax', line),
      discountNode(line, locale),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', [leaf('ram:LineTotalAmount', decimal(line.net))]),
    ]),
  ]);
}
