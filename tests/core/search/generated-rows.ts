import { money } from '#core/domain/price/money.ts';
import type { CatalogueStructure } from '#core/search/segment/structure.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { demoShop } from '#demo/demo-shop.ts';
import type { DemoProduct } from '#demo/shape.ts';
import { french } from '#demo/french.ts';
import { articleGenerator } from '#demo/generate/generate.ts';

const SEED = 1;
const LATEST_DAY = 20_000;

const options = demoShop.attributes
  .flatMap(({ code, options }) => options.map(({ label }) => ({ code, label: label.fr_FR })))
  .map((one, at) => ({ id: at + 1, ...one }));
const optionIds = new Map(options.map(({ id, code, label }) => [`${code}/${label}`, id]));

const categories = demoShop.categories.map(({ area, slug, parent, name }, at) => ({
  id: at + 1,
  area,
  label: name.fr_FR,
  key: `${area}/${slug}`,
  above: parent === null ? null : `${area}/${parent}`,
}));
const categoryOf = new Map(categories.map((one) => [one.key, one]));

/** Names of the demo shop's options and departments. */
export const generatedStructure: CatalogueStructure = { options, categories };

/** The demo shop and so many generated articles beside it, as the seed makes them, without a database. */
export function generatedRows(count: number): CatalogueRow[] {
  const articleOf = articleGenerator(demoShop, SEED);
  const articles = Array.from({ length: count }, (_, at) => articleOf(at + 1));
  return [...demoShop.products, ...articles].map((one, at) => rowOf(one, at + 1));
}

function rowOf(product: DemoProduct, id: number): CatalogueRow {
  const { area, type, family, slug, sku, name, subtitle, special, featured, variants } = product;
  const codes = [
    product.manufacturerReference,
    product.ean13,
    ...variants.flatMap((variant) => [variant.sku, variant.ean13]),
    ...product.references.map(({ number }) => number),
  ];
  const brand = french(String(product.attributes.brand ?? ''));
  const brandId = optionIds.get(`brand/${brand}`);
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    area,
    type,
    family,
    slug,
    sku,
    references: [...new Set(codes.flatMap((code) => code ?? []))],
    name,
    brand: brandId === undefined ? null : { id: brandId, label: brand },
    subtitle,
    categoryIds: [...new Set(product.categories.flatMap((one) => trail(`${area}/${one}`)))],
    optionIds: optionsOf(product),
    createdDay: LATEST_DAY - product.ageDays,
    featured,
    image: null,
    variants: variants.length,
    price: money(special?.price ?? product.price),
    regular: special === null ? null : money(special.prior),
    priceFrom: false,
    stock: product.stock > 5 ? 2 : product.stock > 0 ? 1 : 0,
    low: product.stock > 5 ? 0 : product.stock,
    taxPercent: 20,
  };
}

function optionsOf({ attributes, variants }: DemoProduct): number[] {
  const chosen = [...Object.entries(attributes), ...variants.flatMap((variant) => Object.entries(variant.options))];
  const ids = chosen.flatMap(([code, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap(
      (label) => optionIds.get(`${code}/${french(String(label))}`) ?? [],
    ),
  );
  return [...new Set(ids)];
}

function trail(key: string): number[] {
  const category = categoryOf.get(key);
  if (category === undefined) return [];
  return [category.id, ...(category.above === null ? [] : trail(category.above))];
}
