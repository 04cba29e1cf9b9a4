/** Who wrote what, and when: of each write only what differs, by the names of fields; `translations.en_GB.name` of a language. */
import { isAsked } from '#core/domain/fields/field.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { HistoryEntry, Variants } from '#core/resources/resource-rows.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { differences } from '#core/resources/field-set.ts';
import { variantFields } from '#core/resources/resource.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

type Values = Readonly<Record<string, unknown>>;

/** All that is written of a record. */
export interface Contents {
  readonly fields: Values;
  readonly translations?: Variants | undefined;
  readonly channels?: Variants | undefined;
}

interface Noted {
  readonly uuid: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly at: Date;
  readonly before: Contents | null;
  readonly after: Contents | null;
}

/** The longest history that is shown of a record. */
const MOST_ENTRIES = 200;

/** Who wrote, as the history names them. */
export const byline = ({ id, name }: { readonly id: string; readonly name?: string }): Noted['author'] => ({
  id,
  name: name ?? '',
});

export const noteWrite = (trx: Trx, { resource, ...write }: Noted & { readonly resource: Resource }): Promise<void> =>
  noteWrites(trx, resource, [write]);

export async function noteWrites(trx: Trx, resource: Resource, writes: readonly Noted[]): Promise<void> {
  if (writes.length === 0) return;
  const rows = writes.map(({ uuid, author, at, before, after }) => {
    const names = changedNames(resource, before, after);
    const part = (one: Contents | null) => (one === null ? null : JSON.stringify(picked(flat(one), names)));
    return {
      resource: resource.name,
      uuid,
      action: before === null ? ('store' as const) : after === null ? ('destroy' as const) : ('update' as const),
      actor: author.id,
      actor_name: author.name,
      at,
      before: part(before),
      after: part(after),
    };
  });
  await trx.insertInto('resource_history').values(rows).execute();
}

/** Newest first. */
export async function historyOf(db: Db | Trx, resource: string, uuid: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('resource_history')
    .select(['id', 'at', 'actor', 'actor_name', 'action', 'before', 'after'])
    .where('resource', '=', resource)
    .where('uuid', '=', uuid)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map(({ id, at, actor, actor_name: name, action, before, after }) => ({
    id,
    at: at.toISOString(),
    actor: { id: actor, name },
    action,
    before: before === null ? null : { ...before },
    after: after === null ? null : { ...after },
  }));
}

/**
 * A record as it stood after a write – or before the one that took it away –, from what it is now and what later writes
 * changed; undefined where the history does not reach so far.
 * @param entries newest first
 */
export function asAfter(
  { fields }: Pick<Resource, 'fields'>,
  now: Contents | null,
  entries: readonly HistoryEntry[],
  id: number,
): Contents | undefined {
  let values: Values | null = now === null ? null : flat(now);
  for (const one of entries) {
    /* who names the write that took it away means what that took */
    if (one.id === id && one.action === 'destroy') values = one.before;
    if (one.id === id) return values === null ? undefined : contentsOf(belonging(fields, values));
    if (one.action === 'destroy') values = one.before;
    else if (one.action === 'store') values = null;
    else if (values !== null) values = without({ ...values, ...one.before }, one);
  }
  return undefined;
}

/** Of fields that depend on a choice, those of the choice as it was: what a later one asked for is not there before it. */
const belonging = (fields: FieldSet, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name];
      return field === undefined || isAsked(field, values);
    }),
  );

/** What a later write added of a language or a channel is not there before it. */
const without = (values: Values, { before, after }: HistoryEntry): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !(name in (after ?? {})) || name in (before ?? {}) || !name.includes('.'),
    ),
  );

function changedNames(resource: Resource, before: Contents | null, after: Contents | null): readonly string[] {
  if (before === null || after === null) return Object.keys(flat(before ?? after ?? { fields: {} }));
  return [
    ...differences(resource.fields, before.fields, after.fields),
    ...changedVariants('translations', resource.translatable, before.translations, after.translations),
    ...changedVariants('channels', resource.perChannel, before.channels, after.channels),
  ];

  function changedVariants(part: string, names: readonly string[] | undefined, from: Variants = {}, to: Variants = {}) {
    const fields = variantFields(resource.fields, names);
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((code) =>
      differences(fields, from[code] ?? {}, to[code] ?? {}).map((name) => `${part}.${code}.${name}`),
    );
  }
}

/** Whether two versions of a record differ in anything. */
export const differs = (resource: Resource, before: Contents, after: Contents): boolean =>
  changedNames(resource, before, after).length > 0;

function flat({ fields, translations = {}, channels = {} }: Contents): Values {
  const variants = (part: string, all: Variants) =>
    Object.entries(all).flatMap(([code, values]) =>
      Object.entries(values).map(([name, value]) => [`${part}.${code}.${name}`, value] as const),
    );
  return {
    ...fields,
    ...Object.fromEntries([...variants('translations', translations), ...variants('channels', channels)]),
  };
}

function contentsOf(values: Values): Contents {
  const fields: Record<string, unknown> = {};
  const parts: Record<string, Record<string, Record<string, unknown>>> = { translations: {}, channels: {} };
  for (const [path, value] of Object.entries(values)) {
    const [part = '', code, name] = path.split('.');
    const all = parts[part];
    if (all === undefined || code === undefined || name === undefined) fields[path] = value;
    else all[code] = { ...all[code], [name]: value };
  }
  return { fields, translations: parts['translations'], channels: parts['channels'] };
}

const picked = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
