/** What a subject tells the shop in one place; all of them stand in one list (`shop-subjects.ts`). */
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';
import type { PersonalSections } from '#server/platform/personal/personal-rows.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';

/** Somebody whom the shop forgets: a customer by account and address, or whoever wrote under an address. */
export interface Forgotten {
  /** Null for somebody without an account. */
  readonly customer: string | null;
  /** Lower case. */
  readonly email: string;
  readonly now: Date;
}

/** Forgets somebody in every subject, in the transaction of what asks for it. */
export type Forget = (trx: Trx, whom: Forgotten) => Promise<void>;

/** What a sweep may need beside the database. */
export interface SweepTools {
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly setting: ReadSetting;
  readonly forget: Forget;
  readonly storage: Pick<StorageGateway, 'remove'>;
  /** Where mails to the shop are ordered to. */
  readonly shopEmail: string;
}

/** An order that has just been written. */
export interface PlacedOrder {
  readonly order: string;
  /** The quote it was made of; null for an order of a cart. */
  readonly quote: string | null;
  /** Of the buyer. */
  readonly email: string;
}

/** Tells every subject of an order, in the transaction that takes it. */
export type AfterOrder = (context: ChangeContext, placed: PlacedOrder) => Promise<void>;

export interface Subject extends SyncSubject {
  readonly mails?: MailTemplates;
  /** Removes what only grows, or was kept as long as it may be (`platform/retention`); run every hour. */
  sweep?(db: Db, now: Date, tools: SweepTools): Promise<void>;
  /** What people wait for and nothing announces; run every quarter of an hour. */
  quarter?(db: Db, now: Date, tools: SweepTools): Promise<void>;
  /** What an order means for its records; run before the order is paid for by credit. */
  readonly afterOrder?: AfterOrder;
  /** What becomes of its rows when somebody is forgotten (domain 4.8): deleted, or kept without the person. */
  readonly forget?: Forget;
  /** What it holds of a customer, for the file of their data. */
  readonly personal?: PersonalSections;
}
