/** Places where stock lies, by the definition of inventory sources: every third in another town, every second active. */
import { screen } from '@testing-library/react';
import { inventorySources } from '#core/resources/configuration/inventory-sources.ts';
import { ShopOfRows, type Row } from './shop-of-rows.ts';

const resource = {
  ...inventorySources,
  titleField: 'code',
  list: { ...inventorySources.list, more: ['contactEmail', 'country'], inline: ['priority', 'status', 'name'] },
};
const CITIES = ['Lyon', 'Nantes', 'Rennes'];
export const uuidOf = (at: number): string => `5d1c1f0e-5a0b-4b7c-9b1e-${String(at).padStart(12, '0')}`;
/** Which revision that is. */
export const revIdOf = (at: number): string => `7e2d2f1f-6b1c-4c8d-8c2f-${String(at).padStart(12, '0')}`;
export const rowOf = (at: number): Row => ({
  uuid: uuidOf(at),
  rev: 1,
  revId: revIdOf(at),
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  fields: {
    code: `depot-${String(at).padStart(3, '0')}`,
    name: `Dépôt ${at}`,
    description: null,
    contactName: 'Camille Durand',
    contactEmail: 'lyon@example.fr',
    contactNumber: '+33478000000',
    fax: null,
    street: '12 rue de la République',
    postcode: '69002',
    city: CITIES[at % 3],
    state: null,
    country: 'FR',
    latitude: 45.764,
    longitude: null,
    openingHours: null,
    priority: at,
    isPickupPoint: true,
    status: at % 2 === 0,
  },
});
export const shopOf = (count: number) =>
  new ShopOfRows(
    resource,
    Array.from({ length: count }, (_, at) => rowOf(at + 1)),
  );
/** The sentence is also said to those who do not see it. */
export const foot = (text: string) => screen.findByText(text, { selector: 'p' });
