/** Editors at their devices over the real documents of the shop: the wire, the session and the tab in the test's hands. */
import { randomUUID } from 'node:crypto';

import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { emptyContent } from '#core/contract/cms/empty-body.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { randomIds } from '#server/ids.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { OFFICE_CHANNEL } from '#server/platform/person.ts';
import { OFFICE_SUBJECTS } from '#server/subjects/shop-subjects.ts';
import { readBodies } from '#server/subjects/cms/read/bodies.ts';
import { officeRealm, OPEN_WINDOW } from '#server/sync/authorize-sync.ts';
import { createChangeLimit } from '#server/sync/change-limit.ts';
import { createRegistry } from '#server/sync/change/registry.ts';
import { pull } from '#server/sync/pull.ts';
import { push, type PushDeps } from '#server/sync/push.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import { openEdited, type EditedDocument } from '#src/admin/store/documents/edited-document.ts';
import { readerOf, readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { settleDrafts } from '#src/admin/store/documents/drafts/settle-drafts.ts';
import type { ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';
import { followHeads, type Heads } from '#src/admin/store/documents/heads.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { plantAdmin } from '#tests/server/admin/office.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { createDevice, type Device } from '#tests/support/sync/device.ts';
import { createVirtualClock } from '#tests/support/sync/virtual-clock.ts';

const ALL = new Set<PermissionKey>(PERMISSION_KEYS.filter(isPermissionKey));
const OF = { of: 'content', type: 'page' } as const;
/** Turns of the event loop within which everything that needs no time has settled. */
const TURNS = 6;

export async function createEditors() {
  const database = await createTestDatabase();
  const { db } = database;
  const serverClock = createTestClock();
  const jobs = createJobs(db, JOB_QUEUES);
  await jobs.prepare();
  const deps: PushDeps<Admin> = {
    db,
    ids: randomIds,
    jobs,
    limitFactor: 1_000,
    shopEmail: 'shop@example.fr',
    storage: createMemoryStorage(),
    registry: createRegistry<Admin>(OFFICE_SUBJECTS, () => OFFICE_CHANNEL),
    report: (error) => {
      throw error;
    },
    window: OPEN_WINDOW,
    changeLimit: createChangeLimit(serverClock, 1_000),
  };

  /** Work under way in the database, or between a write and what follows from it. */
  const busy = new Set<Promise<unknown>>();
  const devices = new Set<Device>();
  const track = <T>(work: Promise<T>): Promise<T> => {
    const done = work.finally(() => busy.delete(done));
    busy.add(done);
    return done;
  };
  const quiet = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await Promise.all([...devices].flatMap(({ tabs }) => tabs.map((tab) => tab.runner.quiet())));
      while (busy.size > 0) await Promise.allSettled(busy);
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
    }
  };
  const clock = createVirtualClock(Date.parse('2026-03-02T09:00:00.000Z'), quiet);

  async function editor(doc: string) {
    const { uuid: admin } = await plantAdmin(db);
    const actor: Admin = { kind: 'admin', id: admin, permissions: ALL };
    const disk = createMemoryDisk();
    const held = new Set<string>();
    const bodies = openKeptBodies(admin, null);
    let [isCut, hasSession] = [false, true];
    let answersLost = 0;
    const reach = (): void => {
      if (isCut) throw new CallFailed('offline');
      if (!hasSession) throw new Refusal('session.required');
    };
    const realm = () => officeRealm(hasSession ? actor : null);
    const at = () => ({ realm: realm(), now: serverClock.now(), locale: 'fr_FR' as const, network: admin });
    const answered = <T>(work: () => Promise<T>): Promise<T> =>
      track(
        (async () => {
          reach();
          const answer = await work();
          if (answersLost > 0) {
            answersLost -= 1;
            throw new CallFailed('offline');
          }
          return answer;
        })(),
      );
    const ask = (asked: string): Promise<ShopDocument | null> =>
      track(
        (async () => {
          reach();
          const [found] = await readBodies(db, actor, [asked]);
          const body = found === undefined ? null : readerOf(OF)(found.body);
          return found === undefined || body === null ? null : { rev: found.rev, revId: found.revId, body };
        })(),
      );

    async function start() {
      const device = await createDevice({
        clock,
        transport: {
          push: (body) => answered(() => push(deps, at(), body)),
          pull: (body) => answered(() => pull(deps, realm(), serverClock.now(), body)),
          renew: () => Promise.resolve(),
          leave: () => Promise.resolve(),
          signOut: () => Promise.resolve(),
        },
        open: () => Promise.resolve(openMemoryStore(disk)),
        newId: randomUUID,
        scope: `admin:${admin}`,
        contract: OFFICE,
      });
      devices.add(device);
      const { store, now, newId, notify } = device.performDeps;
      const person = { store, now, newId, notify, bodies: openKeptBodies(admin, null) };
      let isOver = false;
      const timers = new Set<() => void>();
      const settle = (): void => {
        if (!isOver) void track(settleDrafts({ person, ask: (draft) => ask(draft.doc) }));
      };
      const unfollow = store.follow(['results', 'parked'], settle);
      const edited: EditedDocument = await openEdited({
        person,
        doc,
        ...OF,
        shop: await ask(doc).catch(() => null),
        empty: emptyContent(),
        after: (ms, call) => {
          const stop = clock.after(ms, call);
          timers.add(stop);
          return stop;
        },
        isHeld: (key) => Promise.resolve(held.has(key)),
        hold: (key) => {
          if (held.has(key)) return Promise.resolve(null);
          held.add(key);
          return Promise.resolve(() => void held.delete(key));
        },
        report: (error) => {
          throw error;
        },
      });
      await device.openTab();
      return {
        device,
        edited,
        settle,
        /** As a crash: no timer of it fires any more, nothing is finished. */
        kill: () => {
          isOver = true;
          for (const stop of timers) stop();
          unfollow();
          device.close();
          devices.delete(device);
          held.clear();
        },
      };
    }
    let here = await start();
    return {
      admin,
      store: openMemoryStore(disk),
      /** As the lists of the back office act. */
      acting: (): Pick<OfficePerson, 'store' | 'bodies' | 'perform' | 'newId'> => ({
        store: openMemoryStore(disk),
        bodies,
        newId: randomUUID,
        perform: (route, args) => perform({ ...here.device.performDeps, contract: OFFICE }, route, args),
      }),
      /** What the device shows in lists, once. */
      heads: () =>
        new Promise<Heads['shown']>((seen) => {
          const end = followHeads(openMemoryStore(disk), ({ shown }) => {
            end();
            seen(shown);
          });
        }),
      edited: () => here.edited,
      settle: () => here.settle(),
      cut: (isOff: boolean) => {
        isCut = isOff;
        here.device.online(!isOff);
      },
      loseAnswer: () => {
        answersLost += 1;
      },
      endSession: () => {
        hasSession = false;
      },
      signIn: () => {
        hasSession = true;
        for (const tab of here.device.tabs) tab.runner.tell({ type: 'resumed' });
      },
      crash: async (): Promise<void> => {
        await quiet();
        here.kill();
        here = await start();
      },
      drafts: () => readDrafts(openMemoryStore(disk), doc),
      /** Everything of the document that lies on this device, as text. */
      onDisk: () => JSON.stringify([...disk.contents.drafts.values(), ...disk.contents.outbox.values()]),
    };
  }
  return {
    db,
    clock,
    editor,
    /** What stands in the shop's lists of these documents. */
    listed: (titles: readonly string[]) =>
      db
        .selectFrom('cms_document')
        .select(['title', 'slug', 'status', 'rev'])
        .where('title', 'in', titles)
        .orderBy('title')
        .execute(),
    /** The document as the shop has it, and everything it ever was. */
    inShop: async (doc: string): Promise<{ body: DocumentBody | null; ever: string }> => {
      const [found] = await readBodies(db, { id: randomUUID(), permissions: ALL }, [doc]);
      const rows = await db.selectFrom('cms_revision').select('body').where('document', '=', doc).execute();
      return { body: found === undefined ? null : readerOf(OF)(found.body), ever: JSON.stringify([rows, found]) };
    },
    close: async () => {
      for (const device of devices) device.close();
      await jobs.stop();
      await database.drop();
    },
  };
}

export type Editors = Awaited<ReturnType<typeof createEditors>>;
export type Editor = Awaited<ReturnType<Editors['editor']>>;
