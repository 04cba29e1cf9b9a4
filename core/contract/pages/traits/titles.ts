/** Titles that do not depend on what a page shows, in the catalogue's language; the name of the shop follows them. */
import type { Area } from '#core/domain/shop/area.ts';
import type { PageId } from '#core/contract/pages/routes.ts';

const TITLES = {
  '{area}.vehicles.index': { auto: 'Voitures à vendre', moto: 'Motos à vendre' },
  '{area}.contact': { auto: 'Contact auto', moto: 'Contact moto' },
  '{area}.contact-vehicule': { auto: 'Contact véhicule auto', moto: 'Contact véhicule moto' },
  '{area}.checkout.cart': { auto: 'Panier', moto: 'Panier moto' },
  'products.index': 'Nos produits',
  'categories.index': 'Nos catégories de produits',
  search: 'Recherche',
} as const satisfies Partial<Record<PageId, string | Readonly<Record<Area, string>>>>;

type Titled = keyof typeof TITLES;

export function titleOf(id: Extract<Titled, `{area}${string}`>, area: Area): string;
export function titleOf(id: Exclude<Titled, `{area}${string}`>): string;
export function titleOf(id: Titled, area: Area = 'auto'): string {
  const title = TITLES[id];
  return typeof title === 'string' ? title : title[area];
}
