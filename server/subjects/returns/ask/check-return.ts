/** May this be sent back? The rules of the core, over what the shop knows of the order (domain 6.1). */
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { returnableLine } from '#core/contract/returns/returnable.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { returnableUnits, returnRefusal, type ReturnRefusal } from '#core/domain/returns/eligibility.ts';
import { reasonRefusal, type ReasonRefusal, type RmaReason } from '#core/domain/returns/reasons.ts';
import type { PackageCondition, RmaResolution, RmaType } from '#core/domain/returns/rma.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { Refusal, type FieldError, type RefusalCode } from '#core/wire/refusal.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

export interface Asked {
  readonly type: RmaType;
  readonly packageCondition: PackageCondition;
  readonly preferredResolution: RmaResolution;
  readonly photos: number;
  readonly lines: readonly { readonly line: string; readonly quantity: number; readonly reason: string }[];
}

const CODES: Readonly<Record<ReturnRefusal, RefusalCode>> = {
  'return.notPossible': 'return.notEligible',
  'return.quantityTooHigh': 'return.tooMany',
  'return.alreadyOpen': 'return.alreadyOpen',
};

const FIELDS: Readonly<Record<ReasonRefusal, string>> = {
  'return.photoMissing': 'photos',
  'return.photosTooMany': 'photos',
  'return.resolutionNotOffered': 'preferredResolution',
};

/** What a shop takes back of its own will; the law grants the others whatever it says. */
const VOLUNTARY: ReadonlySet<RmaType> = new Set(['return', 'exchange']);

/**
 * @param returns those of the order, without the one that is asked about
 * @throws Refusal `return.notEligible`, `return.tooMany`, `return.alreadyOpen`, each with the fields of its lines
 */
export function checkLines(
  order: OrderRecord,
  returns: readonly RmaRecord[],
  asked: Pick<Asked, 'type' | 'packageCondition' | 'lines'>,
  { now, setting }: { readonly now: Date; readonly setting: ReadSetting },
): void {
  const place = { channel: order.area };
  const { type, packageCondition: condition } = asked;
  if (VOLUNTARY.has(type) && !setting('sales.rma.setting.enabled', place)) throw new Refusal('return.notEligible');
  const question = {
    type,
    condition,
    today: dayInParis(now.getTime()),
    defaultDays: setting('sales.rma.setting.default_allow_days', place),
    withdrawalDays: setting('sales.withdrawal.days', place),
    isOrderCanceled: order.status === 'canceled',
  };
  const refused = asked.lines.flatMap(({ line: uuid, quantity }, at) => {
    const line = order.lines.find((one) => one.uuid === uuid);
    const why =
      line === undefined
        ? 'return.notPossible'
        : returnRefusal(returnableLine(order, line, returns), { ...question, quantity });
    return why === null ? [] : [{ path: `lines.${at}.quantity`, code: why }];
  });
  const [first] = refused;
  if (first !== undefined) throw new Refusal(CODES[first.code], { fields: refused });
}

/** True while no other return has taken the units of this one, which had ended. */
export function areUnitsFree(
  order: OrderRecord,
  others: readonly RmaRecord[],
  { lines, isRefunded }: Pick<RmaRecord, 'lines' | 'isRefunded'>,
): boolean {
  if (isRefunded) return true;
  return lines.every(({ line: uuid, quantity }) => {
    const line = order.lines.find((one) => one.uuid === uuid);
    return line !== undefined && quantity <= returnableUnits(returnableLine(order, line, others));
  });
}

/**
 * @param most photos at most
 * @throws Refusal `input.invalid` with the field of what its reasons do not allow
 */
export function checkReasons(reasons: readonly RmaReason[], asked: Asked, most: number): void {
  const known = new Map(reasons.map((reason) => [reason.code, reason]));
  const fields: FieldError[] = asked.lines.flatMap(({ reason }, at) =>
    known.has(reason) ? [] : [{ path: `lines.${at}.reason`, code: 'value.invalid' }],
  );
  if (fields.length > 0) throw new Refusal('input.invalid', { fields });
  const given = asked.lines.flatMap(({ reason }) => known.get(reason) ?? []);
  const why = reasonRefusal(given, { photos: asked.photos, most, resolution: asked.preferredResolution });
  if (why !== null) throw new Refusal('input.invalid', { fields: [{ path: FIELDS[why], code: why }] });
}
