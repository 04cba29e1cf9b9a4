/**
 * The engine with the browser around it: database, network, lock, channel and clock. Started by the sync worker, by the
 * page where workers are missing, and by the service worker for a drain, each with the contract of its realm.
 */
import * as v from 'valibot';
import { createClient, type RoutesByName } from '#src/api/client.ts';
import { visitorInTurn } from '#src/api/one-after-another.ts';
import type { RouteTable } from '#src/api/route-table.ts';
import type { PersonStore } from '#src/db/store.ts';
import { openTabChannel, type TabMessage } from '#src/sync/sender/tab-channel.ts';
import { webLocks } from '#src/sync/sender/lock.ts';
import { reviveParked } from '#src/sync/outbox/parked.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import type { EngineState } from '#src/sync/core/engine-state.ts';
import { createRunner, type Runner } from '#src/sync/engine/runner.ts';
import { statusOf } from '#src/sync/outbox/status.ts';
import { sweepDevice } from '#src/sync/engine/steps.ts';
import { openTable, tableSchema, tokenIn } from '#src/sync/scope/kept-token.ts';
import { createTransport } from '#src/sync/engine/transport.ts';

export interface EngineOptions {
  readonly scope: string;
  readonly build: string;
  readonly origin: string;
  /** What the browser says: a hint. */
  readonly online: boolean;
  readonly visible: boolean;
  /** The table of the start-up payload; null: the last one kept. */
  readonly routes: RouteTable | null;
}

/** What the browser and the other tabs have to say. */
export type Heard =
  | Exclude<TabMessage, { readonly type: 'status' | 'ask' | 'closing' }>
  | { readonly type: 'online' | 'offline' };

export interface EngineRoom {
  tell(heard: Heard): void;
  /** The sender does not answer: its lock is taken over. Nothing where this engine sends itself, or is too old to. */
  takeOver(): void;
  stop(): void;
}

/** A drain without tabs lasts no longer (R24), in ms: the browser ends a worker that takes its time. */
const DRAIN_MS = 25_000;
/** Longest wait of a timer, in ms: a longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

const newId = (): string => crypto.randomUUID();
const now = (): string => new Date().toISOString();

/** Whatever is done to the clock of the device, this one goes on (R28). */
const clock = {
  now: () => performance.now(),
  after: (ms: number, call: () => void) => {
    const timer = setTimeout(call, Math.min(ms, LONGEST_MS));
    return () => clearTimeout(timer);
  },
};

/** Starts the engine over an open database and waits in line for the sender's lock. */
export async function startEngine(
  store: PersonStore,
  contract: OfflineContract,
  options: EngineOptions,
): Promise<EngineRoom> {
  let isOutdated = false;
  const { runner, stop, maintain, report } = await assemble(store, contract, options, ({ phase, pause }) => {
    if (phase !== 'paused' || pause !== 'update') return;
    isOutdated = true;
    // Not in the middle of a step. A newer tab may stand behind: this one sends again once it is loaded anew.
    queueMicrotask(() => {
      place.release();
      runner.tell({ type: 'lockLost' });
    });
  });
  // In memory each tab has a queue of its own, which no other tab sends.
  const locks = webLocks(store.durable ? globalThis.navigator?.locks : undefined);
  const place = locks.hold(`sync:${options.scope}`, {
    won: () => {
      runner.tell({ type: 'lockWon' });
      // Beside: what cannot be tidied up, on a full disk for instance, keeps nothing from being sent (rule S58).
      maintain().catch(report);
    },
    lost: () => runner.tell({ type: 'lockLost' }),
  });
  return {
    tell: (heard) => runner.tell(heard),
    takeOver: () => {
      if (!isOutdated && runner.state().phase === 'follower') place.steal();
    },
    stop: () => {
      place.release();
      stop();
    },
  };
}

/** One drain without tabs (service worker): only if no tab holds the lock. Answers how many changes still wait. */
export async function drainOnce(
  store: PersonStore,
  contract: OfflineContract,
  options: EngineOptions,
): Promise<number | null> {
  let left: number | null = null;
  await webLocks(globalThis.navigator?.locks).ifFree(`sync:${options.scope}`, async () => {
    const { runner, stop } = await assemble(store, contract, options, () => {});
    runner.tell({ type: 'lockWon' });
    // Ends as soon as nothing more can go now.
    await Promise.race([runner.quiet(), new Promise<void>((resolve) => void clock.after(DRAIN_MS, resolve))]);
    stop();
    left = await store.read(['outbox'], async (t) => await t.outbox.count());
  });
  return left;
}

const withTable = v.object({ routes: tableSchema });

async function assemble(
  store: PersonStore,
  contract: OfflineContract,
  options: EngineOptions,
  changed: (state: EngineState) => void,
) {
  const { scope, build, origin, online, visible } = options;
  const { calls } = contract;
  let isStopped = false;
  /* the database of whoever stops may be deleted under what is still being done (rule S67) */
  const report = (error: unknown): void => {
    if (!isStopped) console.error(error);
  };
  const kept = await openTable(store, calls.start.route, options.routes, report);
  const client = createClient<RoutesByName>({
    me: calls.me,
    fetch: (request) => fetch(request),
    table: kept.table,
    token: tokenIn(store, report),
    origin,
    deadline: (ms) => AbortSignal.timeout(ms),
    log: (message) => console.error(message),
    inTurn: visitorInTurn(globalThis.navigator?.locks),
  });
  const askTable = async () => {
    const start = { query: calls.start.query };
    const init = await client.call(calls.start.route, start);
    return v.is(withTable, init) ? init.routes : false;
  };
  const channel = openTabChannel(scope);
  const announce = ({ phase, pause }: EngineState) => {
    if (phase !== 'follower') channel.notify({ type: 'status', status: statusOf({ phase, pause }) });
  };
  const deps = { store, contract, now, newId };
  const runner: Runner = createRunner({
    ...deps,
    scope,
    build,
    online,
    visible,
    transport: createTransport(client, calls, (name) => kept.ensure(name, askTable)),
    clock,
    jitter: () => Math.random(),
    changed: (state) => {
      announce(state);
      changed(state);
    },
    report,
  });
  channel.subscribe((message) => {
    if (message.type === 'ask') announce(runner.state());
    else if (message.type !== 'status' && message.type !== 'closing') runner.tell(message);
  });
  return {
    runner,
    report,
    stop: () => {
      isStopped = true;
      runner.stop();
      channel.close();
    },
    /** What an earlier build could not send, and what has been kept long enough. */
    maintain: async () => {
      const notify = () => runner.tell({ type: 'appended' });
      await reviveParked({ ...deps, notify }, build, (row) => contract.open(row).ok);
      await sweepDevice(deps);
    },
  };
}
