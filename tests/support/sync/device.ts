/** A device with any number of tabs over one database: what the browser does around the engine, in the test's hands. */
import type { OfflineArgs, OfflineRouteName } from '#core/contract/offline-routes.ts';
import type { PersonStore } from '#src/db/store.ts';
import { progressIn } from '#src/sync/meta.ts';
import { perform, type PerformDeps, type PerformOptions, type Performed } from '#src/sync/outbox/perform.ts';
import { createRunner, type Runner } from '#src/sync/engine/runner.ts';
import { GUEST } from '#src/sync/scope/scope.ts';
import type { Transport } from '#src/sync/core/transport.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { createView, type View } from '#src/sync/outbox/view.ts';
import { createIce, frozenWith, type Ice } from '#tests/support/sync/ice.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import type { VirtualClock } from '#tests/support/sync/virtual-clock.ts';

export interface DeviceDeps {
  readonly clock: VirtualClock;
  readonly transport: Transport;
  /** Another connection to the device's one database. */
  readonly open: () => Promise<PersonStore>;
  readonly newId: () => string;
  readonly jitter?: () => number;
  /** A guest's where silent. */
  readonly scope?: string;
  /** The shop's where silent. */
  readonly contract?: OfflineContract;
}

export interface Tab {
  readonly runner: Runner;
  readonly store: PersonStore;
  /** As a crash: no goodbye, nothing is finished. */
  close(): void;
  /** Nothing of it goes on, neither timers nor answers nor transactions, until it thaws. */
  freeze(): void;
  thaw(): void;
}

export interface Device {
  readonly tabs: readonly Tab[];
  readonly faults: unknown[];
  readonly performDeps: PerformDeps;
  openTab(): Promise<Tab>;
  perform<N extends OfflineRouteName>(route: N, args: OfflineArgs<N>, options?: PerformOptions): Promise<Performed>;
  /** What a screen shows, folded from nothing. */
  view(): Promise<View>;
  /** Rows of the queue that still wait for anything. */
  waiting(): Promise<number>;
  /** Lets time pass until nothing waits; false when `limitMs` did not suffice. */
  drain(limitMs?: number): Promise<boolean>;
  online(on: boolean): void;
  /** The next in line takes the lock from whoever holds it, who does not know yet. */
  steal(): void;
  /** The clock of the device is set forward or back; the one the engine lives by does not hear of it. */
  setClock(skewMs: number): void;
  close(): void;
}

export async function createDevice(deps: DeviceDeps): Promise<Device> {
  const { clock } = deps;
  const tabs: (Tab & { readonly ice: Ice })[] = [];
  const faults: unknown[] = [];
  let online = true;
  let skew = 0;
  const now = () => new Date(clock.now() + skew).toISOString();
  const notify = () => {
    for (const tab of tabs) tab.runner.tell({ type: 'appended' });
  };
  const first = await deps.open();
  const performDeps = { store: first, contract: SHOP, now, newId: deps.newId, notify };

  async function openTab(): Promise<Tab> {
    const ice = createIce();
    const store = frozenWith(ice, await deps.open());
    const { transport } = deps;
    const runner = createRunner({
      store,
      contract: deps.contract ?? SHOP,
      now,
      newId: deps.newId,
      transport: {
        ...transport,
        push: (body, signal) => ice.after(transport.push(body, signal)),
        pull: (body, signal) => ice.after(transport.pull(body, signal)),
        renew: () => ice.after(transport.renew()),
      },
      clock: { ...clock, after: (ms, call) => clock.after(ms, () => ice.thawed(call)) },
      jitter: deps.jitter ?? (() => 0.5),
      scope: deps.scope ?? GUEST,
      build: 'test',
      online,
      visible: true,
      changed: () => {},
      report: (error) => faults.push(error),
    });
    const tab = {
      ice,
      runner,
      store,
      freeze: () => ice.freeze(),
      thaw: () => ice.thaw(),
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
        return createView(SHOP)({ base, outbox, acked });
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
    steal: () => {
      const [holder] = tabs;
      // Who steals is awake.
      const next = tabs.find((tab) => tab !== holder && !tab.ice.isFrozen());
      if (holder === undefined || next === undefined) return;
      tabs.splice(tabs.indexOf(next), 1);
      tabs.unshift(next);
      next.runner.tell({ type: 'lockWon' });
      // A browser tells the former holder as soon as it runs: a frozen one when it thaws.
      void holder.ice.after(Promise.resolve()).then(() => {
        if (tabs[0] !== holder) holder.runner.tell({ type: 'lockLost' });
      });
    },
    setClock: (skewMs) => {
      skew = skewMs;
    },
    close: () => {
      for (const tab of tabs.slice()) tab.close();
    },
  };
}
