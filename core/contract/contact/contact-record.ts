import type { Area } from '#core/domain/shop/area.ts';
import { oneLane } from '#core/wire/lane.ts';
import { recordKind } from '#core/wire/record.ts';

/** A message to the shop as its author follows it. */
export interface ContactRecord {
  readonly kind: 'contact';
  uuid: string;
  area: Area;
  topic: 'contact' | 'vehicle';
  subject: string;
  /** Null while the message waits on the device. */
  receivedAt: string | null;
  sentAt: string;
}

export const contactKind = recordKind<ContactRecord, string>({ kind: 'contact', isDocument: true, mayBeGone: true });

export const CONTACT_LANE = 'contact';
export const contactLane = oneLane(CONTACT_LANE);
