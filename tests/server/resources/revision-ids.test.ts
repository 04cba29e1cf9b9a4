/** A form of the back office stands on the revision it saw, by number and id: a restored shop counts on anew (rule S85). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { RESOURCES } from '#core/resources/all.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import type { Resource } from '#core/resources/resource.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

import { sampleOf } from './samples.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const clock = createTestClock();
const author: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
};
const redirects = () => {
  const found: Resource | undefined = RESOURCES.find(({ table }) => table === 'redirect');
  if (found === undefined) throw new Error('no redirects');
  const service = resourceService(found, {
    hooks: SHOP_HOOKS,
    db: database.db,
    clock,
    announce: () => Promise.resolve(),
  });
  return { service, sample: (seed: number) => sampleOf(found, {}, seed) };
};

test('S85 a record that a restored shop has at the same number with other content is not written over or deleted', async () => {
  const { service, sample } = redirects();
  const uuid = randomUUID();
  const made = await service.store(author, { uuid, fields: sample(1) });
  const seen = await service.update(author, { uuid, ...base(made), fields: sample(2) });
  expect([seen.rev, (await service.show(author, uuid)).revId]).toEqual([2, seen.revId]);
  // The shop goes back to revision 1, and somebody else writes another second one.
  await sql`alter table redirect disable trigger new_revision_id`.execute(database.db);
  await sql`update redirect set rev = 1, rev_id = ${made.revId} where uuid = ${uuid}`.execute(database.db);
  await sql`alter table redirect enable trigger new_revision_id`.execute(database.db);
  const theirs = await service.update(author, { uuid, ...base(made), fields: sample(3) });
  expect([theirs.rev, theirs.revId === seen.revId]).toEqual([2, false]);
  const late = service.update(author, { uuid, ...base(seen), fields: sample(4) });
  await expect(late).rejects.toMatchObject({ code: 'record.moved', data: { reason: 'rev', rev: 2 } });
  await expect(service.destroy(author, { uuid, ...base(seen) })).rejects.toMatchObject({ code: 'record.moved' });
  expect((await service.show(author, uuid)).fields).toMatchObject(sample(3));
  await service.destroy(author, { uuid, ...base(theirs) });
});

test('S85 a page of a build before, which names no id, goes by the number alone', async () => {
  const { service, sample } = redirects();
  const uuid = randomUUID();
  await service.store(author, { uuid, fields: sample(5) });
  await service.update(author, { uuid, rev: 1, fields: sample(6) });
  await expect(service.update(author, { uuid, rev: 1, fields: sample(7) })).rejects.toThrow('record.moved');
});

const base = ({ rev, revId }: { rev: number; revId?: string | undefined }) => ({ rev, baseRevId: revId });
