/** Money of a return asks for two rights: to move the return, and to give money back. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { codeOf, signedIn } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const refund = async (...keys: PermissionKey[]): Promise<string> => {
  const visit = await signedIn(server, keys);
  const body = { rev: 1, id: randomUUID(), method: 'manual', withShipping: false };
  return codeOf(await visit.call('api.admin.rma.refund', { params: { uuid: randomUUID() }, body }));
};

test.each([
  ['permission.missing', ['rma.update']],
  ['permission.missing', ['refunds.store']],
  ['record.unknown', ['rma.update', 'refunds.store']],
] as const)('a refund is answered with %s to who holds %j', async (code, keys) => {
  expect(await refund(...keys)).toBe(code);
});
