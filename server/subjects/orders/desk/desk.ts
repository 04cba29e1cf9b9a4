/**
 * The desk: orders handled by hand through the services of the back office (`npm run orders`). Whoever may run commands of
 * the shop may do everything here.
 */
import { isOnlinePayment } from '#core/domain/payment/methods.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { REFUND_METHODS, type RefundMethod } from '#core/domain/order/refund-method.ts';
import { cancelOrder } from '#server/subjects/orders/service/cancel-order.ts';
import { cancelShipment, markDelivered, markReady } from '#server/subjects/orders/service/parcel/follow-shipment.ts';
import { invoiceAll, issueInvoice } from '#server/subjects/orders/service/issue-invoice.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type OrderDeps, type OrderWork } from '#server/subjects/orders/service/order-work.ts';
import { receivePayment } from '#server/subjects/orders/service/record-payment.ts';
import { settleRefund } from '#server/subjects/orders/service/refund/refund-money.ts';
import { refundOrder } from '#server/subjects/orders/service/refund/refund-order.ts';
import { receivedOn } from '#server/subjects/orders/service/parcel/received-on.ts';
import { shipOrder } from '#server/subjects/orders/service/parcel/ship-order.ts';

import { amountOf, deskArguments, DeskError, unitsOf, type DeskArguments } from './desk-arguments.ts';
import { listOrders, showOrder } from './desk-reading.ts';
import { refusalWords, STATUS_WORDS } from './desk-words.ts';

export const DESK_USAGE = `npm run orders -- list [état]
npm run orders -- show <numéro>
npm run orders -- pay-transfer <numéro> <montant> <référence du virement>
npm run orders -- invoice <numéro> [<référence>=<quantité> …]
npm run orders -- ship <numéro> [<référence>=<quantité> …] [--source=principal] [--carrier=colissimo] [--track=<suivi>]
npm run orders -- ready <numéro> <expédition>
npm run orders -- deliver <numéro> [<expédition>] [--on=AAAA-MM-JJ]
npm run orders -- unship <numéro> <expédition>
npm run orders -- refund <numéro> [<référence>=<quantité> …] [--shipping] [--amount=<montant>] [--fee=<montant>]
    [--method=provider|transfer|store_credit|manual] [--restock=principal] [--reason=<motif>]
npm run orders -- refund-sent <numéro> <avoir>
npm run orders -- cancel <numéro> [<référence>=<quantité> …] [--reason=<motif>]`;

type Step = (work: OrderWork, order: Order, typed: DeskArguments) => Promise<string>;

interface DeskStep {
  readonly options: readonly string[];
  readonly run: Step;
}

/** A parcel by its number, or the only one that is on its way. */
async function parcelOf({ trx }: OrderWork, order: Order, number: string | undefined): Promise<string> {
  const parcels = await trx
    .selectFrom('shipment')
    .select(['uuid', 'number', 'status'])
    .where('order_id', '=', order.row.id)
    .execute();
  const open = parcels.filter(({ status }) => status === 'pending' || status === 'processing');
  const meant = number === undefined ? open : parcels.filter((one) => one.number === number);
  const [parcel] = meant;
  if (parcel === undefined) throw new DeskError('Cette commande n’a pas cette expédition.');
  if (meant.length > 1) throw new DeskError('Plusieurs expéditions sont en route : donnez le numéro de l’une.');
  return parcel.uuid;
}

/** Where an order is fetched, or where its pieces are set aside. */
async function sourceOf({ trx }: OrderWork, { row, lines }: Order): Promise<string> {
  if (row.pickup_source !== null) return row.pickup_source;
  const aside = await trx
    .selectFrom('stock_reservation')
    .select('source')
    .where(
      'line_id',
      'in',
      lines.map((line) => line.row.id),
    )
    .orderBy('line_id')
    .executeTakeFirst();
  return aside?.source ?? 'principal';
}

/** @throws DeskError */
function instantOf(day: string | undefined, now: Date): Date {
  if (day === undefined) return now;
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) throw new DeskError(`Date illisible : ${day}.`);
  return receivedOn(day, now);
}

function refundMethod(typed: string | undefined, order: Order): RefundMethod {
  if (typed === undefined) return isOnlinePayment(order.row.payment_method) ? 'provider' : 'transfer';
  const method = REFUND_METHODS.find((one) => one === typed);
  if (method === undefined) throw new DeskError(`Moyen de remboursement inconnu : ${typed}.`);
  return method;
}

const refund: Step = async (work, order, typed) => {
  const { options } = typed;
  const units = unitsOf(order, typed) ?? {};
  const source = options.get('restock');
  const done = await refundOrder(work, order, {
    uuid: work.ids.uuid(),
    units,
    shipping: options.has('shipping') ? order.shippingInvoiced - order.shippingRefunded : 0,
    adjustmentRefund: amountOf(options.get('amount') ?? '0'),
    adjustmentFee: amountOf(options.get('fee') ?? '0'),
    cause: 'other',
    isDepreciated: false,
    method: refundMethod(options.get('method'), order),
    reason: options.get('reason') ?? null,
    restock: source === undefined ? null : { source, lines: Object.keys(units) },
  });
  return `Avoir ${done.number} émis.`;
};

const STEPS: Readonly<Record<string, DeskStep>> = {
  'pay-transfer': {
    options: [],
    run: async (work, order, { words: [amount, reference] }) => {
      if (amount === undefined || reference === undefined) throw new DeskError(DESK_USAGE);
      const received = { method: 'banktransfer', transactionId: reference, amount: amountOf(amount) };
      const news = await receivePayment(work, order, received, invoiceAll);
      if (news === false) return 'Ce virement était déjà enregistré.';
      const isTooMuch = news === 'overpaid' || news === 'paidAfterEnd';
      return isTooMuch ? 'Virement enregistré : il dépasse ce qui était dû, à rembourser.' : 'Virement enregistré.';
    },
  },
  invoice: {
    options: [],
    run: async (work, order, typed) =>
      `Facture ${(await issueInvoice(work, order, unitsOf(order, typed))).number} émise.`,
  },
  ship: {
    options: ['source', 'carrier', 'track'],
    run: async (work, order, typed) => {
      const { options } = typed;
      const units = unitsOf(order, typed);
      const done = await shipOrder(work, order, {
        source: options.get('source') ?? (await sourceOf(work, order)),
        ...(units === undefined ? {} : { units }),
        carrier: options.get('carrier') || null,
        trackNumber: options.get('track') || null,
        packages: [],
      });
      return `Expédition ${done.number} enregistrée.`;
    },
  },
  ready: {
    options: [],
    run: async (work, order, { words: [parcel] }) => {
      await markReady(work, order, await parcelOf(work, order, parcel));
      return 'La commande est prête : le client est prévenu.';
    },
  },
  deliver: {
    options: ['on'],
    run: async (work, order, { words: [parcel], options }) => {
      const at = instantOf(options.get('on'), work.now);
      await markDelivered(work, order, await parcelOf(work, order, parcel), at);
      return 'Livraison enregistrée.';
    },
  },
  unship: {
    options: [],
    run: async (work, order, { words: [parcel] }) => {
      await cancelShipment(work, order, await parcelOf(work, order, parcel));
      return 'Expédition annulée, stock remis en place.';
    },
  },
  refund: { options: ['shipping', 'amount', 'fee', 'method', 'restock', 'reason'], run: refund },
  'refund-sent': {
    options: [],
    run: async (work, order, { words: [number] }) => {
      const known = work.trx
        .selectFrom('refund')
        .select('uuid')
        .where('number', '=', number ?? '');
      const found = await known.executeTakeFirst();
      if (found === undefined) throw new DeskError('Cette commande n’a pas cet avoir.');
      await settleRefund(work, order, found.uuid, { state: 'refunded', reference: null });
      return 'Remboursement noté comme effectué.';
    },
  },
  cancel: {
    options: ['reason'],
    run: async (work, order, typed) => {
      const units = unitsOf(order, typed);
      const reason = typed.options.get('reason') ?? null;
      await cancelOrder(work, order, { ...(units === undefined ? {} : { units }), reason });
      return 'Annulation enregistrée.';
    },
  },
};

/**
 * Does what was typed and says what became of it.
 * @throws DeskError with a sentence for whoever typed it
 */
export async function runDesk(deps: OrderDeps, typed: readonly string[], now: Date): Promise<readonly string[]> {
  const [command = '', ...rest] = typed;
  if (command === 'list') return listOrders(deps.db, rest[0]);
  const step = Object.hasOwn(STEPS, command) ? STEPS[command] : undefined;
  const [number, ...more] = rest;
  if (number === undefined || (step === undefined && command !== 'show')) throw new DeskError(DESK_USAGE);
  if (step === undefined) return showOrder(deps.db, number);
  const found = deps.db.selectFrom('sale_order').select('uuid').where('number', '=', number);
  const order = await found.executeTakeFirst();
  if (order === undefined) throw new DeskError(`Aucune commande ne porte le numéro ${number}.`);
  const by = { kind: 'admin', id: 'desk' } as const;
  const arguments_ = deskArguments(more, step.options);
  try {
    const said = await withOrder(deps, { uuid: order.uuid, now, by }, (work, locked) =>
      step.run(work, locked, arguments_),
    );
    const after = deps.db.selectFrom('sale_order').select('status').where('uuid', '=', order.uuid);
    const { status } = await after.executeTakeFirstOrThrow();
    return [said, `Commande ${number} : ${STATUS_WORDS[status]}.`];
  } catch (error) {
    if (error instanceof Refusal) throw new DeskError(refusalWords(error.code, error.data));
    throw error;
  }
}
