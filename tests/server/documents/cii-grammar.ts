/**
 * The elements of a Cross Industry Invoice that EN 16931 admits and the shop may write: their order, how often they
 * stand, their term in the standard. Written down from EN 16931-1 and its binding CEN/TS 16931-3-3. What is not
 * in here must not be in an invoice.
 */
import type { XmlElement } from '#tests/support/files/xml-tree.ts';

/** One, at most one, any number, at least one. */
type Count = '1' | '?' | '*' | '+';
type Rule = readonly [
  name: string,
  count: Count,
  content: Grammar | RegExp,
  attributes?: Readonly<Record<string, RegExp>>,
];
export type Grammar = readonly Rule[];

const TEXT = /\S/;
const CODE = /^[A-Z0-9.-]+$/;
const AMOUNT = /^-?\d+\.\d{2}$/;
const PRICE = /^\d+\.\d{2,4}$/;
const PERCENT = /^\d+(?:\.\d{1,4})?$/;

const day = (name: string, count: Count, prefix: 'udt' | 'qdt' = 'udt'): Rule => [
  name,
  count,
  [[`${prefix}:DateTimeString`, '1', /^20\d{6}$/, { format: /^102$/ }]],
];

const document = (name: string): Rule => [name, '?', [['ram:IssuerAssignedID', '1', TEXT]]];

const address: Rule = [
  'ram:PostalTradeAddress',
  '1',
  [
    ['ram:PostcodeCode', '?', TEXT],
    ['ram:LineOne', '?', TEXT],
    ['ram:LineTwo', '?', TEXT],
    ['ram:LineThree', '?', TEXT],
    ['ram:CityName', '?', TEXT],
    ['ram:CountryID', '1', /^[A-Z]{2}$/],
  ],
];

/** BG-4, BG-7. */
const party: Grammar = [
  ['ram:GlobalID', '?', /^\d{14}$/, { schemeID: /^0009$/ }],
  ['ram:Name', '1', TEXT],
  ['ram:Description', '?', TEXT],
  ['ram:SpecifiedLegalOrganization', '?', [['ram:ID', '1', /^\d{9}$/, { schemeID: /^0002$/ }]]],
  [
    'ram:DefinedTradeContact',
    '?',
    [
      ['ram:PersonName', '1', TEXT],
      ['ram:TelephoneUniversalCommunication', '?', [['ram:CompleteNumber', '1', TEXT]]],
      ['ram:EmailURIUniversalCommunication', '?', [['ram:URIID', '1', TEXT]]],
    ],
  ],
  address,
  ['ram:URIUniversalCommunication', '?', [['ram:URIID', '1', TEXT, { schemeID: /^EM$/ }]]],
  ['ram:SpecifiedTaxRegistration', '?', [['ram:ID', '1', TEXT, { schemeID: /^(?:VA|FC)$/ }]]],
];

/** BT-151, BT-152; BT-102, BT-103. */
const tax: Grammar = [
  ['ram:TypeCode', '1', /^VAT$/],
  ['ram:CategoryCode', '1', /^(?:S|Z|E|AE|K|G|O)$/],
  ['ram:RateApplicablePercent', '?', PERCENT],
];

/** BG-27, BG-21. */
const allowance = (indicator: RegExp, more: Grammar): Rule => [
  'ram:SpecifiedTradeAllowanceCharge',
  '*',
  [
    ['ram:ChargeIndicator', '1', [['udt:Indicator', '1', indicator]]],
    ['ram:ActualAmount', '1', AMOUNT],
    ['ram:ReasonCode', '1', CODE],
    ['ram:Reason', '1', TEXT],
    ...more,
  ],
];

/** BG-25. */
const line: Grammar = [
  [
    'ram:AssociatedDocumentLineDocument',
    '1',
    [
      ['ram:LineID', '1', /^\d+$/],
      ['ram:IncludedNote', '?', [['ram:Content', '1', TEXT]]],
    ],
  ],
  [
    'ram:SpecifiedTradeProduct',
    '1',
    [
      ['ram:SellerAssignedID', '?', TEXT],
      ['ram:Name', '1', TEXT],
      ['ram:Description', '?', TEXT],
    ],
  ],
  [
    'ram:SpecifiedLineTradeAgreement',
    '1',
    [['ram:NetPriceProductTradePrice', '1', [['ram:ChargeAmount', '1', PRICE]]]],
  ],
  ['ram:SpecifiedLineTradeDelivery', '1', [['ram:BilledQuantity', '1', /^\d+$/, { unitCode: /^C62$/ }]]],
  [
    'ram:SpecifiedLineTradeSettlement',
    '1',
    [
      ['ram:ApplicableTradeTax', '1', tax],
      allowance(/^false$/, []),
      ['ram:SpecifiedTradeSettlementLineMonetarySummation', '1', [['ram:LineTotalAmount', '1', AMOUNT]]],
    ],
  ],
];

/** BG-23. */
const taxRow: Grammar = [
  ['ram:CalculatedAmount', '1', AMOUNT],
  ['ram:TypeCode', '1', /^VAT$/],
  ['ram:ExemptionReason', '?', TEXT],
  ['ram:BasisAmount', '1', AMOUNT],
  ['ram:CategoryCode', '1', /^(?:S|Z|E|AE|K|G|O)$/],
  ['ram:ExemptionReasonCode', '?', /^VATEX-(?:EU|FR)-[A-Z0-9]+$/],
  ['ram:DueDateTypeCode', '?', /^(?:5|29|72)$/],
  ['ram:RateApplicablePercent', '?', PERCENT],
];

const settlement: Grammar = [
  ['ram:PaymentReference', '?', TEXT],
  ['ram:InvoiceCurrencyCode', '1', /^EUR$/],
  [
    'ram:SpecifiedTradeSettlementPaymentMeans',
    '*',
    [
      ['ram:TypeCode', '1', /^\d{1,2}$/],
      ['ram:Information', '?', TEXT],
      [
        'ram:PayeePartyCreditorFinancialAccount',
        '?',
        [
          ['ram:IBANID', '1', /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/],
          ['ram:AccountName', '?', TEXT],
        ],
      ],
      ['ram:PayeeSpecifiedCreditorFinancialInstitution', '?', [['ram:BICID', '1', /^[A-Z0-9]{8,11}$/]]],
    ],
  ],
  ['ram:ApplicableTradeTax', '+', taxRow],
  allowance(/^true$/, [['ram:CategoryTradeTax', '1', tax]]),
  ['ram:SpecifiedTradePaymentTerms', '?', [['ram:Description', '?', TEXT], day('ram:DueDateDateTime', '?')]],
  [
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    '1',
    [
      ['ram:LineTotalAmount', '1', AMOUNT],
      ['ram:ChargeTotalAmount', '?', AMOUNT],
      ['ram:TaxBasisTotalAmount', '1', AMOUNT],
      ['ram:TaxTotalAmount', '1', AMOUNT, { currencyID: /^EUR$/ }],
      ['ram:GrandTotalAmount', '1', AMOUNT],
      ['ram:TotalPrepaidAmount', '?', AMOUNT],
      ['ram:DuePayableAmount', '1', AMOUNT],
    ],
  ],
  [
    'ram:InvoiceReferencedDocument',
    '*',
    [['ram:IssuerAssignedID', '1', TEXT], day('ram:FormattedIssueDateTime', '?', 'qdt')],
  ],
];

const transaction: Grammar = [
  ['ram:IncludedSupplyChainTradeLineItem', '+', line],
  [
    'ram:ApplicableHeaderTradeAgreement',
    '1',
    [
      ['ram:BuyerReference', '?', TEXT],
      ['ram:SellerTradeParty', '1', party],
      ['ram:BuyerTradeParty', '1', party],
      document('ram:SellerOrderReferencedDocument'),
      document('ram:BuyerOrderReferencedDocument'),
    ],
  ],
  [
    'ram:ApplicableHeaderTradeDelivery',
    '1',
    [
      ['ram:ShipToTradeParty', '?', [['ram:Name', '1', TEXT], address]],
      ['ram:ActualDeliverySupplyChainEvent', '?', [day('ram:OccurrenceDateTime', '1')]],
    ],
  ],
  ['ram:ApplicableHeaderTradeSettlement', '1', settlement],
];

export const INVOICE_GRAMMAR: Grammar = [
  [
    'rsm:ExchangedDocumentContext',
    '1',
    [
      ['ram:BusinessProcessSpecifiedDocumentContextParameter', '?', [['ram:ID', '1', /^[BSM][12]$/]]],
      ['ram:GuidelineSpecifiedDocumentContextParameter', '1', [['ram:ID', '1', /^urn:cen\.eu:en16931:2017$/]]],
    ],
  ],
  [
    'rsm:ExchangedDocument',
    '1',
    [
      ['ram:ID', '1', TEXT],
      ['ram:TypeCode', '1', /^38[01]$/],
      day('ram:IssueDateTime', '1'),
      [
        'ram:IncludedNote',
        '*',
        [
          ['ram:Content', '1', TEXT],
          ['ram:SubjectCode', '?', /^[A-Z]{3}$/],
        ],
      ],
    ],
  ],
  ['rsm:SupplyChainTradeTransaction', '1', transaction],
];

const FITS: Readonly<Record<Count, (count: number) => boolean>> = {
  '1': (count) => count === 1,
  '?': (count) => count <= 1,
  '*': () => true,
  '+': (count) => count >= 1,
};

/** Where an element differs from its grammar; nothing when it does not. */
export function differences(element: XmlElement, grammar: Grammar, path = element.name): string[] {
  const order = grammar.map(([name]) => name);
  const places = element.children.map((child) => order.indexOf(child.name));
  const strange = element.children
    .filter((_, index) => places[index] === -1)
    .map((child) => `${path}/${child.name}: unknown`);
  const sorted = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  const counts = grammar.flatMap(([name, count]) => {
    const times = element.children.filter((child) => child.name === name).length;
    return FITS[count](times) ? [] : [`${path}/${name}: ${times} times, not ${count}`];
  });
  const inner = element.children.flatMap((child) => {
    const rule = grammar[order.indexOf(child.name)];
    return rule === undefined ? [] : differencesOf(child, rule, `${path}/${child.name}`);
  });
  return [...strange, ...(sorted ? [] : [`${path}: order`]), ...counts, ...inner];
}

function differencesOf(element: XmlElement, [, , content, attributes = {}]: Rule, path: string): string[] {
  const names = new Set([...Object.keys(attributes), ...Object.keys(element.attributes)]);
  const wrong = [...names].filter((name) => !(attributes[name]?.test(element.attributes[name] ?? '') ?? false));
  const found = wrong.map((name) => `${path}@${name}: ${element.attributes[name]}`);
  if (content instanceof RegExp) {
    const isText = element.children.length === 0 && content.test(element.text);
    return isText ? found : [...found, `${path}: ${JSON.stringify(element.text)}`];
  }
  return [...found, ...differences(element, content, path)];
}
