/** A return as the shop tells it: of three articles two are sent back, with a photo, and nobody has looked into it. */
import type { RmaDesk, RmaDeskLine } from '#core/contract/admin/returns/desk.ts';
import { hasSlip, rmaActions } from '#core/domain/returns/rma-actions.ts';
import type { RmaStatus } from '#core/domain/returns/rma-status.ts';

/** Which revision its page shows. */
export const REV_ID = '0d9e6f3a-4f0e-4b1c-8f5a-6a1d2c3b4e5f';

const id = (n: number): string => `6d1c1f0e-5a0b-4b7c-9b1e-${String(n).padStart(12, '0')}`;

export const RETURN = id(1);
export const DISCS = id(11);
export const PADS = id(12);
export const PHOTO = id(21);
export const ORDER = id(31);
export const REFUND = id(41);
export const CUSTOMER = id(51);

const ASKED_AT = '2026-11-19T08:12:00.000Z';

const line = (part: Pick<RmaDeskLine, 'uuid' | 'name' | 'sku' | 'unitPrice' | 'quantity'>): RmaDeskLine => ({
  path: `/auto/${part.sku}`,
  image: null,
  isStockable: true,
  reason: { fr_FR: 'Je ne souhaite plus ce produit', en_GB: 'I no longer want it' },
  isShopFault: false,
  received: null,
  accepted: null,
  restock: null,
  ...part,
});

export function sampleReturn(part: Partial<RmaDesk> = {}): RmaDesk {
  const status = part.status ?? 'new_request';
  return {
    uuid: RETURN,
    rev: 3,
    revId: REV_ID,
    number: 'RMA00000042',
    area: 'auto',
    status,
    type: 'return',
    condition: 'unopened',
    information: 'Les disques ne vont pas.\nLa boîte est fermée.',
    preferredResolution: 'refund',
    grantedResolution: null,
    refusalReason: null,
    createdAt: ASKED_AT,
    receivedAt: null,
    deadlineAt: null,
    buyer: {
      customer: CUSTOMER,
      firstName: 'Gaëlle',
      lastName: 'Le Guennec',
      email: 'gaelle@exemple.fr',
      phone: '+33612457890',
      isProfessional: false,
      company: null,
    },
    order: { uuid: ORDER, number: 'CMD00000007', placedAt: '2026-11-02T09:00:00.000Z', total: 2_583_000 },
    payment: { title: 'Carte bancaire', isOnline: true },
    money: { refundable: 2_583_000, shippingRefundable: 69_000, refundableOnline: 2_583_000 },
    lines: [
      line({ uuid: DISCS, name: 'Disques avant', sku: 'FD-4281', unitPrice: 849_000, quantity: 2 }),
      line({ uuid: PADS, name: 'Plaquettes', sku: 'PL-1180', unitPrice: 399_000, quantity: 1 }),
    ],
    photos: [PHOTO],
    messages: [],
    history: [{ from: null, to: 'new_request', actor: 'customer', who: null, reason: null, at: ASKED_AT }],
    refund: null,
    newParcel: null,
    hasSlip: hasSlip(status),
    can: rmaActions(status),
    ...part,
  };
}

const CAME_AT = '2026-11-21T09:30:00.000Z';

const moved = (from: RmaStatus, to: RmaStatus, at: string): RmaDesk['history'][number] => ({
  from,
  to,
  actor: 'admin',
  who: 'Marc R.',
  reason: null,
  at,
});

/** Its parcel came, with all that was announced but one disc, which was broken. */
export function returnedReturn(part: Partial<RmaDesk> = {}): RmaDesk {
  const { lines, history } = sampleReturn();
  return sampleReturn({
    status: 'returned',
    receivedAt: CAME_AT,
    lines: lines.map((one) => ({
      ...one,
      received: one.quantity,
      accepted: 1,
      restock: one.uuid === PADS,
    })),
    history: [
      ...history,
      moved('new_request', 'awaiting_return', '2026-11-19T10:00:00.000Z'),
      moved('awaiting_return', 'returned', CAME_AT),
    ],
    ...part,
  });
}
