/**
 * The engine with the browser around it: database, network, lock, bell and clock. Started by the sync worker, by the
 * page where workers are missing, and by the service worker for a drain: the one composition root of `src/sync`.
 */
import { createClient } from '#src/api/client.ts';
import { visitorInTurn } from '#src/api/one-after-another.ts';
import type { RouteTable } from '#src/api/route-table.ts';
import type { PersonStore } from '#src/db/store.ts';
import { openBell } from '#src/sync/bell.ts';
import { webLocks } from '#src/sync/lock.ts';
import { reviveParked } from '#src/sync/parked.ts';
import { openRow } from '#src/sync/core/changes.ts';
import { createRunner, type Runner } from '#src/sync/runner.ts';
import { statusOf } from '#src/sync/status.ts';
import { tidy } from '#src/sync/steps.ts';
import { openTable, tokenIn } from '#src/sync/kept.ts';
import { createTransport } from '#src/sync/transport.ts';

export interface EngineOptions {
  readonly scope: string;
  readonly build: string;
  readonly origin: string;
  readonly online: boolean;
  readonly visible: boolean;
  /** The table of the start-up payload; null: the last one kept. */
  readonly routes: RouteTable | null;
}

export interface EngineRoom {
  tell(event: Parameters<Runner['tell']>[0]): void;
  stop(): void;
}

const newId = (): string => crypto.randomUUID();
const now = (): string => new Date().toISOString();

/** Starts the engine over an open database and waits in line for the sender's lock. */
export async function startEngine(store: PersonStore, options: EngineOptions): Promise<EngineRoom> {
  const engine = await assemble(store, options);
  const release = webLocks(globalThis.navigator?.locks).hold(`sync:${options.scope}`, () => {
    void engine.tend().then(() => engine.runner.tell({ type: 'lockWon' }));
  });
  return {
    tell: (event) => engine.runner.tell(event),
    stop: () => {
      release();
      engine.stop();
    },
  };
}

/** One drain without tabs (service worker): only if no tab holds the lock. Answers how many changes still wait. */
export async function drainOnce(store: PersonStore, options: EngineOptions): Promise<number | null> {
  let left: number | null = null;
  await webLocks(globalThis.navigator?.locks).ifFree(`sync:${options.scope}`, async () => {
    const engine = await assemble(store, options);
    engine.runner.tell({ type: 'lockWon' });
    left = await engine.flush();
    engine.stop();
  });
  return left;
}

async function assemble(store: PersonStore, options: EngineOptions) {
  const { scope, build, origin, online, visible } = options;
  const kept = await openTable(store, options.routes);
  const client = createClient({
    fetch: (request) => fetch(request),
    table: kept.table,
    token: tokenIn(store),
    origin,
    now: () => Date.now(),
    deadline: (ms) => AbortSignal.timeout(ms),
    log: (message) => console.error(message),
    inTurn: visitorInTurn(globalThis.navigator?.locks),
  });
  const askTable = async () => {
    const init = await client.call('api.init', {});
    return init === false ? false : init.routes;
  };
  const bell = openBell(scope);
  const deps = { store, now, newId };
  const runner: Runner = createRunner({
    ...deps,
    scope,
    build,
    online,
    visible,
    transport: createTransport(client, (name) => kept.ensure(name, askTable)),
    clock: {
      now: () => Date.now(),
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    },
    jitter: () => Math.random(),
    changed: (state) => {
      if (state.phase !== 'follower') bell.ring({ type: 'status', status: statusOf(state) });
    },
    report: (error) => console.error(error),
  });
  bell.hear((message) => {
    if (message.type === 'ask') {
      const state = runner.state();
      if (state.phase !== 'follower') bell.ring({ type: 'status', status: statusOf(state) });
    } else if (message.type !== 'status' && message.type !== 'closing') runner.tell(message);
  });
  const stop = () => {
    runner.stop();
    bell.close();
  };
  return {
    runner,
    stop,
    /** What an earlier build could not send, and what has been kept long enough. */
    tend: async () => {
      await reviveParked({ ...deps, ring: () => {} }, build, (row) => openRow(row).ok);
      await tidy(deps);
    },
    /** Ends when nothing more can go now; answers how many changes still wait. */
    flush: async () => {
      await runner.quiet();
      return store.read(
        ['outbox'],
        async (t) => (await t.outbox.all()).filter((row) => row.state === 'waiting').length,
      );
    },
  };
}
