/**
 * Push, pull and pokes of the back office: the shop's own messages under a scope, cookies and a token of their own, so
 * that no request is ever of both (rule S90).
 */
import * as v from 'valibot';
import { liveOf } from '#core/wire/live.ts';
import { definePull, definePush } from '#core/wire/sync.ts';

/** `admin:<uuid>`: whose data the group holds. */
const scope = v.pipe(v.string(), v.regex(/^admin:[0-9a-f-]{36}$/, 'scope.invalid'));

export const officePushRoute = definePush({
  name: 'api.admin.sync.push',
  uri: 'api/admin/sync/push',
  access: 'admin',
  scope,
});

export const officePullRoute = definePull({
  name: 'api.admin.sync.pull',
  uri: 'api/admin/sync/pull',
  access: 'admin',
  scope,
});

export const officeLiveRoute = liveOf('api.admin.live', 'api/admin/live');

export const OFFICE_SYNC_ROUTES = {
  'api.admin.sync.push': officePushRoute,
  'api.admin.sync.pull': officePullRoute,
} as const;
