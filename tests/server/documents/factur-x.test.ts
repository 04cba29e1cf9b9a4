import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { EXEMPTIONS, type Priced } from '#server/subjects/documents/models/amounts.ts';
import type { InvoiceModel } from '#server/subjects/documents/models/invoice.ts';
import { assertInvoice, brokenRules } from '#server/subjects/documents/factur-x/check-invoice.ts';
import { facturXml } from '#server/subjects/documents/factur-x/cii.ts';
import { at, readXml, textsAt } from '#tests/support/files/xml-tree.ts';

import { differences, INVOICE_GRAMMAR } from './cii-grammar.ts';
import { ACCOUNT_INVOICE, CREDIT_NOTE, INVOICE, priced, SELLER, type Sold } from './samples.ts';

const cents = fc.integer({ min: 1, max: 500_000 });

/** Any line of goods: prices in cents, rates of the shop, a discount within the line. */
const soldLine = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 30 }).map((name) => `x${name}`),
    quantity: fc.integer({ min: 1, max: 99 }),
    price: cents,
    share: fc.integer({ min: 0, max: 100 }),
    taxPercent: fc.constantFrom(20, 10, 5.5, 2.1),
  })
  .map(({ price, share, ...line }): Sold => {
    const discount = Math.floor((price * line.quantity * share) / 100);
    return { ...line, unitTotal: price * 100, discountTotal: discount * 100, exemption: null };
  });

const basket = fc
  .record({
    lines: fc.array(soldLine, { minLength: 1, maxLength: 8 }),
    delivery: fc.option(cents.map((amount) => amount * 100)),
    isPaid: fc.boolean(),
  })
  .map(({ lines, delivery, isPaid }) => priced(lines, delivery, (total) => (isPaid ? total : 0)));

const invoiceOf = (amounts: Priced): InvoiceModel => ({ ...ACCOUNT_INVOICE, ...amounts });
const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const inCents = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

describe('the data of an invoice', () => {
  test('every invoice whose sums agree has the elements of EN 16931, in their order and number', () => {
    fc.assert(
      fc.property(basket, (amounts) => {
        const model = invoiceOf(amounts);
        expect(brokenRules(model)).toEqual([]);
        expect(differences(readXml(facturXml(model)), INVOICE_GRAMMAR)).toEqual([]);
      }),
    );
  });

  test('the grammar sees what is missing, strange or out of order', () => {
    const xml = facturXml(ACCOUNT_INVOICE);
    const found = (text: string) => differences(readXml(text), INVOICE_GRAMMAR);
    expect(found(xml.replace(/<ram:DuePayableAmount>.*\n/, ''))).toHaveLength(1);
    expect(found(xml.replace('<ram:TypeCode>380</ram:TypeCode>', '<ram:TypeCode>384</ram:TypeCode>'))).toHaveLength(1);
    expect(found(xml.replaceAll('ram:LineOne', 'ram:LineFive'))).not.toEqual([]);
    expect(found(xml.replace(/(<ram:BasisAmount>.*\n)(<ram:CategoryCode>.*\n)/, '$2$1'))).not.toEqual([]);
  });

  test('its sums are those of its lines, charges and tax rows', () => {
    fc.assert(
      fc.property(basket, (amounts) => {
        const xml = readXml(facturXml(invoiceOf(amounts)));
        const sum = (name: string) => inCents(textsAt(xml, `${sums}/${name}`));
        const item = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement';
        const lines = `${item}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`;
        expect(sum('LineTotalAmount')).toBe(inCents(textsAt(xml, lines)));
        expect(sum('ChargeTotalAmount')).toBe(
          inCents(textsAt(xml, `${settlement}/SpecifiedTradeAllowanceCharge/ActualAmount`)),
        );
        expect(sum('TaxBasisTotalAmount')).toBe(sum('LineTotalAmount') + sum('ChargeTotalAmount'));
        expect(sum('TaxTotalAmount')).toBe(inCents(textsAt(xml, `${settlement}/ApplicableTradeTax/CalculatedAmount`)));
        expect(sum('GrandTotalAmount')).toBe(sum('TaxBasisTotalAmount') + sum('TaxTotalAmount'));
        expect(sum('DuePayableAmount')).toBe(sum('GrandTotalAmount') - sum('TotalPrepaidAmount'));
      }),
    );
  });

  test('no amount can change by a cent without breaking a rule', () => {
    const parts = ['lines', 'charges', 'net', 'tax', 'total', 'paid', 'due'] as const;
    fc.assert(
      fc.property(basket, fc.constantFrom(...parts), fc.constantFrom(-100, 100), (amounts, part, change) => {
        const totals = { ...amounts.totals, [part]: amounts.totals[part] + change };
        expect(brokenRules(invoiceOf({ ...amounts, totals }))).not.toEqual([]);
      }),
    );
  });

  test('names of people and goods come back as they are, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (typed) => {
        const company = `A${typed.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')}`;
        const xml = readXml(facturXml({ ...ACCOUNT_INVOICE, buyer: { ...ACCOUNT_INVOICE.buyer, company } }));
        const agreement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
        expect(textsAt(xml, `${agreement}/BuyerTradeParty/Name`)).toEqual([company]);
      }),
    );
  });

  test('the invoice of a company carries number, day in Paris, parties, terms and account', () => {
    const xml = readXml(facturXml(ACCOUNT_INVOICE));
    expect(textsAt(xml, 'ExchangedDocument/ID')).toEqual(['FA2026-000002']);
    expect(textsAt(xml, 'ExchangedDocument/TypeCode')).toEqual(['380']);
    expect(textsAt(xml, 'ExchangedDocument/IssueDateTime/DateTimeString')).toEqual(['20260303']);
    expect(textsAt(xml, 'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID')).toEqual([
      'B1',
    ]);
    expect(textsAt(xml, 'ExchangedDocument/IncludedNote/SubjectCode')).toEqual(['AAB', 'PMD', 'PMT']);
    const [agreement] = at(xml, 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement');
    if (agreement === undefined) throw new Error('no agreement');
    expect(textsAt(agreement, 'SellerTradeParty/SpecifiedLegalOrganization/ID')).toEqual(['732829320']);
    expect(textsAt(agreement, 'SellerTradeParty/SpecifiedTaxRegistration/ID')).toEqual(['FR44732829320']);
    expect(textsAt(agreement, 'BuyerTradeParty/SpecifiedTaxRegistration/ID')).toEqual(['FR96552100554']);
    expect(textsAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID')).toEqual(['BC-2026-118']);
    const means = `${settlement}/SpecifiedTradeSettlementPaymentMeans`;
    expect(textsAt(xml, `${means}/TypeCode`)).toEqual(['30']);
    expect(textsAt(xml, `${means}/PayeePartyCreditorFinancialAccount/IBANID`)).toEqual(['FR7630006000011234567890189']);
    expect(textsAt(xml, `${settlement}/ApplicableTradeTax/DueDateTypeCode`)).toEqual(['5', '5']);
    expect(textsAt(xml, `${sums}/DuePayableAmount`)).toEqual(['319.47']);
    expect(differences(xml, INVOICE_GRAMMAR)).toEqual([]);
  });

  test('a credit note is one of type 381 that names its invoices, with positive amounts', () => {
    const xml = readXml(facturXml(CREDIT_NOTE));
    expect(textsAt(xml, 'ExchangedDocument/TypeCode')).toEqual(['381']);
    expect(textsAt(xml, `${settlement}/InvoiceReferencedDocument/IssuerAssignedID`)).toEqual(['FA2026-000002']);
    expect(textsAt(xml, `${sums}/GrandTotalAmount`)).toEqual(['89.82']);
    expect(differences(xml, INVOICE_GRAMMAR)).toEqual([]);
    expect(brokenRules({ ...CREDIT_NOTE, invoices: [] })).toEqual(['BR-55']);
  });
});

describe('sales without VAT', () => {
  const free = (exemption: Sold['exemption']): InvoiceModel =>
    invoiceOf(
      priced(
        [{ name: 'Filtre', quantity: 3, unitTotal: 100_000, discountTotal: 0, taxPercent: 0, exemption }],
        59_000,
        () => 0,
      ),
    );

  const CATEGORIES = {
    export: ['G', 'VATEX-EU-G', 'article 262 I du CGI'],
    overseas: ['G', 'VATEX-EU-G', 'article 294 du CGI'],
    intra_community: ['K', 'VATEX-EU-IC', 'article 262 ter I du CGI'],
    reverse_charge: ['AE', 'VATEX-EU-AE', 'Autoliquidation'],
    franchise: ['E', 'VATEX-FR-FRANCHISE', 'art. 293 B du CGI'],
    margin: ['E', 'VATEX-EU-F', 'Biens d’occasion'],
    out_of_scope: ['O', 'VATEX-EU-O', 'hors champ'],
  } as const;

  test.each(EXEMPTIONS)('%s has its category, its code and its reason', (exemption) => {
    const model = free(exemption);
    expect(brokenRules(model)).toEqual([]);
    const xml = readXml(facturXml(model));
    expect(differences(xml, INVOICE_GRAMMAR)).toEqual([]);
    const [category, code, words] = CATEGORIES[exemption];
    const tax = `${settlement}/ApplicableTradeTax`;
    expect(textsAt(xml, `${tax}/CategoryCode`)).toEqual([category]);
    expect(textsAt(xml, `${tax}/ExemptionReasonCode`)).toEqual([code]);
    expect(textsAt(xml, `${tax}/ExemptionReason`)[0]).toContain(words);
    expect(textsAt(xml, `${tax}/CalculatedAmount`)).toEqual(['0.00']);
  });

  test('a supply within the Union names where it goes to (BR-IC-12)', () => {
    const model = { ...free('intra_community'), recipient: null };
    const xml = readXml(facturXml(model));
    const delivery = 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery';
    expect(textsAt(xml, `${delivery}/ShipToTradeParty/PostalTradeAddress/CountryID`)).toEqual(['FR']);
  });

  test('what is outside the scope of VAT has no rate and no VAT numbers (BR-O-02, BR-O-05)', () => {
    const xml = facturXml(free('out_of_scope'));
    expect(xml).not.toContain('RateApplicablePercent');
    expect(xml).not.toContain('SpecifiedTaxRegistration');
  });

  test('a zero rate without a reason is category Z', () => {
    const xml = readXml(facturXml(free(null)));
    expect(textsAt(xml, `${settlement}/ApplicableTradeTax/CategoryCode`)).toEqual(['Z']);
  });

  test('the customer’s VAT number is wanted where the customer owes the VAT (BR-IC-02, BR-AE-02)', () => {
    const buyer = { ...ACCOUNT_INVOICE.buyer, vatNumber: null };
    expect(brokenRules({ ...free('intra_community'), buyer })).toEqual(['BR-IC-02']);
    expect(brokenRules({ ...free('reverse_charge'), buyer })).toEqual(['BR-AE-02']);
    expect(brokenRules({ ...free('export'), buyer })).toEqual([]);
  });

  test('VAT is never charged together with an exemption, nor missing from a rate', () => {
    const { lines, ...others } = free('export');
    const wrong = { ...others, lines: lines.map((line) => ({ ...line, taxPercent: 20 })) };
    expect(brokenRules(wrong)).toContain('BR-G-08');
    expect(brokenRules(wrong)).toContain('BR-CO-18');
  });
});

describe('who may issue what', () => {
  test('a seller without VAT number charges no VAT to a company (BR-S-02)', () => {
    const seller = { ...SELLER, vatNumber: null };
    expect(brokenRules({ ...ACCOUNT_INVOICE, seller })).toEqual(['BR-S-02']);
    expect(() => assertInvoice({ ...ACCOUNT_INVOICE, seller })).toThrow('invoice FA2026-000002 breaks BR-S-02');
  });

  test('the printed invoice of a consumer asks for no number it does not carry', () => {
    const seller = { ...SELLER, vatNumber: null, siret: null };
    expect(brokenRules({ ...INVOICE, seller })).toEqual([]);
  });

  test('an invoice without lines is none (BR-16)', () => {
    expect(brokenRules({ ...INVOICE, ...priced([], null, () => 0) })).toContain('BR-16');
  });
});
