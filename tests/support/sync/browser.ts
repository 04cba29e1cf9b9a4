/**
 * A browser with what the engine finds around it: databases by scope, notes, cookies, a wire and tabs that come and go.
 * Each tab opens who is here, sends, signs in and out by the modules of `src/sync`; it may die between any two steps.
 */
import type { Area } from '#core/domain/shop/area.ts';
import { createMemoryDisk, DatabaseClosed, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import {
  resolveActiveScope,
  type ActiveScope,
  type ActiveScopeDeps,
  type Notes,
} from '#src/sync/scope/active-scope.ts';
import { isGroupKnown } from '#src/sync/scope/known-group.ts';
import { sendGuestOutbox, type GuestSender } from '#src/sync/scope/guest-outbox.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { createRunner, type Runner } from '#src/sync/engine/runner.ts';
import { GUEST } from '#src/sync/scope/scope.ts';
import { createSession, type Session } from '#src/sync/scope/session.ts';
import { emptyJar, type Jar, type ModelServer } from '#tests/support/sync/model/model-server.ts';
import { carrier, modelTransport } from '#tests/support/sync/model/model-wire.ts';
import { addArgs } from '#tests/support/samples/person-samples.ts';
import type { VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { told } from '#tests/support/sync/told-customer.ts';
import { createWire, type Wire } from '#tests/support/sync/wire.ts';
import { importGuestData } from '#core/contract/guest/import-guest.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

/** A tab that has opened. */
export interface Page {
  readonly here: ActiveScope;
  readonly session: Session;
  readonly newId: () => string;
  /** See `deletions`. */
  readonly deletions: number;
  notify(): void;
}

export interface Browser {
  readonly jar: Jar;
  readonly wire: Wire;
  readonly notes: ReadonlyMap<string, string>;
  readonly faults: unknown[];
  /** The tabs that have opened, the oldest first. */
  pages(): readonly Page[];
  disk(scope: string): MemoryDisk;
  openTab(): void;
  /** Every tab dies at once, wherever it was. */
  crash(): void;
  /** The browser lets go of its notes; databases and cookies stay. */
  loseNotes(): void;
  /** A tab that hears nothing keeps every database open until all heals: none can be deleted, only emptied. */
  hold(): void;
  /** Signs in by the first tab; resolves when it has worked or failed. */
  signIn(customer: string): Promise<'in' | 'failed' | 'nobody'>;
  signOut(discard: boolean): Promise<'out' | 'left' | 'failed' | 'nobody'>;
  /** Puts an article into the cart of whoever is here; null when nobody writes now. */
  press(area: Area, product: string): Promise<ActiveScope | null>;
  /** The clock of the browser is set forward or back. */
  setClock(skewMs: number): void;
  heal(): void;
}

interface Tab {
  isDead: boolean;
  /** What ends with it. */
  readonly ends: (() => void)[];
  page: Page | null;
  readonly runners: Map<string, Runner>;
}

/** Time a transaction of a tab takes, ms: between two of them the tab may die. */
const STEP_MS = 1;

export function createBrowser(server: ModelServer, clock: VirtualClock, newId: () => string): Browser {
  const [jar, wire] = [emptyJar(), createWire()];
  const notes = new Map<string, string>();
  const disks = new Map<string, MemoryDisk>();
  const faults: unknown[] = [];
  const tabs: Tab[] = [];
  /** How often the database of a scope was deleted: whoever had it open before has it no more. */
  const deletions = new Map<string, number>();
  const deleted = async (scope: string, work: Promise<void>): Promise<void> => {
    deletions.set(scope, (deletions.get(scope) ?? 0) + 1);
    await work;
  };
  const holding = { isHeld: false, release: () => {}, released: Promise.resolve() };
  const never = <T>(): Promise<T> => new Promise<T>(() => {});
  const pause = (ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));
  let skew = 0;
  const now = (): string => new Date(clock.now() + skew).toISOString();

  const disk = (scope: string): MemoryDisk => {
    const known = disks.get(scope) ?? createMemoryDisk();
    disks.set(scope, known);
    return known;
  };

  /** What a dead tab was about to do is never done. */
  const living = (tab: Tab, scope: string, store: PersonStore): PersonStore => ({
    ...store,
    read: async (tables, work) => (tab.isDead ? never() : store.read(tables, work)),
    write: async (tables, work) => {
      await pause(STEP_MS);
      return tab.isDead ? never() : store.write(tables, work);
    },
    destroy: async () => {
      await pause(STEP_MS);
      if (tab.isDead) return never();
      await deleted(scope, store.destroy());
      await holding.released;
      return tab.isDead ? never() : undefined;
    },
  });

  let line: Promise<unknown> = Promise.resolve();
  /** A lock of the browser: whoever dies lets go of it. */
  async function inTurn<T>(tab: Tab, work: () => Promise<T>): Promise<T> {
    const before = line;
    const mine = new Promise<void>((resolve) => tab.ends.push(resolve));
    const [release] = tab.ends.slice(-1);
    line = before.then(() => mine);
    await before;
    if (tab.isDead) return never();
    try {
      return await work();
    } finally {
      release?.();
    }
  }

  const sending = (scope: string): Runner | undefined =>
    tabs.map((tab) => tab.runners.get(scope)).find((runner) => runner !== undefined);
  const tellAll = (scope: string, event: Parameters<Runner['tell']>[0]): void => {
    for (const tab of tabs) tab.runners.get(scope)?.tell(event);
  };

  function startRunner(tab: Tab, scope: string): Runner {
    const isFirst = sending(scope) === undefined;
    const runner = createRunner({
      contract: SHOP,
      store: openMemoryStore(disk(scope)),
      now,
      newId,
      transport: modelTransport(server, jar, wire, clock),
      clock,
      jitter: () => 0.5,
      scope,
      build: 'test',
      online: true,
      visible: true,
      changed: () => {},
      report: (error) => faults.push(error),
    });
    tab.runners.set(scope, runner);
    if (isFirst) runner.tell({ type: 'lockWon' });
    return runner;
  }

  function stopRunner(tab: Tab, scope: string): void {
    const runner = tab.runners.get(scope);
    if (runner === undefined) return;
    const wasFirst = sending(scope) === runner;
    runner.stop();
    tab.runners.delete(scope);
    if (wasFirst) sending(scope)?.tell({ type: 'lockWon' });
  }

  function kill(tab: Tab): void {
    tab.isDead = true;
    for (const end of tab.ends) end();
    for (const scope of tab.runners.keys()) stopRunner(tab, scope);
    const index = tabs.indexOf(tab);
    if (index >= 0) tabs.splice(index, 1);
  }

  /** A fresh document in this tab. */
  function reload(tab: Tab): void {
    if (tab.isDead) return;
    kill(tab);
    openTab();
  }

  const notesOf = (tab: Tab): Notes => ({
    read: (note) => notes.get(note) ?? null,
    write: (note, uuid) => {
      if (tab.isDead || (notes.get(note) ?? null) === uuid) return;
      if (uuid === null) notes.delete(note);
      else notes.set(note, uuid);
      if (note !== 'customer') return;
      for (const other of tabs) if (other !== tab) clock.after(2, () => reload(other));
    },
  });

  async function start(tab: Tab): Promise<void> {
    const carry = carrier(wire, clock);
    const alive = <T>(work: Promise<T>): Promise<T> => work.then((value) => (tab.isDead ? never<T>() : value));
    const open = async (scope: string): Promise<PersonStore> => {
      await pause(STEP_MS);
      return tab.isDead ? never() : living(tab, scope, openMemoryStore(disk(scope)));
    };
    const deps: ActiveScopeDeps = {
      contract: SHOP,
      notes: notesOf(tab),
      open,
      remove: async (scope) => {
        if (!holding.isHeld) await deleted(scope, openMemoryStore(disk(scope)).destroy());
        return !holding.isHeld;
      },
      openUnkept: () => openMemoryStore(),
      isMarked: () => jar.session !== null,
      ask: () => alive(asked()).catch(() => null),
      inTurn: (work) => inTurn(tab, work),
      isClosing: () => Promise.resolve(tabs.some((one) => one !== tab && one.page !== null)),
      now,
      newId,
    };
    async function asked() {
      await carry(() => server.me(jar));
      const customer = server.customerOf(jar);
      return {
        customer: customer === null ? null : told(customer, server.guestOf(jar), server),
        csrfToken: jar.token ?? '',
      };
    }
    const here = await resolveActiveScope(deps);
    if (tab.isDead) return;
    startRunner(tab, here.scope);
    let guestOutbox: GuestSender | null = null;
    if (here.customer !== null)
      guestOutbox = sendGuestOutbox({
        contract: SHOP,
        importGuestData,
        customer: here.store,
        open,
        inTurn: (work) => inTurn(tab, work),
        send: () => {
          startRunner(tab, GUEST);
          return {
            resume: () => tellAll(GUEST, { type: 'resumed' }),
            stop: async () => {
              for (const one of tabs) stopRunner(one, GUEST);
            },
          };
        },
        notify: () => tellAll(here.scope, { type: 'appended' }),
        now,
        newId,
        report: (error) => {
          if (!tab.isDead) faults.push(error);
        },
      });
    const session = createSession({
      contract: SHOP,
      importGuestData,
      here,
      notes: deps.notes,
      open,
      inTurn: (work) => inTurn(tab, work),
      startAnew: () => clock.after(2, () => reload(tab)),
      resume: () => {
        tellAll(here.scope, { type: 'resumed' });
        guestOutbox?.resume();
      },
      poke: () => tellAll(here.scope, { type: 'poked', ageMs: 0, rev: null }),
      flush: (ms) => alive(pause(ms)),
      stop: async () => {
        await guestOutbox?.stop();
        for (const one of tabs) stopRunner(one, here.scope);
      },
      isKnown: (group, cursor) => {
        const transport = modelTransport(server, jar, wire, clock);
        return alive(isGroupKnown(transport, { scope: here.scope, build: 'test', group, cursor }));
      },
      signOutApi: {
        leave: () => alive(carry(() => server.leave(jar))),
        signOut: async (everywhere, group) => {
          const with_ = { ...jar };
          Object.assign(jar, (await alive(carry(() => server.logout(with_, everywhere, group)))).jar);
        },
      },
      wait: (ms) => alive(pause(ms)),
      now,
      newId,
    });
    tab.page = {
      here,
      session,
      newId,
      deletions: deletions.get(here.scope) ?? 0,
      notify: () => tellAll(here.scope, { type: 'appended' }),
    };
  }

  function openTab(): void {
    const tab: Tab = { isDead: false, ends: [], page: null, runners: new Map() };
    tabs.push(tab);
    start(tab).catch((error: unknown) => {
      if (!tab.isDead) faults.push(error);
    });
  }

  /** Who signs in or out has the databases of this browser to themselves: none goes under their hands (S88). */
  const closedUnder = (tab: Tab, error: unknown): void => {
    if (error instanceof DatabaseClosed && !tab.isDead) faults.push(error);
  };

  const pages = (): readonly Page[] => tabs.flatMap((tab) => (tab.page === null ? [] : [tab.page]));
  const tabOf = (page: Page): Tab | undefined => tabs.find((tab) => tab.page === page);

  return {
    jar,
    wire,
    notes,
    faults,
    pages,
    disk,
    openTab,
    crash: () => {
      while (tabs[0] !== undefined) kill(tabs[0]);
      openTab();
    },
    loseNotes: () => notes.clear(),
    hold: () => {
      if (holding.isHeld) return;
      holding.isHeld = true;
      holding.released = new Promise((resolve) => {
        holding.release = resolve;
      });
    },
    async signIn(customer) {
      const [page] = pages();
      const tab = page && tabOf(page);
      if (page === undefined || tab === undefined) return 'nobody';
      const carry = carrier(wire, clock);
      try {
        await page.session.signIn(async (device) => {
          const with_ = { ...jar };
          const entered = await carry(() => server.login(with_, customer, device));
          // The cookies are the browser's, whatever became of the tab.
          Object.assign(jar, entered.jar);
          return tab.isDead
            ? never()
            : { customer: told(customer, entered.guest, server), csrfToken: entered.jar.token ?? '' };
        });
        reload(tab);
        return 'in';
      } catch (error) {
        closedUnder(tab, error);
        return 'failed';
      }
    },
    async signOut(discard) {
      const [page] = pages();
      const tab = page && tabOf(page);
      if (page === undefined || tab === undefined || page.here.customer === null) return 'nobody';
      try {
        const done = await page.session.signOut({ discard, everywhere: false });
        if (!done.done) return 'left';
        if (done.gone) notesOf(tab).write('leaving', null);
        reload(tab);
        return 'out';
      } catch (error) {
        closedUnder(tab, error);
        return 'failed';
      }
    },
    async press(area, product) {
      const [page] = pages();
      if (page === undefined || page.deletions !== (deletions.get(page.here.scope) ?? 0)) return null;
      try {
        const store = openMemoryStore(disk(page.here.scope));
        await perform(
          { store, contract: SHOP, now, newId, notify: () => page.notify() },
          'api.cart.items.store',
          addArgs(area, product, 1),
        );
        return page.here;
      } catch {
        // Merged or closing: the press is refused, and the person sees it.
        return null;
      }
    },
    setClock: (skewMs) => {
      skew = skewMs;
    },
    heal: () => {
      holding.isHeld = false;
      holding.release();
      wire.cut = false;
      wire.fates.length = 0;
      for (const tab of tabs) for (const runner of tab.runners.values()) runner.tell({ type: 'online' });
    },
  };
}
