/** The way back in for an owner who is locked out: whatever was set or lost, a command undoes it. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { letIn } from '#server/subjects/admins/accounts/let-in.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { codeOf, logIn, meOf, plantAdmin, visitOffice } from './office.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const deps = () => ({ db: server.db, ids: randomIds, origin: 'http://shop.test', now: server.clock.now() });

test('an administrator without password, second factor or patience left enters by the link of the command', async () => {
  const { uuid, email } = await plantAdmin(server.db);
  await server.db
    .updateTable('admin_credential')
    .set({ totp_sealed: Buffer.from('sealed with a key that is gone'), totp_enabled_at: server.clock.now() })
    .where('admin_id', '=', uuid)
    .execute();
  await server.db.updateTable('admin').set({ is_active: false }).where('uuid', '=', uuid).execute();
  const visit = await visitOffice(server);
  for (let time = 0; time < 6; time += 1) await logIn(visit, email, { password: 'Faux-2026!!!' });
  expect(await codeOf(await logIn(visit, email))).toBe('auth.tooManyAttempts');

  const link = await letIn(deps(), email);
  const token = /([\w-]{43})$/u.exec(link ?? '')?.[1] ?? '';
  const password = 'Nouveau-Garage-2026!';
  const chosen = await visit.call('api.admin.password.reset', {
    body: { token, password, passwordConfirmation: password },
  });
  expect(chosen.status).toBe(200);
  await logIn(visit, email, { password });
  expect(await meOf(visit)).toMatchObject({ admin: { id: uuid }, isSecondFactorDue: false });
});

test('an address that nobody here has gets no link', async () => {
  expect(await letIn(deps(), 'personne@example.fr')).toBeNull();
});
