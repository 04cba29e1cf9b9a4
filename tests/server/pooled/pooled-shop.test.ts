/**
 * Two processes behind a connection pool by transaction: on an empty database, without a way past the pool. Before a
 * release (LONG) behind Debian's PgBouncer too, and where that cannot be had the test fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';

import { PROTOCOL } from '#core/wire/sync.ts';
import { systemClock } from '#server/clock.ts';
import { openConnection } from '#server/database/connection.ts';
import { readMigrations } from '#server/database/migrate.ts';
import { randomIds } from '#server/ids.ts';
import { createPasswords } from '#server/subjects/account/passwords/passwords.ts';
import { STRUCTURE_ENTITY, productEntity } from '#server/subjects/catalogue/entities.ts';
import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { announce, plantSmallShop } from '#tests/server/catalogue/small-shop.ts';
import { CHEAP_HASHES } from '#tests/server/cheap-hashes.ts';
import { add, message } from '#tests/server/sync/sync-shop.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startPgbouncer } from '#tests/support/process/pgbouncer.ts';
import { startShopProcess, type Pass, type ShopProcess } from '#tests/support/process/shop-process.ts';
import { startTransactionPooler } from '#tests/support/process/transaction-pooler.ts';
import { writeClient } from '#tests/support/server.ts';

interface Pool {
  readonly port: number;
  close(): Promise<void>;
}

const OWN = [
  'a pool of each transaction',
  (database: TestDatabase): Promise<Pool> => startTransactionPooler(database.target),
] as const;
const DEBIAN = ['PgBouncer', (database: TestDatabase): Promise<Pool> => startPgbouncer(database.target)] as const;
const POOLS = process.env['LONG'] === undefined ? [OWN] : [OWN, DEBIAN];

describe.each(POOLS)('behind %s', (_name, startPool) => {
  let folder: string;
  let database: TestDatabase;
  let pool: Pool;
  let left: ShopProcess;
  let right: ShopProcess;
  let pads: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-pooled-'));
    database = await createTestDatabase({ empty: true });
    pool = await startPool(database);
    const client = join(folder, 'client');
    await writeClient(client);
    const { user, database: name } = database.target;
    const env = {
      NODE_ENV: 'production',
      PORT: '0',
      SEED: 'none',
      LIMIT_FACTOR: '10',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: `postgresql://${user}@127.0.0.1:${pool.port}/${name}`,
      PREPARED_STATEMENTS: 'off',
    };
    [left, right] = await Promise.all([startShopProcess(client, env), startShopProcess(client, env)]);
  }, 240_000);
  afterAll(async () => {
    await Promise.all([left, right].map((shop) => shop?.end('SIGKILL')));
    await pool?.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('two processes that start together migrate once, and leave no lock on any connection', async () => {
    const { rows } = await database.pool.query<{ name: string }>('select name from kysely_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
    const locks = `select l.objid from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and d.datname = current_database()`;
    await vi.waitFor(async () => expect((await database.pool.query(locks)).rows).toEqual([]), 20_000);
    for (const shop of [left, right]) expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  });

  test('a statement and a transaction at rest have their limits, although the pool takes no parameters', async () => {
    const { rows } = await database.pool.query<{ setting: string }>(
      `select unnest(setconfig) as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
       where d.datname = current_database() order by 1`,
    );
    const settings = rows.map(({ setting }) => setting);
    expect(settings).toContain('statement_timeout=60s');
    // they act on every connection from now on: with a shorter one a statement is cut short
    await database.pool.query(
      `alter role current_user in database ${database.target.database} set statement_timeout to '50ms'`,
    );
    const fresh = openConnection(database.target, { max: 1 });
    await expect(fresh.pool.query('select pg_sleep(20)')).rejects.toThrow(/statement timeout/u);
    await fresh.close();
    await database.pool.query(
      `alter role current_user in database ${database.target.database} set statement_timeout to '60s'`,
    );
  });

  test('what is planted, set and priced reaches both processes', async () => {
    const planted = await plantSmallShop(database.db);
    await announce(database.db, [STRUCTURE_ENTITY, ...Object.values(planted.products).map(productEntity)]);
    const found = await database.db
      .selectFrom('product')
      .select('uuid')
      .where('id', '=', planted.products.pads)
      .executeTakeFirstOrThrow();
    pads = found.uuid;
    const deps = { db: database.db, clock: systemClock, ids: randomIds, seal: null };
    const actor = { permissions: new Set(['config.general.update']) };
    await saveSettings(deps, actor, [{ code: 'general.content.header_offer.title', value: 'Livraison offerte' }]);
    for (const shop of [left, right])
      await vi.waitFor(async () => {
        expect(await (await shop.call('api.init')).text()).toContain('Livraison offerte');
        expect(await (await shop.call('api.products.index', { query: { area: 'auto' } })).text()).toContain('pad-1');
      }, 30_000);
  });

  const sync = (scope: string) => ({ protocol: PROTOCOL, build: 'test', scope, group: randomIds.uuid(), cursor: null });

  test('S29 S73 a push at one process is pulled and heard of at the other, although no notice arrives', async () => {
    const pass = await left.visit();
    const stream = await right.listen(pass);
    const greeting = sync('guest');
    const pushed = await left.call('api.sync.push', { pass, body: { ...greeting, changes: [add(1, pads)] } });
    expect(await pushed.json()).toMatchObject({ results: [{ status: 'applied' }] });
    expect(await stream.until(({ event }) => event === 'person')).toEqual({ event: 'person', data: '1' });
    await stream.leave();
    const pulled = await right.call('api.sync.pull', { pass, body: greeting });
    expect(await pulled.text()).toContain(pads);
  });

  test('S31 a session that ends at one process ends the stream at the other, although no notice arrives', async () => {
    const pass = await signIn();
    const stream = await right.listen(pass);
    await stream.until(({ event }) => event === 'settings');
    expect((await left.call('api.auth.logout', { pass, body: { everywhere: false } })).status).toBe(200);
    await vi.waitFor(async () => expect(await stream.next()).toBeNull(), 30_000);
  });

  test('work of both processes is done once', async () => {
    const pass = await left.visit();
    for (const shop of [left, right])
      expect((await shop.call('api.contact.store', { pass, body: message(1).args })).status).toBe(200);
    const left_over = `select 1 from pgboss.job where name = 'mail.send' and state in ('created', 'retry', 'active')`;
    await vi.waitFor(async () => expect((await database.pool.query(left_over)).rows).toEqual([]), 60_000);
    expect(await database.db.selectFrom('mail_log').selectAll().execute()).toHaveLength(4);
  });

  /** Signs a customer in at one process; cookies and token are good at both. */
  async function signIn(): Promise<Pass> {
    const [id, email, password] = [randomIds.uuid(), 'camille@example.fr', 'Atelier-2026!'];
    const at = new Date('2026-01-01T00:00:00Z');
    await database.db
      .insertInto('customer')
      .values({
        id,
        email,
        password_hash: await createPasswords(randomIds, CHEAP_HASHES).hash(password),
        group_code: 'general',
        customer_type: 'individual',
        gender: 'Other',
        last_name: 'Durand',
        first_name: 'Camille',
        phone: '+33612345678',
        approval: 'approved',
        locale: 'fr_FR',
        verified_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const guest = await left.visit();
    const body = { email, password, remember: false, device: randomIds.uuid() };
    const entered = await left.call('api.auth.login', { pass: guest, body });
    expect(entered.status).toBe(200);
    const cookie = entered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { csrfToken } = v.parse(
      v.looseObject({ csrfToken: v.string() }),
      await (await fetch(`${left.address}/api/me`, { headers: { cookie } })).json(),
    );
    return { cookie, 'x-csrf-token': csrfToken };
  }
});
