/** A device of somebody who works here: the real queue, drafts, heads and texts over a database in memory. */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { emptyComponent, emptyContent } from '#core/contract/cms/empty-body.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { asShopHas } from '#src/admin/store/documents/as-shop-has.ts';
import { readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { settleDrafts } from '#src/admin/store/documents/drafts/settle-drafts.ts';
import type { ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';
import { openEdited, type EditedDocument } from '#src/admin/store/documents/edited-document.ts';
import { fillBodies } from '#src/admin/store/documents/fill-bodies.ts';
import { followHeads } from '#src/admin/store/documents/heads.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { isFull, type PersonStore } from '#src/db/store.ts';
import { perform, ScopeClosed } from '#src/sync/outbox/perform.ts';
import { createDevice, type Device } from '#tests/support/sync/device.ts';
import { createIce, frozenWith } from '#tests/support/sync/ice.ts';
import { carrier } from '#tests/support/sync/model/model-wire.ts';
import type { VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { createWire, type Wire } from '#tests/support/sync/wire.ts';
import type { ModelOffice } from './model-office.ts';
import type { OfficeDatabase } from './office-database.ts';

/** What documents of the histories are. */
export interface Sort {
  readonly doc: string;
  readonly of: DocumentKind;
  readonly type: string;
}

export const emptyOf = ({ of }: Pick<Sort, 'of'>): DocumentBody =>
  of === 'component' ? emptyComponent() : emptyContent();

export interface Sitting {
  readonly sort: Sort;
  readonly edited: EditedDocument;
  /** Writes of it that failed so far, which it was told. */
  readonly failures: () => number;
  /** As a crash of the tab: nothing goes on, and the browser lets go of its locks. */
  readonly kill: () => void;
  readonly close: () => Promise<void>;
}

export interface OfficeDevice {
  readonly admin: string;
  readonly wire: Wire;
  readonly database: OfficeDatabase;
  readonly faults: unknown[];
  readonly sittings: Sitting[];
  /** Writes that still fail, and how. */
  readonly failing: { writes: number; isFull: boolean };
  readonly engine: () => Device;
  readonly heads: () => ReadonlyMap<string, DocumentHead>;
  readonly person: () => Pick<OfficePerson, 'store' | 'bodies' | 'perform' | 'newId' | 'now' | 'notify'>;
  readonly isHeld: (key: string, but?: Sitting) => boolean;
  /** Null: its text is not here, or nobody knows of it. */
  readonly open: (sort: Sort, isNew: boolean) => Promise<Sitting | null>;
  readonly drafts: (doc: string) => ReturnType<typeof readDrafts>;
  /** The browser dies, and is started again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => void;
}

interface Given {
  readonly admin: string;
  readonly clock: VirtualClock;
  readonly server: ModelOffice;
  readonly newId: () => string;
  readonly database: OfficeDatabase;
}

const AGAIN_MS = 20_000;
const FOLLOW_MS = 6_000;
const nothing = (): void => {};

export async function createOfficeDevice({ admin, clock, server, newId, database }: Given): Promise<OfficeDevice> {
  const [wire, faults] = [createWire(), new Array<unknown>()];
  const carry = carrier(wire, clock);
  const failing = { writes: 0, isFull: false };
  const bodies = openKeptBodies(admin, null);
  const held = new Map<string, object>();
  const sittings: Sitting[] = [];
  let heads: ReadonlyMap<string, DocumentHead> = new Map();
  let confirmed: readonly DocumentHead[] = [];
  let engine: Device;
  let ends: (() => void)[] = [];

  const report = (error: unknown): void => {
    const isExpected = error instanceof CallFailed || error instanceof Refusal || error instanceof ScopeClosed;
    if (!isExpected && !(error instanceof DOMException) && !isFull(error)) faults.push(error);
  };
  const openStore = async (): Promise<PersonStore> => {
    const store = await database.open();
    return {
      ...store,
      write: async (tables, work) => {
        if (failing.writes === 0) return store.write(tables, work);
        failing.writes -= 1;
        throw new DOMException('the disk refuses', failing.isFull ? 'QuotaExceededError' : 'UnknownError');
      },
    };
  };
  const askBodies = (uuids: readonly string[]) => carry(() => server.bodies(uuids));
  const askShop = async (doc: string, of: DocumentKind): Promise<ShopDocument | null> => {
    const [found] = await askBodies([doc]);
    if (found === undefined) return null;
    await bodies.keep([found]);
    const body = readBody(of, found.body);
    return body === null ? null : { ...found, body };
  };
  /** What a tab does beside the screen: heads, texts, answers (`documents.ts`). */
  const attend = (): void => {
    const { store, now, notify } = engine.performDeps;
    const quietly = (work: () => Promise<unknown>) => () => void work().catch(report);
    const settle = oneAtATime(() =>
      settleDrafts({ person: { store, now, notify, newId, bodies }, ask: ({ doc, of }) => askShop(doc, of) }).catch(
        report,
      ),
    );
    const fill = quietly(() => fillBodies({ heads: () => confirmed, kept: bodies, ask: askBodies }));
    const seen = ({ shown, confirmed: told }: Parameters<Parameters<typeof followHeads>[1]>[0]): void => {
      heads = shown;
      confirmed = [...told.values()];
      fill();
    };
    let untick = nothing;
    const tick = (): void => {
      fill();
      settle();
      untick = clock.after(AGAIN_MS, tick);
    };
    ends.push(followHeads(store, seen), store.follow(['results', 'parked', 'drafts'], settle), () => untick());
    tick();
  };
  const start = async (): Promise<void> => {
    engine = await createDevice({
      clock,
      transport: {
        push: (body, signal) => {
          const sent = structuredClone(body);
          return carry(() => server.push(admin, sent), signal);
        },
        pull: (body, signal) => carry(() => server.pull(admin, body), signal),
        renew: () => Promise.resolve(),
        leave: () => Promise.resolve(),
        signOut: () => Promise.resolve(),
      },
      open: openStore,
      newId,
      scope: `admin:${admin}`,
      contract: OFFICE,
    });
    await engine.openTab();
    attend();
    attend();
  };
  await start();

  const person = (): Pick<OfficePerson, 'store' | 'bodies' | 'perform' | 'newId' | 'now' | 'notify'> => {
    const deps = { ...engine.performDeps, contract: OFFICE };
    return { ...deps, bodies, perform: (route, args) => perform(deps, route, args) };
  };

  async function open(sort: Sort, isNew: boolean): Promise<Sitting | null> {
    const ice = createIce();
    const store = frozenWith(ice, await openStore());
    const { doc, of, type } = sort;
    const shop = await asShopHas({ person: { store, bodies, askBodies }, heads, doc, of, isNew }).catch(report);
    if (shop === undefined || shop === 'away' || shop === 'gone') return null;
    const timers = new Set<() => void>();
    const after = (ms: number, call: () => void): (() => void) => {
      const stop = clock.after(ms, () => ice.thawed(call));
      timers.add(stop);
      return stop;
    };
    const tab = {};
    let failures = 0;
    const { now, notify } = engine.performDeps;
    const opening = openEdited({
      person: { store, now, notify, newId },
      doc,
      of,
      type,
      shop: shop === 'new' ? null : shop,
      empty: emptyOf(sort),
      after,
      isHeld: (key) => Promise.resolve(held.has(key)),
      hold: (key) => holdIn(held, key, tab),
      report: (error) => {
        failures += 1;
        report(error);
      },
    });
    const edited = await opening.catch(report);
    if (edited === undefined) return null;
    const look = async (): Promise<void> => {
      const head = heads.get(doc);
      const kept = head === undefined ? null : await bodies.read(doc);
      const body = kept === null ? null : readBody(of, kept.body);
      if (kept !== null && body !== null) await edited.follow({ ...kept, body });
    };
    const follow = (): void => {
      void look().catch(report);
      after(FOLLOW_MS, follow);
    };
    follow();
    const end = (): void => {
      ice.freeze();
      for (const stop of timers) stop();
      store.close();
      for (const [key, by] of held) if (by === tab) held.delete(key);
      const at = sittings.indexOf(sitting);
      if (at >= 0) sittings.splice(at, 1);
    };
    const sitting: Sitting = {
      sort,
      edited,
      failures: () => failures,
      kill: end,
      close: async () => {
        await edited.close().catch(report);
        end();
      },
    };
    sittings.push(sitting);
    return sitting;
  }
  const stop = (): void => {
    for (const sitting of sittings.slice()) sitting.kill();
    for (const end of ends) end();
    ends = [];
    engine.close();
  };

  return {
    admin,
    wire,
    database,
    faults,
    sittings,
    failing,
    engine: () => engine,
    heads: () => heads,
    person,
    isHeld: (key) => held.has(key),
    open,
    drafts: async (doc) => {
      const store = await database.open();
      try {
        return await readDrafts(store, doc);
      } finally {
        store.close();
      }
    },
    restart: async () => {
      stop();
      await start();
    },
    stop,
  };
}

/** As the locks of a browser: who comes second does not get it. */
function holdIn(held: Map<string, object>, key: string, tab: object): Promise<(() => void) | null> {
  if (held.has(key)) return Promise.resolve(null);
  held.set(key, tab);
  return Promise.resolve(() => {
    if (held.get(key) === tab) held.delete(key);
  });
}

/** Runs `work` when asked; asked while it runs, it runs once more. */
function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let again = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    do {
      again = false;
      await work();
    } while (again);
    isRunning = false;
  };
  return () => {
    if (isRunning) again = true;
    else void run();
  };
}
