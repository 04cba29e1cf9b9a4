import { sql } from 'kysely';

import type { activityRoute, ActivityEntry } from '#core/contract/admin/office/activity.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { SETTING_SCREENS } from '#core/settings/screens.ts';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';

import { titleIn, titlesOf } from './titles.ts';

const PAGE = 50;

interface HistoryRow {
  readonly id: number;
  readonly resource: string;
  readonly uuid: string;
  readonly action: ActivityEntry['action'];
  readonly actor: string;
  readonly actor_name: string;
  readonly at: Date;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** The log of what was written, newest first; things whose records the reader may not see are not in it. */
export async function readActivity(
  db: Db,
  reader: Admin,
  { actor, resource, action, from, to, before }: RouteInput<typeof activityRoute>['query'],
): Promise<RouteAnswer<typeof activityRoute>> {
  const seen = [
    ...RESOURCES.filter((one) => one.readOnly !== true && can(reader, rightTo(one, 'view'))).map(({ name }) => name),
    ...SETTING_SCREENS.filter((screen) => can(reader, `config.${screen}.index`)).map((screen) => `config.${screen}`),
    ...(can(reader, 'branding.index') ? ['branding'] : []),
  ];
  const conditions = [
    sql`resource = any(${seen})`,
    ...(actor === undefined ? [] : [sql`actor = ${actor}`]),
    ...(resource === undefined ? [] : [sql`resource = ${resource}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(from === undefined ? [] : [sql`at >= (${from}::date::timestamp at time zone 'Europe/Paris')`]),
    ...(to === undefined ? [] : [sql`at < ((${to}::date + 1)::timestamp at time zone 'Europe/Paris')`]),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
  ];
  const { rows } = await sql<HistoryRow>`
    select id, resource, uuid, action, actor, actor_name, at, before, after from resource_history
    where ${sql.join(conditions, sql` and `)} order by id desc limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  /* a version holds what it changed: most do not touch the name */
  const said = new Map(page.map((row) => [row, titleIn(definitionOf(row), { ...row.before, ...row.after })]));
  const titleOf = await titlesOf(
    db,
    page.filter((row) => said.get(row) === ''),
  );
  return {
    data: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: { id: row.actor, name: row.actor_name },
      action: row.action,
      before: row.before,
      after: row.after,
      resource: row.resource,
      uuid: row.uuid,
      title: said.get(row) || titleOf(row),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

const definitionOf = ({ resource }: HistoryRow): Resource | undefined =>
  RESOURCES.find(({ name }) => name === resource);
