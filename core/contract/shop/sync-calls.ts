import type { SyncCalls } from '#core/wire/sync-calls.ts';

/** How the engine reaches the shop. */
export const SHOP_CALLS: SyncCalls = {
  push: 'api.sync.push',
  pull: 'api.sync.pull',
  me: { route: 'api.me', token: 'csrfToken' },
  start: { route: 'api.init', query: {} },
  leave: 'api.visitor.forget',
  signOut: 'api.auth.logout',
};
