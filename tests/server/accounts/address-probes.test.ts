/** Which addresses have an account is told (specification §5), but only so many within an hour, whoever asks from where. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { visitOffice } from '#tests/server/admin/office.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { password, registration } from '#tests/support/samples/customer-samples.ts';

/** Told of one kind within an hour. */
const MOST = 200;

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer({ limitFactor: 1 });
});
afterAll(() => server.close());

/** Each from a network and a browser of its own: no limit of these is reached. */
let networks = 0;
const elsewhere = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.1.${networks >> 8}.${networks & 255}` };
};
async function ask(name: 'api.auth.forgot' | 'api.auth.register', body: unknown, visit?: Visit) {
  return (visit ?? (await server.visit())).call(name, { body, headers: elsewhere() });
}
const codeOf = async (answer: Response): Promise<string> => {
  if (answer.ok) return 'ok';
  const { code, data }: { code: string; data: { fields?: { code: string }[] } } = await answer.json();
  return data.fields?.[0]?.code ?? code;
};
const noted = () => server.log.filter((line) => line.includes('"address.probed"')).length;
const forgot = (email: string, visit?: Visit) => ask('api.auth.forgot', { email }, visit);

test('addresses without an account are told 200 times an hour, then nobody’s are; it is noted once', async () => {
  const known = await server.register();
  const own = await server.signIn(known);
  for (let at = 0; at < MOST; at += 1)
    expect(await codeOf(await forgot(`inconnu-${at}@example.fr`))).toBe('email.unknown');
  expect(noted()).toBe(1);

  const refused = [await forgot('inconnu@example.fr'), await forgot(known)];
  expect(await Promise.all(refused.map(codeOf))).toEqual(['attempts.exceeded', 'attempts.exceeded']);
  const waits = Number(refused[1]?.headers.get('retry-after'));
  expect(waits).toBeGreaterThan(0);
  expect(waits).toBeLessThanOrEqual(4_200);
  expect(noted()).toBe(1);

  // Signing in is another matter, and so is the browser that has signed in to this very account.
  const login = { email: known, password, remember: false, device: null };
  expect((await (await server.visit()).call('api.auth.login', { body: login })).status).toBe(200);
  expect(await codeOf(await forgot(known, own))).toBe('ok');

  server.clock.advance(waits * 1000);
  expect(await codeOf(await forgot(known))).toBe('ok');
  expect(await codeOf(await forgot('inconnu@example.fr'))).toBe('email.unknown');
});

test('addresses that have an account are told 200 times an hour to who registers, then no account is made', async () => {
  const taken = await server.register();
  const before = noted();
  for (let at = 0; at < MOST; at += 1)
    expect(await codeOf(await ask('api.auth.register', registration({ email: taken })))).toBe('email.taken');
  const refused = await ask('api.auth.register', registration({ email: 'libre@example.fr' }));
  expect(await codeOf(refused)).toBe('attempts.exceeded');
  expect(await codeOf(await ask('api.auth.register', registration({ email: taken })))).toBe('attempts.exceeded');
  expect(noted()).toBe(before + 1);
  server.clock.advance(Number(refused.headers.get('retry-after')) * 1000);
  expect(await codeOf(await ask('api.auth.register', registration({ email: 'libre@example.fr' })))).toBe('ok');
});

test('the back office tells as seldom which addresses work there', async () => {
  const before = noted();
  const office = async (email: string) =>
    codeOf(
      await (await visitOffice(server)).call('api.admin.password.forgot', { body: { email }, headers: elsewhere() }),
    );
  for (let at = 0; at < MOST; at += 1) expect(await office(`inconnu-${at}@example.fr`)).toBe('email.unknown');
  expect(await office('inconnu@example.fr')).toBe('attempts.exceeded');
  expect(noted()).toBe(before + 1);
});
