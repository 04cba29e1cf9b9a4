import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { hearNotifications } from '#server/database/notifications.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { randomIds } from '#server/ids.ts';
import { advanceChannel, MOVED } from '#server/sync/change/channel.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { later } from '#tests/support/later.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('S29 every process hears which channel moved and how far, once that has committed, and of nothing that was undone', async () => {
  const { db, target } = database;
  const [listening, over] = [later(), later()];
  const told: string[] = [];
  const stop = hearNotifications(target, {
    channel: MOVED,
    heard: (payload) => (payload === 'over' ? over.settle() : void told.push(payload)),
    listening: listening.settle,
    onError: () => {},
  });
  await listening.promise;
  const advance = (name: string, isUndone = false) =>
    inTransaction(db, async (trx) => {
      await advanceChannel(trx, name, [{ entity: 'cart:auto' }], { ids: randomIds, now: new Date(0) });
      if (isUndone) throw new Error('undone');
    });
  await advance('visitor:v');
  await expect(advance('visitor:v', true)).rejects.toThrow('undone');
  await advance('customer:c');
  await advance('visitor:v');
  await sql`select pg_notify(${MOVED}, 'over')`.execute(db);
  await over.promise;
  await stop();
  expect(told).toEqual(['channel visitor:v 1', 'channel customer:c 1', 'channel visitor:v 2']);
});
