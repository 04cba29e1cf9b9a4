import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { ProductDetail, RichText } from '#core/contract/catalogue/product-detail.ts';
import { readTexts } from '#core/contract/catalogue/product-texts.ts';
import type { Attribute, Category, Structure } from '#core/contract/catalogue/structure.ts';
import type { CatalogueRow, RowBrand } from '#core/search/segment/row.ts';
import { moneyOf } from '#server/database/decimal.ts';

import { hasOptions, optionIdsOf, shownValue } from './attributes/shown-value.ts';
import { withAncestors } from '#server/subjects/catalogue/categories/category-tree.ts';
import { offerOf, offerOfAll, type Offer, type OfferRules } from './offers.ts';
import { filterValueOf, isFilteredByValue, valueOptionId, type FoundValues } from './attributes/value-options.ts';
import { partsShown } from './parts/shown-parts.ts';
import { vehicleOf } from './vehicles/vehicle-facts.ts';
import type { PictureRecord, ProductRecord, ProductRecords } from './product-records.ts';

export interface Product {
  readonly row: CatalogueRow;
  readonly detail: ProductDetail;
  /** What it is found by of attributes without options. */
  readonly values: FoundValues;
}

const DAY_MS = 86_400_000;
const BRAND = 'brand';

/** Turns records into what the shop shows, with the structure they refer to. */
export function productAssembler(structure: Structure, rules: OfferRules): (records: ProductRecords) => Product | null {
  const categories = new Map(structure.categories.map((one) => [one.id, one]));
  const families = new Map(structure.families.map((one) => [one.id, one]));
  const attributes = new Map(structure.attributes.map((one) => [one.code, one]));
  const asked = structure.attributes.filter(
    (one) => hasOptions(one) && (one.isFilterable || one.isConfigurable || one.isSearchable),
  );
  const valued = structure.attributes.filter(isFilteredByValue);
  return (records) => {
    const { product, variants } = records;
    const vehicle = vehicleOf(records, rules.now);
    if (vehicle === null) return null;
    const hasVariants = factsOfType(product.type).price === 'variants';
    // variants are what is sold of it: without one there is nothing to show
    if (hasVariants && variants.length === 0) return null;
    const together = partsShown(records, rules, { attributes, families });
    if (together === null) return null;
    const family = families.get(product.family_id);
    const sold = hasVariants ? variants : [product];
    const offers = new Map(sold.map((one) => [one.id, offerOf(one, records, rules)]));
    const shown = [...(family?.attributes ?? [])].flatMap((code) => attributes.get(code) ?? []);
    const values = valuesOf(valued, [product, ...variants]);
    const row: CatalogueRow = {
      id: product.id,
      uuid: product.uuid,
      area: product.area,
      type: product.type,
      family: family?.slug ?? '',
      slug: product.slug,
      sku: product.sku,
      references: referencesOf(records),
      name: product.name,
      brand: brandOf(attributes.get(BRAND), product),
      subtitle: product.subtitle,
      /* lists of departments, on devices of older builds too, are what it leaves */
      categoryIds: vehicle.sale === 'unlisted' ? [] : categoryIdsOf(categories, records),
      optionIds: [
        ...filterOptions(asked, [product, ...variants]),
        ...valued.flatMap((one) => [...(values.get(one.code) ?? [])].map((value) => valueOptionId(one, value))),
      ],
      createdDay: Math.floor(product.created_at.getTime() / DAY_MS),
      featured: product.featured,
      image: imageOf(records),
      // something is chosen on its page first: of parts as of variants
      variants: together === undefined ? (hasVariants ? variants.length : 0) : together.parts.length,
      ...(together?.offer ?? offerOfAll([...offers.values()])),
      ...(together === undefined ? quantityPricesOf(offers.get(product.id)) : {}),
      taxPercent: Number(product.tax_percent),
      ...(vehicle.sale === undefined ? {} : { sale: vehicle.sale }),
    };
    const superAttributes = product.super_attributes.flatMap((code) => attributes.get(code) ?? []);
    const translations = readTexts(product.translations);
    const detail: ProductDetail = {
      uuid: product.uuid,
      shortDescription: product.short_description,
      description: richText(product.description),
      pictures: records.pictures.map(pictureOf),
      attributes: shown
        .filter((attribute) => attribute.isVisibleOnFront)
        .flatMap((attribute) => shownValue(attribute, product.attributes) ?? []),
      superAttributes: superAttributes.map((attribute) => attribute.code),
      variants: (hasVariants ? variants : []).flatMap((variant) => {
        const offer = offers.get(variant.id);
        const optionIds = superAttributes.flatMap((attribute) =>
          optionIdsOf(attribute, variant.attributes).slice(0, 1),
        );
        const own = records.pictureOf(variant.id);
        const image = own === undefined ? {} : { image: pictureOf(own) };
        return offer
          ? [{ uuid: variant.uuid, sku: variant.sku, optionIds, ...image, ...offer, ...restockOf(variant) }]
          : [];
      }),
      related: records.relationsOf('related'),
      ...moreRelations(records),
      ...(records.videos.length === 0 ? {} : { videos: records.videos }),
      ...(records.documents.length === 0 ? {} : { documents: records.documents }),
      deposit: moneyOf(product.deposit),
      ecoContribution: moneyOf(product.eco_contribution),
      weightGrams: product.weight_grams,
      ...(together?.terms ?? { warrantyMonths: product.warranty_months, returnDays: product.return_days }),
      ean13: product.ean13,
      manufacturerReference: product.manufacturer_reference,
      metaTitle: product.meta_title,
      metaDescription: product.meta_description,
      updatedAt: product.updated_at.toISOString(),
      ...restockOf(product),
      ...(together === undefined ? {} : { parts: together.parts }),
      ...(together === undefined || together.options.length === 0 ? {} : { partOptions: together.options }),
      ...(product.kit_price === 'fixed' && together !== undefined ? { kitPrice: product.kit_price } : {}),
      ...downloadsOf(records),
      ...(vehicle.facts === undefined ? {} : { vehicle: vehicle.facts }),
      ...(translations === undefined ? {} : { translations }),
    };
    return { row, detail, values };
  };
}

const restockOf = ({ restock_on: restockOn }: Pick<ProductRecord, 'restock_on'>) =>
  restockOn === null ? {} : { restockOn };

/** Of most products nothing is downloaded: their pages say nothing of it. */
const downloadsOf = ({ downloads, samples }: ProductRecords) => ({
  ...(downloads.length === 0 ? {} : { downloads }),
  ...(samples.length === 0 ? {} : { samples }),
});

/** A page says nothing of what there is none of. */
function moreRelations({
  relationsOf,
}: ProductRecords): Pick<ProductDetail, 'upSells' | 'crossSells' | 'alternatives'> {
  const [upSells, crossSells, alternatives] = [
    relationsOf('up_sell'),
    relationsOf('cross_sell'),
    relationsOf('alternative'),
  ];
  return {
    ...(upSells.length === 0 ? {} : { upSells }),
    ...(crossSells.length === 0 ? {} : { crossSells }),
    ...(alternatives.length === 0 ? {} : { alternatives }),
  };
}

/** Of what is sold itself; variants tell their own. */
const quantityPricesOf = ({ quantityPrices }: Partial<Offer> = {}) =>
  quantityPrices === undefined ? {} : { quantityPrices };

/** Whatever a person may type to find it; its own SKU stands in the row. */
function referencesOf({ product, variants, references, parts }: ProductRecords): string[] {
  const articles = parts.parts.map(({ article }) => article);
  const all = [product, ...variants, ...articles].flatMap((one) => [one.sku, one.manufacturer_reference, one.ean13]);
  const known = [...all, ...references].filter((text) => text !== null && text !== '' && text !== product.sku);
  return [...new Set(known.filter((text) => text !== null))];
}

function brandOf(brand: Attribute | undefined, product: ProductRecord): RowBrand | null {
  const [id] = brand ? optionIdsOf(brand, product.attributes) : [];
  const option = brand?.options.find((one) => one.id === id);
  return option ? { id: option.id, label: option.label.fr_FR } : null;
}

/** The leaf that stands first, then the other categories, then everything above them. */
function categoryIdsOf(categories: ReadonlyMap<number, Category>, records: ProductRecords): number[] {
  const shown = records.categoryIds.filter((id) => withAncestors(categories, id).length > 0);
  return [...new Set([...shown, ...shown.flatMap((id) => withAncestors(categories, id))])];
}

/** Options of all of them, by attribute in the order asked for. */
function filterOptions(asked: readonly Attribute[], products: readonly ProductRecord[]): number[] {
  const ids = new Set<number>();
  for (const { attributes } of products)
    for (const attribute of asked)
      if (attributes[attribute.code] !== undefined) for (const id of optionIdsOf(attribute, attributes)) ids.add(id);
  return [...ids];
}

const NO_VALUES: FoundValues = new Map();

function valuesOf(valued: readonly Attribute[], products: readonly ProductRecord[]): FoundValues {
  if (valued.length === 0) return NO_VALUES;
  return new Map(
    valued.map((one) => [
      one.code,
      new Set(products.flatMap(({ attributes }) => filterValueOf(one, attributes) ?? [])),
    ]),
  );
}

const pictureOf = ({ hash, width, height, alt }: PictureRecord) => ({ hash, width, height, alt });

function imageOf({ pictures: [first] }: ProductRecords): CatalogueRow['image'] {
  return first ? { hash: first.hash, width: first.width, height: first.height } : null;
}

/** Written by our own services through the contract's types. */
function richText(value: unknown): RichText {
  return Array.isArray(value) ? value : [];
}
