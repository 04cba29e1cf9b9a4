/** The routes of a managed thing (domain 0). Whoever writes says which revision they saw. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';
import type { FieldSet } from './field.ts';
import { listQueryOf } from './list-query.ts';
import { bulkAnswer, bulkBody, exportQueryOf } from './many-rows.ts';
import { listedOf, rightTo, type Resource } from './resource.ts';
import { dependent, historyEntry, listMeta, lookupRow, rowOf, writtenEntries } from './resource-rows.ts';
import type { Verb } from './rights.ts';

/** Long lists of rows and texts of several languages. */
const MOST_BYTES = 1024 * 1024;

/** What is asked of a thing that is read alone. */
const OF_READ_ONLY: ReadonlySet<string> = new Set(['index', 'lookup', 'export', 'show']);

/** Whether a managed thing has a route of this kind. */
export const hasRoute = ({ readOnly }: Pick<Resource, 'readOnly'>, action: string): boolean =>
  readOnly !== true || OF_READ_ONLY.has(action);

/** What writes nothing. */
const READS: ReadonlySet<Verb> = new Set<Verb>(['index', 'view', 'export']);

const written = v.object({ uuid: v.string(), rev: v.number(), revId: f.toldRevId });

export function routesOf<Name extends PermissionResource, F extends FieldSet>(resource: Resource<Name, F>) {
  const { name, list } = resource;
  const uri = `api/admin/${name}`;
  const guarded = (verb: Verb): Pick<Resource, 'needsConfirmation'> =>
    (resource.needsConfirmation === true && !READS.has(verb)) ||
    (resource.exportNeedsConfirmation === true && verb === 'export')
      ? { needsConfirmation: true }
      : {};
  const open = (verb: Verb) =>
    ({
      access: { permission: rightTo(resource, verb) },
      cache: 'no-store',
      ...guarded(verb),
    }) as const;
  const one = { uri: `${uri}/{uuid}`, params: v.strictObject({ uuid: f.uuid }) };
  const row = rowOf(resource);
  return {
    index: defineRoute({
      name: `api.admin.${name}.index`,
      method: 'GET',
      uri,
      ...open('index'),
      query: listQueryOf(listedOf(resource), list),
      answer: v.object({ data: v.array(row), meta: listMeta }),
    }),
    /** What can be chosen where another record names one; `ids[]` tells what those are called. */
    lookup: defineRoute({
      name: `api.admin.${name}.lookup`,
      method: 'GET',
      uri: `${uri}/lookup`,
      ...open('index'),
      query: v.strictObject({
        q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'text.tooLong')), ''),
        ids: v.optional(f.listOf(f.uuid, 100)),
      }),
      answer: v.array(lookupRow),
    }),
    /** The file itself. */
    export: defineRoute({
      name: `api.admin.${name}.export`,
      method: 'GET',
      uri: `${uri}/export`,
      ...open('export'),
      query: exportQueryOf(resource),
      answer: v.unknown(),
    }),
    /** Each by itself: some may be refused while others are done. Writing asks for a permission of its own. */
    bulk: defineRoute({
      name: `api.admin.${name}.bulk`,
      method: 'POST',
      uri: `${uri}/bulk`,
      ...open('index'),
      ...guarded('update'),
      body: bulkBody,
      answer: bulkAnswer,
      refusals: ['permission.missing'],
      maxBytes: MOST_BYTES,
    }),
    show: defineRoute({
      name: `api.admin.${name}.show`,
      method: 'GET',
      ...one,
      ...open('view'),
      answer: row,
      refusals: ['record.unknown'],
    }),
    /** The UUID is the device's. */
    store: defineRoute({
      name: `api.admin.${name}.store`,
      method: 'POST',
      uri,
      ...open('store'),
      body: v.strictObject({ uuid: f.uuid, ...writtenEntries(resource, 'new') }),
      answer: written,
      refusals: ['record.moved'],
      maxBytes: MOST_BYTES,
    }),
    update: defineRoute({
      name: `api.admin.${name}.update`,
      method: 'PUT',
      ...one,
      ...open('update'),
      body: v.strictObject({ ...f.seenRevision, ...writtenEntries(resource, 'known') }),
      answer: written,
      refusals: ['record.unknown', 'record.moved', 'record.inUse'],
      maxBytes: MOST_BYTES,
    }),
    destroy: defineRoute({
      name: `api.admin.${name}.destroy`,
      method: 'DELETE',
      ...one,
      ...open('destroy'),
      body: v.strictObject(f.seenRevision),
      answer: v.object({}),
      refusals: ['record.unknown', 'record.moved', 'record.inUse'],
    }),
    /** Newest first. */
    history: defineRoute({
      name: `api.admin.${name}.history`,
      method: 'GET',
      uri: `${uri}/{uuid}/history`,
      params: one.params,
      ...open('view'),
      answer: v.array(historyEntry),
    }),
    /** As it stood after a write of its history; one that was deleted comes back as it was (`rev` null). */
    restore: defineRoute({
      name: `api.admin.${name}.restore`,
      method: 'POST',
      uri: `${uri}/{uuid}/restore`,
      params: one.params,
      ...open('update'),
      body: v.strictObject({ ...f.seenRevision, rev: v.nullable(f.rev), history: f.counter(1) }),
      answer: written,
      refusals: ['record.unknown', 'record.moved', 'record.inUse'],
    }),
    dependents: defineRoute({
      name: `api.admin.${name}.dependents`,
      method: 'GET',
      uri: `${uri}/{uuid}/dependents`,
      params: one.params,
      ...open('view'),
      answer: v.array(dependent),
      refusals: ['record.unknown'],
    }),
  };
}
