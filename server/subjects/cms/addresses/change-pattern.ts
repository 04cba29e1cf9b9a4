import { readBody } from '#core/contract/cms/document-bodies.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import { isPermalinkPath } from '#core/contract/pages/permalinks/permalink-path.ts';
import { isPattern, PAGE_TYPE, patternOf } from '#core/domain/cms/content-path.ts';
import { movePaths } from '#core/domain/shop/redirect.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { lockAddresses, storeRedirects } from '#server/subjects/catalogue/addresses/address-rows.ts';
import { CATALOGUE_CHANNEL, CONTENTS_ENTITY, STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import { tellOffice, type Editing } from '#server/subjects/cms/document-row.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import { addressOf, readAddressFacts, type AddressFacts } from './content-address.ts';

const wrong = (code: string) => new Refusal('input.invalid', { fields: [{ path: 'pattern', code }] });

interface Standing {
  readonly uuid: string;
  readonly path: string;
  readonly next: string;
}

/**
 * Gives the contents of a type another pattern: each moves at once, and every address it had leads to the new one (domain
 * 1.4). All move or none.
 * @returns how many moved
 * @throws Refusal `record.unknown`; `input.invalid` at `pattern` (`path.invalid`, `unique`)
 */
export async function changePattern(
  { trx, now, ids }: Pick<Editing, 'trx' | 'now' | 'ids'>,
  { type, pattern }: { readonly type: string; readonly pattern: string },
): Promise<{ moved: number }> {
  if (type === PAGE_TYPE || !isPattern(pattern)) throw wrong('path.invalid');
  await lockAddresses(trx);
  const own = pattern === patternOf(type) ? null : pattern;
  const row = await trx
    .updateTable('content_type')
    .set({ path_pattern: own })
    .where('slug', '=', type)
    .returning('slug')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  const standing = await readStanding(trx, type, await readAddressFacts(trx, type), now);
  const moving = standing.filter(({ path, next }) => path !== next);
  await check(trx, standing, moving);
  await move(trx, moving);
  const moves = new Map(moving.map(({ path, next }) => [contentPath(path), contentPath(next)]));
  await storeRedirects(trx, now, (before) => movePaths(before, moves));
  const entities = [{ entity: CONTENTS_ENTITY }, { entity: STRUCTURE_ENTITY }];
  if (moving.length > 0) await advanceChannel(trx, CATALOGUE_CHANNEL, entities, { ids, now });
  await tellOffice({ trx, ids, now }, moving);
  return { moved: moving.length };
}

async function readStanding(trx: Trx, type: string, facts: AddressFacts, now: Date): Promise<Standing[]> {
  const rows = await trx
    .selectFrom('cms_document')
    .select(['uuid', 'type', 'path', 'published', 'published_at'])
    .where('kind', '=', 'content')
    .where('type', '=', type)
    .where('path', 'is not', null)
    .orderBy('uuid')
    .forUpdate()
    .execute();
  return rows.flatMap((row) => {
    const body = readBody('content', row.published);
    return body === null || row.path === null
      ? []
      : [{ uuid: row.uuid, path: row.path, next: addressOf(row, body, facts, now) }];
  });
}

/** Every new address is one that a content may have, and nobody else's. */
async function check(trx: Trx, standing: readonly Standing[], moving: readonly Standing[]): Promise<void> {
  if (!moving.every(({ next }) => isPermalinkPath(next))) throw wrong('path.invalid');
  const wanted = moving.map(({ next }) => next);
  const held = new Set(standing.map(({ next }) => next));
  if (held.size < standing.length) throw wrong('unique');
  if (wanted.length === 0) return;
  const ours = standing.map(({ uuid }) => uuid);
  const others = await trx
    .selectFrom('cms_document')
    .select('path')
    .where('path', 'in', wanted)
    .where('uuid', 'not in', ours)
    .executeTakeFirst();
  const articles = await trx.selectFrom('permalink').select('path').where('path', 'in', wanted).executeTakeFirst();
  const lists = await trx
    .selectFrom('content_type')
    .select('slug')
    .where('slug', 'in', wanted)
    .where('has_archive', '=', true)
    .executeTakeFirst();
  if (others !== undefined || articles !== undefined || lists !== undefined) throw wrong('unique');
}

/** In two steps: an address that one leaves another may take. */
async function move(trx: Trx, moving: readonly Standing[]): Promise<void> {
  if (moving.length === 0) return;
  const uuids = moving.map(({ uuid }) => uuid);
  await trx.updateTable('cms_document').set({ path: null }).where('uuid', 'in', uuids).execute();
  for (const { uuid, next } of moving)
    await trx.updateTable('cms_document').set({ path: next }).where('uuid', '=', uuid).execute();
}
