/** Arguments of changes, as a shopper's device makes them. */
import type { Area } from '#core/domain/shop/area.ts';
import type { OfflineArgs } from '#core/contract/offline-routes.ts';

/** UUIDs in a row: a different series for every seed. */
export function countingIds(series: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${series.toString(16).padStart(8, '0')}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
  };
}

export const productUuid = (index: number): string => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;

export function addArgs(area: Area, product: string, delta: number): OfflineArgs<'api.cart.items.store'> {
  return {
    area,
    lineKey: product,
    product,
    variant: null,
    delta,
    snapshot: {
      name: 'Plaquettes de frein',
      sku: 'BRK-1',
      path: `/${area}/nos-produits/simple/plaquettes`,
      image: null,
      options: [],
      unitPrice: 249_000,
      taxPercent: 20,
      deposit: 0,
      ecoContribution: 0,
    },
  };
}

export function quoteArgs(uuid: string, area: Area, product: string): OfflineArgs<'api.checkout.quotes.store'> {
  return {
    uuid,
    area,
    lines: [{ lineKey: product, quantity: 1, name: 'Plaquettes de frein', sku: 'BRK-1', unitPrice: 249_000 }],
    contact: {
      customerType: 'individual',
      gender: null,
      lastName: 'Martin',
      firstName: 'Camille',
      email: 'camille@example.test',
      phone: '0612345678',
      postcode: '75011',
      city: 'Paris',
    },
    vehicle: null,
    wantedDate: null,
    comment: null,
    consent: true,
  };
}

export function contactArgs(uuid: string, area: Area): OfflineArgs<'api.contact.store'> {
  return {
    uuid,
    area,
    name: 'Camille Martin',
    email: 'camille@example.test',
    phone: null,
    message: 'Bonjour',
    consent: true,
    subject: 'Une question',
    orderNumber: null,
  };
}
