/** Titles that do not depend on what a page shows; the name of the shop follows them. */
import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import type { PageId } from '#core/contract/pages/routes.ts';

type Words = string | Readonly<Record<Area, string>>;
type Title = Readonly<Record<Locale, Words>>;

const TITLES = {
  '{area}.vehicles.index': {
    fr_FR: { auto: 'Voitures à vendre', moto: 'Motos à vendre' },
    en_GB: { auto: 'Cars for sale', moto: 'Motorcycles for sale' },
  },
  '{area}.contact': {
    fr_FR: { auto: 'Contact auto', moto: 'Contact moto' },
    en_GB: { auto: 'Contact cars', moto: 'Contact motorcycles' },
  },
  '{area}.contact-vehicule': {
    fr_FR: { auto: 'Une question sur une voiture', moto: 'Une question sur une moto' },
    en_GB: { auto: 'A question about a car', moto: 'A question about a motorcycle' },
  },
  '{area}.checkout.cart': {
    fr_FR: { auto: 'Panier', moto: 'Panier moto' },
    en_GB: { auto: 'Basket', moto: 'Motorcycle basket' },
  },
  'products.index': { fr_FR: 'Nos produits', en_GB: 'Our products' },
  'categories.index': { fr_FR: 'Nos catégories de produits', en_GB: 'Our product categories' },
  search: { fr_FR: 'Recherche', en_GB: 'Search' },
} as const satisfies Partial<Record<PageId, Title>>;

type Titled = keyof typeof TITLES;

export function titleOf(id: Extract<Titled, `{area}${string}`>, area: Area, locale?: Locale): string;
export function titleOf(id: Exclude<Titled, `{area}${string}`>, area?: undefined, locale?: Locale): string;
export function titleOf(id: Titled, area: Area = 'auto', locale: Locale = DEFAULT_LOCALE): string {
  const title: Words = TITLES[id][locale];
  return typeof title === 'string' ? title : title[area];
}
