import { sql } from 'kysely';

import { isPermalinkPath } from '#core/contract/pages/permalinks/permalink-path.ts';
import { categoryPath, contentPath, productPath } from '#core/contract/pages/paths.ts';
import { movePath } from '#core/domain/shop/redirect.ts';
import { isSlug } from '#core/domain/text/slug.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction, isTaken, type Trx } from '#server/database/transaction.ts';
import { CATALOGUE_CHANNEL, STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import {
  findAddressed,
  storePermalink,
  storeRedirects,
  storeSlug,
  takesPath,
  type Addressed,
  type AddressOf,
} from './address-rows.ts';

export interface NewAddress {
  readonly slug?: string;
  /** Without a slash at its start; null: that of the pattern. Left out: as it is. */
  readonly permalink?: string | null;
}

const invalid = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });

/** The address of something, with its leading slash. */
function pathOf({ kind, area, family, slug, permalink }: Addressed, isPattern = false): string {
  const own = permalink === null || isPattern ? {} : { path: contentPath(permalink) };
  return kind === 'product' ? productPath({ area, family, slug, ...own }) : categoryPath({ area, slug, ...own });
}

/**
 * Gives a product or a category another slug, or an address of its own (domain 1.4). Every address it had leads to the
 * new one, chains flattened; an address that is live again leads nowhere else.
 * @returns its address before and after, with their leading slashes
 * @throws Refusal `record.unknown`; `input.invalid` at `slug` or `permalink` (`slug.invalid`, `unique`, `path.invalid`)
 */
export async function changeAddress(
  deps: UpkeepDeps,
  of: AddressOf,
  to: NewAddress,
): Promise<{ before: string; after: string }> {
  if (to.slug !== undefined && !isSlug(to.slug)) throw invalid('slug', 'slug.invalid');
  if (typeof to.permalink === 'string' && !isPermalinkPath(to.permalink)) throw invalid('permalink', 'path.invalid');
  const now = deps.clock.now();
  try {
    return await inTransaction(deps.db, async (trx) => {
      const old = await findAddressed(trx, of);
      if (old === null) throw new Refusal('record.unknown');
      const next = {
        ...old,
        slug: to.slug ?? old.slug,
        permalink: to.permalink === undefined ? old.permalink : to.permalink,
      };
      const [before, after] = [pathOf(old), pathOf(next)];
      if (before === after && old.slug === next.slug) return { before, after };
      if (next.permalink !== null && next.permalink !== old.permalink && (await takesPath(trx, next.permalink)))
        throw invalid('permalink', 'unique');
      if (next.slug !== old.slug) await storeSlug(trx, next, now);
      await storePermalink(trx, next, now);
      await leadOn(trx, old, next, now);
      /* its row says where it stands, and rows of what is put together of it do */
      if (next.kind === 'product') await sql`select note_shown_product(${next.id}::bigint)`.execute(trx);
      await advanceChannel(trx, CATALOGUE_CHANNEL, [{ entity: STRUCTURE_ENTITY }], { ids: deps.ids, now });
      return { before, after };
    });
  } catch (error) {
    if (isTaken(error, 'managed_product_slug', 'category_slug')) throw invalid('slug', 'unique');
    if (isTaken(error, 'permalink_pkey')) throw invalid('permalink', 'unique');
    throw error;
  }
}

/** The addresses that something had before lead to the one it has now; the caller holds `lockAddresses`. */
export const leadOn = (trx: Trx, old: Addressed, next: Addressed, now: Date): Promise<void> =>
  lead(trx, [pathOf(old), pathOf(old, true)], { to: pathOf(next), besides: pathOf(next, true), now });

/** What is new at an address is found there: nothing leads away from it any more. */
export async function standHere(trx: Trx, one: Addressed, now: Date): Promise<void> {
  const here = pathOf(one);
  await storeRedirects(trx, now, (redirects) => new Map([...redirects].filter(([from]) => from !== here)));
}

/** Old addresses lead on; `besides`, that of the pattern, does so by itself as long as its slug is in use. */
async function lead(
  trx: Trx,
  olds: readonly string[],
  { to, besides, now }: { readonly to: string; readonly besides: string; readonly now: Date },
): Promise<void> {
  await storeRedirects(trx, now, (redirects) => {
    const moved = olds.filter((one) => one !== to).reduce((next, from) => movePath(next, from, to), redirects);
    return new Map([...moved].filter(([from]) => from !== besides && from !== to));
  });
}
