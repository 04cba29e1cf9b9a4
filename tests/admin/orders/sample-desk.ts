/** An order as the shop tells it: paid by card, invoiced whole, two of its four articles sent. */
import type { DeskLine, OrderDesk } from '#core/contract/admin/orders/desk.ts';

/** Which revision its page shows. */
export const REV_ID = '0d9e6f3a-4f0e-4b1c-8f5a-6a1d2c3b4e5f';

const id = (n: number): string => `5d1c1f0e-5a0b-4b7c-9b1e-${String(n).padStart(12, '0')}`;

export const ORDER = id(1);
export const DISCS = id(11);
export const OIL = id(12);
export const TYRES = id(13);
export const PARCEL = id(21);
export const INVOICE = id(31);
export const REFUND = id(41);
export const CUSTOMER = id(51);

const line = (part: Partial<DeskLine> & Pick<DeskLine, 'uuid' | 'name' | 'sku' | 'unitPrice'>): DeskLine => {
  const { qtyOrdered = 1, unitPrice } = part;
  return {
    path: `/auto/${part.sku}`,
    image: null,
    options: [],
    taxPercent: 20,
    discount: 0,
    total: unitPrice * qtyOrdered,
    tax: Math.round((unitPrice * qtyOrdered) / 6),
    isStockable: true,
    qtyOrdered,
    qtyInvoiced: qtyOrdered,
    qtyShipped: 0,
    qtyRefunded: 0,
    qtyRefundedUnshipped: 0,
    qtyCanceled: 0,
    ...part,
  };
};

const ADDRESS = {
  name: 'Gaëlle Le Guennec',
  company: null,
  lines: ['8 rue des Tanneurs'],
  postcode: '44000',
  city: 'Nantes',
  country: 'FR',
  phone: '+33612457890',
  note: null,
};

export function sampleDesk(part: Partial<OrderDesk> = {}): OrderDesk {
  return {
    uuid: ORDER,
    rev: 7,
    revId: REV_ID,
    number: 'BT-26-10482',
    area: 'auto',
    status: 'processing',
    placedAt: '2026-11-19T08:12:00.000Z',
    expiresAt: null,
    isCancellationAsked: false,
    comment: 'Sonnez deux fois.',
    purchaseOrder: null,
    coupon: null,
    quote: null,
    buyer: {
      customer: CUSTOMER,
      firstName: 'Gaëlle',
      lastName: 'Le Guennec',
      email: 'gaelle@exemple.fr',
      phone: '+33612457890',
      isProfessional: false,
      company: null,
    },
    billing: ADDRESS,
    shipping: ADDRESS,
    delivery: { title: 'Messagerie', pickup: null, promisedFrom: null, promisedTo: '2026-11-24' },
    payment: { method: 'payzen', title: 'Carte bancaire', isOnline: true },
    money: {
      subTotal: 2_514_000,
      discount: 0,
      shipping: 69_000,
      taxes: [{ taxPercent: 20, base: 2_152_500, tax: 430_500 }],
      taxTotal: 430_500,
      grandTotal: 2_583_000,
      payable: 2_583_000,
      paid: 2_583_000,
      refunded: 0,
      due: 0,
      shippingRefundable: 69_000,
      refundableOnline: 2_583_000,
    },
    lines: [
      line({ uuid: DISCS, name: 'Disques avant', sku: 'FD-4281', unitPrice: 849_000, qtyShipped: 1 }),
      line({ uuid: OIL, name: 'Huile moteur', sku: 'HE-5305', unitPrice: 399_000, qtyShipped: 1 }),
      line({ uuid: TYRES, name: 'Pneu été', sku: 'PN-2055', unitPrice: 633_000, qtyOrdered: 2 }),
    ],
    parcels: [
      {
        uuid: PARCEL,
        number: 'EX-26-07731',
        status: 'processing',
        source: 'main',
        carrier: 'chronopost',
        trackNumber: 'MS4417',
        trackUrl: 'https://www.chronopost.fr/suivi?n=MS4417',
        createdAt: '2026-11-20T15:40:00.000Z',
        shippedAt: '2026-11-20T15:40:00.000Z',
        readyAt: null,
        deliveredAt: null,
        lines: [
          { line: DISCS, quantity: 1 },
          { line: OIL, quantity: 1 },
        ],
      },
    ],
    invoices: [
      {
        uuid: INVOICE,
        number: 'FA2026-001274',
        state: 'paid',
        issuedAt: '2026-11-19T08:13:00.000Z',
        dueAt: null,
        total: 2_583_000,
      },
    ],
    refunds: [],
    transactions: [
      {
        uuid: id(61),
        at: '2026-11-19T08:13:00.000Z',
        type: 'payment',
        method: 'payzen',
        reference: '9f41-77c2-04ae',
        status: 'paid',
        amount: 2_583_000,
      },
    ],
    returns: [],
    comments: [
      {
        uuid: id(71),
        author: 'shop',
        who: 'Marc R.',
        message: 'Un seul pneu au dépôt.',
        isVisible: false,
        at: '2026-11-21T10:02:00.000Z',
      },
    ],
    history: [
      { from: null, to: 'pending_payment', actor: 'customer', who: null, reason: null, at: '2026-11-19T08:12:00.000Z' },
      {
        from: 'pending_payment',
        to: 'processing',
        actor: 'provider',
        who: null,
        reason: null,
        at: '2026-11-19T08:13:00.000Z',
      },
    ],
    can: { accept: false, cancel: false, invoice: false, ship: true, refund: true, recordPayment: false },
    sources: [
      { code: 'main', name: 'Entrepôt central' },
      { code: 'shop', name: 'Magasin de Nantes' },
    ],
    ...part,
  };
}

const LATER = '2026-11-22T08:00:00.000Z';

/** Ordered by transfer: nothing has come yet, nothing was invoiced or sent. */
export function awaitedDesk(part: Partial<OrderDesk> = {}): OrderDesk {
  const desk = sampleDesk();
  return {
    ...desk,
    status: 'pending_payment',
    expiresAt: LATER,
    payment: { method: 'transfer', title: 'Virement', isOnline: false },
    money: { ...desk.money, paid: 0, due: 2_583_000, shippingRefundable: 0, refundableOnline: 0 },
    lines: desk.lines.map((one) => ({ ...one, qtyInvoiced: 0, qtyShipped: 0 })),
    parcels: [],
    invoices: [],
    transactions: [],
    can: { accept: false, cancel: true, invoice: false, ship: false, refund: false, recordPayment: true },
    ...part,
  };
}
