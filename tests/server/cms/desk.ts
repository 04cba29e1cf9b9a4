/** Editors at one database, each with what they may do: documents without the way they travel. */
import { randomUUID } from 'node:crypto';

import type { InferOutput } from 'valibot';

import type { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { randomIds } from '#server/ids.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { removeDocument, restoreDocument } from '#server/subjects/cms/bin.ts';
import type { Editing } from '#server/subjects/cms/document-row.ts';
import { leaseDocument } from '#server/subjects/cms/lease.ts';
import { changeStatus } from '#server/subjects/cms/publish/change-status.ts';
import { replicateDocument } from '#server/subjects/cms/replicate.ts';
import { saveDocument } from '#server/subjects/cms/save/save-document.ts';
import { plantAdmin } from '#tests/server/admin/office.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { documentStatusRoute } from '#core/contract/cms/document-routes.ts';
import type { RouteInput } from '#core/wire/route.ts';

type Saved = InferOutput<typeof documentSaveRoute.body>;

export const ALL_KEYS = PERMISSION_KEYS.filter(isPermissionKey);

/** The code and the fields of a refusal; anything else is thrown on. */
export async function refused(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [field] = error.data.fields ?? [];
    return field === undefined ? error.code : `${field.path} ${field.code}`;
  }
}

export async function createDesk() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const jobs = createJobs(db, JOB_QUEUES);
  await jobs.prepare();
  const editor = async (keys: readonly PermissionKey[] = ALL_KEYS) => {
    const { uuid: id } = await plantAdmin(db);
    const within = <T>(work: (editing: Editing) => Promise<T>): Promise<T> =>
      inTransaction(db, (trx) =>
        work({ trx, admin: { id, permissions: new Set(keys) }, now: clock.now(), ids: randomIds }),
      );
    return {
      id,
      within,
      save: (saved: Saved) => within((editing) => saveDocument(editing, saved)),
      remove: (doc: string, rev: number) => within((editing) => removeDocument(editing, { doc, rev })),
      restore: (doc: string) => within((editing) => restoreDocument(editing, { doc })),
      copy: (doc: string, copy: string = randomUUID()) =>
        within(async (editing) => ({ copy, ...(await replicateDocument(editing, { doc, copy })) })),
      status: (doc: string, body: RouteInput<typeof documentStatusRoute>['body']) =>
        within((editing) => changeStatus({ ...editing, jobs }, { params: { doc }, body })),
      lease: (doc: string, act: 'hold' | 'take' | 'release') =>
        within((editing) => leaseDocument(editing, { params: { doc }, body: { act } })),
    };
  };
  const row = (uuid: string) =>
    db.selectFrom('cms_document').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  return {
    db,
    clock,
    jobs,
    editor,
    row,
    close: async () => {
      await jobs.stop();
      await database.drop();
    },
  };
}

export type Desk = Awaited<ReturnType<typeof createDesk>>;
