/** What is wrong with the variants of a product, each fault at its row. */
import { sql } from 'kysely';

import { MAX_AXES, variantFaults } from '#core/domain/catalogue/products/variants.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

import { attributesWithin } from './family-attributes.ts';
import type { WrittenProduct } from './written-product.ts';

const at = (row: number, field: string, code: string): FieldError => ({
  path: `fields.variants.${String(row)}.${field}`,
  code,
});

export async function variantsFaults(trx: Trx, product: WrittenProduct): Promise<FieldError[]> {
  const { type, superAttributes: axes, variants, familyId } = product;
  if (factsOfType(type).price !== 'variants')
    return [
      ...(axes.length > 0 ? [{ path: 'fields.superAttributes', code: 'variants.none' }] : []),
      ...(variants.length > 0 ? [{ path: 'fields.variants', code: 'variants.none' }] : []),
    ];
  const attributes = await attributesWithin(trx, familyId);
  const options = new Map(
    attributes.filter(({ isConfigurable }) => isConfigurable).map((one) => [one.code, one.options.map(({ id }) => id)]),
  );
  const isKnown = (code: string, id: unknown): boolean =>
    typeof id === 'number' && options.get(code)?.includes(id) === true;
  const strange = axes.some((code) => !options.has(code));
  const few = variants.length > 0 && axes.length === 0;
  return [
    ...(strange || axes.length > MAX_AXES ? [{ path: 'fields.superAttributes', code: 'variants.axes' }] : []),
    ...(few ? [{ path: 'fields.superAttributes', code: 'required' }] : []),
    ...(few ? [] : rowFaults()),
    ...variants.flatMap(({ price, specialPrice }, row) =>
      specialPrice !== null && specialPrice >= price ? [at(row, 'specialPrice', 'price.specialTooHigh')] : [],
    ),
    ...(await skuFaults(trx, product)),
  ];

  function rowFaults(): FieldError[] {
    const chosen = variants.map((one) =>
      Object.fromEntries(axes.map((code) => [code, isKnown(code, one.attributes[code]) ? one.attributes[code] : null])),
    );
    return variantFaults(axes, chosen).map((fault) => at(fault.at, 'sku', fault.code));
  }
}

/** A variant's reference is nobody else's: of this product or another. */
async function skuFaults(trx: Trx, { sku, variants }: WrittenProduct): Promise<FieldError[]> {
  if (variants.length === 0) return [];
  const own = variants.map(({ uuid }) => uuid);
  const { rows } = await sql<{ sku: string }>`
    select lower(sku) as sku from product where deleted_at is null and uuid <> all(${own}::uuid[])
      and lower(sku) = any(${variants.map((one) => one.sku.toLowerCase())}::text[])`.execute(trx);
  const seen = new Set([...rows.map((row) => row.sku), sku.toLowerCase()]);
  return variants.flatMap((one, row) => {
    const name = one.sku.toLowerCase();
    if (seen.has(name)) return [at(row, 'sku', 'sku.taken')];
    seen.add(name);
    return [];
  });
}
