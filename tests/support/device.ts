/** A device with any number of tabs over one database: what the browser does around the engine, in the test's hands. */
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import type { PersonStore } from '#src/db/store.ts';
import { progressIn } from '#src/sync/meta.ts';
import { perform, type PerformArgs, type PerformDeps, type PerformOptions, type Performed } from '#src/sync/perform.ts';
import { createRunner, type Runner } from '#src/sync/runner.ts';
import { GUEST } from '#src/sync/scope.ts';
import type { Transport } from '#src/sync/transport.ts';
import { createView, type View } from '#src/sync/view.ts';
import type { VirtualClock } from '#tests/support/virtual-clock.ts';

export interface DeviceDeps {
  readonly clock: VirtualClock;
  readonly transport: Transport;
  /** Another connection to the device's one database. */
  readonly open: () => Promise<PersonStore>;
  readonly newId: () => string;
  readonly jitter?: () => number;
  /** A guest's where silent. */
  readonly scope?: string;
}

export interface Tab {
  readonly runner: Runner;
  readonly store: PersonStore;
  /** As a crash: no goodbye, nothing is finished. */
  close(): void;
}

export interface Device {
  readonly tabs: readonly Tab[];
  readonly faults: unknown[];
  readonly performDeps: PerformDeps;
  openTab(): Promise<Tab>;
  perform<N extends OfflineRouteName>(route: N, args: PerformArgs<N>, options?: PerformOptions): Promise<Performed>;
  /** What a screen shows, folded from nothing. */
  view(): Promise<View>;
  /** Rows of the queue that still wait for anything. */
  waiting(): Promise<number>;
  /** Lets time pass until nothing waits; false when `limitMs` did not suffice. */
  drain(limitMs?: number): Promise<boolean>;
  online(on: boolean): void;
  close(): void;
}

export async function createDevice(deps: DeviceDeps): Promise<Device> {
  const { clock } = deps;
  const tabs: Tab[] = [];
  const faults: unknown[] = [];
  let online = true;
  const now = () => new Date(clock.now()).toISOString();
  const ring = () => {
    for (const tab of tabs) tab.runner.tell({ type: 'appended' });
  };
  const first = await deps.open();
  const performDeps: PerformDeps = { store: first, now, newId: deps.newId, ring };

  async function openTab(): Promise<Tab> {
    const store = await deps.open();
    const runner = createRunner({
      store,
      now,
      newId: deps.newId,
      transport: deps.transport,
      clock,
      jitter: deps.jitter ?? (() => 0.5),
      scope: deps.scope ?? GUEST,
      build: 'test',
      online,
      visible: true,
      changed: () => {},
      report: (error) => faults.push(error),
    });
    const tab: Tab = {
      runner,
      store,
      close: () => {
        runner.stop();
        const index = tabs.indexOf(tab);
        tabs.splice(index, 1);
        // The browser gives the lock to the next in line.
        if (index === 0) tabs[0]?.runner.tell({ type: 'lockWon' });
      },
    };
    tabs.push(tab);
    if (tabs.length === 1) runner.tell({ type: 'lockWon' });
    return tab;
  }

  const waiting = async () => (await first.read(['outbox'], (t) => Promise.resolve(t.outbox.all()))).length;

  return {
    tabs,
    faults,
    performDeps,
    openTab,
    perform: (route, args, options) => perform(performDeps, route, args, options),
    view: () =>
      first.read(['base', 'outbox', 'meta'], async (t) => {
        const [base, outbox, { acked }] = [await t.base.all(), await t.outbox.all(), await progressIn(t)];
        return createView()({ base, outbox, acked });
      }),
    waiting,
    async drain(limitMs = 120_000) {
      const end = clock.now() + limitMs;
      while (clock.now() <= end) {
        await clock.settle();
        if ((await waiting()) === 0) return true;
        if (!(await clock.next(end - clock.now()))) return false;
      }
      return false;
    },
    online(on) {
      online = on;
      for (const tab of tabs) tab.runner.tell({ type: on ? 'online' : 'offline' });
    },
    close: () => {
      for (const tab of tabs.slice()) tab.close();
    },
  };
}
