import { createHash } from 'node:crypto';

import { saleShown } from '#core/domain/catalogue/vehicles/sale-state.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { sortKey } from '#core/search/words/text.ts';
import type { RelationKind } from '#core/domain/catalogue/products/relations.ts';
import type { DemoProduct, DemoSpecial, DemoVariant } from '#demo/shape.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { DrawnPictures } from './draw-pictures.ts';
import { insertRows, type NewRow } from './insert-rows.ts';
import { writeParts } from './write-parts.ts';
import type { KnownStructure } from './known-structure.ts';

export interface ProductsDeps {
  readonly known: KnownStructure;
  readonly pictures: DrawnPictures;
  readonly now: Date;
}

const DAY_MS = 86_400_000;
/** At most as many as domain 2.8 allows would fit twice. */
const MOST_RELATED = 8;

/** What is sold by itself: a simple article, a vehicle, or a variant. */
interface Sold {
  readonly sku: string;
  readonly product: DemoProduct;
  readonly price: number;
  readonly special: DemoSpecial | null;
  readonly stock: number;
}

/** Writes articles with all that hangs on them. @returns ids of the articles themselves, without their variants */
export async function writeProducts(
  trx: Trx,
  products: readonly DemoProduct[],
  deps: ProductsDeps,
): Promise<readonly number[]> {
  await insertRows(
    trx,
    'product',
    products.map((product) => productRow(product, deps)),
  );
  const ids = await idsBySku(
    trx,
    products.map((product) => product.sku),
  );
  const idOf = (sku: string): number => {
    const id = ids.get(sku);
    if (id === undefined) throw new Error(`article ${sku} was not written`);
    return id;
  };
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  await insertRows(
    trx,
    'product',
    variants.map(({ product, variant }) => variantRow(product, variant, idOf(product.sku), deps)),
  );
  for (const [sku, id] of await idsBySku(
    trx,
    variants.map(({ variant }) => variant.sku),
  ))
    ids.set(sku, id);
  await writeBelongings(trx, products, idOf, deps);
  await writeOffers(trx, products, idOf, deps);
  await writeParts(trx, products, { idOf, articleOf: uuidOf });
  return products.map((product) => idOf(product.sku));
}

async function idsBySku(trx: Trx, skus: readonly string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('sku', '=', (compare) => compare.fn.any(compare.val([...skus])))
    .execute();
  return new Map(rows.map((row) => [row.sku, row.id]));
}

/** Made from the article number: the same article is the same record in every demo shop. */
function uuidOf(sku: string): string {
  const hex = createHash('sha256').update(`article ${sku}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const euros = (amount: number): string => amount.toFixed(4);
const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

function pricing(price: number, special: DemoSpecial | null, now: Date) {
  return {
    price: euros(price),
    special_price: special === null ? null : euros(special.price),
    special_from: special === null ? null : dayInParis(daysFrom(now, special.fromDay).getTime()),
    special_to: special === null ? null : dayInParis(daysFrom(now, special.toDay).getTime()),
    prior_price: special === null ? null : euros(special.prior),
  };
}

function productRow(product: DemoProduct, { known, now }: ProductsDeps): NewRow<'product'> {
  const created = daysFrom(now, -product.ageDays);
  return {
    uuid: uuidOf(product.sku),
    area: product.area,
    type: product.type,
    parent_id: null,
    family_id: known.familyId(product.family),
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    name_key: sortKey(product.name),
    subtitle: product.subtitle,
    short_description: product.shortDescription,
    description: product.description,
    is_visible: true,
    ...saleOf(product, now),
    featured: product.featured,
    ...pricing(product.price, product.special, now),
    ...taxOf(product),
    deposit: euros(product.deposit),
    eco_contribution: euros(product.ecoContribution),
    // a vehicle is one of its kind: "plus que 1" would say nothing; of a kit the components are counted
    manage_stock: factsOfType(product.type).stock !== 'single' && product.together === undefined,
    back_orders: product.backOrders,
    weight_grams: product.weightGrams,
    warranty_months: product.warrantyMonths,
    return_days: product.returnDays,
    ean13: factsOfType(product.type).stock === 'variants' ? null : product.ean13,
    manufacturer_reference: product.manufacturerReference,
    attributes: storedValues(product.attributes, known),
    super_attributes: product.superAttributes,
    kit_price: product.together?.kitPrice ?? 'sum',
    created_at: created,
    updated_at: created,
  };
}

/** Second-hand goods whose VAT lies on the margin show none (CGI, art. 297 A). */
const taxOf = ({ attributes }: DemoProduct): NewRow<'product'> =>
  attributes['vat_scheme'] === 'TVA sur la marge'
    ? { tax_category: 'marge', tax_percent: '0' }
    : { tax_category: 'tva-20', tax_percent: '20' };

function saleOf({ sale }: DemoProduct, now: Date): NewRow<'product'> {
  return {
    is_active: sale?.state !== 'draft',
    sale_state: sale?.state ?? null,
    sale_state_at: sale === undefined ? null : daysFrom(now, -sale.daysAgo),
    sale_shown:
      sale === undefined
        ? null
        : saleShown(sale.state, { sinceMs: daysFrom(now, -sale.daysAgo).getTime(), nowMs: now.getTime() }),
  };
}

function storedValues(values: DemoProduct['attributes'], known: KnownStructure): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([code, value]) => [code, known.storedValue(code, value)]));
}

function variantRow(
  product: DemoProduct,
  variant: DemoVariant,
  parentId: number,
  deps: ProductsDeps,
): NewRow<'product'> {
  return {
    ...productRow(product, deps),
    uuid: uuidOf(variant.sku),
    type: 'simple',
    parent_id: parentId,
    sku: variant.sku,
    slug: `${product.slug}-${variant.sku.toLowerCase()}`,
    short_description: '',
    description: [],
    is_visible: false,
    featured: 0,
    ...pricing(variant.price, variantSpecial(product, variant), deps.now),
    ean13: variant.ean13,
    /* each weighs what its product does */
    weight_grams: null,
    manufacturer_reference: variant.sku,
    attributes: storedValues(variant.options, deps.known),
    super_attributes: [],
  };
}

/** A dearer size stays as much dearer while the reduction lasts. */
function variantSpecial({ price, special }: DemoProduct, variant: DemoVariant): DemoSpecial | null {
  const more = variant.price - price;
  return special === null ? null : { ...special, price: special.price + more, prior: special.prior + more };
}

async function writeBelongings(
  trx: Trx,
  products: readonly DemoProduct[],
  idOf: (sku: string) => number,
  { known, pictures }: ProductsDeps,
): Promise<void> {
  const each = <Row>(rows: (product: DemoProduct, id: number) => readonly Row[]) =>
    products.flatMap((product) => rows(product, idOf(product.sku)));
  await insertRows(
    trx,
    'product_category',
    each(({ area, categories }, id) =>
      categories.map((slug, position) => ({ product_id: id, category_id: known.categoryId(area, slug), position })),
    ),
  );
  await insertRows(
    trx,
    'product_reference',
    each(({ references }, id) => references.map((reference) => ({ product_id: id, ...reference }))),
  );
  await insertRows(
    trx,
    'product_media',
    [...products, ...products.flatMap(({ variants }) => variants)].flatMap(({ sku, shots }) =>
      shots.map((shot, position) => {
        const { hash, alt } = pictures.of(shot);
        return { product_id: idOf(sku), hash, alt, position };
      }),
    ),
    // two shots that draw the same are one picture
    { keepExisting: true },
  );
  const related = relatedBothWays(products);
  const kinds = new Map(products.map(({ sku, categories }) => [sku, categories[0]]));
  const placed = (id: number, kind: RelationKind, skus: readonly string[]) =>
    skus.map((sku, position) => ({ product_id: id, related_id: idOf(sku), kind, position }));
  await insertRows(
    trx,
    'product_relation',
    each(({ sku }, id) => {
      const beside = related.get(sku) ?? [];
      /* what is of another kind goes with it, what is of the same does the same */
      const others = beside.filter((other) => kinds.get(other) !== kinds.get(sku));
      const same = beside.filter((other) => kinds.get(other) === kinds.get(sku));
      return [
        ...placed(id, 'related', beside),
        ...placed(id, 'cross_sell', others.slice(0, 3)),
        ...placed(id, 'alternative', same.slice(0, 3)),
      ];
    }),
  );
}

/** Who is named by an article names it too, after its own choices. */
function relatedBothWays(products: readonly DemoProduct[]): Map<string, string[]> {
  const related = new Map(products.map((product) => [product.sku, [...product.related]]));
  for (const product of products) {
    for (const other of product.related) {
      const back = related.get(other);
      if (back && back.length < MOST_RELATED && !back.includes(product.sku)) back.push(product.sku);
    }
  }
  return related;
}

function soldOf(product: DemoProduct): Sold[] {
  // pieces and prices are those of what it is put together of
  if (product.together !== undefined) return [];
  if (factsOfType(product.type).price === 'own') {
    const { sku, price, special, stock } = product;
    return [{ sku, product, price, special, stock }];
  }
  return product.variants.map((variant) => ({
    sku: variant.sku,
    product,
    price: variant.price,
    special: variantSpecial(product, variant),
    stock: variant.stock,
  }));
}

async function writeOffers(
  trx: Trx,
  products: readonly DemoProduct[],
  idOf: (sku: string) => number,
  { now }: ProductsDeps,
): Promise<void> {
  const sold = products.flatMap(soldOf);
  await insertRows(
    trx,
    'product_stock',
    sold.map(({ sku, stock }) => ({ product_id: idOf(sku), source: 'principal', quantity: stock })),
  );
  await insertRows(
    trx,
    'product_price_history',
    sold.flatMap(({ sku, product, price, special }) => {
      const started = daysFrom(now, -product.ageDays);
      const base = { product_id: idOf(sku), price: euros(price), started_at: started };
      if (special === null || special.fromDay > 0) return [{ ...base, ended_at: null }];
      const reduced = daysFrom(now, special.fromDay);
      return [
        { ...base, ended_at: reduced },
        { ...base, price: euros(special.price), started_at: reduced, ended_at: null },
      ];
    }),
  );
}
