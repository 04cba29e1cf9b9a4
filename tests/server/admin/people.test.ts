/** People and roles: who may make, move and let go whom, and what nobody gets by trying. */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { ADMIN_ROLE, EDITOR_ROLE, notOwn } from '#core/domain/actor/role.ts';
import { withImplied } from '#core/resources/permissions/role-keys.ts';
import { CONFIRMED_MS } from '#core/domain/actor/confirmation.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import {
  adminPassword,
  codeOf,
  logIn,
  meOf,
  plantAdmin,
  plantRole,
  signedIn,
  visitOffice,
  type OfficeVisit,
} from './office.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer({ limitFactor: 100 });
});
afterAll(() => server.close());

const problem = v.object({ code: v.string(), data: v.looseObject({ reason: v.optional(v.string()) }) });
const refusalOf = async (answer: Response): Promise<string> => {
  const { code, data } = v.parse(problem, await answer.json());
  return data.reason === undefined ? code : `${code} ${data.reason}`;
};
const someone = (role: string) => {
  const uuid = randomUUID();
  return { uuid, fields: { name: 'Noa Bernard', email: `${uuid}@example.fr`, role, locale: 'fr_FR', isActive: true } };
};
const show = async (visit: OfficeVisit, uuid: string) =>
  v.parse(
    v.object({
      rev: v.number(),
      fields: v.record(v.string(), v.unknown()),
      computed: v.record(v.string(), v.unknown()),
    }),
    await (await visit.call('api.admin.admins.show', { params: { uuid } })).json(),
  );
const change = async (visit: OfficeVisit, uuid: string, more: Record<string, unknown>) => {
  const { rev, fields } = await show(visit, uuid);
  return visit.call('api.admin.admins.update', { params: { uuid }, body: { rev, fields: { ...fields, ...more } } });
};
const sync = (visit: OfficeVisit, uuid: string, rev: number, permissions: readonly string[]) =>
  visit.call('api.admin.roles.sync-permissions', { params: { uuid }, body: { rev, permissions } });

describe('a key that came with a later release', () => {
  const keysOf = async (visit: OfficeVisit) => [...((await meOf(visit)).admin?.permissions ?? [])].toSorted();

  test('is held by the administrator by nature, whatever the stored role lists', async () => {
    await server.db.deleteFrom('admin_role_permission').where('role', '=', ADMIN_ROLE).execute();
    const boss = await signedIn(server);
    expect(await keysOf(boss)).toEqual([...PERMISSION_KEYS].toSorted());
    expect((await boss.call('api.admin.failed-jobs.list')).status).toBe(200);
    await server.db.insertInto('admin_role_permission').values({ role: ADMIN_ROLE, key: 'made-up.index' }).execute();
    expect(await keysOf(await signedIn(server))).toEqual([...PERMISSION_KEYS].toSorted());
  });

  test('is held by no other role before somebody gives it', async () => {
    const editor = await signedIn(server, ['media.index']);
    expect(await keysOf(editor)).toEqual(['media.index']);
    expect(await codeOf(await editor.call('api.admin.failed-jobs.list'))).toBe('permission.missing');
  });
});

describe('somebody new', () => {
  test('is invited by mail, chooses a password by its link and enters; before that, nobody does', async () => {
    const boss = await signedIn(server);
    const one = someone(EDITOR_ROLE);
    expect((await boss.call('api.admin.admins.store', { body: one })).status).toBe(200);
    expect((await show(boss, one.uuid)).computed).toEqual({
      hasPassword: false,
      hasSecondFactor: false,
      lastLoginAt: null,
    });
    expect(await codeOf(await logIn(await visitOffice(server), one.fields.email))).toBe('auth.badCredentials');
    await server.post();
    const mail = server.mails.findLast(({ to }) => to === one.fields.email);
    expect(mail?.subject).toMatch(/^Votre accès au back office /u);
    const token = /\/admin\/reset-password\/([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
    const visit = await visitOffice(server);
    const password = 'Cylindre-Neuf-7!';
    await visit.call('api.admin.password.reset', { body: { token, password, passwordConfirmation: password } });
    await logIn(visit, one.fields.email, { password });
    expect((await meOf(visit)).admin).toMatchObject({ email: one.fields.email });
    const again = await boss.call('api.admin.admins.invite', { params: { uuid: one.uuid }, body: {} });
    expect(await refusalOf(again)).toBe('admin.notAllowed admin.entered');
  });

  test('who has lost the invitation gets another, and the former link opens nothing', async () => {
    const boss = await signedIn(server);
    const one = someone(EDITOR_ROLE);
    await boss.call('api.admin.admins.store', { body: one });
    await server.post();
    const tokens = () =>
      server.mails
        .filter(({ to }) => to === one.fields.email)
        .map(({ text }) => /\/admin\/reset-password\/([\w-]{43})/u.exec(text)?.[1] ?? '');
    await boss.call('api.admin.admins.invite', { params: { uuid: one.uuid }, body: {} });
    await server.post();
    const [first, second] = tokens();
    const password = 'Cylindre-Neuf-7!';
    const visit = await visitOffice(server);
    const reset = (token: string | undefined) =>
      visit.call('api.admin.password.reset', { body: { token, password, passwordConfirmation: password } });
    expect(await codeOf(await reset(first))).toBe('auth.linkExpired');
    expect((await reset(second)).status).toBe(200);
  });

  test('has no address that another has, and no key but those of the definition', async () => {
    const boss = await signedIn(server);
    const one = someone(EDITOR_ROLE);
    const store = (more: Record<string, unknown>) =>
      boss.call('api.admin.admins.store', { body: { ...one, fields: { ...one.fields, ...more } } });
    expect(await (await store({ email: boss.email.toUpperCase() })).json()).toMatchObject({
      data: { fields: [{ path: 'fields.email', code: 'value.taken' }] },
    });
    for (const key of ['passwordHash', 'password_hash', 'password', 'permissions', 'isLocked', 'totpSealed', 'uuid'])
      expect(await (await store({ [key]: 'x' })).json()).toMatchObject({ data: { fields: [{ code: 'key.unknown' }] } });
    expect(await (await store({ role: randomUUID() })).json()).toMatchObject({
      data: { fields: [{ path: 'fields.role' }] },
    });
  });
});

describe('nobody rises', () => {
  const MAY_MANAGE: readonly PermissionKey[] = [
    'admins.index',
    'admins.view',
    'admins.store',
    'admins.update',
    'admins.destroy',
    'admins.confirm',
    'roles.index',
    'roles.view',
    'roles.store',
    'roles.update',
    'roles.destroy',
    'roles.sync-permissions',
    'permissions.index',
  ];
  let manager: OfficeVisit & { readonly uuid: string };
  beforeEach(async () => {
    manager = await signedIn(server, MAY_MANAGE);
  });
  const ownRole = async () =>
    (await server.db.selectFrom('admin').select('role').where('uuid', '=', manager.uuid).executeTakeFirstOrThrow())
      .role;

  test('by another role, given to somebody new, to somebody else or to themselves', async () => {
    const made = await manager.call('api.admin.admins.store', { body: someone(ADMIN_ROLE) });
    expect(await refusalOf(made)).toBe('admin.notAllowed role.notOwn');
    const weak = await plantAdmin(server.db, { role: await plantRole(server.db, ['admins.index']) });
    expect(await refusalOf(await change(manager, weak.uuid, { role: ADMIN_ROLE }))).toBe(
      'admin.notAllowed role.notOwn',
    );
    expect(await refusalOf(await change(manager, manager.uuid, { role: ADMIN_ROLE }))).toBe(
      'admin.notAllowed role.notOwn',
    );
    const equal = await plantRole(server.db, ['admins.index']);
    expect(await refusalOf(await change(manager, manager.uuid, { role: equal }))).toBe('admin.notAllowed admin.self');
    expect((await change(manager, weak.uuid, { role: equal })).status).toBe(200);
  });

  test('by writing their own address into a stronger account, or taking its second factor', async () => {
    const boss = await plantAdmin(server.db);
    expect(await refusalOf(await change(manager, boss.uuid, { email: 'voleur@example.fr' }))).toBe(
      'admin.notAllowed role.notOwn',
    );
    const { rev } = await show(manager, boss.uuid);
    const gone = await manager.call('api.admin.admins.destroy', { params: { uuid: boss.uuid }, body: { rev } });
    expect(await refusalOf(gone)).toBe('admin.notAllowed role.notOwn');
    for (const [name] of [['api.admin.admins.drop-second-factor'], ['api.admin.admins.invite']] as const) {
      const answer = await manager.call(name, { params: { uuid: boss.uuid }, body: {} });
      expect(await refusalOf(answer)).toBe('admin.notAllowed role.notOwn');
    }
  });

  test('by the keys of their own role, of the locked one, or of another that they then give', async () => {
    expect(await refusalOf(await sync(manager, await ownRole(), 1, ['products.index']))).toBe(
      'admin.notAllowed role.own',
    );
    expect(await refusalOf(await sync(manager, ADMIN_ROLE, 1, []))).toBe('admin.notAllowed role.locked');
    const other = await plantRole(server.db, ['admins.index']);
    const rise = await sync(manager, other, 1, ['admins.index', 'products.destroy']);
    expect(await refusalOf(rise)).toBe('admin.notAllowed role.notOwn');
    const strong = await plantRole(server.db, ['orders.index']);
    expect(await refusalOf(await sync(manager, strong, 1, []))).toBe('admin.notAllowed role.notOwn');
    expect(await (await sync(manager, other, 1, ['admins.view'])).json()).toEqual({
      rev: 2,
      revId: expect.any(String),
      permissions: ['admins.index', 'admins.view'],
    });
  });

  test('by renaming, moving or deleting a role that is theirs or locked', async () => {
    const body = { rev: 1, fields: { name: 'Autre', guard: 'back' } };
    for (const [uuid, reason] of [
      [ADMIN_ROLE, 'role.locked'],
      [await ownRole(), 'role.own'],
    ] as const) {
      const params = { uuid };
      expect(await refusalOf(await manager.call('api.admin.roles.update', { params, body }))).toBe(
        `admin.notAllowed ${reason}`,
      );
      const gone = await manager.call('api.admin.roles.destroy', { params, body: { rev: 1 } });
      expect(['record.inUse', `admin.notAllowed ${reason}`]).toContain(await refusalOf(gone));
    }
  });

  test('whatever they ask for: a role written by somebody holds nothing that they do not hold (law)', async () => {
    const keys = PERMISSION_KEYS.filter(isPermissionKey);
    await fc.assert(
      fc.asyncProperty(fc.subarray([...keys], { maxLength: 12 }), async (asked) => {
        const role = await plantRole(server.db, []);
        const answer = await sync(manager, role, 1, asked);
        const rows = await server.db
          .selectFrom('admin_role_permission')
          .select('key')
          .where('role', '=', role)
          .execute();
        const held = rows.map(({ key }) => key).filter(isPermissionKey);
        expect(notOwn(held, new Set(MAY_MANAGE))).toEqual([]);
        expect(answer.status).toBe(notOwn(withImplied(asked), new Set(MAY_MANAGE)).length === 0 ? 200 : 403);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the last administrator', () => {
  test('is neither moved, put to sleep nor deleted; of two who leave at once, one stays', async () => {
    await server.db.updateTable('admin').set({ is_active: false }).execute();
    const [one, two] = [await signedIn(server), await signedIn(server)];
    const answers = await Promise.all([
      one.call('api.admin.profile.destroy', { body: { currentPassword: adminPassword } }),
      two.call('api.admin.profile.destroy', { body: { currentPassword: adminPassword } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const [last, gone] = answers[0].ok ? [two, one] : [one, two];
    expect([(await meOf(gone)).admin, (await meOf(last)).admin === null]).toEqual([null, false]);
    // somebody invited cannot enter yet, and does not count
    await last.call('api.admin.admins.store', { body: someone(ADMIN_ROLE) });
    const left = await last.call('api.admin.profile.destroy', { body: { currentPassword: adminPassword } });
    expect(await refusalOf(left)).toBe('admin.notAllowed admin.last');
    const helper = await signedIn(server);
    expect((await change(helper, last.uuid, { isActive: false })).status).toBe(200);
    expect((await meOf(last)).admin).toBeNull();
    expect(await refusalOf(await change(helper, helper.uuid, { isActive: false }))).toBe('admin.notAllowed admin.self');
  });
});

describe('a role', () => {
  test('has a name of its own, however it is written, and is not deleted while somebody has it', async () => {
    const boss = await signedIn(server);
    const store = (name: string) =>
      boss.call('api.admin.roles.store', { body: { uuid: randomUUID(), fields: { name, guard: 'back' } } });
    expect(await (await store('  ')).json()).toMatchObject({
      data: { fields: [{ path: 'fields.name', code: 'role.nameRequired' }] },
    });
    expect(await (await store('EDITEUR')).json()).toMatchObject({
      data: { fields: [{ path: 'fields.name', code: 'role.nameTaken' }] },
    });
    const role = await plantRole(server.db, []);
    await plantAdmin(server.db, { role });
    const destroy = () => boss.call('api.admin.roles.destroy', { params: { uuid: role }, body: { rev: 1 } });
    expect(await refusalOf(await destroy())).toBe('record.inUse');
    await server.db.updateTable('admin').set({ role: EDITOR_ROLE }).where('role', '=', role).execute();
    expect((await destroy()).status).toBe(200);
  });

  test('of the front office holds keys of the front office alone, and nobody works by it', async () => {
    const boss = await signedIn(server);
    const uuid = randomUUID();
    await boss.call('api.admin.roles.store', { body: { uuid, fields: { name: `Garages ${uuid}`, guard: 'front' } } });
    expect(await codeOf(await sync(boss, uuid, 1, ['products.index']))).toBe('input.invalid');
    expect((await sync(boss, uuid, 1, ['front.quotes'])).status).toBe(200);
    const given = await boss.call('api.admin.admins.store', { body: someone(uuid) });
    expect(await given.json()).toMatchObject({ data: { fields: [{ path: 'fields.role', code: 'value.invalid' }] } });
  });

  test('is written on the revision that was seen, with its keys in the history', async () => {
    const boss = await signedIn(server);
    const role = await plantRole(server.db, ['products.index']);
    expect((await sync(boss, role, 1, ['orders.view'])).status).toBe(200);
    expect(await refusalOf(await sync(boss, role, 1, []))).toBe('record.moved rev');
    const history = await (await boss.call('api.admin.roles.history', { params: { uuid: role } })).json();
    expect(history).toMatchObject([
      { before: { permissions: ['products.index'] }, after: { permissions: ['orders.index', 'orders.view'] } },
    ]);
  });

  test('is not written with a password given long ago', async () => {
    const boss = await signedIn(server);
    const role = await plantRole(server.db, []);
    server.clock.advance(CONFIRMED_MS);
    expect(await codeOf(await sync(boss, role, 1, ['products.index']))).toBe('confirmation.required');
    const made = await boss.call('api.admin.admins.store', { body: someone(EDITOR_ROLE) });
    expect(await codeOf(made)).toBe('confirmation.required');
    expect((await boss.call('api.admin.admins.index')).status).toBe(200);
  });
});
