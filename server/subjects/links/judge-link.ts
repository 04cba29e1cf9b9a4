/** What the back office asks about links. */
import type { linkIgnoreRoute, linkRecheckRoute } from '#core/contract/cms/links/links.ts';
import type { LinkState } from '#core/domain/links/link-state.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { LinkDeps } from '#server/subjects/links/link-deps.ts';

import { lookAtLink } from './look-at-link.ts';

/** @throws Refusal `record.unknown` */
export async function ignoreLink(
  { db }: Pick<LinkDeps, 'db'>,
  uuid: string,
  isIgnored: boolean,
): Promise<RouteAnswer<typeof linkIgnoreRoute>> {
  const row = await db
    .updateTable('link_check')
    .set({ is_ignored: isIgnored })
    .where('uuid', '=', uuid)
    .returning('state')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  return { state: isIgnored ? 'ignored' : row.state };
}

/** @throws Refusal `record.unknown` */
export async function recheckLink(deps: LinkDeps, uuid: string): Promise<RouteAnswer<typeof linkRecheckRoute>> {
  const row = await deps.db.selectFrom('link_check').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  const state: LinkState = (await lookAtLink(deps, await deps.source(), row)) ?? row.state;
  return { state: row.is_ignored ? 'ignored' : state };
}
