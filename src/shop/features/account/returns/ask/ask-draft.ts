/** A return request while it is put together: kept on this device at every step. */
import * as v from 'valibot';
import type { OfflineArgs } from '#core/contract/offline-routes.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { ASKED_TYPES, returnableLine } from '#core/contract/returns/returnable.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { returnableUnits } from '#core/domain/returns/eligibility.ts';
import { commonResolutions, type RmaReason } from '#core/domain/returns/reasons.ts';
import { PACKAGE_CONDITIONS, RMA_RESOLUTIONS } from '#core/domain/returns/rma.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { cutText } from '#core/domain/text/cut-text.ts';

const askDraft = v.object({
  uuid: v.string(),
  step: v.picklist([1, 2, 3]),
  order: v.nullable(v.string()),
  type: v.picklist(ASKED_TYPES),
  /** By UUID of the order's line. */
  picked: v.record(v.string(), v.object({ quantity: v.number(), reason: v.string() })),
  packageCondition: v.picklist(PACKAGE_CONDITIONS),
  preferredResolution: v.nullable(v.picklist(RMA_RESOLUTIONS)),
  information: v.string(),
});

export type AskDraft = v.InferOutput<typeof askDraft>;

export const askForm = (area: Area): string => `rma:${area}`;

/** A request that begins, about an order where one is named. */
export const newAsk = (uuid: string, order: string | null): AskDraft => ({
  uuid,
  step: order === null ? 1 : 2,
  order,
  type: 'return',
  picked: {},
  packageCondition: 'unopened',
  preferredResolution: null,
  information: '',
});

/** What was kept, unless the address names another order than it is about. */
export function askIn(kept: unknown, uuid: string, order: string | null): AskDraft {
  const read = v.safeParse(askDraft, kept);
  return read.success && (order === null || read.output.order === order) ? read.output : newAsk(uuid, order);
}

/** Lines picked that stand in the order, with units that may come back. */
export function pickedLines(ask: AskDraft, order: OrderRecord, returns: readonly RmaRecord[]) {
  return order.lines.flatMap((line) => {
    const pick = ask.picked[line.uuid];
    const most = returnableUnits(returnableLine(order, line, returns));
    if (pick === undefined || most === 0) return [];
    return [{ line, quantity: Math.min(pick.quantity, most), reason: pick.reason, most }];
  });
}

/** The reasons of what was picked. */
export const reasonsOf = (ask: AskDraft, reasons: readonly RmaReason[]): readonly RmaReason[] =>
  Object.values(ask.picked).flatMap(({ reason }) => reasons.find(({ code }) => code === reason) ?? []);

/** What may be asked for with these reasons, and what is: the first where nothing was chosen, or what was is not offered. */
export function resolutionsOf(ask: AskDraft, reasons: readonly RmaReason[]) {
  const offered = commonResolutions(reasonsOf(ask, reasons));
  const wanted = ask.preferredResolution;
  return { offered, chosen: wanted !== null && offered.includes(wanted) ? wanted : (offered[0] ?? null) };
}

type StoreArgs = OfflineArgs<'api.rma.store'>;

/** Null while nothing is picked, or no resolution fits its reasons. */
export function argsOf(
  ask: AskDraft,
  order: OrderRecord,
  { returns, reasons, photos }: { returns: readonly RmaRecord[]; reasons: readonly RmaReason[]; photos: number },
): StoreArgs | null {
  const { chosen } = resolutionsOf(ask, reasons);
  const lines = pickedLines(ask, order, returns);
  if (chosen === null || lines.length === 0) return null;
  return {
    uuid: ask.uuid,
    area: order.area,
    order: order.uuid,
    orderNumber: order.number,
    type: ask.type,
    packageCondition: ask.packageCondition,
    information: ask.information,
    preferredResolution: chosen,
    lines: lines.map(({ line, quantity, reason }) => ({
      line: line.uuid,
      quantity,
      reason,
      name: cutText(line.name, 255),
      sku: cutText(line.sku, 64),
    })),
    photos,
  };
}
