import { Refusal } from '#core/wire/refusal.ts';
import { lockRma, type Rma } from '#server/subjects/returns/service/rma-work.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

/** The person's own return, locked; somebody else's is as unknown as none. @throws Refusal `record.unknown` */
export async function ownRma({ trx, person }: Pick<ChangeContext, 'trx' | 'person'>, uuid: string): Promise<Rma> {
  const rma = await lockRma(trx, uuid);
  if (person.kind !== 'customer' || rma.customer_id !== person.id) throw new Refusal('record.unknown');
  return rma;
}
