/** A quote as the shop tells it: three brake pads and an oil that the shop has no more, asked for by a garage. */
import type { QuoteDesk, QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { QuotePage } from '#src/admin/features/quotes/quote-page.tsx';
import { shopOfDesk } from '#tests/admin/desk/shop-of-desk.ts';
import { drawPage, type Reader } from '#tests/admin/frame/draw-page.tsx';

/** Which revision its page shows. */
export const REV_ID = '0d9e6f3a-4f0e-4b1c-8f5a-6a1d2c3b4e5f';

const id = (n: number): string => `6e2d2a1f-5a0b-4b7c-9b1e-${String(n).padStart(12, '0')}`;

export const QUOTE = id(1);
export const CUSTOMER = id(2);
export const ORDER = id(3);

const EUR = 10_000;

export const PADS: QuoteDeskLine = {
  position: 0,
  sku: 'FR-1042',
  name: 'Plaquettes avant',
  options: [{ label: 'Essieu', value: 'Avant' }],
  path: '/auto/pieces/plaquettes-avant',
  image: null,
  requestedQty: 3,
  unitPrice: 49.9 * EUR,
  proposed: { quantity: 3, unitPrice: 49.9 * EUR },
  now: { unitPrice: 52 * EUR, available: 2, onSale: true },
};

export const OIL: QuoteDeskLine = {
  ...PADS,
  position: 1,
  sku: 'HU-5W30',
  name: 'Huile 5W30',
  options: [],
  path: null,
  requestedQty: 1,
  unitPrice: 30 * EUR,
  proposed: { quantity: 1, unitPrice: 30 * EUR },
  now: null,
};

/** Asked for, and nobody has looked at it. */
export const askedDesk = (part: Partial<QuoteDesk> = {}): QuoteDesk => ({
  uuid: QUOTE,
  rev: 4,
  revId: REV_ID,
  number: 'DEV00000042',
  area: 'auto',
  state: 'requested',
  requestedAt: '2026-11-20T09:12:00.000Z',
  buyer: {
    customer: CUSTOMER,
    firstName: 'Yann',
    lastName: 'Cariou',
    email: 'yann@garage.example',
    phone: '+33612457890',
    isProfessional: true,
    company: { name: 'Garage du Port', tradeName: null, siret: '73282932000074', vatNumber: null },
  },
  place: { postcode: '29200', city: 'Brest' },
  vehicle: 'Clio IV 1.5 dCi',
  wantedDate: '2026-12-10',
  comment: 'Pour un client pressé.\nMerci !',
  lines: [PADS, OIL],
  requested: { total: 179.7 * EUR, taxTotal: 29.95 * EUR },
  proposal: null,
  validityDays: 30,
  order: null,
  comments: [],
  history: [{ from: null, to: 'requested', version: null, actor: 'buyer', who: null, at: '2026-11-20T09:12:00.000Z' }],
  can: { review: true, propose: true, refuse: true, cancel: false },
  ...part,
});

/** Proposed: two pads at 45 €, no oil. */
export const proposedDesk = (part: Partial<QuoteDesk> = {}): QuoteDesk =>
  askedDesk({
    state: 'proposed',
    rev: 5,
    lines: [
      { ...PADS, proposed: { quantity: 2, unitPrice: 45 * EUR } },
      { ...OIL, proposed: { quantity: 0, unitPrice: 30 * EUR } },
    ],
    proposal: {
      total: 90 * EUR,
      taxTotal: 15 * EUR,
      version: 1,
      validUntil: '2026-12-21',
      proposedAt: '2026-11-21T10:00:00.000Z',
      acceptedAt: null,
      deliveryDelay: '48 h',
      conditions: 'Franco de port.',
    },
    history: [
      ...askedDesk().history,
      {
        from: 'requested',
        to: 'proposed',
        version: 1,
        actor: 'shop',
        who: 'Marc Rivoire',
        at: '2026-11-21T10:00:00.000Z',
      },
    ],
    can: { review: false, propose: true, refuse: false, cancel: true },
    ...part,
  });

type Answers = Parameters<typeof shopOfDesk>[2];

/** A shop that has one quote. */
export const shopOfQuote = (desk: QuoteDesk, answers: Answers = {}) => shopOfDesk('quotes', desk, answers);

/** The page of that quote. */
export const drawQuote = ({ call }: ReturnType<typeof shopOfQuote>, reader: Reader = {}) =>
  drawPage({ ...reader, address: adminHref('admin.quotes.edit', { id: QUOTE }), Page: QuotePage, call });
