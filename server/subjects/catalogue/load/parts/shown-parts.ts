/** What the page of a product that is put together shows of its parts, and what a list shows of the whole. */
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { chosenOf, defaultChoice, kitsOf, type KitComponent } from '#core/domain/catalogue/parts/kit.ts';
import { rulesFor, STOCK, stockState, type StockState } from '#core/domain/catalogue/stock.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { ProductPart, ProductPartOption } from '#core/contract/catalogue/product-parts.ts';
import { readTexts } from '#core/contract/catalogue/product-texts.ts';
import type { Attribute, AttributeFamily } from '#core/contract/catalogue/structure.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { optionIdsOf } from '#server/subjects/catalogue/load/attributes/shown-value.ts';
import { offerOf, offerOfAll, type Offer, type OfferRules } from '#server/subjects/catalogue/load/offers.ts';
import type { PictureRecord, ProductRecords } from '#server/subjects/catalogue/load/product-records.ts';

import { isPartSold, type PartRecord } from './part-records.ts';

interface ShownParts {
  readonly parts: readonly ProductPart[];
  readonly options: readonly ProductPartOption[];
  readonly offer: Offer & { readonly priceFrom: boolean };
  /** What holds for every piece of it. */
  readonly terms: Pick<ProductDetail, 'warrantyMonths' | 'returnDays'>;
}

/** Of the structure. */
interface Words {
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly families: ReadonlyMap<number, AttributeFamily>;
}

/** Null where nothing of it can be bought: there is nothing to show. Undefined for a product that is one article. */
export function partsShown(records: ProductRecords, rules: OfferRules, words: Words): ShownParts | null | undefined {
  const { product, parts } = records;
  const made = factsOfType(product.type).parts;
  if (made === null) return undefined;
  return made === 'members'
    ? membersShown(records, rules, words)
    : kitShown(parts.parts.length === 0 ? null : records, rules, words);
}

function membersShown(records: ProductRecords, rules: OfferRules, words: Words): ShownParts | null {
  const sold = records.parts.parts.filter(isPartSold);
  if (sold.length === 0) return null;
  const parts = sold.map((part) => shownPart(part, records, rules, words));
  const { price, stock, low } = offerOfAll(parts);
  // what is struck is a member's own
  const offer = { price, regular: null, stock, low, priceFrom: parts.length > 1 };
  return { parts, options: [], offer, terms: termsOf(sold) };
}

function kitShown(records: ProductRecords | null, rules: OfferRules, words: Words): ShownParts | null {
  if (records === null) return null;
  const { product } = records;
  const { options, parts: all } = records.parts;
  const place = new Map(options.map(({ uuid }, at) => [uuid, at]));
  const kept = all.filter(({ option }) => option !== null && place.has(option));
  const parts = kept.map((part) => ({
    ...shownPart(part, records, rules, words),
    option: place.get(part.option ?? '') ?? 0,
    // what is no longer sold stays where it was, and cannot be had
    ...(isPartSold(part) ? {} : { stock: STOCK.out, low: 0 }),
  }));
  if (parts.length === 0) return null;
  const shown = options.map(({ name, name_english: english, kind, is_required: isRequired }) => ({
    name,
    ...(english === null || english === '' ? {} : { english }),
    kind,
    isRequired,
  }));
  const kit = { options: shown, components: parts };
  const chosen = chosenOf(kit, defaultChoice(kit)) ?? [];
  const sum = chosen.reduce((all, { component, quantity }) => all + component.price * quantity, 0);
  const own = offerOf(product, records, rules);
  const isFixed = product.kit_price === 'fixed';
  const stocks = chosen.map(({ component, quantity }) => ({ ...stockOf(component, kept, records), quantity }));
  return {
    parts,
    options: shown,
    terms: termsOf(kept),
    offer: {
      price: isFixed ? own.price : sum,
      regular: isFixed ? own.regular : null,
      ...kitStock(stocks, rules),
      priceFrom: false,
    },
  };
}

/** The least of what its articles have; files have neither. */
function termsOf(parts: readonly PartRecord[]): ShownParts['terms'] {
  const own = parts.map(({ article, parent }) => parent ?? article);
  const least = (read: (row: (typeof own)[number]) => number) =>
    Math.min(...own.map((row) => (factsOfType(row.type).stock === 'none' ? 0 : read(row))));
  return {
    warrantyMonths: least((row) => row.warranty_months),
    returnDays: least((row) => (row.allow_return ? row.return_days : 0)),
  };
}

interface ComponentStock {
  readonly stock: StockState;
  readonly available: number | null;
  readonly quantity: number;
}

function stockOf(
  { number, stock }: KitComponent & Pick<ProductPart, 'stock'>,
  parts: readonly PartRecord[],
  { saleable }: ProductRecords,
) {
  const article = parts.find((one) => one.number === number)?.article;
  const isLimited = article?.manage_stock === true && stock !== STOCK.order;
  return { stock, available: stock === STOCK.out ? 0 : isLimited ? saleable(article.id) : null };
}

/** A kit is there as often as the scarcest of what it holds. */
function kitStock(stocks: readonly ComponentStock[], { stock: rules }: OfferRules): Pick<Offer, 'stock' | 'low'> {
  const left = kitsOf(stocks);
  const isOrdered = stocks.some(({ stock }) => stock === STOCK.order);
  if (left === null) return { stock: stocks.length === 0 ? STOCK.out : isOrdered ? STOCK.order : STOCK.in, low: 0 };
  if (left === 0) return { stock: STOCK.out, low: 0 };
  if (isOrdered) return { stock: STOCK.order, low: 0 };
  const state = stockState(left, {
    ...rulesFor(rules, { back_orders: false, low_stock_threshold: null }),
    outThreshold: 0,
  });
  return { stock: state, low: state === STOCK.low ? left : 0 };
}

function shownPart(
  part: PartRecord,
  records: ProductRecords,
  rules: OfferRules,
  { attributes, families }: Words,
): ProductPart {
  const { article, parent, number, quantity, is_fixed: isFixed, is_default: isDefault } = part;
  const product = parent ?? article;
  const english = readTexts(product.translations)?.en_GB?.name;
  const picture = records.pictureOf(article.id) ?? records.pictureOf(product.id);
  const chosen = product.super_attributes.flatMap((code) => {
    const attribute = attributes.get(code);
    const [id] = attribute === undefined || parent === null ? [] : optionIdsOf(attribute, article.attributes);
    return id === undefined ? [] : [[code, id] as const];
  });
  const family = families.get(product.family_id)?.slug;
  const address = { area: product.area, family: family ?? '', slug: product.slug };
  const own = { ...records, quantityPricesOf: (id: number) => records.quantityPricesOf(id, product.id) };
  const { price, regular, stock, low, quantityPrices } = offerOf(article, own, rules);
  return {
    number,
    product: product.uuid,
    variant: parent === null ? null : article.uuid,
    sku: article.sku,
    ...(factsOfType(article.type).offered === undefined ? {} : { type: article.type }),
    name: product.name,
    ...(english === undefined ? {} : { english }),
    ...(chosen.length === 0 ? {} : { chosen }),
    ...(product.is_visible && family !== undefined
      ? { path: parent === null ? productPath(address) : productPath(address, article.sku) }
      : {}),
    ...(picture === undefined ? {} : { image: pictureOf(picture) }),
    quantity,
    isFixed,
    isDefault,
    price,
    regular,
    stock,
    low,
    ...(quantityPrices === undefined ? {} : { quantityPrices }),
    taxPercent: Number(product.tax_percent),
    deposit: moneyOf(product.deposit),
    ecoContribution: moneyOf(product.eco_contribution),
  };
}

const pictureOf = ({ hash, width, height, alt }: PictureRecord) => ({ hash, width, height, alt });
