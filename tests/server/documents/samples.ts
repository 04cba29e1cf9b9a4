/** Documents of a shop that does not exist. Sums are computed here as whoever issues computes them (domain 3.5). */
import { add, scale, times, UNITS_PER_CENT, type Money } from '#core/domain/price/money.ts';
import { taxIncluded } from '#core/domain/price/tax.ts';
import type { Charge, Exemption, Priced, PricedLine, TaxRow } from '#server/subjects/documents/models/amounts.ts';
import type { DocumentHead } from '#server/subjects/documents/models/document.ts';
import type { CreditNoteModel, InvoiceModel } from '#server/subjects/documents/models/invoice.ts';
import type { OrderConfirmationModel, QuoteModel } from '#server/subjects/documents/models/offer.ts';
import type { Buyer, Recipient, Seller } from '#server/subjects/documents/models/parties.ts';
import type { PlainDocumentModel, WithdrawalFormModel } from '#server/subjects/documents/models/plain.ts';
import type { DeliverySlipModel, ReturnSlipModel } from '#server/subjects/documents/models/slips.ts';

const euros = (amount: number): Money => Math.round(amount * 10_000);

export const SELLER: Seller = {
  name: 'Bitume & Fils',
  legalForm: 'SAS',
  capital: '10 000',
  address: { lines: ['12 rue de l’Échangeur'], postcode: '69007', city: 'Lyon', country: 'FR' },
  siret: '73282932000074',
  rcsCity: 'Lyon',
  apeCode: '4532Z',
  vatNumber: 'FR44732829320',
  phone: '+33472000000',
  email: 'bonjour@bitume.example',
  producerNumbers: [{ label: 'Pneus', number: 'FR000000_01ABCD' }],
  mediator: { name: 'Médiateur du commerce', url: 'https://mediateur.example' },
};

export const INDIVIDUAL: Buyer = {
  kind: 'individual',
  name: 'Élodie Lœuvre',
  company: null,
  address: { lines: ['4 impasse des Cèdres', 'Bâtiment B'], postcode: '75012', city: 'Paris', country: 'FR' },
  siret: null,
  vatNumber: null,
  email: 'elodie@example.org',
  purchaseOrder: null,
};

export const PROFESSIONAL: Buyer = {
  kind: 'professional',
  name: 'Paweł Kowalski',
  company: 'Garage du Port <SARL> & Cie',
  address: { lines: ['1 quai de la Fosse'], postcode: '44000', city: 'Nantes', country: 'FR' },
  siret: '55210055400054',
  vatNumber: 'FR96552100554',
  email: 'atelier@garage.example',
  purchaseOrder: 'BC-2026-118',
};

export const RECIPIENT: Recipient = {
  name: 'Atelier nord',
  company: 'Garage du Port',
  address: { lines: ['ZA des Trois Moulins', 'Quai 4'], postcode: '44100', city: 'Nantes', country: 'FR' },
};

export const head = (number: string): DocumentHead => ({
  identity: { siteName: 'Bitume', area: 'auto', accent: { solid: '#00664A', on: '#FFFFFF' } },
  locale: 'fr_FR',
  number,
  issuedAtMs: Date.UTC(2026, 2, 3, 22, 30),
  seller: SELLER,
});

export interface Sold {
  readonly name: string;
  readonly quantity: number;
  /** With VAT of the destination. */
  readonly unitTotal: Money;
  readonly discountTotal: Money;
  readonly taxPercent: number;
  readonly exemption: Exemption | null;
  readonly deposit?: Money;
  readonly ecoContribution?: Money;
}

const withoutTax = (amount: Money, percent: number, step = 1): Money =>
  scale(amount, 1_000_000, 1_000_000 + Math.round(percent * 10_000), step);

function lineOf(sold: Sold, index: number): PricedLine {
  const total = times(sold.unitTotal, sold.quantity) - sold.discountTotal;
  const tax = taxIncluded(total, sold.taxPercent);
  const unitNet = withoutTax(sold.unitTotal, sold.taxPercent);
  const net = total - tax;
  const whole = Math.round(times(unitNet, sold.quantity) / UNITS_PER_CENT) * UNITS_PER_CENT;
  return {
    reference: `0 986 49${index} 2${index}0`,
    details: [],
    deposit: 0,
    ecoContribution: 0,
    ...sold,
    unitNet,
    discountNet: sold.discountTotal === 0 ? 0 : Math.max(0, whole - net),
    net,
    tax,
    total,
  };
}

/** Lines, delivery, tax block and totals that agree. */
export function priced(sold: readonly Sold[], delivery: Money | null, paid: (total: Money) => Money): Priced {
  const lines = sold.map(lineOf);
  const first = sold[0] ?? { taxPercent: 20, exemption: null };
  const tax = delivery === null ? 0 : taxIncluded(delivery, first.taxPercent);
  const charges: Charge[] =
    delivery === null
      ? []
      : [
          {
            kind: 'delivery',
            label: 'Livraison Colissimo à domicile',
            taxPercent: first.taxPercent,
            exemption: first.exemption,
            net: delivery - tax,
            tax,
            total: delivery,
          },
        ];
  const rows = new Map<string, TaxRow>();
  for (const { taxPercent, exemption, net, tax } of [...lines, ...charges]) {
    const key = `${exemption} ${taxPercent}`;
    const before = rows.get(key) ?? { taxPercent, exemption, base: 0, tax: 0 };
    rows.set(key, { ...before, base: before.base + net, tax: before.tax + tax });
  }
  const sum = (all: readonly { net: Money; tax: Money; total: Money }[], part: 'net' | 'tax' | 'total') =>
    add(...all.map((one) => one[part]));
  const all = [...lines, ...charges];
  const total = sum(all, 'total');
  const totals = {
    lines: sum(lines, 'net'),
    charges: sum(charges, 'net'),
    net: sum(all, 'net'),
    tax: sum(all, 'tax'),
    total,
    linesTotal: add(...sold.map((one) => times(one.unitTotal, one.quantity))),
    discountTotal: add(...sold.map((one) => one.discountTotal)),
    paid: paid(total),
    due: total - paid(total),
  };
  return { lines, charges, taxes: [...rows.values()], totals };
}

const sold = (name: string, quantity: number, unit: number, discount: number, taxPercent: number): Sold => ({
  name,
  quantity,
  unitTotal: euros(unit),
  discountTotal: euros(discount),
  taxPercent,
  exemption: null,
});

/** The basket of domain 15.3: 129,57 € with VAT, 110,50 € without. */
export const BASKET: readonly Sold[] = [
  sold('Plaquettes de frein avant, jeu de 4', 2, 49.9, 9.98, 20),
  sold('Filtre à huile', 1, 12, 1.2, 20),
  sold('Revue technique Peugeot 308', 1, 24.5, 2.45, 5.5),
];

const DELIVERY = euros(6.9);
const all = (total: Money) => total;
const nothing = () => 0;

const terms = {
  dueOn: '2026-04-02',
  discountText: 'Pas d’escompte pour paiement anticipé',
  lateRate: '3 fois le taux d’intérêt légal',
  recoveryFee: euros(40),
};

export const BANK = {
  holder: 'Bitume & Fils',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  bankName: 'Banque du Rhône',
};

/** To a consumer, paid by card. */
export const INVOICE: InvoiceModel = {
  ...head('FA2026-000001'),
  ...priced(BASKET, DELIVERY, all),
  buyer: INDIVIDUAL,
  recipient: null,
  orderNumber: '100000042',
  saleOn: '2026-03-03',
  operation: 'goods',
  taxOnDebits: false,
  terms,
  payment: { kind: 'card', label: 'Carte bancaire', paidOn: '2026-03-03', bank: null },
  note: null,
};

/** To a company, by transfer at thirty days. */
export const ACCOUNT_INVOICE: InvoiceModel = {
  ...INVOICE,
  ...head('FA2026-000002'),
  ...priced(
    [
      {
        ...sold('Alternateur 90 A, échange standard', 1, 189.9, 0, 20),
        deposit: euros(30),
        ecoContribution: euros(1.2),
      },
      ...BASKET,
    ],
    DELIVERY,
    nothing,
  ),
  buyer: PROFESSIONAL,
  recipient: RECIPIENT,
  taxOnDebits: true,
  payment: { kind: 'transfer', label: 'Virement bancaire', paidOn: null, bank: BANK },
};

export const CREDIT_NOTE: CreditNoteModel = {
  ...ACCOUNT_INVOICE,
  ...head('AV2026-000001'),
  ...priced(BASKET.slice(0, 1), null, all),
  recipient: null,
  payment: { kind: 'transfer', label: 'Virement bancaire', paidOn: '2026-03-20', bank: null },
  invoices: [{ number: 'FA2026-000002', issuedOn: '2026-03-03' }],
  reason: 'Retour RMA00000012',
};

export const ORDER: OrderConfirmationModel = {
  ...head('100000042'),
  ...priced(BASKET, DELIVERY, nothing),
  buyer: INDIVIDUAL,
  recipient: RECIPIENT,
  paymentLabel: 'Virement bancaire',
  shippingLabel: 'Colissimo à domicile',
  deliveryBy: '2026-03-06',
  bank: BANK,
  termsVersion: '2026-01',
  withdrawalDays: 14,
};

export const QUOTE: QuoteModel = {
  ...head('DEV00000007'),
  ...priced(BASKET, DELIVERY, nothing),
  identity: { siteName: 'Bitume', area: 'moto', accent: { solid: '#FFC61A', on: '#14191A' } },
  version: 2,
  validUntil: '2026-04-02',
  buyer: PROFESSIONAL,
  recipient: null,
  deliveryDelay: '5 à 8 jours ouvrés',
  paymentTermsDays: 30,
  conditions: 'Prix fermes pendant la durée de validité.\nMontage non compris.',
};

export const DELIVERY_SLIP: DeliverySlipModel = {
  ...head('BL00000031'),
  orderNumber: '100000042',
  orderedOn: '2026-03-03',
  sender: { name: 'Entrepôt Bitume', address: SELLER.address, contact: 'Quai 3' },
  recipient: RECIPIENT,
  sourceName: 'Dépôt principal',
  carrier: 'Colissimo',
  parcels: [
    { trackNumber: '6A12345678901', weight: 3400 },
    { trackNumber: '6A12345678902', weight: null },
  ],
  isPickUp: false,
  lines: [
    {
      reference: '0 986 494 270',
      name: 'Plaquettes de frein avant, jeu de 4',
      details: ['Peugeot 308 II, 1.6 BlueHDi 120'],
      ordered: 2,
      shipped: 2,
      remaining: 0,
    },
    { reference: 'F 026 407 023', name: 'Filtre à huile', details: [], ordered: 4, shipped: 1, remaining: 3 },
  ],
};

export const RETURN_SLIP: ReturnSlipModel = {
  ...head('RMA00000012'),
  orderNumber: '100000042',
  sender: { name: INDIVIDUAL.name, company: null, address: INDIVIDUAL.address },
  returnTo: { name: 'Bitume – service retours', address: SELLER.address },
  sendBefore: '2026-04-02',
  isPrepaid: true,
  policy: 'Les pièces électriques montées et les liquides ouverts ne sont pas repris.',
  lines: [
    {
      reference: '0 986 494 270',
      name: 'Plaquettes de frein avant, jeu de 4',
      quantity: 1,
      reason: 'Ne correspond pas à mon véhicule',
    },
  ],
};

export const WITHDRAWAL_FORM: WithdrawalFormModel = {
  ...head('100000042'),
  orderedOn: '2026-03-03',
  receivedOn: null,
  customer: { name: INDIVIDUAL.name, company: null, address: INDIVIDUAL.address },
  goods: ['Plaquettes de frein avant, jeu de 4 (réf. 0 986 494 270)', 'Filtre à huile (réf. F 026 407 023)'],
};

const article = (number: number): PlainDocumentModel['parts'] => [
  { kind: 'heading', text: `Article ${number} – Commandes` },
  {
    kind: 'paragraph',
    text: 'Toute commande passée sur le site vaut acceptation des prix et de la description des produits disponibles à la vente. Le vendeur se réserve le droit d’annuler une commande d’un client avec lequel existerait un litige relatif au paiement d’une commande antérieure.',
  },
  {
    kind: 'list',
    items: [
      'le choix des articles dans le panier ;',
      'le choix du mode de livraison ;',
      'le paiement, par le bouton « Commander avec obligation de paiement ».',
    ],
  },
];

export const TERMS_OF_SALE: PlainDocumentModel = {
  ...head('2026-01'),
  title: 'Conditions générales de vente',
  parts: Array.from({ length: 14 }, (_, index) => article(index + 1)).flat(),
};
