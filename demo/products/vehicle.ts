import type { Area } from '#core/domain/shop/area.ts';
import { slugOf } from '#core/domain/text/slug.ts';

import { french } from '../french.ts';
import type { DemoProduct, DemoValue, Shot } from '../shape.ts';
import { paragraph, prose, shot } from '../wording.ts';

export interface Listing {
  readonly area: Area;
  readonly sku: string;
  readonly name: string;
  readonly sub: string;
  readonly short: string;
  readonly text: string;
  readonly price: number;
  readonly photos: readonly (readonly [Shot['kind'], Shot['options']])[];
  readonly has: Readonly<Record<string, DemoValue>>;
  readonly margin?: boolean;
  readonly age: number;
  /** How far its sale is, and since how many days; left out: it is available. */
  readonly sale?: DemoProduct['sale'];
}

const USED = {
  condition: 'Occasion',
  sale_kind: 'Occasion',
  mileage_guaranteed: true,
  service_book: true,
} as const;

/** A vehicle is asked about, never put in a cart (domain 2.10). */
export function vehicle(listing: Listing): DemoProduct {
  const margin = listing.margin ?? true;
  return {
    area: listing.area,
    type: 'vehicle',
    family: 'vehicule',
    sku: listing.sku,
    slug: slugOf(`${listing.name} ${listing.sku}`),
    name: french(listing.name),
    subtitle: french(listing.sub),
    categories: [`vehicules-${listing.area}`],
    // nobody buys a vehicle on a drawing
    shortDescription: french(`${listing.short} Illustration ; photos sur demande.`),
    description: [
      paragraph(listing.text),
      ...prose(`
## Avant de venir

- Essai sur rendez-vous, permis et pièce d'identité à la main.
- Le prix s'entend toutes taxes comprises, hors carte grise.
- Reprise de votre véhicule possible après estimation dans notre atelier.

> ${margin ? 'Régime particulier – Biens d’occasion : la TVA n’est pas récupérable.' : 'TVA récupérable par les professionnels.'} Le rapport de contrôle et l'historique d'entretien sont remis avant la commande.`),
    ],
    price: listing.price,
    special: null,
    deposit: 0,
    ecoContribution: 0,
    stock: 1,
    backOrders: false,
    weightGrams: null,
    warrantyMonths: 12,
    returnDays: 14,
    ean13: null,
    manufacturerReference: null,
    references: [],
    attributes: {
      ...USED,
      vat_scheme: margin ? 'TVA sur la marge' : 'TVA récupérable',
      warranty_type: 'Garantie atelier 12 mois, pièces et main-d’œuvre',
      ...listing.has,
    },
    superAttributes: [],
    variants: [],
    shots: listing.photos.map(([kind, options], at) =>
      shot(kind, at === 0 ? listing.name : `${listing.name}, l’autre côté`, options),
    ),
    related: [],
    featured: 0,
    ageDays: listing.age,
    sale: listing.sale ?? { state: 'available', daysAgo: listing.age },
  };
}
