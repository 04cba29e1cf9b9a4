/** One change of many records, each in a transaction of its own: what is refused of one stops no other. */
import * as v from 'valibot';

import { can } from '#core/domain/actor/actor.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { listQueryOf } from '#core/resources/list-query.ts';
import { MOST_AT_ONCE, type BulkAsked, type BulkDone } from '#core/resources/many-rows.ts';
import { listedOf, namesOf, rightToMany, type Resource } from '#core/resources/resource.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import { fieldErrors } from '#core/wire/field-errors.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Author } from '#server/resources/author.ts';
import { allRows } from '#server/resources/list/list-rows.ts';
import { readRecord } from '#server/resources/read/read-record.ts';

import { recordWriter, type WriteDeps } from '#server/resources/write/write-record.ts';

interface Chosen {
  readonly uuid: string;
  readonly rev?: number | undefined;
  readonly baseRevId?: string | undefined;
}

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
  const change = asked.action === 'set' ? settingOf(resource, asked) : null;
  const writer = recordWriter(resource, { ...deps, rehearse: asked.dryRun });
  const refused: BulkDone['refused'] = [];
  const done: NonNullable<BulkDone['ids']> = [];
  for (const { uuid, rev, baseRevId } of await chosen(deps.db, resource, asked)) {
    let title = '';
    try {
      const known = await readRecord(deps.db, resource, uuid);
      if (known === undefined) throw new Refusal('record.unknown');
      title = titleOf(resource, known);
      const seen = { uuid, ...(rev === undefined ? standingOn(known) : { rev, baseRevId }) };
      if (change === null) await writer.destroy(actor, seen);
      else await writer.update(actor, { ...seen, fields: { ...known.fields, ...change } });
      done.push({ uuid, rev: seen.rev, revId: seen.baseRevId });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ uuid, title, code: error.code });
    }
  }
  return { done: done.length, refused, ...(asked.dryRun ? { ids: done } : {}) };
}

function titleOf(resource: Resource, { fields, computed }: Managed): string {
  const said: Readonly<Record<string, unknown>> = { ...computed, ...fields };
  return namesOf(resource)
    .map((name) => said[name])
    .filter((one) => typeof one === 'string' && one !== '')
    .join(' ');
}

/** Only what the list itself can write, held against its own schema. */
function settingOf({ fields, list }: Resource, { field = '', value }: BulkAsked): Readonly<Record<string, unknown>> {
  const definition = list.inline?.includes(field) === true ? fields[field] : undefined;
  if (definition === undefined) throw invalid('field', 'value.invalid');
  const read = v.safeParse(definition.schema, value);
  if (!read.success) throw invalid('value', fieldErrors(read.issues)[0]?.code ?? 'value.invalid');
  return { [field]: read.output };
}

async function chosen(db: Db, resource: Resource, { ids, filter }: BulkAsked): Promise<readonly Chosen[]> {
  if (ids !== undefined) return ids;
  if (filter === undefined) throw invalid('ids', 'required');
  const read = v.safeParse(listQueryOf(listedOf(resource), resource.list), filter);
  if (!read.success) throw new Refusal('input.invalid', { fields: fieldErrors(read.issues) });
  const found: Chosen[] = [];
  for await (const rows of allRows(db, resource, read.output)) {
    found.push(...rows.map(({ uuid, ...row }) => ({ uuid, ...standingOn(row) })));
    if (found.length > MOST_AT_ONCE) throw invalid('filter', 'list.tooLong');
  }
  return found;
}
