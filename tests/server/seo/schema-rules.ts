/**
 * What Google's documents on structured data want of each type that the shop prints (Search Central, "structured data":
 * required properties, and those without which a rich result is not shown). Types that are not here are a gap of the rules.
 */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());
const instant = v.pipe(v.string(), v.isoTimestamp());
const typed = <Type extends string>(type: Type) => ({ '@type': v.literal(type) });
const named = (type: string) => v.looseObject({ ...typed(type), name: text });
/** From 1 on, without a gap. */
const places = (items: readonly { readonly position: number }[]): boolean =>
  items.every(({ position }, at) => position === at + 1);

const address = v.looseObject({
  ...typed('PostalAddress'),
  streetAddress: v.string(),
  postalCode: v.string(),
  addressLocality: v.string(),
  addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u)),
});
const amount = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/u));
const term = (...names: readonly string[]) => v.picklist(names.map((name) => `https://schema.org/${name}`));

const shippingDetails = v.looseObject({
  ...typed('OfferShippingDetails'),
  shippingRate: v.looseObject({ ...typed('MonetaryAmount'), value: amount, currency: v.literal('EUR') }),
  shippingDestination: v.looseObject({ ...typed('DefinedRegion'), addressCountry: v.literal('FR') }),
  deliveryTime: v.looseObject({
    ...typed('ShippingDeliveryTime'),
    transitTime: v.pipe(
      v.looseObject({
        ...typed('QuantitativeValue'),
        minValue: v.number(),
        maxValue: v.number(),
        unitCode: v.literal('DAY'),
      }),
      v.check(({ minValue, maxValue }) => minValue <= maxValue),
    ),
  }),
});
const returnPolicy = v.looseObject({
  ...typed('MerchantReturnPolicy'),
  applicableCountry: v.literal('FR'),
  returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: v.pipe(v.number(), v.integer(), v.minValue(14)),
  returnMethod: term('ReturnByMail'),
});
const offer = {
  ...typed('Offer'),
  url,
  price: amount,
  priceCurrency: v.literal('EUR'),
  availability: term('InStock', 'OutOfStock', 'LimitedAvailability', 'BackOrder', 'SoldOut'),
  seller: named('Organization'),
};
const product = { name: text, sku: text, image: v.optional(v.pipe(v.array(url), v.nonEmpty())) };
const vehicle = (type: string) =>
  v.looseObject({
    ...typed(type),
    ...product,
    offers: v.looseObject({ ...offer, itemCondition: term('UsedCondition', 'NewCondition') }),
  });
const store = (type: string) =>
  v.looseObject({ ...typed(type), name: text, url, address, telephone: v.optional(text) });
const page = (type: string) => v.looseObject({ ...typed(type), name: text, url });

export const SCHEMA_RULES: Readonly<Record<string, v.GenericSchema>> = {
  BreadcrumbList: v.looseObject({
    ...typed('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(v.looseObject({ ...typed('ListItem'), position: v.number(), name: text, item: url })),
      v.nonEmpty(),
      v.check((items) => places(items)),
    ),
  }),
  ItemList: v.looseObject({
    ...typed('ItemList'),
    numberOfItems: v.number(),
    itemListElement: v.pipe(
      v.array(v.looseObject({ ...typed('ListItem'), position: v.number(), name: text, url })),
      v.check((items) => places(items)),
      v.check((items) => new Set(items.map((item) => item.url)).size === items.length),
    ),
  }),
  Product: v.looseObject({
    ...typed('Product'),
    ...product,
    brand: v.optional(named('Brand')),
    gtin13: v.optional(v.pipe(v.string(), v.regex(/^\d{13}$/u))),
    offers: v.looseObject({
      ...offer,
      itemCondition: term('NewCondition'),
      shippingDetails: v.optional(shippingDetails),
      hasMerchantReturnPolicy: returnPolicy,
    }),
  }),
  Car: vehicle('Car'),
  Motorcycle: vehicle('Motorcycle'),
  WebSite: v.looseObject({
    ...typed('WebSite'),
    name: text,
    url,
    potentialAction: v.looseObject({
      ...typed('SearchAction'),
      target: v.pipe(v.string(), v.includes('{search_term_string}')),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
  AutoPartsStore: store('AutoPartsStore'),
  MotorcycleDealer: store('MotorcycleDealer'),
  NewsArticle: v.looseObject({
    ...typed('NewsArticle'),
    headline: v.pipe(text, v.maxLength(110)),
    datePublished: instant,
    dateModified: instant,
    author: named('Organization'),
    publisher: named('Organization'),
    mainEntityOfPage: url,
    image: v.optional(url),
  }),
  WebPage: v.looseObject({ ...typed('WebPage'), name: text, mainEntityOfPage: url }),
  FAQPage: v.looseObject({
    ...typed('FAQPage'),
    mainEntity: v.pipe(
      v.array(
        v.looseObject({
          ...typed('Question'),
          name: text,
          acceptedAnswer: v.looseObject({ ...typed('Answer'), text }),
        }),
      ),
      v.nonEmpty(),
    ),
  }),
  CollectionPage: page('CollectionPage'),
  ContactPage: page('ContactPage'),
};
