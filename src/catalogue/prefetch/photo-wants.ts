import type { PageAnswer } from '#core/contract/pages/page.ts';
import { picturePath } from '#core/contract/pages/paths.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** Size of the pictures fetched ahead: sharp in a list on a phone. */
const WIDTH = 400;

/** How many of the pictures last seen are remembered. */
const MOST_SEEN = 400;

/** Which pictures this visitor would miss without the network: those of the pages seen last come first. */
export class PhotoWants {
  /** Hashes, the most recently seen last. */
  readonly #seen = new Set<string>();

  see(answer: PageAnswer): void {
    if (answer.status !== 200) return;
    for (const row of rowsOf(answer.page)) {
      if (row.image === null) continue;
      this.#seen.delete(row.image.hash);
      this.#seen.add(row.image.hash);
    }
    for (const oldest of [...this.#seen].slice(0, -MOST_SEEN)) this.#seen.delete(oldest);
  }

  /** Addresses of the pictures seen, then of the shop's first rows. */
  of(firstRows: readonly CatalogueRow[]): string[] {
    const hashes = new Set([...this.#seen].toReversed());
    for (const row of firstRows) if (row.image !== null) hashes.add(row.image.hash);
    return Array.from(hashes, (hash) => picturePath(hash, WIDTH));
  }
}

function rowsOf(page: Extract<PageAnswer, { status: 200 }>['page']): readonly CatalogueRow[] {
  if (page.kind === 'home') return [...page.featured, ...page.vehicles];
  if (page.kind === 'list') return page.list.rows;
  if (page.kind === 'product')
    return [page.row, ...page.related, ...(page.upSells ?? []), ...(page.alternatives ?? [])];
  if (page.kind === 'search') return page.products.rows;
  return [];
}
