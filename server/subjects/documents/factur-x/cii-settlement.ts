/** Payment, VAT, charges and sums of an invoice (EN 16931 BG-16, BG-21, BG-22, BG-23, BG-3). */
import { EXEMPTION_MENTIONS } from '../blocks/legal.ts';
import type { Charge, TaxRow, Totals } from '../models/amounts.ts';
import type { CreditNoteModel, InvoiceModel, Payment, PaymentKind } from '../models/invoice.ts';
import { taxNode } from './cii-lines.ts';
import { taxCategory } from './tax-category.ts';
import { dayNode, decimal, indicator } from './values.ts';
import { leaf, node, type Node } from './xml.ts';

/** UNTDID 4461. A transfer names the account (BR-50): where none is known the means is "not defined". */
const MEANS: Readonly<Record<PaymentKind, string>> = {
  card: '48',
  online: '68',
  transfer: '30',
  cash: '10',
  cheque: '20',
  store_credit: '97',
  other: '1',
};

/** UNTDID 7161: freight service, other service. */
const CHARGE_REASONS: Readonly<Record<Charge['kind'], string>> = { delivery: 'FC', fee: 'ADR' };

/** VAT falls due with the invoice (UNTDID 2475) under the option for debits. */
const AT_INVOICE = '5';

function meansNode({ kind, label, bank }: Payment): Node {
  return node('ram:SpecifiedTradeSettlementPaymentMeans', [
    leaf('ram:TypeCode', kind === 'transfer' && bank === null ? MEANS.other : MEANS[kind]),
    leaf('ram:Information', label),
    node('ram:PayeePartyCreditorFinancialAccount', [
      leaf('ram:IBANID', bank?.iban.replace(/\s/gu, '')),
      leaf('ram:AccountName', bank?.holder),
    ]),
    node('ram:PayeeSpecifiedCreditorFinancialInstitution', [leaf('ram:BICID', bank?.bic)]),
  ]);
}

function taxRowNode(row: TaxRow, taxOnDebits: boolean): Node {
  const { code, vatex } = taxCategory(row);
  return node('ram:ApplicableTradeTax', [
    leaf('ram:CalculatedAmount', decimal(row.tax)),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', row.exemption === null ? null : EXEMPTION_MENTIONS[row.exemption]),
    leaf('ram:BasisAmount', decimal(row.base)),
    leaf('ram:CategoryCode', code),
    leaf('ram:ExemptionReasonCode', vatex),
    leaf('ram:DueDateTypeCode', taxOnDebits ? AT_INVOICE : null),
    leaf('ram:RateApplicablePercent', code === 'O' ? null : String(row.taxPercent)),
  ]);
}

function chargeNode(charge: Charge): Node {
  return node('ram:SpecifiedTradeAllowanceCharge', [
    indicator(true),
    leaf('ram:ActualAmount', decimal(charge.net)),
    leaf('ram:ReasonCode', CHARGE_REASONS[charge.kind]),
    leaf('ram:Reason', charge.label),
    taxNode('ram:CategoryTradeTax', charge),
  ]);
}

function sums(totals: Totals): Node {
  return node('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    leaf('ram:LineTotalAmount', decimal(totals.lines)),
    leaf('ram:ChargeTotalAmount', decimal(totals.charges)),
    leaf('ram:TaxBasisTotalAmount', decimal(totals.net)),
    leaf('ram:TaxTotalAmount', decimal(totals.tax), { currencyID: 'EUR' }),
    leaf('ram:GrandTotalAmount', decimal(totals.total)),
    leaf('ram:TotalPrepaidAmount', decimal(totals.paid)),
    leaf('ram:DuePayableAmount', decimal(totals.due)),
  ]);
}

export function settlementNode(model: InvoiceModel | CreditNoteModel): Node {
  const { payment, number, taxes, charges, terms, totals, taxOnDebits } = model;
  // a delivery for nothing is no charge
  const charged = charges.filter((charge) => charge.net !== 0);
  const corrected = 'invoices' in model ? model.invoices : [];
  return node('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:PaymentReference', number),
    leaf('ram:InvoiceCurrencyCode', 'EUR'),
    meansNode(payment),
    ...taxes.map((row) => taxRowNode(row, taxOnDebits)),
    ...charged.map(chargeNode),
    node('ram:SpecifiedTradePaymentTerms', [
      leaf('ram:Description', terms.discountText),
      dayNode('ram:DueDateDateTime', terms.dueOn),
    ]),
    sums(totals),
    ...corrected.map(({ number, issuedOn }) =>
      node('ram:InvoiceReferencedDocument', [
        leaf('ram:IssuerAssignedID', number),
        dayNode('ram:FormattedIssueDateTime', issuedOn, 'qdt'),
      ]),
    ),
  ]);
}
