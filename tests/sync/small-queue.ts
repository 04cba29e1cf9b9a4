/** A queue on a disk in memory, whose bell, sender and shop are in the test's hands. */
import { NOOP, type Change, type ChangeResult, type Cursor, type PullAnswer } from '#core/wire/sync.ts';
import { laneRows, type Numbers } from '#src/db/lane-rows.ts';
import type { Identity, OutboxRow, Progress, SentRow } from '#src/db/rows.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import type { Asked } from '#src/sync/core/apply-answer.ts';
import type { Batch } from '#src/sync/core/batch.ts';
import { ensureIdentity } from '#src/sync/scope/group.ts';
import { freshIdentity, identityIn, nextOfAll, progressIn } from '#src/sync/meta.ts';
import { perform, type PerformDeps, type PerformOptions } from '#src/sync/outbox/perform.ts';
import { takeAnswer, takeBatch } from '#src/sync/engine/steps.ts';
import type { StepDeps } from '#src/sync/core/step-deps.ts';
import { addArgs, contactArgs, countingIds, productUuid, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

export const NOW = '2026-01-05T09:00:00.000Z';
export const pads = productUuid(1);
export const disc = productUuid(2);
/** No lane rests. */
export const none: ReadonlySet<never> = new Set();

export const cursor = (rev: number, epoch = 'e', revId = `r${rev}`): Cursor => ({ epoch, rev, revId });

/** What a shop says where a test says nothing else: the whole state, with nothing in it. */
export const answer = (more: Partial<PullAnswer>): PullAnswer => ({
  from: null,
  to: cursor(1),
  reset: false,
  changes: [],
  lastSeq: {},
  serverNow: NOW,
  ...more,
});

type Place = Pick<Change, 'lane' | 'seq'>;
export const applied = ({ lane, seq }: Place): ChangeResult => ({ status: 'applied', lane, seq, answer: null });
export const refused = ({ lane, seq }: Place, code = 'record.moved'): ChangeResult => ({
  status: 'refused',
  lane,
  seq,
  code,
  data: {},
});

/** A change that waits: a noop where a test says nothing else. */
export const row = (seq: number, more: Partial<OutboxRow> = {}): OutboxRow => ({
  lane: 'contact',
  seq,
  mutId: `${more.lane ?? 'contact'} ${seq}`,
  route: NOOP,
  v: 1,
  args: null,
  at: NOW,
  sends: 0,
  ...more,
});

export const manyRows = (length: number, more: Partial<OutboxRow> = {}): OutboxRow[] =>
  Array.from({ length }, (_one, index) => row(index + 1, more));

/** An article put into the cart, as it waits. */
export const addRow = (seq: number, product = pads, more: Partial<OutboxRow> = {}): OutboxRow =>
  row(seq, { lane: 'cart:auto', route: 'api.cart.items.store', args: addArgs('auto', product, 1), ...more });

type Deps = PerformDeps & StepDeps & { readonly contract: typeof SHOP };

export interface SmallQueue extends ReturnType<typeof openQueue> {}

export function openQueue(contract = SHOP) {
  const disk = createMemoryDisk();
  const store = openMemoryStore(disk);
  let rung = 0;
  const deps: Deps = {
    store,
    contract,
    now: () => NOW,
    newId: countingIds(9),
    notify: () => {
      rung += 1;
    },
  };
  const identity = async (): Promise<Identity> =>
    (await store.read(['meta'], (t) => identityIn(t))) ?? freshIdentity('none');
  const progress = (): Promise<Progress> => store.read(['meta'], (t) => progressIn(t));

  /** What the shop says to a question that was asked at `asked`, ours where a test says nothing else. */
  async function take(pull: PullAnswer, results: readonly ChangeResult[] = [], asked: Partial<Asked> = {}) {
    const [{ group }, { cursor: position }] = [await ensureIdentity(queue.deps), await progress()];
    return takeAnswer(queue.deps, { group, cursor: position, position, ...asked }, { results, pull });
  }

  /** From our position on, with the numbers that are executed by now. */
  async function news(more: Partial<PullAnswer> = {}): Promise<PullAnswer> {
    const { cursor: from, acked } = await progress();
    const rev = (from?.rev ?? 0) + 1;
    return answer({ from, to: cursor(rev), ...more, lastSeq: { ...acked, ...more.lastSeq } });
  }

  /** The next push: what leaves, what the shop says to each, and the state that holds what it did. */
  async function send(told: (change: Change) => ChangeResult = applied, more: Partial<PullAnswer> = {}) {
    const batch = await batchOf();
    const results = batch.changes.map((one) => told(one));
    const done = results.filter(({ status }) => status === 'applied' || status === 'refused');
    const lastSeq = Object.fromEntries(done.map(({ lane, seq }) => [lane, seq]));
    return { batch, done: await take(await news({ lastSeq, ...more }), results) };
  }

  async function batchOf(): Promise<Batch & { group: string }> {
    const batch = await takeBatch(queue.deps, none);
    if (batch === null) throw new Error('nothing to send');
    return batch;
  }

  const queue = {
    disk,
    store,
    /** May be replaced: another clock, a disk that fails. */
    deps,
    rung: () => rung,
    identity,
    next: () => store.read(['meta'], nextOfAll),
    progress,
    outbox: () => store.read(['outbox'], async (t) => await t.outbox.all()),
    parked: () => store.read(['parked'], async (t) => await t.parked.all()),
    base: () => store.read(['base'], async (t) => await t.base.all()),
    sent: () => store.read(['sent'], async (t) => await t.sent.all()),
    results: () => store.read(['results'], async (t) => await t.results.all()),
    add: (delta = 1, product = pads) => perform(deps, 'api.cart.items.store', addArgs('auto', product, delta)),
    contact: (uuid = deps.newId(), options: PerformOptions = {}) =>
      perform(deps, 'api.contact.store', contactArgs(uuid, 'auto'), options),
    quote: (uuid = deps.newId()) => perform(deps, 'api.checkout.quotes.store', quoteArgs(uuid, 'auto', pads)),
    leave: batchOf,
    /** As if this much had left: the next numbers of the lanes. */
    leaveAs: async (next: Numbers): Promise<Identity> => {
      const known = freshIdentity(deps.newId());
      await store.write(['meta'], async (t) => void (await t.meta.put([known, ...laneRows(next)])));
      return known;
    },
    take,
    news,
    send,
    /** Writes into the log what was sent before the test. */
    log: (rows: readonly SentRow[]) => store.write(['sent'], async (t) => void (await t.sent.put(rows))),
  };
  return queue;
}
