/** The engine's transactions: each reads its slice, lets the pure core decide, and writes what it decided. */
import type { Lane } from '#core/contract/offline.ts';
import type { ChangeResult } from '#core/contract/sync.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
import { applyPull, glance, type Asked, type PullAnswer, type Pulled } from '#src/sync/core/apply-pull.ts';
import { nextBatch, type Batch } from '#src/sync/core/batch.ts';
import { noopOf, parkedOf } from '#src/sync/core/park.ts';
import { offerAgain, SENT_KEPT_MS } from '#src/sync/core/sent.ts';
import { settle, type Settlement } from '#src/sync/core/settle.ts';
import { identityIn, progressIn } from '#src/sync/meta.ts';

export interface StepDeps {
  readonly store: PersonStore;
  /** ISO instant of the device. */
  readonly now: () => string;
  readonly newId: () => string;
}

/** Takes the next changes and marks them as sent before they leave; null when nothing is ready (then nothing is written). */
export async function takeBatch(
  deps: StepDeps,
  resting: ReadonlySet<Lane>,
  limit?: number,
): Promise<(Batch & { group: string }) | null> {
  return deps.store.write(['meta', 'outbox', 'parked'], async (t) => {
    const identity = await identityIn(t);
    const rows = await t.outbox.all();
    const isReady = rows.some((row) => row.state === 'waiting' && !resting.has(row.lane));
    if (identity === null || !isReady) return null;
    const batch = nextBatch(rows, resting, deps.now(), limit);
    await t.outbox.put(batch.put);
    await t.parked.put(batch.parked);
    return { ...batch, group: identity.group };
  });
}

export interface Settled {
  readonly settled: number;
  readonly rests: Settlement['rests'];
  readonly gap: 'none' | 'filled' | 'unknown';
}

/** Writes what became of a push. An answer for a group that is no longer ours is dropped. */
export function settlePush(deps: StepDeps, group: string, results: readonly ChangeResult[]): Promise<Settled> {
  return deps.store.write(['meta', 'outbox', 'parked', 'sent', 'results'], async (t) => {
    const [identity, progress] = [await identityIn(t), await progressIn(t)];
    const rows = await concernedBy(results, t);
    if (identity?.group !== group) return { settled: 0, rests: new Map(), gap: 'none' };
    const now = deps.now();
    const done = settle({ rows, results, progress, group, now });
    await t.outbox.remove(done.remove);
    await t.outbox.put(done.put);
    await t.parked.put(done.parked);
    await t.sent.put(done.sent);
    await t.results.put(done.results);
    return {
      settled: done.settled,
      rests: done.rests,
      gap: await fillGaps(t, done.gaps, { rows, results, group, now }),
    };
  });
}

/** A refusal may take later changes with it, and a gap brings others back; all else concerns what was answered alone. */
const concernedBy = (results: readonly ChangeResult[], { outbox }: WriteTables): PromiseLike<OutboxRow[]> =>
  results.some(({ status }) => status === 'refused' || status === 'gap')
    ? outbox.all()
    : outbox.some(results.map(({ lane, seq }) => [lane, seq]));

interface GapInput {
  readonly rows: readonly OutboxRow[];
  readonly results: readonly ChangeResult[];
  readonly group: string;
  readonly now: string;
}

async function fillGaps(
  t: WriteTables,
  gaps: Settlement['gaps'],
  { rows, results, group, now }: GapInput,
): Promise<Settled['gap']> {
  if (gaps.size === 0) return 'none';
  const log = await t.sent.all();
  let gap: Settled['gap'] = 'filled';
  for (const [lane, from] of gaps) {
    const to = results.find((one) => one.lane === lane && one.status === 'gap')?.seq ?? from;
    const offering = offerAgain({ lane, from, to, group, now }, rows, log);
    if (offering.missing.length > 0) {
      gap = 'unknown';
      continue;
    }
    await t.outbox.put(offering.put);
    await t.sent.remove(offering.removeSent);
    await t.parked.put(offering.parked);
  }
  return gap;
}

/** A change that no server can read: it was never executed, so it parks and a noop takes its number (rule S52). */
export function parkUnreadable(deps: StepDeps, change: { lane: Lane; seq: number }, code: string): Promise<void> {
  return deps.store.write(['outbox', 'parked'], async (t) => {
    const row = await t.outbox.get([change.lane, change.seq]);
    if (row === undefined || row.state !== 'waiting') return;
    await t.parked.put([parkedOf(row, { class: 'refused', code, data: {} }, deps.now())]);
    await t.outbox.put([{ ...noopOf(row), mutId: deps.newId() }]);
  });
}

/** Applies a pull: records, acknowledgements and cursor in one transaction, or nothing at all. */
export async function takePull(deps: StepDeps, asked: Asked, answer: PullAnswer): Promise<Pulled> {
  const seen = await deps.store.read(['meta'], async (t) => {
    const identity = await identityIn(t);
    return identity === null ? ({ kind: 'ignored' } as const) : glance(asked, answer, identity, await progressIn(t));
  });
  if (seen !== null) return seen;
  return deps.store.write(['meta', 'base', 'outbox', 'sent', 'parked'], async (t) => {
    const identity = await identityIn(t);
    if (identity === null) return { kind: 'ignored' };
    const [progress, base, outbox, sent] = [
      await progressIn(t),
      await t.base.all(),
      await t.outbox.all(),
      await t.sent.all(),
    ];
    const pulled = applyPull(asked, answer, { identity, progress, base, outbox, sent }, deps.now(), deps.newId);
    if (pulled.kind !== 'apply') return pulled;
    const oldest = new Date(Date.parse(deps.now()) - SENT_KEPT_MS).toISOString();
    await t.base.put(pulled.basePut);
    await t.base.remove(pulled.baseRemove);
    await t.outbox.remove(pulled.outboxRemove);
    await t.outbox.put(pulled.outboxPut);
    await t.sent.remove([...pulled.sentRemove, ...sent.filter((row) => row.sentAt < oldest).map((row) => row.mutId)]);
    await t.sent.put(pulled.sentPut);
    await t.parked.put(pulled.parked);
    await t.meta.put([pulled.progress]);
    return pulled;
  });
}

/** Answers are kept 30 days, in ms. */
const RESULTS_KEPT_MS = 30 * 24 * 3600 * 1000;

/** Takes away what has been kept long enough; writes nothing when there is nothing. */
export async function tidy({ store, now }: Pick<StepDeps, 'store' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(Date.parse(now()) - ms).toISOString();
  const old = await store.read(['results', 'sent'], async (t) => ({
    results: (await t.results.all()).filter((row) => row.at < before(RESULTS_KEPT_MS)).map((row) => row.mutId),
    sent: (await t.sent.all()).filter((row) => row.sentAt < before(SENT_KEPT_MS)).map((row) => row.mutId),
  }));
  if (old.results.length + old.sent.length === 0) return;
  await store.write(['results', 'sent'], async (t) => {
    await t.results.remove(old.results);
    await t.sent.remove(old.sent);
  });
}
