/** What a subject tells the shop in one place; all of them stand in one list (`shop-subjects.ts`). */
import type { AdminRouteName, AdminRoutes } from '#core/contract/admin/routes.ts';
import type { OnlineRouteName, OnlineRoutes } from '#core/contract/online-routes.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { Db } from '#server/database/connection.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { JobDefinitions } from '#server/platform/jobs/job-kinds.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';
import type { PersonalSections } from '#server/platform/personal/personal-rows.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { ResourceHooks } from '#server/resources/hooks/resource-hooks.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';
import type { FindUses } from '#server/platform/media/media-uses.ts';

import type { Forget, SubjectTools } from './subject-tools.ts';

/** What a sweep may need beside the database. */
export type SweepTools = Pick<SubjectTools, 'ids' | 'jobs' | 'forget' | 'shopEmail'> & {
  readonly setting: ReadSetting;
  readonly storage: Pick<StorageGateway, 'remove'>;
};

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

/** What a write of a managed thing may need beside its transaction. */
export type HookTools = Pick<SweepTools, 'ids' | 'jobs'> & {
  readonly storage: Pick<StorageGateway, 'read'>;
  /** What stands at an address of the shop now; silent where no shop runs. */
  readonly pages?: Pick<SubjectTools['pages'], 'page'>;
  /** Of the shop, without a slash at its end. */
  readonly origin?: string;
};

export interface Subject extends SyncSubject {
  /** Handlers of its routes that are answered at once. */
  readonly routes?: (tools: SubjectTools) => Partial<Handlers<OnlineRoutes>>;
  /** Handlers of its routes in the back office. */
  readonly office?: (tools: SubjectTools) => Partial<Handlers<AdminRoutes>>;
  /**
   * Routes answered from the state of the catalogue and their address alone: everybody gets the same answer until the
   * state moves, so each is made once (decision 14).
   */
  readonly cacheable?: readonly (OnlineRouteName | AdminRouteName)[];
  /** What those who work here change without a network: another realm of the sync (rule S90). */
  readonly officeSync?: SyncSubject<Admin>;
  /** What it does when managed things are written, by their name. */
  readonly hooks?: (tools: HookTools) => ResourceHooks;
  /** Background work that it does, by kind (`JobKinds`). */
  readonly jobs?: Partial<JobDefinitions<SubjectTools>>;
  /** Where it shows files of the library. */
  readonly mediaUses?: readonly FindUses[];
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
