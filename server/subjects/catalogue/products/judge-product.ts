/** What is wrong with a product, beside what its schema says: each fault at its field. */
import { sql } from 'kysely';

import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { priceSourceOf } from '#core/domain/catalogue/types/price-source.ts';
import { priceFaults } from '#core/domain/catalogue/products/price-rules.ts';
import { RELATION_NAMES } from '#core/domain/catalogue/products/relations.ts';
import type { FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { HookedWrite } from '#server/resources/hooks/resource-hooks.ts';

import { attributeFaults } from './attribute-faults.ts';
import { downloadFaults } from './downloads/download-faults.ts';
import { mediaFaults } from './media/judge-media.ts';
import { partsFaults } from './parts/judge-parts.ts';
import { variantsFaults } from './judge-variants.ts';
import { writtenProduct, type WrittenProduct } from './written-product.ts';

type Judged = Pick<HookedWrite, 'trx' | 'uuid' | 'before'> & { readonly after: NonNullable<HookedWrite['after']> };

/** @returns faults by the paths of the form: `fields.sku`, `fields.attributes.diameter` */
export async function productFaults({ trx, uuid, before, after }: Judged): Promise<FieldError[]> {
  const product = writtenProduct(after);
  const known = before === null ? null : writtenProduct(before);
  const at = (field: string, code: string): FieldError => ({ path: `fields.${field}`, code });
  /* a reduction of a price that nobody pays is no fault, and stands in no form */
  const hasOwnPrice = priceSourceOf(product.type, product.kitPrice) === 'own';
  const own = priceFaults(hasOwnPrice ? product : { ...product, specialPrice: null }).map(({ field, code }) =>
    at(field, code),
  );
  const files = isSame(product, known, namedPictures) ? [] : await pictureFaults(trx, product);
  return [
    ...own,
    ...(isSame(product, known, names) ? [] : await takenFaults(trx, uuid, product)),
    ...(await attributeFaults(trx, uuid, product, known)),
    ...(await variantsFaults(trx, product)),
    ...(await partsFaults(trx, uuid, product)),
    ...files,
    /* the price of an article may be asked for later; a vehicle is offered with its own (domain 2.10) */
    ...(product.isActive && factsOfType(product.type).stock === 'single' && product.price === 0
      ? [at('price', 'required')]
      : []),
    ...(await downloadFaults(trx, product)),
    ...(await mediaFaults(trx, product)),
    ...RELATION_NAMES.filter((name) => product[name].includes(uuid)).map((name) => at(name, 'product.itself')),
  ];
}

/** What has stood there is not looked up again: most saves write something else. */
const isSame = (
  product: WrittenProduct,
  before: WrittenProduct | null,
  of: (one: WrittenProduct) => readonly string[],
): boolean => before !== null && JSON.stringify(of(product)) === JSON.stringify(of(before));

const names = ({ sku, slug, area }: WrittenProduct): readonly string[] => [sku, slug, area];

const namedPictures = ({ pictures, variants }: WrittenProduct): readonly string[] => [
  ...pictures.map(({ picture }) => picture),
  ...variants.flatMap(({ picture }) => picture ?? []),
];

/** Variants take SKUs too; addresses are those of products alone. */
async function takenFaults(trx: Trx, uuid: string, { sku, slug, area }: WrittenProduct): Promise<FieldError[]> {
  const { rows } = await sql<{ sku: boolean; slug: boolean }>`
    select coalesce(bool_or(lower(sku) = lower(${sku})), false) as sku,
      coalesce(bool_or(slug = ${slug} and area = ${area} and parent_id is null), false) as slug
    from product
    where deleted_at is null and uuid <> ${uuid}
      and (lower(sku) = lower(${sku}) or (area = ${area} and slug = ${slug}))`.execute(trx);
  const [taken] = rows;
  return [
    ...(taken?.sku === true ? [{ path: 'fields.sku', code: 'sku.taken' }] : []),
    ...(taken?.slug === true ? [{ path: 'fields.slug', code: 'slug.taken' }] : []),
  ];
}

/** Each is a picture of the library, and there once: the same content under two names is one picture. */
async function pictureFaults(trx: Trx, product: WrittenProduct): Promise<FieldError[]> {
  const { pictures, variants } = product;
  const named = namedPictures(product);
  if (named.length === 0) return [];
  const { rows } = await sql<{ uuid: string; hash: string }>`
    select f.uuid, f.hash from media_file f join media m on m.hash = f.hash
    where f.uuid = any(${named}::uuid[])
    union select uuid, hash from media where uuid = any(${named}::uuid[])`.execute(trx);
  const hashes = new Map(rows.map((row) => [row.uuid, row.hash]));
  const seen = new Set<string>();
  const strange = variants.flatMap(({ picture }, at): FieldError[] =>
    picture === null || hashes.has(picture)
      ? []
      : [{ path: `fields.variants.${String(at)}.picture`, code: 'reference.unknown' }],
  );
  const own = pictures.flatMap(({ picture }, at): FieldError[] => {
    const hash = hashes.get(picture);
    const path = `fields.pictures.${String(at)}.picture`;
    if (hash === undefined) return [{ path, code: 'reference.unknown' }];
    if (seen.has(hash)) return [{ path, code: 'picture.twice' }];
    seen.add(hash);
    return [];
  });
  return [...own, ...strange];
}
