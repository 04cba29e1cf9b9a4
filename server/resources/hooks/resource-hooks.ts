/** What only one managed thing does, beside what its definition says (`hooks/<name>.ts`). */
import type { RawBuilder } from 'kysely';

import type { Admin } from '#core/domain/actor/actor.ts';
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

export interface ResourceHooks {
  /** SQL of computed columns; the table is `t`. */
  readonly computedSql?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** May refuse. @throws Refusal */
  readonly beforeWrite?: (write: HookedWrite) => Promise<void>;
  readonly afterWrite?: (write: HookedWrite) => Promise<void>;
}

/** What only its subject knows of a managed thing; handed in, because subjects stand above. */
export type SubjectHooks = Readonly<Record<string, Pick<ResourceHooks, 'beforeWrite' | 'afterWrite'>>>;
