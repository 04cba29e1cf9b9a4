/** Where stock lies (domain 2.6): warehouses and shops, some of which hand over what was ordered. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const inventorySources = resource({
  name: 'inventory-sources',
  table: 'inventory_source',
  words: { many: label('Sources de stock'), one: label('Source de stock') },
  permissions: { actions: CRUD, group: 'configuration', after: 'channels' },
  fields: {
    code: field.slug('Code', {
      from: 'name',
      max: 64,
      half: true,
      help: label('Lettres minuscules, chiffres et tirets'),
    }),
    name: field.text('Nom', { half: true }),
    description: field.multiline('Description', { optional: true }),
    contactName: field.text('Nom du contact'),
    contactEmail: field.email('E-mail du contact', { half: true }),
    contactNumber: field.phone('Téléphone du contact', { half: true }),
    fax: field.phone('Fax', { optional: true }),
    street: field.text('Adresse', { autoComplete: 'address-line1' }),
    postcode: field.foreignPostcode('Code postal', 'country', { half: true }),
    city: field.text('Ville', { half: true, autoComplete: 'address-level2' }),
    state: field.text('Région', { optional: true }),
    country: field.country('Pays'),
    latitude: field.decimal('Latitude', { min: -90, max: 90, half: true, optional: true }),
    longitude: field.decimal('Longitude', { min: -180, max: 180, half: true, optional: true }),
    openingHours: field.multiline('Horaires', { optional: true }),
    priority: field.quantity('Priorité', { preset: 0, max: 9999, help: label('La plus petite sert d’abord') }),
    isPickupPoint: field.boolean('Point de retrait'),
    status: field.boolean('Active', { preset: true }),
  },
  list: {
    columns: ['code', 'name', 'city', 'priority', 'status'],
    sort: ['code', 'name', 'city', 'priority'],
    order: 'priority',
    search: ['code', 'name', 'city'],
    filter: ['city', 'country', 'priority', 'isPickupPoint', 'status'],
  },
  unique: ['code'],
  usedBy: [
    { table: 'product_stock', column: 'source', field: 'code', label: label('Stock de produits') },
    {
      table: 'shop_channel',
      column: 'inventory_sources',
      field: 'uuid',
      label: label('Canaux'),
      title: 'name',
      many: true,
    },
  ],
  titleField: 'name',
  subtitleField: 'city',
  screen: { page: '/admin/administration/configuration/inventory-sources', nav: 'configuration', glyph: 'gearSix' },
  shown: 'terms',
});
