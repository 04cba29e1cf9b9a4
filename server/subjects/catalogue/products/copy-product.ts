/** A new product made of another one (domain 2.1): for whoever goes on with it, not for sale. */
import { sql } from 'kysely';

import type { productCopyRoute } from '#core/contract/admin/products/copy.ts';
import { copiedName } from '#core/domain/catalogue/products/copied-name.ts';
import { MAX_SKU_LENGTH } from '#core/domain/text/codes/sku.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Author } from '#server/resources/author.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import { recordWriter } from '#server/resources/write/write-record.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { copyVariants } from './copy-variants.ts';
import { productHooks } from './product-hooks.ts';
import { writtenProduct } from './written-product.ts';

type CopyDeps = Pick<ShopTools, 'db' | 'clock' | 'ids'>;

const MAX_SLUG_LENGTH = 200;

/** @throws Refusal `record.unknown`, `record.moved` where the UUID is another product's */
export async function copyProduct(
  { db, clock, ids }: CopyDeps,
  author: Author,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<RouteAnswer<typeof productCopyRoute>> {
  const known = await readRecord(db, products, from);
  if (known === undefined) throw new Refusal('record.unknown');
  const made = await readRecord(db, products, to);
  /* asked before, and its answer was lost */
  if (made !== undefined && isCopyOf(known.fields, made.fields)) return { uuid: to, rev: made.rev, revId: made.revId };
  const product = writtenProduct(known.fields);
  const { sku, slug, area } = product;
  const anew = <Row extends object>(rows: readonly Row[]) => rows.map((one) => ({ ...one, uuid: ids.uuid() }));
  const taken = await takenNames(db, { sku, slug, area });
  const fields = {
    ...known.fields,
    sku: copiedName(sku, MAX_SKU_LENGTH, (name) => taken.has(name.toLowerCase())),
    slug: copiedName(slug, MAX_SLUG_LENGTH, (name) => taken.has(`:${name}`)),
    isActive: false,
    /* a bar code and a number of the maker are of one article */
    ean13: null,
    attributes: await withoutUnique(db, product.attributes),
    pictures: anew(product.pictures),
    videos: anew(product.videos),
    documents: anew(product.documents),
    /* the same files under links of their own */
    downloadLinks: anew(product.downloadLinks),
    downloadSamples: anew(product.downloadSamples),
    ...copiedParts(known.fields, ids),
    variants: [],
  };
  const writer = recordWriter(products, {
    db,
    clock,
    announce: () => Promise.resolve(),
    hooks: { products: productHooks({ ids }) },
  });
  const { translations } = known;
  return writer.store(author, { uuid: to, fields, translations }, (trx) => copyBeside(trx, { ids, from, to }));
}

/** Its own options and parts, which name the same articles. */
function copiedParts(fields: Readonly<Record<string, unknown>>, ids: CopyDeps['ids']) {
  const { parts, partOptions } = writtenProduct(fields);
  const made = new Map(partOptions.map(({ uuid }) => [uuid, ids.uuid()]));
  return {
    partOptions: partOptions.map((one) => ({ ...one, uuid: made.get(one.uuid) ?? ids.uuid() })),
    parts: parts.map((one) => ({ ...one, uuid: ids.uuid(), option: made.get(one.option ?? '') ?? null })),
  };
}

const isCopyOf = (known: object, made: object): boolean =>
  ['name', 'type', 'familyId', 'area'].every((name) => Reflect.get(known, name) === Reflect.get(made, name));

/** References in small letters, addresses after a colon. */
async function takenNames(db: Db, { sku, slug, area }: { sku: string; slug: string; area: string }) {
  const near = (text: string, most: number) => `${cutText(text, most - 12).replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const { rows } = await sql<{ name: string }>`
    select lower(sku) as name from product
      where deleted_at is null and lower(sku) like lower(${near(sku, MAX_SKU_LENGTH)})
    union all select ':' || slug from product
      where deleted_at is null and parent_id is null and area = ${area}
        and slug like ${near(slug, MAX_SLUG_LENGTH)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Values that no two products may have stay with the first. */
async function withoutUnique(db: Db, values: Readonly<Record<string, unknown>>) {
  const { rows } = await sql<{ code: string }>`select code from attribute where is_unique`.execute(db);
  const unique = new Set(rows.map(({ code }) => code));
  return Object.fromEntries(Object.entries(values).filter(([code]) => !unique.has(code)));
}

async function copyBeside(
  trx: Trx,
  { ids, from, to }: { readonly ids: CopyDeps['ids']; readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into product_reference (product_id, kind, brand, number)
    select c.id, r.kind, r.brand, r.number from product_reference r
    join product p on p.id = r.product_id, product c where p.uuid = ${from} and c.uuid = ${to}`.execute(trx);
  await copyVariants(trx, { ids, from, to });
  await sql`
    insert into group_price (uuid, product_id, sku, group_code, quantity, value_type, price, percent, created_at, updated_at)
    select gen_random_uuid(), c.id, c.sku, g.group_code, g.quantity, g.value_type, g.price, g.percent, now(), now()
    from group_price g join product p on p.id = g.product_id, product c
    where p.uuid = ${from} and c.uuid = ${to}`.execute(trx);
}
