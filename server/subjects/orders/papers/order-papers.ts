/** Everything on paper about an order, made from what is stored of it. */
import type { OrderDocument } from '#core/contract/orders/order-record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { renderDeliverySlip } from '#server/subjects/documents/delivery-slip.ts';
import { renderCreditNote, renderInvoice } from '#server/subjects/documents/invoice.ts';
import type { RenderedDocument } from '#server/subjects/documents/models/document.ts';
import { renderOrderConfirmation } from '#server/subjects/documents/order-confirmation.ts';
import { renderPlainDocument } from '#server/subjects/documents/plain-document.ts';
import { renderWithdrawalForm } from '#server/subjects/documents/withdrawal-form.ts';

import { loadConfirmationModel, loadWithdrawalForm, withdrawalDays } from './confirmation-model.ts';
import { keepDocument, type PaperDeps } from './keep-document.ts';
import { findShipment } from './load-shipment.ts';
import type { PaperOrder } from './paper-order.ts';
import { loadSlipModel } from './slip-model.ts';
import { storedCreditNote, storedInvoice } from './stored-model.ts';
import { loadTermsModel } from './terms-model.ts';

export type PaperKind = OrderDocument['kind'] | 'terms' | 'withdrawal_form';

export interface Paper {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What documents are called as files, in the languages of the shop. */
const FILES: Readonly<Record<PaperKind, Readonly<Record<PaperOrder['row']['locale'], string>>>> = {
  order: { fr_FR: 'commande', en_GB: 'order' },
  invoice: { fr_FR: 'facture', en_GB: 'invoice' },
  credit_note: { fr_FR: 'avoir', en_GB: 'credit-note' },
  delivery_slip: { fr_FR: 'bon-de-livraison', en_GB: 'delivery-slip' },
  terms: { fr_FR: 'conditions-generales-de-vente', en_GB: 'terms-of-sale' },
  withdrawal_form: { fr_FR: 'formulaire-de-retractation', en_GB: 'withdrawal-form' },
};

/** Draws a document of an order; null: the order has none under this UUID. */
type Draw = (trx: Trx, order: PaperOrder, uuid: string) => Promise<RenderedDocument | null>;

const issuing = async (trx: Trx) => ({ db: trx, setting: await settingsIn(trx) });

async function drawTerms(trx: Trx, order: PaperOrder): Promise<RenderedDocument | null> {
  const model = await loadTermsModel(await issuing(trx), order);
  return model && renderPlainDocument(model);
}

async function drawWithdrawalForm(trx: Trx, order: PaperOrder): Promise<RenderedDocument | null> {
  const parts = await issuing(trx);
  return withdrawalDays(parts.setting, order) === null
    ? null
    : renderWithdrawalForm(await loadWithdrawalForm(parts, order));
}

async function drawInvoice(trx: Trx, { row }: PaperOrder, uuid: string): Promise<RenderedDocument | null> {
  const own = trx.selectFrom('invoice').select('model').where('uuid', '=', uuid).where('order_id', '=', row.id);
  const invoice = await own.executeTakeFirst();
  return invoice === undefined ? null : renderInvoice(storedInvoice(invoice.model));
}

async function drawCreditNote(trx: Trx, { row }: PaperOrder, uuid: string): Promise<RenderedDocument | null> {
  const own = trx.selectFrom('refund').select('model').where('uuid', '=', uuid).where('order_id', '=', row.id);
  const refund = await own.executeTakeFirst();
  const model = refund === undefined ? null : storedCreditNote(refund.model);
  return model && renderCreditNote(model);
}

async function drawSlip(trx: Trx, order: PaperOrder, uuid: string): Promise<RenderedDocument | null> {
  const shipment = await findShipment(trx, order, uuid);
  if (shipment === null || shipment.row.status === 'canceled') return null;
  return renderDeliverySlip(await loadSlipModel(await issuing(trx), order, shipment));
}

const DRAWS: Readonly<Record<PaperKind, Draw>> = {
  order: async (trx, order) => renderOrderConfirmation(await loadConfirmationModel(await issuing(trx), order)),
  terms: drawTerms,
  withdrawal_form: drawWithdrawalForm,
  invoice: drawInvoice,
  credit_note: drawCreditNote,
  delivery_slip: drawSlip,
};

/** Documents with a row of their own. The others are known by the UUID of the order. */
const TABLES = { invoice: 'invoice', credit_note: 'refund', delivery_slip: 'shipment' } as const;

/** The number a document bears; null for what is not this order's: what is kept is looked up by its UUID alone. */
async function numberOf({ db }: PaperDeps, { row }: PaperOrder, kind: PaperKind, uuid: string): Promise<string | null> {
  if (kind === 'order' || kind === 'terms' || kind === 'withdrawal_form') {
    if (uuid !== row.uuid) return null;
    return kind === 'terms' ? row.terms_version : row.number;
  }
  const own = db.selectFrom(TABLES[kind]).select('number').where('uuid', '=', uuid).where('order_id', '=', row.id);
  return (await own.executeTakeFirst())?.number ?? null;
}

/** A document of an order; null: it has none of this kind under this UUID. */
export async function findPaper(
  deps: PaperDeps,
  order: PaperOrder,
  { kind, uuid }: { readonly kind: PaperKind; readonly uuid: string },
  now: Date,
): Promise<Paper | null> {
  const number = await numberOf(deps, order, kind, uuid);
  if (number === null) return null;
  const bytes = await keepDocument(deps, { kind, subject: uuid }, now, (trx) => DRAWS[kind](trx, order, uuid));
  return bytes && { name: `${FILES[kind][order.row.locale]}-${number}.pdf`, bytes };
}

/** @throws Refusal `record.unknown` for what the order does not have */
export async function readPaper(...asked: Parameters<typeof findPaper>): Promise<Paper> {
  const paper = await findPaper(...asked);
  if (paper === null) throw new Refusal('record.unknown');
  return paper;
}
