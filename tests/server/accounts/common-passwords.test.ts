import { afterAll, beforeAll, expect, test } from 'vitest';

import { isPassword } from '#core/domain/account/password.ts';
import { isCommonPassword } from '#server/subjects/account/passwords/common-passwords.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { password, registration } from '#tests/support/samples/customer-samples.ts';

test.each([
  'Password1!',
  'Azerty123!',
  'P@ssw0rd',
  'P@ssw0rd2026!',
  'Motdepasse1!',
  'Soleil-2024',
  '123Nicolas!',
  'Été2025!',
  'Aa123456!',
  'A!20261234b',
])('%s, which the rule lets pass, is among the first to be tried', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Asphalte-2026?', 'Goudron-2026!', 'Xk9!vr27#pLq', 'cheval Batterie 7 agrafe!', 'Xq7!Zr2?'])(
  '%s is not',
  (password) => {
    expect([isPassword(password), isCommonPassword(password)]).toEqual([true, false]);
  },
);

test('what everybody knows of its owner or of the shop makes no password', () => {
  const known = ['camille.durand@example.fr', 'Bitume'];
  expect(
    ['Bitume-2026!', 'X-Durand!77', 'Camille.durand@example.fr1'].map((one) => isCommonPassword(one, known)),
  ).toEqual([true, true, true]);
  expect(isCommonPassword('Asphalte-2026?', known)).toBe(false);
});

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

test('nobody gets one, by whatever way', async () => {
  const easy = { password: 'Password1!', passwordConfirmation: 'Password1!' };
  const registering = await (await server.visit()).call('api.auth.register', { body: registration(easy) });
  const email = await server.register({ email: 'martine.dupuis@example.fr' });
  const own = { password: 'Martine.Dupuis1!', passwordConfirmation: 'Martine.Dupuis1!' };
  const changing = await (
    await server.signIn(email)
  ).call('api.account.password', {
    body: { currentPassword: password, ...own },
  });
  await (await server.visit()).call('api.auth.forgot', { body: { email } });
  const token = await server.linkTo(email);
  const resetting = await (await server.visit()).call('api.auth.reset', { body: { token, ...own } });
  for (const answer of [registering, changing, resetting]) {
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('"password.common"')]);
  }
  const good = { password: 'Asphalte-2026?', passwordConfirmation: 'Asphalte-2026?' };
  expect((await (await server.visit()).call('api.auth.reset', { body: { token, ...good } })).status).toBe(200);
});
