/** Does what the engine's effects say and answers with events. Thin: every decision is in `core/` (design §5). */
import { NOOP, PROTOCOL, PUSH_MAX_CHANGES, type Change, type ChangeResult } from '#core/wire/sync.ts';
import type { Answer, Asked } from '#src/sync/core/apply-answer.ts';
import {
  startState,
  type Effect,
  type EngineEvent,
  type EngineState,
  type Synced,
} from '#src/sync/core/engine-state.ts';
import { step } from '#src/sync/core/engine.ts';
import { sendPendingSignOut } from '#src/sync/scope/pending-sign-out.ts';
import { GUEST } from '#src/sync/scope/scope.ts';
import { progressIn } from '#src/sync/meta.ts';
import { lanesToAsk } from '#src/sync/outbox/heads.ts';
import { ensureIdentity, newGroup } from '#src/sync/scope/group.ts';
import { takeAnswer, takeBatch } from '#src/sync/engine/steps.ts';
import type { StepDeps } from '#src/sync/core/step-deps.ts';
import { syncFailureOf, type SyncFailure } from '#src/sync/core/sync-failure.ts';
import type { Transport } from '#src/sync/core/transport.ts';

export interface RunnerClock {
  /** Monotonic, ms. */
  now: () => number;
  /** Calls once, `ms` from now; answers how to take it back. */
  after: (ms: number, call: () => void) => () => void;
}

export interface RunnerDeps extends StepDeps {
  readonly transport: Transport;
  readonly clock: RunnerClock;
  /** 0 ≤ jitter < 1. */
  readonly jitter: () => number;
  readonly scope: string;
  readonly build: string;
  readonly online: boolean;
  readonly visible: boolean;
  readonly changed: (state: EngineState) => void;
  /** A fault of ours: it is seen, and the engine tries again at its pace. */
  readonly report: (error: unknown) => void;
}

/** What a runner is told. A poke says how long ago it was heard: the clocks of two threads cannot be compared. */
export type RunnerEvent =
  | Exclude<EngineEvent, { turn: number } | { type: 'poked' }>
  | { readonly type: 'poked'; readonly ageMs: number; readonly rev: number | null };

export interface Runner {
  tell(event: RunnerEvent): void;
  state(): EngineState;
  /** Resolves when no effect is under way. */
  quiet(): Promise<void>;
  stop(): void;
}

type Work = Exclude<Effect, { do: 'abort' }>;
type Round = Omit<Synced, 'type' | 'turn'>;

const nothing = (): void => {};

export function createRunner(deps: RunnerDeps): Runner {
  const { clock } = deps;
  let state = startState(deps.online, deps.visible);
  let unwake = nothing;
  let stopped = false;
  /** What a forgotten device owes first, asked once. */
  let pendingSignOut: Promise<void> | null = null;
  const requests = new Map<number, AbortController>();
  const running = new Set<Promise<void>>();

  function happen(event: EngineEvent): void {
    if (stopped) return;
    const next = step(state, event, { now: clock.now(), jitter: deps.jitter() });
    const moved = next.state !== state;
    state = next.state;
    unwake();
    if (state.wakeAt !== null) {
      unwake = clock.after(Math.max(0, state.wakeAt - clock.now()), () => happen({ type: 'tick' }));
    }
    if (moved) deps.changed(state);
    for (const effect of next.effects) run(effect);
  }

  function run(effect: Effect): void {
    if (effect.do === 'abort') {
      requests.get(effect.turn)?.abort();
      return;
    }
    const control = new AbortController();
    requests.set(effect.turn, control);
    const work = follow(effect, control.signal).finally(() => running.delete(work));
    running.add(work);
  }

  async function follow(effect: Work, signal: AbortSignal): Promise<void> {
    const asked: { group: string | null } = { group: null };
    const event = await perform(effect, signal, asked).catch((error: unknown) =>
      failedBy(error, effect.turn, asked.group),
    );
    requests.delete(effect.turn);
    happen(event);
  }

  function failedBy(error: unknown, turn: number, group: string | null): EngineEvent {
    try {
      return { type: 'failed', turn, group, ...asGuest(syncFailureOf(error)) };
    } catch {
      if (!stopped) deps.report(error);
      return { type: 'failed', turn, group, kind: 'serverFault', retryAfterMs: null };
    }
  }

  /** The shop knows this guest as a customer who is not here: to it, whoever is here is somebody new (rules S60, S83). */
  const asGuest = (failure: SyncFailure): SyncFailure =>
    deps.scope === GUEST && failure.kind === 'session' ? { ...failure, kind: 'group' } : failure;

  async function perform(effect: Work, signal: AbortSignal, asked: { group: string | null }): Promise<EngineEvent> {
    const { turn } = effect;
    pendingSignOut ??= sendPendingSignOut(deps.store, deps.transport).catch((error: unknown) => {
      pendingSignOut = null;
      throw error;
    });
    await pendingSignOut;
    if (effect.do === 'sync') return { type: 'synced', turn, ...(await sync(effect, signal, asked)) };
    if (effect.do === 'renew') return deps.transport.renew().then(() => ({ type: 'renewed', turn }));
    if (effect.group === null) await newGroup(deps, (await ensureIdentity(deps)).group, 'forgotten');
    else await newGroup(deps, effect.group, 'stranger');
    return { type: 'regrouped', turn };
  }

  async function sync(effect: Extract<Effect, { do: 'sync' }>, signal: AbortSignal, named: { group: string | null }) {
    const { resting, single, pull } = effect;
    const batch = await takeBatch(deps, resting, single ? 1 : PUSH_MAX_CHANGES);
    if (batch === null && pull === 'no') return NO_REQUEST;
    const group = batch?.group ?? (await ensureIdentity(deps)).group;
    named.group = group;
    const { cursor: position } = await deps.store.read(['meta'], progressIn);
    const lanes = batch === null ? await lanesToAsk(deps.store) : batch.lanes;
    const asked: Asked = { group, cursor: pull === 'whole' ? null : position, position, lanes };
    const changes = batch?.changes ?? [];
    const told = await ask(asked, changes, single, signal);
    const applied = await taken(asked, told.answer);
    const { cursor } = await deps.store.read(['meta'], progressIn);
    const rest: Round['rests'] = told.rest === null ? applied.rests : new Map([[told.rest, null]]);
    const { culprit } = told;
    const more = batch?.more === true || culprit;
    return { ...applied, rests: rest, asked: true, sent: changes.length, more, rev: cursor?.rev ?? -1, culprit };
  }

  /** What took the place of a group that gave way goes at once (rule S120). */
  async function taken(asked: Asked, answer: Answer) {
    const { outcome, ...applied } = await takeAnswer(deps, asked, answer);
    if (outcome !== 'gone') return { ...applied, outcome };
    await newGroup(deps, asked.group, 'gone');
    return { ...applied, outcome: 'applied' as const, offered: 1 };
  }

  interface Brought {
    readonly answer: Answer;
    /** The lane that an intermediary holds up. */
    readonly rest: Change['lane'] | null;
    readonly culprit: boolean;
  }

  async function ask(asked: Asked, changes: readonly Change[], single: boolean, signal: AbortSignal): Promise<Brought> {
    const { group, cursor, lanes } = asked;
    const named = lanes === undefined ? {} : { lanes: [...lanes] };
    const body = { protocol: PROTOCOL, build: deps.build, scope: deps.scope, group, cursor, ...named };
    const push = (sent: readonly Change[]) => deps.transport.push({ ...body, changes: [...sent] }, signal);
    const pull = async (): Promise<Answer> => ({ results: [], pull: await deps.transport.pull(body, signal) });
    const [only] = changes;
    if (only === undefined) return { answer: await pull(), rest: null, culprit: false };
    try {
      return { answer: await push(changes), rest: null, culprit: false };
    } catch (error) {
      const { kind } = syncFailureOf(error);
      if (!single || only.route === NOOP) throw error;
      // One change at a time, so the others go on: it is tried again when its lane has rested.
      if (kind === 'foreign') return { answer: await pull(), rest: only.lane, culprit: false };
      if (kind !== 'unreadable') throw error;
      return { answer: await withoutCulprit(only, push), rest: null, culprit: true };
    }
  }

  /**
   * The shop cannot read this change: a noop takes its number, and what became of that tells whether the change itself was
   * executed before. When even a noop is unreadable the fault is not in the changes, and nothing parks (rule S52).
   */
  async function withoutCulprit(change: Change, push: (sent: readonly Change[]) => Promise<Answer>): Promise<Answer> {
    const { lane, seq } = change;
    const noop: Change = { lane, seq, mutId: deps.newId(), route: NOOP, v: 1, args: null };
    const { results, pull } = await push([noop]);
    const [result] = results;
    const refused: ChangeResult = { status: 'refused', lane, seq, code: 'input.invalid', data: {} };
    const executed: ChangeResult = { status: 'applied', lane, seq, answer: null, expired: true };
    const told = result?.status === 'applied' ? [refused] : result?.status === 'taken' ? [executed] : results;
    return { results: told, pull };
  }

  return {
    tell: (event) => {
      if (event.type !== 'poked') happen(event);
      else happen({ type: 'poked', at: clock.now() - event.ageMs, rev: event.rev });
    },
    state: () => state,
    quiet: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    stop: () => {
      stopped = true;
      unwake();
      for (const control of requests.values()) control.abort();
    },
  };
}

const NO_REQUEST: Round = {
  asked: false,
  outcome: 'nothing',
  sent: 0,
  settled: 0,
  more: false,
  rests: new Map(),
  gap: false,
  offered: 0,
  rev: -1,
  culprit: false,
};
