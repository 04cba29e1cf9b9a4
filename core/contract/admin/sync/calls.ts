import type { SyncCalls } from '#core/wire/sync-calls.ts';

/** How the engine reaches the back office. A sign-out is told by the page, before anything is deleted. */
export const OFFICE_CALLS: SyncCalls = {
  push: 'api.admin.sync.push',
  pull: 'api.admin.sync.pull',
  me: { route: 'api.admin.me', token: 'token' },
  start: { route: 'api.admin.init', query: { realm: 'admin' } },
  leave: null,
  signOut: null,
};
