/** One transaction about one return, whoever does it: its buyer, the shop, or the shop by itself. */
import type { Selectable } from 'kysely';

import { rmaKind } from '#core/contract/returns/rma-record.ts';
import type { RmaActor } from '#core/domain/returns/rma-status.ts';
import type { RecordKey } from '#core/wire/record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RmaRow } from '#server/database/tables/sale/return-tables.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

export type Rma = Selectable<RmaRow>;

/** What a step of a return may use; all of it goes through `trx`. */
export interface RmaWork {
  readonly trx: Trx;
  readonly now: Date;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly by: RmaActor;
  /** UUID of the colleague; nobody where the buyer or time does it. */
  readonly admin?: string;
  /** Notes a record of the buyer that moved. */
  readonly touch: (key: RecordKey) => void;
}

/** The return, locked behind its order: every writer takes both in this order. @throws Refusal `record.unknown` */
export async function lockRma(trx: Trx, uuid: string): Promise<Rma> {
  await trx
    .selectFrom('sale_order')
    .select('id')
    .where('id', '=', (of) => of.selectFrom('rma').select('order_id').where('uuid', '=', uuid))
    .forUpdate()
    .execute();
  const rma = await trx.selectFrom('rma').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (rma === undefined) throw new Refusal('record.unknown');
  return rma;
}

export type RmaDeps = Pick<ShopTools, 'db' | 'ids' | 'jobs'>;

/**
 * Locks a return and does something with it outside the buyer's own changes; their devices hear of it.
 * @throws Refusal `record.unknown`, and what `work` refuses
 */
export async function withRma<T>(
  { db, ids, jobs }: RmaDeps,
  { uuid, ...step }: { readonly uuid: string } & Pick<RmaWork, 'now' | 'by' | 'admin'>,
  work: (step: RmaWork, rma: Rma) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const rma = await lockRma(trx, uuid);
    const touched = new Set<RecordKey>([rmaKind.key(uuid)]);
    const done = await work({ ...step, trx, ids, jobs, touch: (key) => void touched.add(key) }, rma);
    if (rma.customer_id !== null) {
      const entities = [...touched].map((entity) => ({ entity }));
      await advanceChannel(trx, personName(customerPerson(rma.customer_id)), entities, { ids, now: step.now });
    }
    return done;
  });
}
