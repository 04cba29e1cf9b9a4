/** The slip of a return: drawn once, when the shop has accepted it, and the same ever after (domain 6.2). */
import { hasSlip } from '#core/domain/returns/rma-actions.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import type { ReturnSlipModel } from '#server/subjects/documents/models/slips.ts';
import { renderReturnSlip } from '#server/subjects/documents/return-slip.ts';
import { loadIssuer } from '#server/subjects/orders/papers/issuer.ts';
import { keepDocument, type PaperDeps } from '#server/subjects/orders/papers/keep-document.ts';
import { receiverOf } from '#server/subjects/orders/papers/order-parties.ts';
import { loadOrder } from '#server/subjects/orders/service/load-order.ts';
import { loadReturnLines, reasonIn } from '#server/subjects/returns/mails/load-mail.ts';
import { dayOf } from '#server/platform/settings/clock.ts';
import type { Reader } from '#server/subjects/returns/read/reader.ts';

interface AskedSlip {
  readonly rma: string;
  /** The shop itself, or who says they sent it back. */
  readonly reader: Reader;
  readonly now: Date;
}

/**
 * @returns number and bytes of the slip
 * @throws Refusal `record.unknown`, also for somebody else's; `order.notAllowed` before it is accepted
 */
export async function readSlip(
  deps: PaperDeps,
  { rma: uuid, reader, now }: AskedSlip,
): Promise<{ readonly number: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const rma = await findFor(deps.db, uuid, reader);
  if (!hasSlip(rma.status)) throw new Refusal('order.notAllowed', { status: rma.status });
  const bytes = await keepDocument(deps, { kind: 'return_slip', subject: uuid }, now, async (trx) =>
    renderReturnSlip(await slipModel(trx, rma, now)),
  );
  if (bytes === null) throw new Refusal('record.unknown');
  return { number: rma.number, bytes };
}

async function findFor(db: Db, uuid: string, reader: Reader) {
  let query = db
    .selectFrom('rma')
    .innerJoin('sale_order', 'sale_order.id', 'rma.order_id')
    .selectAll('rma')
    .select('sale_order.uuid as order')
    .where('rma.uuid', '=', uuid);
  if (reader !== 'shop') query = query.where('rma.customer_id', '=', reader.customer);
  const rma = await query.executeTakeFirst();
  if (rma === undefined) throw new Refusal('record.unknown');
  return rma;
}

type Found = Awaited<ReturnType<typeof findFor>>;

async function slipModel(trx: Trx, rma: Found, now: Date): Promise<ReturnSlipModel> {
  const setting = await settingsIn(trx);
  const order = await loadOrder(trx, rma.order);
  const { locale } = rma;
  const { area } = order.row;
  const place = { channel: area, locale };
  const issuer = await loadIssuer(trx, setting, { area, locale });
  const written = setting('sales.rma.setting.return_address', place)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const policy = setting('sales.rma.setting.return_policy', place).trim();
  const lines = await loadReturnLines(trx, rma.id);
  return {
    ...issuer,
    number: rma.number,
    issuedAtMs: now.getTime(),
    orderNumber: order.row.number,
    sender: receiverOf(order),
    returnTo: {
      name: issuer.seller.name,
      address: written.length === 0 ? issuer.seller.address : { ...issuer.seller.address, lines: written },
    },
    sendBefore: rma.deadline_at === null ? null : dayOf(setting, area, rma.deadline_at),
    isPrepaid: !setting('sales.rma.setting.customer_pays_return', place),
    policy: policy === '' ? null : policy,
    lines: lines.map(({ name, sku, quantity, title }) => ({
      reference: sku,
      name,
      quantity,
      reason: reasonIn(locale, title),
    })),
  };
}
