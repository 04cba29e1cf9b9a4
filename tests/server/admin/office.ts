/** Browsers of people who work here, over the whole server. */
import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { ADMIN_ROUTES } from '#core/contract/admin/routes.ts';
import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { ADMIN_ROLE } from '#core/domain/actor/role.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { randomIds } from '#server/ids.ts';
import { createPasswords } from '#server/subjects/account/passwords/passwords.ts';
import { pathOf, type Call, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { CHEAP_HASHES } from '#tests/server/cheap-hashes.ts';

export const adminPassword = 'Atelier-2026!';

const passwordHash = createPasswords(randomIds, CHEAP_HASHES).hash(adminPassword);

/** Every route of the back office by name. */
export const OFFICE_ROUTES: Readonly<Record<string, RouteDefinition>> = { ...ADMIN_ROUTES, ...RESOURCE_ROUTES };

const at = new Date('2026-01-01T00:00:00Z');

/** A role with these keys. @returns its UUID */
export async function plantRole(db: Db, permissions: readonly PermissionKey[]): Promise<string> {
  const uuid = randomUUID();
  await db
    .insertInto('admin_role')
    .values({ uuid, name: `Rôle ${uuid}`, guard: 'back', created_at: at, updated_at: at })
    .execute();
  if (permissions.length > 0)
    await db
      .insertInto('admin_role_permission')
      .values(permissions.map((key) => ({ role: uuid, key })))
      .execute();
  return uuid;
}

/** Somebody who works here, and may do everything where no role is named. */
export async function plantAdmin(db: Db, { role = ADMIN_ROLE }: { role?: string } = {}) {
  const uuid = randomUUID();
  const email = `${uuid}@example.fr`;
  const row = { uuid, name: 'Camille Durand', email, role, locale: 'fr_FR' as const, created_at: at, updated_at: at };
  await db.insertInto('admin').values(row).execute();
  await db
    .insertInto('admin_credential')
    .values({ admin_id: uuid, password_hash: await passwordHash })
    .execute();
  return { uuid, email };
}

export interface OfficeVisit {
  readonly jar: Map<string, string>;
  readonly headers: { readonly cookie: string; readonly 'x-csrf-token': string };
  call(name: string, given?: Call): Promise<Response>;
}

const meSchema = v.object({
  admin: v.nullable(v.object({ id: v.string(), email: v.string(), permissions: v.array(v.string()), rev: v.number() })),
  isSecondFactorDue: v.boolean(),
});

/** A browser: it keeps its cookies, and the token of the last answer that brought one. */
export async function visitOffice(server: Pick<WholeServer, 'send'>): Promise<OfficeVisit> {
  const jar = new Map<string, string>();
  let token = '';
  const visit: OfficeVisit = {
    jar,
    get headers() {
      return { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), 'x-csrf-token': token };
    },
    async call(name, { params = {}, query, body, headers = {} } = {}) {
      const route = OFFICE_ROUTES[name];
      if (route === undefined) throw new Error(`no route ${name}`);
      const search = query ? `?${new URLSearchParams(query).toString()}` : '';
      const answer = await server.send(`${pathOf(route, params)}${search}`, {
        method: route.method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...visit.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
        if (value === '' || line.includes('Max-Age=0')) jar.delete(cookie);
        else jar.set(cookie, value);
      }
      const [, brought] = /"token":"([^"]+)"/u.exec(await answer.clone().text()) ?? [];
      if (brought !== undefined) token = brought;
      return answer;
    },
  };
  await visit.call('api.admin.me');
  return visit;
}

export const logIn = (visit: OfficeVisit, email: string, more: Record<string, unknown> = {}): Promise<Response> =>
  visit.call('api.admin.login', { body: { email, password: adminPassword, remember: false, ...more } });

export const meOf = async (visit: OfficeVisit) => v.parse(meSchema, await (await visit.call('api.admin.me')).json());

export const codeOf = async (answer: Response): Promise<string> =>
  v.parse(v.object({ code: v.string() }), await answer.json()).code;

/** A browser in which somebody new is signed in, with these keys or all of them. */
export async function signedIn(
  server: Pick<WholeServer, 'send' | 'db'>,
  permissions?: readonly PermissionKey[],
): Promise<OfficeVisit & { readonly uuid: string; readonly email: string }> {
  const role = permissions === undefined ? {} : { role: await plantRole(server.db, permissions) };
  const { uuid, email } = await plantAdmin(server.db, role);
  const visit = await visitOffice(server);
  await logIn(visit, email);
  return Object.assign(visit, { uuid, email });
}
