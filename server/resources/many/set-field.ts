/**
 * One field of many records set to one value: each is taken or refused by itself, and those of a part are read, judged and
 * written together in one transaction.
 */
import { sql } from 'kysely';

import { standsOn, standingOn } from '#core/domain/revision/revision.ts';
import type { FieldSet } from '#core/resources/field.ts';
import type { Resource } from '#core/resources/resource.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { columnsOf, isElsewhere } from '#server/database/field-columns.ts';
import type { ManagedTables } from '#server/database/tables/managed-tables.ts';
import { inTransaction, isFailedStatement, type Trx } from '#server/database/transaction.ts';
import type { Author } from '#server/resources/author.ts';
import type { HookedWrite } from '#server/resources/hooks/resource-hooks.ts';
import { readRecords } from '#server/resources/read/read-record.ts';
import { byline, differs, noteWrites, type Contents } from '#server/resources/write/history.ts';
import { resolveLinks } from '#server/resources/write/links.ts';
import { checkUse } from '#server/resources/write/uses.ts';
import { checkImmutable, contents, Rehearsed, whole, type WriteDeps } from '#server/resources/write/write-record.ts';

import { titleOf } from './title-of.ts';
import type { Chosen, Outcome } from './outcome.ts';

/** What is locked, and lies in memory, at once. */
const PART = 100;

/** The value of a field that lists can write. */
export interface Setting {
  readonly field: string;
  readonly value: unknown;
}

interface Judged {
  readonly before: Contents;
  readonly after: Contents;
  readonly uuid: string;
}

/** A value in a column of its own; what stands in other tables is written record by record. */
export const isSetTogether = ({ fields }: Resource, { field }: Setting): boolean => {
  const definition = fields[field];
  return definition !== undefined && !isElsewhere(definition);
};

/** @param alone writes one record; where the database refuses a part, each of it is tried by itself */
export async function setField(
  resource: Resource,
  deps: WriteDeps,
  actor: Author,
  { setting, chosen }: { readonly setting: Setting; readonly chosen: readonly Chosen[] },
  alone: (one: Chosen) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  /* named twice, it is set once */
  const each = [...new Map(chosen.map((one) => [one.uuid, one])).values()];
  for (let at = 0; at < each.length; at += PART) {
    const part = each.slice(at, at + PART);
    try {
      outcomes.push(...(await setPart(resource, deps, actor, setting, part)));
    } catch (error) {
      if (!isFailedStatement(error) && !(error instanceof Refusal)) throw error;
      for (const one of part) outcomes.push(await alone(one));
    }
  }
  return outcomes;
}

async function setPart(
  resource: Resource,
  { db, clock, announce, hooks, rehearse }: WriteDeps,
  author: Author,
  setting: Setting,
  part: readonly Chosen[],
): Promise<Outcome[]> {
  const hook = hooks[resource.name] ?? {};
  let told: Outcome[] = [];
  const work = async (trx: Trx): Promise<void> => {
    const now = clock.now();
    const writes: Judged[] = [];
    told = await judge(trx, now, writes);
    if (writes.length > 0) await write(trx, now, writes);
    if (rehearse === true) throw new Rehearsed();
  };
  await inTransaction(db, work).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  return told;

  async function judge(trx: Trx, now: Date, writes: Judged[]): Promise<Outcome[]> {
    const uuids = part.map(({ uuid }) => uuid);
    const records = new Map((await readRecords(trx, resource, uuids, true)).map((one) => [one.uuid, one]));
    const outcomes: Outcome[] = [];
    for (const { uuid, ...seen } of part) {
      const known = records.get(uuid);
      const title = known === undefined ? '' : titleOf(resource, known);
      try {
        if (known === undefined) throw new Refusal('record.unknown');
        const base = seen.rev === undefined ? standingOn(known) : { rev: seen.rev, baseRevId: seen.baseRevId };
        if (!standsOn(base, known)) throw new Refusal('record.moved', { reason: 'rev', rev: known.rev });
        await judgeOne(trx, now, uuid, contents(known), writes);
        outcomes.push({ uuid, base });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        outcomes.push({ uuid, title, code: error.code });
      }
    }
    return outcomes;
  }

  async function judgeOne(trx: Trx, now: Date, uuid: string, before: Contents, writes: Judged[]): Promise<void> {
    const given = { ...before.fields, [setting.field]: setting.value };
    const after = { ...before, fields: whole(resource.fields, given, before.fields) };
    if (!differs(resource, before, after)) return;
    checkImmutable(resource, before.fields, after.fields);
    await checkUse(trx, resource, { uuid, fields: before.fields }, after.fields);
    await hook.beforeWrite?.({ author, trx, now, uuid, before: before.fields, after: after.fields });
    writes.push({ uuid, before, after });
  }

  async function write(trx: Trx, now: Date, writes: readonly Judged[]): Promise<void> {
    const uuids = writes.map(({ uuid }) => uuid);
    await trx
      .withTables<ManagedTables>()
      .updateTable(resource.table)
      .set(await columnsSet(trx, resource, setting))
      .set((eb) => ({ rev: eb('rev', '+', 1), updated_at: now }))
      .where('uuid', '=', sql<string>`any(${uuids}::uuid[])`)
      .execute();
    const hooked = writes.map(({ uuid, before, after }): HookedWrite => ({
      author,
      trx,
      now,
      uuid,
      before: before.fields,
      after: after.fields,
    }));
    if (hook.afterWrites !== undefined) await hook.afterWrites(hooked);
    else for (const one of hooked) await hook.afterWrite?.(one);
    await noteWrites(
      trx,
      resource,
      writes.map((one) => ({ ...one, author: byline(author), at: now })),
    );
    if (resource.shown !== undefined) await announce(trx, resource.shown, now);
  }
}

async function columnsSet(trx: Trx, { fields }: Resource, { field, value }: Setting): Promise<object> {
  const definition = fields[field];
  const only: FieldSet = definition === undefined ? {} : { [field]: definition };
  return columnsOf(only, await resolveLinks(trx, only, { [field]: value }));
}
