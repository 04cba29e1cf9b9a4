/**
 * One implementation for every managed thing (`core/resources`). Every write is in one transaction with its row of the
 * history, and on the revision its author saw.
 */
import type { BaseRevision, Revision } from '#core/domain/revision/revision.ts';
import { can } from '#core/domain/actor/actor.ts';
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';
import type { FieldSet } from '#core/resources/field.ts';
import type { OutputOf } from '#core/resources/field-set.ts';
import type { ListQuery } from '#core/resources/list-query.ts';
import type { BulkAsked, BulkDone, ExportQuery } from '#core/resources/many-rows.ts';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import type { Dependent, HistoryEntry, ListMeta, LookupRow, Managed, Written } from '#core/resources/resource-rows.ts';
import type { Verb } from '#core/resources/rights.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RawStream } from '#server/platform/raw-stream.ts';

import type { Author } from './author.ts';
import { listRows } from './list/list-rows.ts';
import { lookUp } from './list/lookup.ts';
import { changeMany } from './many/bulk.ts';
import { exportFile } from './many/export-file.ts';
import { readRecord } from './read/read-record.ts';
import { asAfter, historyOf } from './write/history.ts';
import { dependentsOf } from './write/uses.ts';
import { recordWriter, type WriteDeps } from './write/write-record.ts';

export interface Seen extends Revision {
  readonly uuid: string;
}

/** What the author saw. */
export interface SeenBase extends BaseRevision {
  readonly uuid: string;
}

/** `rev` null: the record is gone. */
interface SeenOrGone extends Omit<SeenBase, 'rev'> {
  readonly rev: number | null;
}

/** All of it @throws Refusal `permission.missing`. */
export interface ResourceService<Fields> {
  index(actor: Author, asked: ListQuery): Promise<{ data: Managed<Fields>[]; meta: ListMeta }>;
  lookup(actor: Author, asked: { q: string; ids?: readonly string[] | undefined }): Promise<LookupRow[]>;
  /** @throws Refusal `record.unknown` */
  show(actor: Author, uuid: string): Promise<Managed<Fields>>;
  /** @throws Refusal `record.moved` where the UUID is known, `input.invalid` at a field whose value is taken or unknown */
  store(actor: Author, given: Written<Fields> & { uuid: string }): Promise<Seen>;
  /** @throws Refusal `record.unknown`, `record.moved`, `record.inUse`, `input.invalid` as above */
  update(actor: Author, given: Written<Fields> & SeenBase): Promise<Seen>;
  /** @throws Refusal `record.unknown`, `record.moved`, `record.inUse` */
  destroy(actor: Author, given: SeenBase): Promise<void>;
  /** @throws Refusal `input.invalid` for what the list cannot write */
  bulk(actor: Author, asked: BulkAsked): Promise<BulkDone>;
  export(actor: Author, asked: ExportQuery): Promise<RawStream>;
  history(actor: Author, uuid: string): Promise<HistoryEntry[]>;
  /** @throws Refusal `record.unknown` where the history does not reach so far, and what writing refuses */
  restore(actor: Author, given: SeenOrGone & { history: number }): Promise<Seen>;
  /** @throws Refusal `record.unknown` */
  dependents(actor: Author, uuid: string): Promise<Dependent[]>;
}

export function resourceService<Name extends PermissionResource, F extends FieldSet>(
  resource: Resource<Name, F>,
  deps: WriteDeps,
): ResourceService<OutputOf<F>>;
export function resourceService(resource: Resource, deps: WriteDeps): ResourceService<object> {
  const { db } = deps;
  const writer = recordWriter(resource, deps);
  const allow = (actor: Author, verb: Verb): void => {
    const permission = rightTo(resource, verb);
    if (!can(actor, permission)) throw new Refusal('permission.missing', { permission });
  };
  const known = async (uuid: string) => {
    const record = await readRecord(db, resource, uuid);
    if (record === undefined) throw new Refusal('record.unknown');
    return record;
  };
  return {
    async index(actor, asked) {
      allow(actor, 'index');
      return listRows(db, resource, asked);
    },
    async lookup(actor, asked) {
      allow(actor, 'index');
      return lookUp(db, resource, asked);
    },
    async show(actor, uuid) {
      allow(actor, 'view');
      return known(uuid);
    },
    async store(actor, given) {
      allow(actor, 'store');
      return writer.store(actor, given);
    },
    async update(actor, given) {
      allow(actor, 'update');
      return writer.update(actor, given);
    },
    async destroy(actor, given) {
      allow(actor, 'destroy');
      await writer.destroy(actor, given);
    },
    async bulk(actor, asked) {
      allow(actor, 'index');
      return changeMany(resource, deps, actor, asked);
    },
    async export(actor, asked) {
      allow(actor, 'export');
      return exportFile(db, resource, asked);
    },
    async history(actor, uuid) {
      allow(actor, 'view');
      return historyOf(db, resource.name, uuid);
    },
    async restore(actor, { uuid, rev, baseRevId, history }) {
      allow(actor, rev === null ? 'store' : 'update');
      const now = await readRecord(db, resource, uuid);
      if (rev !== null && now === undefined) throw new Refusal('record.unknown');
      const then = asAfter(resource, now ?? null, await historyOf(db, resource.name, uuid), history);
      if (then === undefined) throw new Refusal('record.unknown');
      if (rev === null) return writer.store(actor, { uuid, ...then });
      return writer.update(actor, { uuid, rev, baseRevId, ...then });
    },
    async dependents(actor, uuid) {
      allow(actor, 'view');
      const { fields } = await known(uuid);
      return dependentsOf(db, resource, { uuid, fields: { ...fields } });
    },
  };
}
