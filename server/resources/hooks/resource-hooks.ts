/** What a subject does when a managed thing is written, beside what its definition says. */
import type { Admin } from '#core/domain/actor/actor.ts';
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';
import type { Trx } from '#server/database/transaction.ts';

/** A write, in its transaction. */
export interface HookedWrite {
  readonly author: Admin & { readonly name?: string };
  readonly trx: Trx;
  readonly now: Date;
  readonly uuid: string;
  /** Its fields before and after; null where there are none. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

export interface WriteHooks {
  /** May refuse. @throws Refusal */
  readonly beforeWrite?: (write: HookedWrite) => Promise<void>;
  readonly afterWrite?: (write: HookedWrite) => Promise<void>;
  /** The same for many of one transaction at once, where that costs less than one after the other. */
  readonly afterWrites?: (writes: readonly HookedWrite[]) => Promise<void>;
}

/** By the name of the managed thing; handed in, because subjects stand above. */
export type ResourceHooks = Readonly<Partial<Record<PermissionResource, WriteHooks>>>;
