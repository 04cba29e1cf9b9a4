import type { Area } from '#core/domain/area.ts';

/** A message to the shop as its author follows it. */
export interface ContactRecord {
  kind: 'contact';
  uuid: string;
  area: Area;
  topic: 'contact' | 'vehicle';
  subject: string;
  /** Null while the message waits on the device. */
  receivedAt: string | null;
  sentAt: string;
}
