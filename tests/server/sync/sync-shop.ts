import { randomUUID } from 'node:crypto';

import { sql, type Insertable } from 'kysely';

import { emptyCart, type CartRecord } from '#core/contract/cart/cart-record.ts';
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import { PROTOCOL, type Change, type ChangeResult, type Cursor } from '#core/wire/sync.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Choice } from '#core/domain/catalogue/choice.ts';
import { lineKeyOf, parseLineKey } from '#core/domain/catalogue/product.ts';
import type { Db } from '#server/database/connection.ts';
import type { CustomerRow } from '#server/database/tables/customer-tables.ts';
import { randomIds } from '#server/ids.ts';
import type { JobHandlers, JobKinds } from '#server/platform/jobs/job-kinds.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { OPEN_WINDOW, shopRealm } from '#server/sync/authorize-sync.ts';
import { createChangeLimit } from '#server/sync/change-limit.ts';
import type { ChangeHandler } from '#server/sync/change/change-handler.ts';
import { createRegistry } from '#server/sync/change/registry.ts';
import { NO_JOBS } from '#tests/support/no-jobs.ts';
import { SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';
import { pull } from '#server/sync/pull.ts';
import { push, type PushDeps } from '#server/sync/push.ts';
import { createVisitors } from '#server/platform/identity/visitors.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';

export interface ProductFacts {
  readonly area?: Area;
  readonly type?: 'simple' | 'configurable' | 'vehicle' | 'grouped' | 'bundle';
  readonly parent?: number;
  readonly price?: string;
  readonly stock?: number | null;
  readonly taxPercent?: string;
  readonly name?: string;
}

/** The server half of sync on a real database: no HTTP, time in the test's hands, mails collected instead of sent. */
export async function createSyncShop(changed: Readonly<Record<string, ChangeHandler>> = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const jobs = createJobs(db, JOB_QUEUES);
  await jobs.prepare();
  const faults: { error: unknown; route: string }[] = [];
  const mails: JobKinds['mail.send'][] = [];
  const handlers: JobHandlers = {
    'mail.send': async (mail) => void mails.push(mail),
    ...NO_JOBS,
  };
  const files = createMemoryStorage();
  const deps: PushDeps = {
    db,
    ids: randomIds,
    jobs,
    limitFactor: 1,
    shopEmail: 'shop@example.fr',
    storage: files,
    registry: createRegistry([...SHOP_SUBJECTS, { handlers: changed }]),
    report: (error, route) => void faults.push({ error, route }),
    window: OPEN_WINDOW,
    changeLimit: createChangeLimit(clock, 1),
  };
  const visitors = createVisitors({ db, clock, ids: randomIds });
  const family = await db
    .insertInto('attribute_family')
    .values({ code: 'piece', name: 'Pièce', slug: 'piece' })
    .returning('id')
    .executeTakeFirstOrThrow();

  const product = async (facts: ProductFacts = {}) => {
    const { area = 'auto', type = 'simple', price = '12.5000', stock = null, taxPercent = '20', parent } = facts;
    const sku = randomUUID();
    const row = await db
      .insertInto('product')
      .values({
        area,
        type,
        family_id: family.id,
        sku,
        slug: sku,
        name: facts.name ?? 'Plaquettes de frein',
        name_key: 'plaquettes de frein',
        price,
        tax_percent: taxPercent,
        manage_stock: stock !== null,
        parent_id: parent ?? null,
      })
      .returning(['id', 'uuid', 'sku'])
      .executeTakeFirstOrThrow();
    if (stock !== null) await db.insertInto('product_stock').values({ product_id: row.id, quantity: stock }).execute();
    return row;
  };
  const stock = (id: number, quantity: number) =>
    db.updateTable('product_stock').set({ quantity }).where('product_id', '=', id).execute();

  /** A device: a visitor's group with its own numbers, or a customer's where somebody is signed in. */
  const device = (
    visitor: string,
    group: string = randomUUID(),
    customer: string | null = null,
    network: string = visitor,
  ) => {
    const signedIn = customer === null ? null : ({ kind: 'customer', id: customer } as const);
    const realm = shopRealm({ visitor, customer: signedIn });
    const owner = () => ({ realm, now: clock.now(), locale: 'fr_FR' as const, network });
    const scope = customer === null ? 'guest' : `customer:${customer}`;
    const greeting = { protocol: PROTOCOL, build: 'test', scope, group, cursor: null };
    /** Results and the pull behind them. */
    const exchange = (changes: readonly Change[], more: Record<string, unknown> = {}) =>
      push(deps, owner(), { ...greeting, changes: [...changes], ...more });
    return {
      visitor,
      customer,
      group,
      exchange,
      push: async (changes: readonly Change[], more: Record<string, unknown> = {}): Promise<ChangeResult[]> =>
        (await exchange(changes, more)).results,
      pull: (cursor: Cursor | null = null, more: Record<string, unknown> = {}) =>
        pull(deps, realm, clock.now(), { ...greeting, cursor, ...more }),
    };
  };
  /** A customer as registration and the link of a mail leave one. */
  const customer = async (more: Partial<Insertable<CustomerRow>> = {}): Promise<string> => {
    const id = randomUUID();
    const now = clock.now();
    const row = { ...customerRow, id, email: `${id}@example.fr`, verified_at: now, created_at: now, updated_at: now };
    await db
      .insertInto('customer')
      .values({ ...row, ...more })
      .execute();
    return id;
  };
  return {
    db,
    deps,
    clock,
    faults,
    mails,
    files,
    product,
    stock,
    device,
    visitor: async () => (await visitors.open()).id,
    newDevice: async () => device((await visitors.open()).id),
    customer,
    /** A new browser in which this customer is signed in. */
    customerDevice: async (id: string) => device((await visitors.open()).id, randomUUID(), id),
    /** Works off the mails ordered so far. */
    post: () => jobs.drain(handlers),
    close: async () => {
      await jobs.stop();
      await database.drop();
    },
  };
}

const customerRow = {
  password_hash: 'nobody signs in here',
  group_code: 'general',
  customer_type: 'individual',
  gender: 'Mrs',
  last_name: 'Durand',
  first_name: 'Camille',
  phone: '+33612345678',
  approval: 'approved',
  locale: 'fr_FR',
} as const;

export type SyncShop = Awaited<ReturnType<typeof createSyncShop>>;
export type Device = ReturnType<SyncShop['device']>;

export const change = (
  lane: Change['lane'],
  seq: number,
  route: OfflineRouteName | (string & {}),
  args: unknown,
): Change => ({
  lane,
  seq,
  mutId: randomUUID(),
  route,
  v: 1,
  args,
});

export const snapshot = (unitPrice = 125_000) => ({
  name: 'Ce que l’appareil montrait',
  sku: 'VU',
  path: '/auto',
  image: null,
  options: [],
  unitPrice,
  taxPercent: 20,
  deposit: 0,
  ecoContribution: 0,
});

/** An addition to the car cart. */
export function add(
  seq: number,
  product: string,
  delta = 1,
  more: { area?: Area; variant?: string; choice?: Choice; price?: number } = {},
) {
  const { area = 'auto', variant = null, choice = null, price } = more;
  const args = {
    area,
    lineKey: lineKeyOf(product, variant, choice),
    product,
    variant,
    delta,
    snapshot: snapshot(price),
  };
  return change(`cart:${area}`, seq, 'api.cart.items.store', args);
}

/** The car cart as its person saw it, at this price each. */
export function keep(seq: number, lines: readonly { lineKey: string; quantity: number; name?: string }[]) {
  const shown = lines.map(({ lineKey, quantity, name }) => {
    const { product = '', variant = null } = parseLineKey(lineKey) ?? {};
    return {
      lineKey,
      product,
      variant,
      quantity,
      snapshot: { ...snapshot(), ...(name === undefined ? {} : { name }) },
    };
  });
  return change('cart:auto', seq, 'api.cart.keep', { area: 'auto', lines: shown });
}

export const setQuantity = (seq: number, lineKey: string, from: number, to: number) =>
  change('cart:auto', seq, 'api.cart.items.update', { area: 'auto', lineKey, from, to });

export const remove = (seq: number, lineKey: string) =>
  change('cart:auto', seq, 'api.cart.items.destroy', { area: 'auto', lineKey });

export const clear = (seq: number) => change('cart:auto', seq, 'api.cart.clear', { area: 'auto' });

export const acknowledge = (seq: number, lineKeys: string[]) =>
  change('cart:auto', seq, 'api.cart.notices.acknowledge', { area: 'auto', lineKeys });

export const noop = (seq: number, lane: Change['lane'] = 'cart:auto') => change(lane, seq, 'sync.noop', null);

export const unknownRoute = (seq: number) => change('cart:auto', seq, 'api.of.tomorrow', {});

export const quoteContact = {
  customerType: 'individual',
  gender: null,
  lastName: 'Durand',
  firstName: 'Camille',
  email: 'camille@example.fr',
  phone: '0612345678',
  postcode: '69003',
  city: 'Lyon',
} as const;

export function quote(seq: number, lineKey: string, quantity = 2, more: Record<string, unknown> = {}) {
  return change('cart:auto', seq, 'api.checkout.quotes.store', {
    uuid: randomUUID(),
    area: 'auto',
    lines: [{ lineKey, quantity, name: 'typed', sku: 'typed', unitPrice: 1 }],
    contact: quoteContact,
    vehicle: null,
    wantedDate: null,
    comment: null,
    consent: true,
    ...more,
  });
}

export function message(seq: number, more: Record<string, unknown> = {}) {
  return change('contact', seq, 'api.contact.store', {
    uuid: randomUUID(),
    area: 'auto',
    name: 'Camille Durand',
    email: 'camille@example.fr',
    phone: null,
    message: 'Bonjour',
    consent: true,
    subject: 'Une question',
    orderNumber: null,
    ...more,
  });
}

/** The confirmed cart of an area as a new device would get it; an empty one when there is none. */
export async function cartOf(device: Device, area: Area = 'auto'): Promise<CartRecord> {
  const { changes } = await device.pull();
  const record = changes.find(({ key }) => key === `cart:${area}`)?.record;
  return isCart(record) ? record : emptyCart(area);
}

export function isCart(record: unknown): record is CartRecord {
  return typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'cart';
}

/** Quantities by line key, in the cart's order. */
export const quantitiesOf = ({ lines }: CartRecord) => lines.map((line) => [line.lineKey, line.quantity]);

/** Results in short, for a look at a whole push: `applied`, `refused cart.productUnavailable`, `gap 3`. */
export const inShort = (results: readonly ChangeResult[]) =>
  results.map((result) => {
    if (result.status === 'refused') return `refused ${result.code}`;
    if (result.status === 'gap') return `gap ${result.expected}`;
    return result.status;
  });

/** How many connections of this database wait for a lock. */
export async function connectionsWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
}
