import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { isNoPage } from '#core/contract/pages/traits/no-pages.ts';
import { match } from '#core/contract/pages/match.ts';
import { stateAfter, type LinkState, type Reached } from '#core/domain/links/link-state.ts';
import { linkTarget } from '#core/domain/links/link-target.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';

import type { LinkDeps } from './link-deps.ts';

export interface KnownLink {
  readonly uuid: string;
  readonly url: string;
  readonly fail_count: number;
  readonly failed_on: string | null;
  readonly failed_since: Date | null;
}

const FINE: Reached = { outcome: 'answered', code: 200, movedTo: null };

/** Looks where a link leads, and keeps what it came to. Null: it leads out of the shop, and nothing outside is asked. */
export async function lookAtLink(
  deps: Pick<LinkDeps, 'db' | 'clock' | 'origin' | 'gateway' | 'report'>,
  source: PageSource,
  link: KnownLink,
): Promise<Exclude<LinkState, 'ignored'> | null> {
  const reached = await reach(deps, source, link.url).catch((error: unknown): Reached => {
    deps.report(error, { source: 'link', uuid: link.uuid });
    return { outcome: 'unreachable', why: 'invalid' };
  });
  if (reached === null) return null;
  const now = deps.clock.now();
  const history = { failCount: link.fail_count, failedOn: link.failed_on };
  const { state, failCount, failedOn } = stateAfter(history, reached, dayInParis(now.getTime()));
  await deps.db
    .updateTable('link_check')
    .set({
      state,
      fail_count: failCount,
      failed_on: failedOn,
      failed_since: failedOn === null ? null : (link.failed_since ?? now),
      code: reached.outcome === 'answered' ? reached.code : null,
      fault: reached.outcome === 'answered' ? null : reached.outcome === 'timeout' ? 'timeout' : reached.why,
      moved_to: reached.outcome === 'answered' ? reached.movedTo : null,
      checked_at: now,
    })
    .where('uuid', '=', link.uuid)
    .execute();
  return state;
}

async function reach(
  { origin, gateway }: Pick<LinkDeps, 'origin' | 'gateway'>,
  source: PageSource,
  url: string,
): Promise<Reached | null> {
  const target = linkTarget(url, origin);
  switch (target.kind) {
    case 'none':
      return FINE;
    case 'person':
      return target.isFine ? FINE : { outcome: 'unreachable', why: 'invalid' };
    case 'outside':
      return gateway === null ? null : gateway.ask(target.url);
    case 'inside':
      return inShop(source, target.path, target.search);
  }
}

/** Pages of a person, of the sale and of errors stand by their pattern alone; files are the shop's own. */
async function inShop(source: PageSource, path: string, search: string): Promise<Reached> {
  const answer = await resolvePage(source, path, search);
  if (answer.status === 200) return FINE;
  // from the start of the shop to the home of its first area, and the like: nobody has to change that
  if (answer.status === 302) return FINE;
  if (answer.status === 301) return { outcome: 'answered', code: 301, movedTo: answer.to };
  const fixed = match(path);
  const isByPattern = fixed !== null && fixed.id !== 'page' && !PUBLIC.has(fixed.kind);
  return isNoPage(path) || isByPattern ? FINE : { outcome: 'answered', code: answer.status, movedTo: null };
}

/** Kinds of pages that show something that may be gone. */
const PUBLIC: ReadonlySet<string> = new Set(['home', 'list', 'product', 'content']);
