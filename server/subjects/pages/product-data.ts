/** JSON-LD of an article (schema.org Product, Car, Motorcycle): what it is, costs, and how it is brought and sent back. */
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { picturePath, productPath } from '#core/contract/pages/paths.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

import type { Node, ShopFacts } from './structured-facts.ts';

const AVAILABILITY = ['OutOfStock', 'LimitedAvailability', 'InStock', 'BackOrder'] as const;

/** Of a vehicle that somebody has set aside, or bought. */
const SALE = { reserved: 'LimitedAvailability', sold: 'SoldOut', unlisted: 'SoldOut' } as const;

/** What a shopper reads of it in words, where it is no piece in stock. */
function availabilityOf({ type, stock, sale }: CatalogueRow): string {
  if (sale !== undefined) return SALE[sale];
  const isDownload = factsOfType(type).offered === 'download';
  return isDownload && AVAILABILITY[stock] === 'InStock' ? 'OnlineOnly' : AVAILABILITY[stock];
}

const euros = (amount: number): string => (amount / UNITS_PER_EURO).toFixed(2);

const isVehicle = ({ type }: CatalogueRow): boolean => factsOfType(type).shownAs === 'vehicle';

function offer(row: CatalogueRow, detail: ProductDetail | null, facts: ShopFacts): Node {
  return {
    ...priceOf(row, detail),
    url: facts.origin + productPath(row),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availabilityOf(row)}`,
    itemCondition: `https://schema.org/${isVehicle(row) && detail?.vehicle?.isNew !== true ? 'UsedCondition' : 'NewCondition'}`,
    seller: { '@type': 'Organization', name: facts.siteName },
  };
}

/** A group is as many offers as it has members. */
function priceOf({ type, price }: CatalogueRow, detail: ProductDetail | null): Node {
  const prices = detail?.parts?.map((part) => part.price) ?? [];
  if (factsOfType(type).parts !== 'members' || prices.length === 0) return { '@type': 'Offer', price: euros(price) };
  return {
    '@type': 'AggregateOffer',
    lowPrice: euros(Math.min(...prices)),
    highPrice: euros(Math.max(...prices)),
    offerCount: prices.length,
  };
}

/** The standard delivery of one piece, as the shop promises it on the page; nothing where there is none. */
function shipping({ area, price }: CatalogueRow, { setting }: ShopFacts): Node {
  const place = { channel: area };
  if (!setting('sales.carriers.flatrate.active', place)) return {};
  const isFree =
    setting('sales.carriers.free.active', place) && price >= setting('sales.carriers.free.min_amount', place);
  const [from, to] = [
    setting('sales.carriers.flatrate.min_days', place),
    setting('sales.carriers.flatrate.max_days', place),
  ];
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: euros(isFree ? 0 : setting('sales.carriers.flatrate.default_rate', place)),
        currency: 'EUR',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
      },
    },
  };
}

const returns = (days: number): Node => ({
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'FR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
  },
});

/** A file that is downloaded at once is not taken back (Code de la consommation, art. L221-28, 13°). */
const NOT_RETURNED: Node = {
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'FR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  },
};

/** How it comes to its buyer and goes back: only what is carried is sent, and sent back. */
function carriedAndReturned(row: CatalogueRow, detail: ProductDetail | null, facts: ShopFacts): Node {
  const { downloads, delivery } = factsOfType(row.type);
  if (downloads === true) return NOT_RETURNED;
  if (delivery !== 'shipped') return {};
  return { ...shipping(row, facts), ...returns(detail?.returnDays ?? 14) };
}

/** What decides between two vehicles, beside the price. */
function odometer(detail: ProductDetail | null): Node {
  const said = new Map(detail?.attributes.map(({ code, value }) => [code, value]));
  const [year, mileage] = [said.get('year'), said.get('mileage')];
  const registered = /^(\d\d)\/(\d{4})$/u.exec(String(said.get('first_registration') ?? ''));
  return {
    ...(typeof year === 'number' ? { vehicleModelDate: String(year) } : {}),
    ...(typeof mileage === 'number'
      ? { mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: 'KMT' } }
      : {}),
    ...(registered === null ? {} : { dateVehicleFirstRegistered: `${registered[2]}-${registered[1]}` }),
  };
}

export function productData(row: CatalogueRow, detail: ProductDetail | null, facts: ShopFacts): Node {
  const kind = isVehicle(row) ? (row.area === 'auto' ? 'Car' : 'Motorcycle') : 'Product';
  const description = detail?.shortDescription || row.subtitle;
  const pictures = detail?.pictures ?? (row.image === null ? [] : [row.image]);
  return {
    '@type': kind,
    name: row.name,
    sku: row.sku,
    ...(detail?.manufacturerReference ? { mpn: detail.manufacturerReference } : {}),
    ...(detail?.ean13 ? { gtin13: detail.ean13 } : {}),
    ...(row.brand === null ? {} : { brand: { '@type': 'Brand', name: row.brand.label } }),
    ...(description === '' ? {} : { description }),
    ...(pictures.length === 0 ? {} : { image: pictures.map((one) => facts.origin + picturePath(one.hash, 800)) }),
    ...(isVehicle(row) ? odometer(detail) : {}),
    offers: {
      ...offer(row, detail, facts),
      ...carriedAndReturned(row, detail, facts),
    },
  };
}
