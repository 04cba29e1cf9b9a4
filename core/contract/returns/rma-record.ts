/** A return as its buyer follows it (domain 6.1): asked for on the device, answered by the shop. Instants are ISO. */
import type { PackageCondition, RmaResolution, RmaType } from '#core/domain/returns/rma.ts';
import type { RmaReason } from '#core/domain/returns/reasons.ts';
import type { RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { oneLane, type Lane } from '#core/wire/lane.ts';
import { recordKind } from '#core/wire/record.ts';

/** Photos are large: what waits here holds nothing else up. */
export const RETURNS_LANE: Lane = 'returns';
export const returnsLane = oneLane(RETURNS_LANE);

export interface RmaRecordLine {
  /** UUID of the order's line. */
  readonly line: string;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  /** Code of its reason. */
  readonly reason: string;
  /** Null until the parcel was opened. */
  readonly receivedQty: number | null;
  readonly acceptedQty: number | null;
}

export interface RmaImage {
  readonly uuid: string;
  /** Base64 of the picture while it waits on the device; missing once the shop has it. */
  readonly waiting?: { readonly mime: string; readonly data: string };
}

export interface RmaMessage {
  readonly uuid: string;
  readonly author: 'customer' | 'shop' | 'system';
  readonly message: string;
  readonly at: string;
}

/** What the shop sent in place of what came back. */
export interface RmaParcel {
  readonly carrier: string;
  readonly trackNumber: string | null;
}

export interface RmaRecord {
  readonly kind: 'rma';
  readonly uuid: string;
  readonly area: Area;
  /** `RMA00000042`; null while the request waits on the device. */
  readonly number: string | null;
  readonly order: string;
  readonly orderNumber: string;
  readonly status: RmaStatus;
  readonly type: RmaType;
  readonly packageCondition: PackageCondition;
  readonly information: string;
  readonly preferredResolution: RmaResolution;
  readonly lines: readonly RmaRecordLine[];
  readonly images: readonly RmaImage[];
  /** Oldest first. */
  readonly messages: readonly RmaMessage[];
  readonly history: readonly { readonly status: RmaStatus; readonly at: string }[];
  readonly createdAt: string;
  /** When the state moves on by itself; null where it lasts. */
  readonly deadlineAt: string | null;
  /** Why the shop said no. */
  readonly refusalReason: string | null;
  /** Its money was given back: its units are the shop's again. */
  readonly isRefunded: boolean;
  readonly newParcel: RmaParcel | null;
}

export const rmaKind = recordKind<RmaRecord, string>({ kind: 'rma', isDocument: true, mayBeGone: true });

/** The reasons a buyer chooses from, on the device so that a return can be asked for without a network. */
export interface RmaReasonsRecord {
  readonly kind: 'rma-reasons';
  readonly reasons: readonly RmaReason[];
}

export const rmaReasonsKind = recordKind<RmaReasonsRecord, null>({
  kind: 'rma-reasons',
  empty: () => ({ kind: 'rma-reasons', reasons: [] }),
});

/** When the state of now began. */
export const rmaSince = ({ history, createdAt }: Pick<RmaRecord, 'history' | 'createdAt'>): string =>
  history.at(-1)?.at ?? createdAt;
