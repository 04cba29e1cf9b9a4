/** One change of many records: what is refused of one stops no other. */
import * as v from 'valibot';

import { can } from '#core/domain/actor/actor.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { listQueryOf } from '#core/resources/list-query.ts';
import { MOST_AT_ONCE, MOST_SET_AT_ONCE, type BulkAsked, type BulkDone } from '#core/resources/many-rows.ts';
import { listedOf, rightToMany, type Resource } from '#core/resources/resource.ts';
import { fieldErrors } from '#core/wire/field-errors.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Author } from '#server/resources/author.ts';
import { seenRows } from '#server/resources/list/list-rows.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import { recordWriter, type WriteDeps } from '#server/resources/write/write-record.ts';

import type { Chosen, Outcome } from './outcome.ts';
import { isSetTogether, setField, type Setting } from './set-field.ts';
import { titleOf } from './title-of.ts';

const invalid = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });

/** @throws Refusal `permission.missing`, `input.invalid` for what is no field of a list, or no value of it */
export async function changeMany(
  resource: Resource,
  deps: WriteDeps,
  actor: Author,
  asked: BulkAsked,
): Promise<BulkDone> {
  const permission = rightToMany(resource, asked.action === 'destroy' ? 'destroy' : 'update');
  if (!can(actor, permission)) throw new Refusal('permission.missing', { permission });
  const setting = asked.action === 'set' ? settingOf(resource, asked) : null;
  const within = { ...deps, rehearse: asked.dryRun };
  const alone = changingAlone(resource, within, actor, setting);
  const isTogether = setting !== null && isSetTogether(resource, setting);
  const chosen = await chosenOf(deps.db, resource, asked, isTogether ? MOST_SET_AT_ONCE : MOST_AT_ONCE);
  const outcomes = isTogether
    ? await setField(resource, within, actor, { setting, chosen }, alone)
    : await eachAlone(chosen, alone);
  return doneOf(outcomes, asked);
}

async function eachAlone(chosen: readonly Chosen[], alone: (one: Chosen) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const one of chosen) outcomes.push(await alone(one));
  return outcomes;
}

function doneOf(outcomes: readonly Outcome[], { dryRun }: Pick<BulkAsked, 'dryRun'>): BulkDone {
  const done: NonNullable<BulkDone['ids']> = [];
  const refused: BulkDone['refused'] = [];
  for (const one of outcomes) {
    if ('code' in one) refused.push(one);
    else done.push({ uuid: one.uuid, rev: one.base.rev, revId: one.base.baseRevId });
  }
  return { done: done.length, refused, ...(dryRun ? { ids: done } : {}) };
}

/** One record in a transaction of its own. */
function changingAlone(resource: Resource, deps: WriteDeps, actor: Author, setting: Setting | null) {
  const writer = recordWriter(resource, deps);
  const change = setting === null ? null : { [setting.field]: setting.value };
  return async ({ uuid, rev, baseRevId }: Chosen): Promise<Outcome> => {
    let title = '';
    try {
      const known = await readRecord(deps.db, resource, uuid);
      if (known === undefined) throw new Refusal('record.unknown');
      title = titleOf(resource, known);
      const base = rev === undefined ? standingOn(known) : { rev, baseRevId };
      if (change === null) await writer.destroy(actor, { uuid, ...base });
      else await writer.update(actor, { uuid, ...base, fields: { ...known.fields, ...change } });
      return { uuid, base };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { uuid, title, code: error.code };
    }
  };
}

/** Only what the list itself can write, held against its own schema. */
function settingOf({ fields, list }: Resource, { field = '', value }: BulkAsked): Setting {
  const definition = list.inline?.includes(field) === true ? fields[field] : undefined;
  if (definition === undefined) throw invalid('field', 'value.invalid');
  const read = v.safeParse(definition.schema, value);
  if (!read.success) throw invalid('value', fieldErrors(read.issues)[0]?.code ?? 'value.invalid');
  return { field, value: read.output };
}

async function chosenOf(
  db: Db,
  resource: Resource,
  { ids, filter }: BulkAsked,
  most: number,
): Promise<readonly Chosen[]> {
  if (ids !== undefined) return ids;
  if (filter === undefined) throw invalid('ids', 'required');
  const read = v.safeParse(listQueryOf(listedOf(resource), resource.list), filter);
  if (!read.success) throw new Refusal('input.invalid', { fields: fieldErrors(read.issues) });
  const found = await seenRows(db, resource, read.output, most + 1);
  if (found.length > most) throw invalid('filter', 'list.tooLong');
  return found.map(({ uuid, ...row }) => ({ uuid, ...standingOn(row) }));
}
