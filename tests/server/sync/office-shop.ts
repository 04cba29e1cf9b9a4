/** The server half of the back office's sync over a subject of one's own: notes, which whoever may write pages writes. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import * as v from 'valibot';

import { rightsKind } from '#core/contract/admin/sync/rights.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { laneKind } from '#core/wire/lane.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import { recordKind, type RecordKey, type SyncedRecord } from '#core/wire/record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { PROTOCOL, type Change, type Cursor } from '#core/wire/sync.ts';
import * as f from '#core/wire/fields.ts';
import type { Db } from '#server/database/connection.ts';
import { randomIds } from '#server/ids.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { OFFICE_CHANNEL } from '#server/platform/person.ts';
import { rights } from '#server/subjects/admins/roles/rights.ts';
import { officeRealm, OPEN_WINDOW } from '#server/sync/authorize-sync.ts';
import { createChangeLimit } from '#server/sync/change-limit.ts';
import { changeHandler, type ChangeHandler } from '#server/sync/change/change-handler.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';
import { createRegistry } from '#server/sync/change/registry.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';
import { pull } from '#server/sync/pull.ts';
import { push, type PushDeps } from '#server/sync/push.ts';
import { plantAdmin } from '#tests/server/admin/office.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';

interface NoteRecord extends SyncedRecord {
  readonly kind: 'note';
  readonly rev: number;
  readonly text: string;
}

const noteLane = laneKind('draft', isUuid);
const noteKind = recordKind<NoteRecord, string>({ kind: 'note', mayBeGone: true });

/** Writes a note where it stands at the revision its author saw. */
export const noteRoute = defineOfflineRoute({
  name: 'api.admin.notes.save',
  method: 'POST',
  uri: 'api/admin/notes',
  access: { permission: 'cms-contents.update' },
  cache: 'no-store',
  body: v.strictObject({ doc: f.uuid, baseRev: f.counter(0), text: v.pipe(v.string(), v.maxLength(1_000)) }),
  answer: v.object({ rev: v.number() }),
  refusals: ['record.moved'],
  offline: {
    version: 1,
    lane: ({ doc }) => noteLane.of(doc),
    changes: ({ doc, text }) => [noteKind.change(doc, (note) => ({ kind: 'note', rev: (note?.rev ?? 0) + 1, text }))],
  },
});

async function saveNote(
  { trx }: ChangeContext<Admin>,
  { doc, baseRev, text }: v.InferOutput<typeof noteRoute.body>,
): Promise<{ rev: number }> {
  const { rows } = await sql<{ rev: number }>`select rev from note where uuid = ${doc} for update`.execute(trx);
  const rev = rows[0]?.rev ?? 0;
  if (rev !== baseRev) throw new Refusal('record.moved', { reason: 'rev', rev });
  await sql`insert into note (uuid, rev, text) values (${doc}, ${rev + 1}, ${text})
    on conflict (uuid) do update set rev = excluded.rev, text = excluded.text`.execute(trx);
  return { rev: rev + 1 };
}

const notes: SyncSubject<Admin> = {
  lanes: [noteLane],
  handlers: { [noteRoute.name]: changeHandler(noteRoute, saveNote) },
  readers: [
    {
      kind: noteKind.kind,
      mayBeGone: true,
      async read(trx, admin, wanted) {
        if (!admin.permissions.has('cms-contents.index')) return new Map<RecordKey, SyncedRecord>();
        const only = wanted === 'all' ? sql`` : sql`where uuid = any(${wanted}::uuid[])`;
        const { rows } = await sql<{ uuid: string; rev: number; text: string }>`
          select uuid, rev, text from note ${only}`.execute(trx);
        return new Map(
          rows.map(({ uuid, rev, text }): [RecordKey, SyncedRecord] => {
            const record: NoteRecord = { kind: 'note', rev, text };
            return [noteKind.key(uuid), record];
          }),
        );
      },
    },
  ],
};

const EDITOR: readonly PermissionKey[] = ['cms-contents.index', 'cms-contents.update'];

export async function createOfficeShop(
  more: Readonly<Record<string, ChangeHandler<Admin>>> = {},
  subjects: readonly SyncSubject<Admin>[] = [],
) {
  const database = await createTestDatabase();
  const { db } = database;
  await sql`create table note (uuid uuid primary key, rev int not null, text text not null)`.execute(db);
  const clock = createTestClock();
  const jobs = createJobs(db, JOB_QUEUES);
  await jobs.prepare();
  const faults: unknown[] = [];
  const deps: PushDeps<Admin> = {
    db,
    ids: randomIds,
    jobs,
    limitFactor: 1,
    shopEmail: 'shop@example.fr',
    storage: createMemoryStorage(),
    registry: createRegistry<Admin>([rights, notes, ...subjects, { handlers: more }], () => OFFICE_CHANNEL),
    report: (error) => void faults.push(error),
    window: OPEN_WINDOW,
    changeLimit: createChangeLimit(clock, 1),
  };
  /** A device on which somebody with these keys is signed in; `may` changes them. */
  const device = async ({ admin, group = randomUUID() }: { admin?: string; group?: string } = {}) => {
    const id = admin ?? (await plantAdmin(db)).uuid;
    let permissions: ReadonlySet<PermissionKey> = new Set(EDITOR);
    const here = () => officeRealm({ kind: 'admin', id, permissions });
    const greeting = { protocol: PROTOCOL, build: 'test', scope: `admin:${id}`, group, cursor: null };
    return {
      id,
      group,
      may: (...keys: readonly PermissionKey[]) => {
        permissions = new Set(keys);
      },
      exchange: (changes: readonly Change[], given: Record<string, unknown> = {}) =>
        push(
          deps,
          { realm: here(), now: clock.now(), locale: 'fr_FR', network: id },
          { ...greeting, changes: [...changes], ...given },
        ),
      ask: (given: { cursor: Cursor | null; lanes: string[] }) =>
        pull(deps, here(), clock.now(), { ...greeting, ...given }),
      pull: (cursor: Cursor | null = null) => pull(deps, here(), clock.now(), { ...greeting, cursor }),
    };
  };
  return {
    db,
    deps,
    clock,
    faults,
    device,
    close: async () => {
      await jobs.stop();
      await database.drop();
    },
  };
}

export type OfficeShop = Awaited<ReturnType<typeof createOfficeShop>>;

/** A note as its author wants it. */
export const note = (doc: string, seq: number, text: string, baseRev = seq - 1): Change => ({
  lane: noteLane.of(doc),
  seq,
  mutId: randomUUID(),
  route: noteRoute.name,
  v: 1,
  args: { doc, baseRev, text },
});

export const noteKey = (doc: string): RecordKey => noteKind.key(doc);
export const RIGHTS = rightsKind.key(null);

export const textOf = async (db: Db, doc: string): Promise<string | undefined> =>
  (await sql<{ text: string }>`select text from note where uuid = ${doc}`.execute(db)).rows[0]?.text;
