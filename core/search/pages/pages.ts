import { PRODUCT_TYPES, type ProductType } from '#core/domain/catalogue/types/all-types.ts';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { StockState } from '#core/domain/catalogue/stock.ts';
import { AREA_CODES } from '#core/search/segment/numbers.ts';
import type { CardRow, OfferRow, RowImage } from '#core/search/segment/row.ts';

/**
 * Pages of the replica as JSON in columns (a third smaller than rows, catalogue reference §3). Cards and offers of one cut
 * hold the same rows in the same order. What repeats stands once in a dictionary and is a place in it per row.
 */
export interface CardPage {
  readonly kind: 'card';
  readonly ids: readonly number[];
  readonly uuids: readonly string[];
  readonly areas: readonly number[];
  readonly types: readonly number[];
  readonly families: Dictionary;
  readonly slugs: readonly string[];
  readonly skus: readonly string[];
  readonly references: readonly (readonly string[])[];
  readonly names: readonly string[];
  /** Option id of the brand, 0 for none. */
  readonly brandIds: readonly number[];
  readonly brands: Dictionary;
  readonly subtitles: readonly string[];
  readonly categoryIds: readonly (readonly number[])[];
  readonly optionIds: readonly (readonly number[])[];
  readonly createdDays: readonly number[];
  readonly featured: readonly number[];
  readonly images: readonly (readonly [hash: string, width: number, height: number] | 0)[];
  readonly variants: readonly number[];
}

export interface OfferPage {
  readonly kind: 'offer';
  readonly ids: readonly number[];
  readonly prices: readonly number[];
  /** −1 for none. */
  readonly regulars: readonly number[];
  readonly froms: readonly number[];
  readonly stocks: readonly StockState[];
  readonly lows: readonly number[];
  readonly taxes: readonly number[];
  /** Of the few rows that have some, by their place. */
  readonly steps?: Readonly<Record<number, readonly QuantityPrice[]>>;
}

interface Dictionary {
  readonly values: readonly string[];
  readonly at: readonly number[];
}

export function encodeCardPage(rows: readonly CardRow[]): CardPage {
  return {
    kind: 'card',
    ids: rows.map((row) => row.id),
    uuids: rows.map((row) => row.uuid),
    areas: rows.map((row) => AREA_CODES.indexOf(row.area)),
    types: rows.map((row) => PRODUCT_TYPES.indexOf(row.type)),
    families: toDictionary(rows.map((row) => row.family)),
    slugs: rows.map((row) => row.slug),
    skus: rows.map((row) => row.sku),
    references: rows.map((row) => row.references),
    names: rows.map((row) => row.name),
    brandIds: rows.map((row) => row.brand?.id ?? 0),
    brands: toDictionary(rows.map((row) => row.brand?.label ?? '')),
    subtitles: rows.map((row) => row.subtitle),
    categoryIds: rows.map((row) => row.categoryIds),
    optionIds: rows.map((row) => row.optionIds),
    createdDays: rows.map((row) => row.createdDay),
    featured: rows.map((row) => row.featured),
    images: rows.map(({ image }) => (image ? [image.hash, image.width, image.height] : 0)),
    variants: rows.map((row) => row.variants),
  };
}

/** The rows of a page whose bytes had the hash the manifest named: its shape is ours. */
export function decodeCardPage(page: CardPage): CardRow[] {
  return page.ids.map((id, at) => {
    const brandId = page.brandIds[at] ?? 0;
    return {
      id,
      uuid: page.uuids[at] ?? '',
      area: areaOf(page.areas[at]),
      type: typeOf(page.types[at]),
      family: fromDictionary(page.families, at),
      slug: page.slugs[at] ?? '',
      sku: page.skus[at] ?? '',
      references: page.references[at] ?? [],
      name: page.names[at] ?? '',
      brand: brandId === 0 ? null : { id: brandId, label: fromDictionary(page.brands, at) },
      subtitle: page.subtitles[at] ?? '',
      categoryIds: page.categoryIds[at] ?? [],
      optionIds: page.optionIds[at] ?? [],
      createdDay: page.createdDays[at] ?? 0,
      featured: page.featured[at] ?? 0,
      image: imageOf(page.images[at] ?? 0),
      variants: page.variants[at] ?? 0,
    };
  });
}

export function encodeOfferPage(rows: readonly OfferRow[]): OfferPage {
  const steps = rows.flatMap(({ quantityPrices }, at) => (quantityPrices === undefined ? [] : [[at, quantityPrices]]));
  return {
    kind: 'offer',
    ids: rows.map((row) => row.id),
    prices: rows.map((row) => row.price),
    regulars: rows.map((row) => row.regular ?? -1),
    froms: rows.map((row) => (row.priceFrom ? 1 : 0)),
    stocks: rows.map((row) => row.stock),
    lows: rows.map((row) => row.low),
    taxes: rows.map((row) => row.taxPercent),
    ...(steps.length === 0 ? {} : { steps: Object.fromEntries(steps) }),
  };
}

export function decodeOfferPage(page: OfferPage): OfferRow[] {
  return page.ids.map((id, at) => {
    const regular = page.regulars[at] ?? -1;
    const quantityPrices = page.steps?.[at];
    return {
      id,
      price: page.prices[at] ?? 0,
      regular: regular < 0 ? null : regular,
      priceFrom: page.froms[at] === 1,
      stock: page.stocks[at] ?? 0,
      low: page.lows[at] ?? 0,
      taxPercent: page.taxes[at] ?? 0,
      ...(quantityPrices === undefined ? {} : { quantityPrices }),
    };
  });
}

function toDictionary(column: readonly string[]): Dictionary {
  const places = new Map<string, number>();
  const at = column.map((value) => {
    if (!places.has(value)) places.set(value, places.size);
    return places.get(value) ?? 0;
  });
  return { values: [...places.keys()], at };
}

function fromDictionary({ values, at }: Dictionary, row: number): string {
  return values[at[row] ?? 0] ?? '';
}

function areaOf(code: number | undefined): Area {
  return AREA_CODES[code ?? 0] ?? 'auto';
}

function typeOf(code: number | undefined): ProductType {
  return PRODUCT_TYPES[code ?? 0] ?? 'simple';
}

function imageOf(image: CardPage['images'][number]): RowImage | null {
  return image === 0 ? null : { hash: image[0], width: image[1], height: image[2] };
}
