import { sql } from 'kysely';

import { Refusal } from '#core/wire/refusal.ts';
import type { BaseChangeContext } from '#server/sync/change/change-context.ts';
import type { ChangeHandler } from '#server/sync/change/change-handler.ts';
import { CHANGE_HANDLERS } from '#server/subjects/shop-subjects.ts';

/** What goes wrong after a handler has done its work. */
export type Fault = 'exception' | 'deadlock' | 'connection' | 'full disk' | 'statement' | 'refusal';

export interface FaultPlan {
  /** Faults still to come by mutation; each happens once, `always` every time. */
  readonly once: Map<string, Fault[]>;
  readonly always: Map<string, Fault>;
}

/** The handlers of the shop with faults on order: the real effects first, then the accident. */
export function faultyHandlers(plan: FaultPlan): Readonly<Record<string, ChangeHandler>> {
  const broken = (name: keyof typeof CHANGE_HANDLERS): ChangeHandler => {
    const real = CHANGE_HANDLERS[name];
    return {
      ...real,
      run: async (work, call) => {
        const executed = await real.run(work, call);
        const fault = plan.always.get(work.mutId) ?? plan.once.get(work.mutId)?.shift();
        if (fault) await happen(fault, work);
        return executed;
      },
    };
  };
  return {
    'api.cart.items.store': broken('api.cart.items.store'),
    'api.cart.items.update': broken('api.cart.items.update'),
    'api.cart.items.destroy': broken('api.cart.items.destroy'),
    'api.checkout.quotes.store': broken('api.checkout.quotes.store'),
    'api.contact.store': broken('api.contact.store'),
  };
}

async function happen(fault: Fault, { trx }: BaseChangeContext): Promise<void> {
  if (fault === 'exception') throw new Error('a bug in a handler');
  if (fault === 'refusal') throw new Refusal('record.moved');
  if (fault === 'statement') await sql`select 1 / 0`.execute(trx);
  if (fault === 'connection') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
  if (fault === 'full disk') await sql`do $$ begin raise sqlstate '53100'; end $$`.execute(trx);
  if (fault === 'deadlock') await sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(trx);
}
