import { areaOfPath, type Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { ADMIN_LOGIN } from '#core/contract/pages/traits/back-office.ts';

export interface UnauthorizedDeps {
  /** The page's address and its two moves. */
  readonly location: Pick<Location, 'pathname' | 'reload' | 'assign'>;
  /** Lives as long as the tab: remembers that it has reloaded once. */
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
  /** Key under which the reload is remembered (`storage-keys.ts`). */
  readonly key: string;
  /** Area of the last page visited, for addresses that name none. */
  readonly lastArea: () => Area;
  /** Ends when the person's work is on disk: it is written first (design §3). */
  readonly saved: () => Promise<unknown>;
}

/**
 * What the default client does after a 401 (specification §8): reload once per session, then the login of the admin
 * or of the customer. Never a loop, and never from a login page. The sync engine does not follow this path.
 */
export function createUnauthorized(deps: UnauthorizedDeps): () => void {
  let moving = false;
  return () => {
    const path = deps.location.pathname;
    if (moving || path.replace(/\/$/, '').endsWith(href('login'))) return;
    moving = true;
    void deps.saved().finally(() => {
      if (deps.session.getItem(deps.key) === null) {
        deps.session.setItem(deps.key, '1');
        deps.location.reload();
        return;
      }
      deps.location.assign(path.includes('admin') ? ADMIN_LOGIN : href(`${areaOfPath(path) ?? deps.lastArea()}.login`));
    });
  };
}
