/** What an attacker knows of the shop: everything of it may be sent to another process. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type pg from 'pg';
import * as v from 'valibot';

import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';

import { openBuyers, orderOf } from '../orders/buyers.ts';
import { addOf, sampleOf, type Card } from '../server/questions.ts';
import type { RunningShop } from '../shop/running-shop.ts';
import { signInToOffice } from '../shop/sign-in-to-office.ts';

export interface Target {
  readonly origin: string;
  /** Address of a film of 100 MB. */
  readonly film: string;
  /** Addresses of pictures whose enlarged size nobody has asked for yet. */
  readonly pictures: readonly string[];
  /** Addresses of articles, as people read them. */
  readonly articles: readonly string[];
  readonly departments: readonly string[];
  /** Bodies that put an article into the cart. */
  readonly adds: readonly string[];
  /** Somebody of the shop, in another browser than everybody's. */
  readonly office: Readonly<Record<string, string>>;
  /** What a customer reads of an order of theirs, and as whom. */
  readonly paper: { readonly path: string; readonly headers: Readonly<Record<string, string>> };
}

const FILM_BYTES = 100 * 1024 * 1024;

/** A film as the library keeps it, whatever it shows. */
function putFilm(dataDir: string): string {
  const name = `${'fe'.repeat(16)}.mp4`;
  const folder = join(dataDir, 'media', name.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), Buffer.alloc(FILM_BYTES, 'film'));
  return `/media/${name}`;
}

/** Enlarged sizes of former runs are thrown away: this one makes them again. */
function unseenPictures(dataDir: string): string[] {
  const media = join(dataDir, 'media');
  const names = readdirSync(media).flatMap((folder) => readdirSync(join(media, folder)));
  for (const name of names.filter((one) => one.endsWith('-1600.webp'))) rmSync(join(media, name.slice(0, 2), name));
  return names.filter((one) => /^[0-9a-f]{32}\.svg$/u.test(one)).map((one) => `/media/${one.slice(0, 32)}-1600.webp`);
}

const me = v.object({ token: v.string() });
const placed = v.object({ uuid: v.string() });

async function officeOf(origin: string): Promise<Record<string, string>> {
  const { cookie } = await signInToOffice(origin);
  const { token } = v.parse(me, await (await fetch(`${origin}/api/admin/me`, { headers: { cookie } })).json());
  return { cookie, 'x-csrf-token': token, 'content-type': 'application/json' };
}

/** An order is placed for it. */
async function paperOf(origin: string, client: pg.Client, products: readonly Card[]): Promise<Target['paper']> {
  await client.query('update product_stock set quantity = 1000000');
  const [buyer] = await openBuyers({ origin, client }, products, 1);
  if (buyer === undefined) throw new Error('nobody buys');
  const terms = v.parse(
    v.custom<SaleTerms>((given) => typeof given === 'object' && given !== null),
    await (await fetch(`${origin}/api/sale-terms/auto`)).json(),
  );
  const { path, headers, body } = await orderOf(origin, buyer, terms);
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: headers ?? {}, body: body ?? null });
  const { uuid } = v.parse(placed, await answer.json());
  return { path: `/api/orders/${uuid}/documents/order/${uuid}`, headers: buyer.headers };
}

export async function targetOf({ origin, dataDir }: RunningShop, client: pg.Client): Promise<Target> {
  const { products, departments } = await sampleOf(origin);
  const own = products.filter(({ row }) => row.area === 'auto');
  return {
    origin,
    film: putFilm(dataDir),
    pictures: unseenPictures(dataDir),
    articles: own.map(({ href }) => href),
    departments: departments.map(({ query }) => query),
    adds: own.slice(0, 10).map((card) => JSON.stringify(addOf(card))),
    office: await officeOf(origin),
    paper: await paperOf(origin, client, products),
  };
}
