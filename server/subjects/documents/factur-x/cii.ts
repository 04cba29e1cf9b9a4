/**
 * An invoice as data: UN/CEFACT Cross Industry Invoice in the profile EN 16931 of Factur-X 1.0. BT and BG are the
 * numbers of terms and groups in EN 16931-1.
 */
import { formatMoney } from '#core/domain/price/format-money.ts';
import { issuedOn } from '#server/subjects/documents/blocks/sheet.ts';

import type { CreditNoteModel, InvoiceModel, Operation } from '../models/invoice.ts';
import { lineNode } from './cii-lines.ts';
import { buyerParty, sellerParty, shipToParty } from './cii-parties.ts';
import { settlementNode } from './cii-settlement.ts';
import { taxCategory } from './tax-category.ts';
import { dayNode } from './values.ts';
import { leaf, node, type Node } from './xml.ts';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** BT-24. */
const PROFILE = 'urn:cen.eu:en16931:2017';

/** UNTDID 1001: commercial invoice, credit note. */
const INVOICE = '380';
const CREDIT_NOTE = '381';

/** BT-23 as France names its cases (XP Z12-012): goods, services, both; the second when already paid. */
const PROCESSES: Readonly<Record<Operation, readonly [due: string, paid: string]>> = {
  goods: ['B1', 'B2'],
  services: ['S1', 'S2'],
  mixed: ['M1', 'M2'],
};

/** BG-1: the mentions between professionals (art. L441-9 s. Code de commerce), under the codes of UNTDID 4451. */
function notes({ terms, locale, note }: InvoiceModel): Node[] {
  const coded: [string, string | null][] = [
    [terms.discountText, 'AAB'],
    [terms.lateRate, 'PMD'],
    [formatMoney(terms.recoveryFee, locale), 'PMT'],
    ...(note === null ? [] : [[note, null] as [string, null]]),
  ];
  return coded.map(([text, code]) =>
    node('ram:IncludedNote', [leaf('ram:Content', text), leaf('ram:SubjectCode', code)]),
  );
}

function context({ operation, totals }: InvoiceModel): Node {
  const [due, paid] = PROCESSES[operation];
  return node('rsm:ExchangedDocumentContext', [
    node('ram:BusinessProcessSpecifiedDocumentContextParameter', [leaf('ram:ID', totals.due === 0 ? paid : due)]),
    node('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', PROFILE)]),
  ]);
}

function delivery(model: InvoiceModel): Node {
  const { recipient, buyer, taxes, saleOn } = model;
  // a supply within the Union names the country it goes to (BR-IC-12)
  const isWithinUnion = taxes.some((row) => taxCategory(row).code === 'K');
  const to = recipient ?? (isWithinUnion ? buyer : null);
  return node('ram:ApplicableHeaderTradeDelivery', [
    to === null ? '' : shipToParty(to),
    node('ram:ActualDeliverySupplyChainEvent', [dayNode('ram:OccurrenceDateTime', saleOn)]),
  ]);
}

/** The XML of an invoice or credit note. Its rules are checked before (`assertInvoice`). */
export function facturXml(model: InvoiceModel | CreditNoteModel): string {
  const { number, lines, locale, seller, buyer, taxes, orderNumber } = model;
  const hasTax = taxes.some((row) => taxCategory(row).code !== 'O');
  const root = node(
    'rsm:CrossIndustryInvoice',
    [
      context(model),
      node('rsm:ExchangedDocument', [
        leaf('ram:ID', number),
        leaf('ram:TypeCode', 'invoices' in model ? CREDIT_NOTE : INVOICE),
        dayNode('ram:IssueDateTime', issuedOn(model)),
        ...notes(model),
      ]),
      node('rsm:SupplyChainTradeTransaction', [
        ...lines.map((line, index) => lineNode(line, index + 1, locale)),
        node('ram:ApplicableHeaderTradeAgreement', [
          leaf('ram:BuyerReference', buyer.purchaseOrder),
          sellerParty(seller, hasTax),
          buyerParty(buyer, hasTax),
          node('ram:SellerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', orderNumber)]),
          node('ram:BuyerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', buyer.purchaseOrder)]),
        ]),
        delivery(model),
        settlementNode(model),
      ]),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
}
