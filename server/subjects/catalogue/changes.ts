import type { changesRoute } from '#core/contract/catalogue/catalogue.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Cursor } from '#core/wire/sync.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

import { changedSince, isKnownRevision } from './channel-changes.ts';
import { detailOf, type CatalogueState } from './state.ts';

type Changes = RouteAnswer<typeof changesRoute>;

/** Above so many products fresh pages are cheaper than changes. */
const MOST_CHANGES = 2_000;

/**
 * What a device at `from` lacks (design §5, rules 10–12). A cursor of another history, or too far back, is answered with
 * `reset`. A cursor beyond this process's state comes from another process: catch up with it first.
 */
export async function readChanges({ db, live }: Pick<SubjectTools, 'db' | 'live'>, from: Cursor): Promise<Changes> {
  let state = live.current();
  if (from.epoch === state.cursor.epoch && from.rev > state.cursor.rev) state = await live.refresh();
  if (from.revId === state.cursor.revId && from.epoch === state.cursor.epoch && from.rev === state.cursor.rev)
    return answer(state, from, []);
  if (from.rev > state.cursor.rev || !(await isKnownRevision(db, from))) return { kind: 'reset' };
  const { productIds } = await changedSince(db, from.rev);
  return productIds.length > MOST_CHANGES ? { kind: 'reset' } : answer(state, from, productIds);
}

function answer(state: CatalogueState, from: Cursor, productIds: readonly number[]): Changes {
  const { catalogue, cursor, pricedAt } = state;
  const isNew = from.rev !== cursor.rev;
  const removed = productIds.filter((id) => catalogue.byId(id) === null);
  const products = productIds.flatMap((id) => {
    const row = catalogue.byId(id);
    return row ? [{ row, detail: detailOf(state, id) }] : [];
  });
  return {
    kind: 'changes',
    from,
    to: cursor,
    pricedAt,
    products,
    removed,
    // counts in the structure move with the products: a device compares the name with the one it has
    structure: isNew ? state.structurePage.hash : null,
    contents: isNew ? state.contentPages.whole.hash : null,
    contentsHead: isNew ? state.contentPages.head.hash : null,
  };
}
