/** The ways to bring a cart to its buyer (domain 3.6). Prices include VAT; cart rules come after. */
import { deliveryFee } from '#core/domain/cart/delivery.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { OpeningHours } from './opening-hours.ts';
import { countryOfPlace, shippingZone, type ShippingZone } from './zones.ts';
import { findTableRate, measureOf, tableRatePrice } from './table-rate.ts';
import type { Destination, Measured, TableRate, TableRateCondition } from './table-rate.ts';

export interface TableRateSet {
  readonly code: string;
  readonly name: string;
  readonly carrierTitle: string;
  readonly description: string | null;
  /** With `{number}` for the number of the parcel. */
  readonly trackingUrl: string | null;
  readonly condition: TableRateCondition;
  readonly minDays: number;
  readonly maxDays: number;
  readonly allowOversize: boolean;
  readonly allowDangerous: boolean;
  readonly position: number;
  readonly rates: readonly TableRate[];
}

export interface PickupPoint {
  /** Of the source of stock. */
  readonly code: string;
  readonly name: string;
  /** Null: not known in a form to reckon with. */
  readonly hours: OpeningHours | null;
}

/** On what terms the shop brings goods; null or empty where it has put a way out of use. */
export interface ShippingTerms {
  /** ISO codes of where parcels go. */
  readonly countries: readonly string[];
  /** Whether the standard delivery, and the free one, go overseas as well. */
  readonly overseas?: boolean;
  readonly free: { readonly title: string; readonly from: Money } | null;
  readonly flatRate: {
    readonly title: string;
    readonly rate: Money;
    readonly per: 'order' | 'unit';
    readonly minDays: number;
    readonly maxDays: number;
  } | null;
  readonly tableRates: readonly TableRateSet[];
  readonly pickup: {
    readonly title: string;
    readonly fee: Money;
    readonly preparationHours: number;
    readonly points: readonly PickupPoint[];
  } | null;
}

/** What of a cart has to be brought: stockable lines alone count for weight and units. */
export interface Shipped extends Measured {
  readonly hasOversize: boolean;
  readonly hasDangerous: boolean;
}

export interface ShippingMethod {
  /** `free_free`, `flatrate_flatrate`, `tablerate_{set}` or `pickup_{source}`. */
  readonly code: string;
  readonly kind: 'free' | 'flatrate' | 'tablerate' | 'pickup';
  readonly title: string;
  readonly carrier: string | null;
  readonly description: string | null;
  readonly price: Money;
  /** Working days after the dispatch; null: told otherwise. */
  readonly days: { readonly min: number; readonly max: number } | null;
  /** Source where it is fetched. */
  readonly pickup: string | null;
}

/** True when something has to be brought; otherwise there is no delivery to choose. */
export function needsDelivery({ units }: Pick<Measured, 'units'>): boolean {
  return units > 0;
}

/** Parcels to these cost several times what one to the mainland does, whichever way the buyer wrote the country. */
const OVERSEAS: readonly (ShippingZone | null)[] = ['overseas_department', 'overseas_collectivity'];

function isStandardPlace({ overseas = false }: ShippingTerms, { country, postcode }: Destination): boolean {
  const zone = shippingZone(country, postcode);
  return zone !== null && (overseas || !OVERSEAS.includes(zone));
}

/** Free delivery is the standard one at no price: it takes its place from its amount on, and says its days. */
function standard({ free, flatRate }: ShippingTerms, cart: Shipped): readonly ShippingMethod[] {
  const days = flatRate && { min: flatRate.minDays, max: flatRate.maxDays };
  const shared = { carrier: null, description: null, days, pickup: null };
  if (free !== null && cart.goods >= free.from) {
    return [{ ...shared, code: 'free_free', kind: 'free', title: free.title, price: 0 }];
  }
  if (flatRate === null) return [];
  const price = deliveryFee({ rate: flatRate.rate, per: flatRate.per, freeFrom: null }, cart.goods, cart.units);
  return [{ ...shared, code: 'flatrate_flatrate', kind: 'flatrate', title: flatRate.title, price }];
}

function fromTable(set: TableRateSet, cart: Shipped, destination: Destination): readonly ShippingMethod[] {
  if ((cart.hasOversize && !set.allowOversize) || (cart.hasDangerous && !set.allowDangerous)) return [];
  const measure = measureOf(set.condition, cart);
  const rate = findTableRate(set.rates, destination, measure);
  if (rate === null) return [];
  return [
    {
      code: `tablerate_${set.code}`,
      kind: 'tablerate',
      title: set.name,
      carrier: set.carrierTitle,
      description: set.description,
      price: tableRatePrice(rate, measure),
      days: { min: set.minDays, max: set.maxDays },
      pickup: null,
    },
  ];
}

/** The store hands over whatever it sells, wherever the buyer lives. */
function fetched({ pickup }: ShippingTerms): readonly ShippingMethod[] {
  if (pickup === null) return [];
  return pickup.points.map(({ code, name }) => ({
    code: `pickup_${code}`,
    kind: 'pickup',
    title: pickup.title,
    carrier: null,
    description: name,
    price: pickup.fee,
    days: null,
    pickup: code,
  }));
}

/**
 * What a cart is offered at a destination, in the order it is shown; `destination` null (no address yet) leaves what is
 * fetched. None: "Aucune méthode de livraison disponible"; nor for a cart of which nothing has to be brought.
 */
export function offeredMethods(
  terms: ShippingTerms,
  cart: Shipped,
  destination: Destination | null,
): readonly ShippingMethod[] {
  if (!needsDelivery(cart)) return [];
  if (destination === null) return fetched(terms);
  const place = { ...destination, country: countryOfPlace(destination.country, destination.postcode) };
  if (!terms.countries.includes(place.country)) return fetched(terms);
  const sets = terms.tableRates.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1));
  return [
    ...(isStandardPlace(terms, place) ? standard(terms, cart) : []),
    ...sets.flatMap((set) => fromTable(set, cart, place)),
    ...fetched(terms),
  ];
}
