/**
 * Every route of the back office for everybody: generated from the contract, so that one that is added is in it, and one
 * that asks for no permission is found.
 */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { EDITOR_ROLE } from '#core/domain/actor/role.ts';
import { EDITOR_PERMISSIONS } from '#core/resources/permissions/role-keys.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { codeOf, logIn, OFFICE_ROUTES, plantAdmin, signedIn, visitOffice, type OfficeVisit } from './office.ts';

/** Nobody needs to be signed in for these. */
const OPEN = [
  'api.admin.door',
  'api.admin.init',
  'api.admin.login',
  'api.admin.login.second-factor',
  'api.admin.logout',
  'api.admin.me',
  'api.admin.password.forgot',
  'api.admin.password.reset',
  'api.admin.welcome',
];

/** The own account: no permission gives or takes them. */
const OWN = [
  'api.admin.password.change',
  'api.admin.password.confirmed',
  'api.admin.profile.update',
  'api.admin.second-factor.begin',
  'api.admin.second-factor.codes',
  'api.admin.second-factor.disable',
  'api.admin.second-factor.enable',
  'api.admin.sessions.destroy',
  'api.admin.sessions.index',
];

/**
 * What each administrator asks for their own start: it answers by what they may. Documents ask for the key of their kind
 * (`tests/server/cms/rights.test.ts`).
 */
const EACH_BY_WHAT_THEY_MAY = [
  'api.admin.views.',
  'api.admin.search',
  'api.admin.first-steps',
  'api.admin.activity.',
  'api.admin.notifications.',
  'api.admin.sync.',
  'api.admin.documents.',
  // what stands in the shop for everybody
  'api.admin.blocks.',
];

let server: WholeServer;
let admin: OfficeVisit;
let editor: OfficeVisit;
let customer: OfficeVisit;
const everybody = new Map<string, OfficeVisit>();

beforeAll(async () => {
  server = await openWholeServer();
  admin = await signedIn(server);
  const { email } = await plantAdmin(server.db, { role: EDITOR_ROLE });
  editor = await visitOffice(server);
  await logIn(editor, email);
  customer = await visitOffice(server);
  for (const [name, value] of (await server.customer()).jar) customer.jar.set(name, value);
});
afterAll(() => server.close());

/** Somebody with these keys; the same one for the same keys. */
async function somebody(keys: readonly PermissionKey[]): Promise<OfficeVisit> {
  const name = keys.join(' ');
  const known = everybody.get(name) ?? (await signedIn(server, keys));
  everybody.set(name, known);
  return known;
}

const routes = Object.values(OFFICE_ROUTES);
const keyed = routes.flatMap(({ name, access }) =>
  typeof access === 'object' ? [[name, access.permission] as const] : [],
);
const allKeys = PERMISSION_KEYS.filter(isPermissionKey);

/** What a route says to a call without content: refused at the door, or anything from behind it. */
async function told(visit: OfficeVisit, name: string): Promise<string> {
  const { method } = OFFICE_ROUTES[name] ?? { method: 'GET' };
  const answer = await visit.call(name, {
    params: {
      uuid: randomUUID(),
      doc: randomUUID(),
      order: randomUUID(),
      photo: randomUUID(),
      rev: '1',
      slot: 'logoDesktop',
      type: 'aucun',
      of: 'product',
      kind: 'order',
    },
    ...(method === 'GET' ? {} : { body: {} }),
  });
  if (answer.ok) return 'passes';
  const code = await codeOf(answer);
  if (code === 'session.required' || code === 'permission.missing') return `${answer.status} ${code}`;
  return answer.status < 500 ? 'passes' : `${answer.status} ${code}`;
}

test('each route asks for a permission, or is on the list of those that cannot', () => {
  const named = (access: string) => routes.filter((route) => route.access === access).map(({ name }) => name);
  expect(named('anyone').toSorted()).toEqual(OPEN);
  const own = named('admin').filter((name) => !EACH_BY_WHAT_THEY_MAY.some((start) => name.startsWith(start)));
  expect(own.toSorted()).toEqual(OWN);
  expect(named('customer')).toEqual([]);
});

test('no route of the back office may be cached, but its start-up payload', () => {
  expect(routes.filter(({ cache }) => cache !== 'no-store').map(({ name }) => name)).toEqual(['api.admin.init']);
});

describe.each(keyed)('%s (%s)', (name, key) => {
  test('is closed to strangers and customers', async () => {
    expect(await told(await visitOffice(server), name)).toBe('401 session.required');
    expect(await told(customer, name)).toBe('401 session.required');
  });

  test('answers who holds the key, and nobody else', async () => {
    const refused = '403 permission.missing';
    expect(await told(await somebody([key]), name)).toBe('passes');
    expect(await told(await somebody(allKeys.filter((one) => one !== key)), name)).toBe(refused);
    expect(await told(admin, name)).toBe('passes');
    expect(await told(editor, name)).toBe(EDITOR_PERMISSIONS.includes(key) ? 'passes' : refused);
  });
});

test.each(routes.filter(({ access }) => access === 'admin').map(({ name }) => [name]))(
  '%s is each administrator’s own, and nobody else’s',
  async (name) => {
    expect(await told(await visitOffice(server), name)).toBe('401 session.required');
    expect(await told(customer, name)).toBe('401 session.required');
    expect(await told(await somebody([]), name)).toBe('passes');
  },
);

test('keys that roles were given are all known', async () => {
  const rows = await server.db.selectFrom('admin_role_permission').select('key').execute();
  expect(rows.filter(({ key }) => !isPermissionKey(key))).toEqual([]);
});
