/** Does what the engine's effects say and answers with events. Thin: every decision is in `core/` (design §5). */
import { NOOP, PROTOCOL, PUSH_MAX_CHANGES } from '#core/contract/sync.ts';
import { startState, step, type Effect, type EngineEvent, type EngineState } from '#src/sync/core/engine.ts';
import { payFarewell } from '#src/sync/farewell.ts';
import { GUEST } from '#src/sync/scope.ts';
import { progressIn } from '#src/sync/meta.ts';
import { ensureIdentity, newGroup } from '#src/sync/group.ts';
import { parkUnreadable, settlePush, takeBatch, takePull, type StepDeps } from '#src/sync/steps.ts';
import { syncFailureOf, type SyncFailure, type Transport } from '#src/sync/transport.ts';

export interface RunnerClock {
  /** ms. */
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

export interface Runner {
  tell(event: Exclude<EngineEvent, { turn: number }>): void;
  state(): EngineState;
  /** Resolves when no effect is under way. */
  quiet(): Promise<void>;
  stop(): void;
}

const nothing = (): void => {};

export function createRunner(deps: RunnerDeps): Runner {
  const { clock } = deps;
  let state = startState(deps.online, deps.visible, clock.now());
  let unwake = nothing;
  let stopped = false;
  /** What a forgotten device owes first, asked once. */
  let farewell: Promise<void> | null = null;
  const requests = new Map<number, AbortController>();
  const running = new Set<Promise<void>>();

  function tell(event: EngineEvent): void {
    if (stopped) return;
    const next = step(state, event, { now: clock.now(), jitter: deps.jitter() });
    const moved = next.state !== state;
    state = next.state;
    unwake();
    if (state.wakeAt !== null)
      unwake = clock.after(Math.max(0, state.wakeAt - clock.now()), () => tell({ type: 'tick' }));
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

  async function follow(effect: Exclude<Effect, { do: 'abort' }>, signal: AbortSignal): Promise<void> {
    const event = await perform(effect, signal).catch((error: unknown) => failedBy(error, effect.turn));
    requests.delete(effect.turn);
    tell(event);
  }

  function failedBy(error: unknown, turn: number): EngineEvent {
    try {
      return { type: 'failed', turn, ...asGuest(syncFailureOf(error)) };
    } catch {
      if (!stopped) deps.report(error);
      return { type: 'failed', turn, kind: 'serverFault', retryAfterMs: null };
    }
  }

  /** The shop knows this guest as a customer who is not here: to it, whoever is here is somebody new (rules S60, S83). */
  const asGuest = (failure: SyncFailure): SyncFailure =>
    deps.scope === GUEST && failure.kind === 'session' ? { ...failure, kind: 'group' } : failure;

  async function perform(effect: Exclude<Effect, { do: 'abort' }>, signal: AbortSignal): Promise<EngineEvent> {
    farewell ??= payFarewell(deps.store, deps.transport).catch((error: unknown) => {
      farewell = null;
      throw error;
    });
    await farewell;
    switch (effect.do) {
      case 'push':
        return push(effect, signal);
      case 'pull':
        return pull(effect, signal);
      case 'renew':
        return deps.transport.renew().then(() => ({ type: 'renewed', turn: effect.turn }));
      case 'regroup':
        return ensureIdentity(deps)
          .then(({ group }) => newGroup(deps, group))
          .then(() => ({ type: 'regrouped', turn: effect.turn }));
    }
  }

  const greeting = (group: string) => ({ protocol: PROTOCOL, build: deps.build, scope: deps.scope, group });

  async function push(
    { turn, resting, single }: Extract<Effect, { do: 'push' }>,
    signal: AbortSignal,
  ): Promise<EngineEvent> {
    const batch = await takeBatch(deps, resting, single ? 1 : PUSH_MAX_CHANGES);
    if (batch === null)
      return { type: 'pushed', turn, offered: 0, settled: 0, more: false, rests: new Map(), gap: 'none' };
    const offered = batch.changes.length;
    const seen = { type: 'pushed' as const, turn, offered, more: batch.more };
    try {
      const results = await deps.transport.push({ ...greeting(batch.group), changes: [...batch.changes] }, signal);
      return { ...seen, ...(await settlePush(deps, batch.group, results)) };
    } catch (error) {
      const [only, ...others] = batch.changes;
      const { kind } = syncFailureOf(error);
      const alone = only !== undefined && others.length === 0 && only.route !== NOOP;
      // When even a noop is unreadable the fault is not in the changes: nothing more parks.
      if (kind !== 'unreadable' || !alone) throw error;
      await parkUnreadable(deps, only, 'input.invalid');
      return { ...seen, settled: 1, more: true, rests: new Map(), gap: 'none', culprit: true };
    }
  }

  async function pull({ turn, whole }: Extract<Effect, { do: 'pull' }>, signal: AbortSignal): Promise<EngineEvent> {
    const { group } = await ensureIdentity(deps);
    const { cursor: position } = await deps.store.read(['meta'], progressIn);
    const cursor = whole ? null : position;
    const answer = await deps.transport.pull({ ...greeting(group), cursor }, signal);
    const pulled = await takePull(deps, { group, cursor, position }, answer);
    const outcome = pulled.kind === 'apply' ? 'applied' : pulled.kind;
    return { type: 'pulled', turn, outcome, offered: pulled.kind === 'apply' ? pulled.offered : 0 };
  }

  return {
    tell,
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
