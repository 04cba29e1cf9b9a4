import { PRODUCT_TYPES } from '#core/domain/catalogue/types/all-types.ts';
import { SALE_SHOWN, type SaleShown } from '#core/domain/catalogue/vehicles/sale-state.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import { column, dictionary, flag, list, number, numberOrNull, oneOf, sparse, text } from './columns.ts';
import type { Column, Kind, Readers, RowOf, Table } from './columns.ts';

/**
 * What the catalogue knows of a product for lists, filters and search (design §4). It has two halves that travel apart
 * because they change at different speeds: the card (texts, attributes) and the offer (price, stock).
 */

interface RowImage {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

export interface RowBrand {
  /** The option id of the attribute `brand`; it stands in `optionIds` too. */
  readonly id: number;
  readonly label: string;
}

const image: Kind<RowImage | null> = {
  store: (image) => (image ? [image.hash, image.width, image.height] : 0),
  open(stored) {
    if (!Array.isArray(stored)) return null;
    const [hash, width, height] = stored;
    return { hash, width, height };
  },
};

const brandIds = column('brandIds', number);
const brands = dictionary('brands');

/** In a page its id, 0 for none, and its label lie apart. */
const brand: Column<RowBrand | null> = {
  place: 6,
  store: (brand) => (brand ? [brand.id, brand.label] : 0),
  open(stored) {
    if (!Array.isArray(stored)) return null;
    const [id, label] = stored;
    return { id, label };
  },
  write: (values) => ({
    ...brandIds.write(values.map((brand) => brand?.id ?? 0)),
    ...brands.write(values.map((brand) => brand?.label ?? '')),
  }),
  reader(page) {
    const [idOf, labelOf] = [brandIds.reader(page), brands.reader(page)];
    return (at) => {
      const id = idOf(at);
      return id === 0 ? null : { id, label: labelOf(at) };
    };
  },
};

/** Silent where it can be had, as everything but a vehicle can: a page in which all can has no such column. */
const SALES = oneOf(SALE_SHOWN, 'open');
type Sale = Exclude<SaleShown, 'open'> | undefined;
const saleKind: Kind<Sale> = {
  store: (value) => SALES.store(value ?? 'open'),
  open(stored) {
    const shown = SALES.open(stored);
    return shown === 'open' ? undefined : shown;
  },
};
const everySale = column('sales', saleKind);
const sale: Column<Sale> = {
  ...everySale,
  write: (values) => (values.every((one) => one === undefined) ? {} : everySale.write(values)),
};

/** The columns of a card: a new one comes last, with the next free place where nothing is computed with it. */
export const CARD = {
  id: column('ids', number),
  uuid: column('uuids', text, 0),
  area: column('areas', oneOf(AREAS, 'auto')),
  type: column('types', oneOf(PRODUCT_TYPES, 'simple')),
  /** The `{type}` of the product's address: /{area}/nos-produits/{family}/{slug}. */
  family: dictionary('families'),
  /** Unique within its area. */
  slug: column('slugs', text, 1),
  sku: column('skus', text, 2),
  /** Manufacturer numbers, OEM references, EAN, SKUs of the variants: whatever a person may type to find it. */
  references: column('references', list<string>(), 3),
  name: column('names', text, 4),
  brand,
  /** One short line, such as "Ø 283 mm". */
  subtitle: column('subtitles', text, 5),
  /** The main leaf first, then every other category it is found in, ancestors included. */
  categoryIds: column('categoryIds', list<number>()),
  /** Ids of attribute options (filters), those of the variants included. */
  optionIds: column('optionIds', list<number>()),
  /** Days since 1970-01-01. */
  createdDay: column('createdDays', number),
  /** Weight in the default order, 0 = not featured; an integer up to 65,535. */
  featured: column('featured', number),
  image: column('images', image, 7),
  /** Number of variants, 0 for a simple product. */
  variants: column('variants', number, 8),
  /** How far the sale of a vehicle is. */
  sale,
};

/** The columns of an offer. */
export const OFFER = {
  id: CARD.id,
  /** Effective lowest price, taxes included. */
  price: column('prices', number),
  /** The struck prior price of an announced reduction (domain 2.5), or null. */
  regular: column('regulars', numberOrNull),
  /** "à partir de": the variants differ in price. */
  priceFrom: column('froms', flag),
  stock: column('stocks', oneOf(Object.values(STOCK), STOCK.out)),
  /** The quantity shown when `stock` is 1, otherwise 0. */
  low: column('lows', number),
  /** VAT contained in the price, in percent (20, 5.5). */
  taxPercent: column('taxes', number),
  /** What more of them cost everybody, smallest quantity first; left out where all cost the same. */
  quantityPrices: sparse<QuantityPrice>('steps', 9),
};

export type CardRow = RowOf<typeof CARD>;
export type OfferRow = RowOf<typeof OFFER>;

/** The fields that pages and segments hold. */
export type HeldRow = CardRow & OfferRow;

export const COLUMNS: Table<HeldRow> = { ...CARD, ...OFFER };

export type CatalogueRow = HeldRow & {
  /** Its own address where that is not the pattern's: segments hold none, the permalinks of the shop give it. */
  readonly path?: string;
};

/**
 * Reads whole rows. Written out, because an object whose fields are put one by one costs twenty times as much.
 * @param at its place among the cards, and @param offerAt among the offers
 */
export const readerOf =
  (read: Readers<HeldRow>) =>
  (at: number, offerAt: number, record: readonly unknown[]): CatalogueRow => {
    const quantityPrices = read.quantityPrices(offerAt, record);
    const sale = read.sale(at, record);
    return {
      id: read.id(at, record),
      uuid: read.uuid(at, record),
      area: read.area(at, record),
      type: read.type(at, record),
      family: read.family(at, record),
      slug: read.slug(at, record),
      sku: read.sku(at, record),
      references: read.references(at, record),
      name: read.name(at, record),
      brand: read.brand(at, record),
      subtitle: read.subtitle(at, record),
      categoryIds: read.categoryIds(at, record),
      optionIds: read.optionIds(at, record),
      createdDay: read.createdDay(at, record),
      featured: read.featured(at, record),
      image: read.image(at, record),
      variants: read.variants(at, record),
      price: read.price(offerAt, record),
      regular: read.regular(offerAt, record),
      priceFrom: read.priceFrom(offerAt, record),
      stock: read.stock(offerAt, record),
      low: read.low(offerAt, record),
      taxPercent: read.taxPercent(offerAt, record),
      ...(sale === undefined ? {} : { sale }),
      ...(quantityPrices === undefined ? {} : { quantityPrices }),
    };
  };
