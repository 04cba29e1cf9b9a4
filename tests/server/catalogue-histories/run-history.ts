/** Lets a history happen at the desk, and says what is wrong afterwards. */
import { sql } from 'kysely';
import { expect } from 'vitest';

import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import type { Author } from '#server/resources/author.ts';

import type { Act, History } from './acts.ts';
import { ADDRESS_ACTS } from './address-acts.ts';
import { openAddressBook } from './address-law.ts';
import type { Desk } from './desk.ts';
import { openFollower } from './device.ts';
import { openPriceBook, type PriceBook } from './price-law.ts';
import { PRODUCT_ACTS } from './product-acts.ts';
import { SALE_ACTS } from './sale-acts.ts';
import { STOCK_ACTS } from './stock-acts.ts';
import { countViolations, stockViolations } from './stock-law.ts';
import { unlessRefused, type ActOf, type Doing } from './things.ts';

const ACTS: Doing<Act['does']> = { ...PRODUCT_ACTS, ...ADDRESS_ACTS, ...STOCK_ACTS, ...SALE_ACTS };

const perform = <Name extends Act['does']>(desk: Desk, author: Author, does: Name, act: ActOf[Name]) =>
  unlessRefused(ACTS[does](desk, author, act));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Orders stay, without articles: nothing of a former history is seen by the next. */
const LEFT_OVER = [
  'cart',
  'spreadsheet_row',
  'stock_count',
  'product',
  'category',
  'redirect',
  'resource_history',
  'product_touched',
] as const;

async function begin({ db }: Desk): Promise<void> {
  for (const table of LEFT_OVER) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`delete from attribute_option where attribute_code = 'size'`.execute(db);
  await sql`insert into attribute_option (attribute_code, name, position)
    values ('size', 'S', 1), ('size', 'M', 2), ('size', 'L', 3)`.execute(db);
}

/** Days go by; those after the last of a promotion are looked at as the upkeep of each night does, and so is the last. */
async function pass(desk: Desk, days: number, prices: PriceBook): Promise<void> {
  const { rows } = await sql<{ last: string }>`
    select distinct (special_to + 1)::text as last from product where special_to is not null`.execute(desk.db);
  const changes = new Set(rows.map(({ last }) => last));
  for (let day = 1; day <= days; day += 1) {
    desk.clock.advance(DAY_MS);
    if (day < days && !changes.has(dayInParis(desk.clock.now().getTime()))) continue;
    await desk.publishAll();
    await prices.note(desk);
  }
}

export async function run(desk: Desk, history: History): Promise<void> {
  await begin(desk);
  const live = await openCatalogue(desk);
  const device = openFollower(live);
  const [addresses, prices] = [openAddressBook(), openPriceBook()];
  const look = async () => {
    await desk.publish();
    await prices.note(desk);
    expect([...(await addresses(desk)), ...(await stockViolations(desk))]).toEqual([]);
  };
  for (const { act, beside, days, isPulled } of history) {
    const [one, other] = desk.authors;
    await Promise.all([
      perform(desk, one, act.does, act),
      ...(beside === null ? [] : [perform(desk, other, beside.does, beside)]),
    ]);
    await look();
    await pass(desk, days, prices);
    desk.clock.advance(MINUTE_MS);
    if (!isPulled) continue;
    await live.refresh();
    await device.pull(desk);
  }
  await look();
  await live.refresh();
  expect([...prices.violations(desk, live), ...(await countViolations(desk, live))]).toEqual([]);
  const { expected, shop, device: held } = await device.compare(desk);
  expect(shop).toEqual(expected);
  expect(held).toEqual(expected);
}
