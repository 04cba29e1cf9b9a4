/** Acts at the desk of stock. */
import { randomUUID } from 'node:crypto';

import { inTransaction } from '#server/database/transaction.ts';
import type { Author } from '#server/resources/author.ts';
import { confirmCount } from '#server/subjects/stock/count/close-count.ts';
import { enterCount } from '#server/subjects/stock/count/enter-count.ts';
import { openCount } from '#server/subjects/stock/count/open-count.ts';
import { planArrival, receiveArrival } from '#server/subjects/stock/office/arrivals.ts';
import { correctStock, transferStock } from '#server/subjects/stock/office/steps.ts';

import type { Desk } from './desk.ts';
import { articlesOf, named, pick, type Doing } from './things.ts';

interface Place {
  readonly uuid: string;
  readonly rev: number;
  readonly rev_id: string;
  readonly source: string;
}

const stepOn = (desk: Desk, { id }: Author, { uuid, rev, rev_id: baseRevId }: Omit<Place, 'source'>) => ({
  uuid,
  rev,
  baseRevId,
  admin: id,
  now: desk.clock.now(),
});

const PLACES = `select s.uuid, s.rev, s.rev_id, s.source from product_stock s join product p on p.id = s.product_id
  where p.deleted_at is null order by s.product_id, s.source`;

/** A step on one of the places, as it stands. */
async function atPlace(desk: Desk, author: Author, which: number) {
  const place = pick(await named<Place>(desk, PLACES), which);
  return place === undefined ? null : { place, step: stepOn(desk, author, place) };
}

export const STOCK_ACTS: Doing<'correct' | 'transfer' | 'plan' | 'receive' | 'count' | 'confirm'> = {
  correct: async (desk, author, { on, way, pieces }) => {
    const found = await atPlace(desk, author, on);
    if (found === null) return;
    const asked = { rev: 1, id: randomUUID(), way: way === 'to' ? ('to' as const) : ('by' as const), pieces };
    await correctStock(desk.db, found.step, { ...asked, cause: 'found', note: null });
  },
  transfer: async (desk, author, { on, pieces }) => {
    const found = await atPlace(desk, author, on);
    if (found === null) return;
    const to = found.place.source === 'principal' ? 'magasin' : 'principal';
    await transferStock(desk.db, found.step, { rev: 1, id: randomUUID(), to, pieces, note: null });
  },
  plan: async (desk, author, { on, pieces }) => {
    const found = await atPlace(desk, author, on);
    if (found === null) return;
    await planArrival(desk, found.step, { rev: 1, id: randomUUID(), pieces, expectedOn: '2027-01-04' });
  },
  receive: async (desk, author, { on }) => {
    const rows = await named<Place & { arrival: string }>(
      desk,
      `select s.uuid, s.rev, s.rev_id, s.source, a.uuid as arrival from stock_arrival a
       join product_stock s on s.product_id = a.product_id and s.source = a.source
       where a.status = 'expected' order by a.planned_at, a.uuid`,
    );
    const one = pick(rows, on);
    if (one !== undefined) await receiveArrival(desk, stepOn(desk, author, one), { rev: 1, id: one.arrival });
  },
  count: async (desk, author, { on, pieces }) => {
    const article = pick(await articlesOf(desk), on);
    if (article === undefined) return;
    const count = randomUUID();
    const now = desk.clock.now();
    await openCount(desk, { admin: author.id, now }, { uuid: count, source: 'principal', category: null });
    const found = { count, id: randomUUID(), article: article.uuid, code: 'X', way: 'set' as const, pieces };
    await inTransaction(desk.db, (trx) =>
      enterCount({ trx, person: author, now, touch: () => {} }, { ...found, at: now.toISOString() }),
    );
  },
  confirm: async (desk, author, { on }) => {
    const rows = await named<Omit<Place, 'source'>>(
      desk,
      `select uuid, rev, rev_id from stock_count where status = 'open' order by opened_at, uuid`,
    );
    const one = pick(rows, on);
    if (one !== undefined) await confirmCount(desk, stepOn(desk, author, one));
  },
};
