/** The two halves of the shop (domain 9): what each is called, offers and sells from, by which host it answers. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { channelHead, maintenance, TIME_ZONE_WORDS } from './channel-fields.ts';

export const channels = resource({
  name: 'channels',
  table: 'shop_channel',
  words: { many: label('Canaux'), one: label('Canal') },
  permissions: { actions: CRUD, group: 'configuration' },
  fields: {
    code: field.slug('Code', { max: 60, half: true, help: label('auto et moto sont les deux espaces de la boutique') }),
    name: field.text('Nom', { max: 60, half: true }),
    description: field.multiline('Description', { max: 320, optional: true }),
    hostname: field.host('Domaine', {
      optional: true,
      help: label('Quand les deux espaces ont le leur, chacun s’ouvre à son adresse'),
    }),
    timeZone: field.choice('Fuseau horaire', TIME_ZONE_WORDS, { preset: 'Europe/Paris' }),
    logo: field.picture('Logo', { optional: true, help: label('Remplace ceux de l’image de marque dans cet espace') }),
    favicon: field.picture('Icône de l’onglet', { optional: true }),
    locales: field.references('Langues proposées', { to: 'locales', some: true }),
    defaultLocale: field.reference('Langue par défaut', { to: 'locales', by: 'code' }),
    currencies: field.references('Devises proposées', { to: 'currencies', some: true }),
    defaultCurrency: field.reference('Devise par défaut', { to: 'currencies', by: 'code' }),
    inventorySources: field.references('Sources de stock', { to: 'inventory-sources' }),
    ...channelHead,
    ...maintenance,
  },
  translatable: ['name', 'description', 'seoTitle', 'seoDescription', 'maintenanceText'],
  form: {
    tabs: [
      {
        key: 'main',
        label: label('Canal'),
        sections: [
          { fields: ['code', 'name', 'description', 'hostname', 'timeZone'] },
          { label: label('Image'), fields: ['logo', 'favicon'] },
        ],
      },
      {
        key: 'sale',
        label: label('Langues, devises et stock'),
        sections: [{ fields: ['locales', 'defaultLocale', 'currencies', 'defaultCurrency', 'inventorySources'] }],
      },
      { key: 'seo', label: label('Référencement'), sections: [{ fields: Object.keys(channelHead) }] },
      { key: 'maintenance', label: label('Maintenance'), sections: [{ fields: Object.keys(maintenance) }] },
    ],
  },
  list: {
    columns: ['name', 'code', 'hostname', 'defaultLocale', 'isMaintenanceOn'],
    more: ['timeZone', 'locales', 'currencies', 'defaultCurrency', 'inventorySources', 'updatedAt'],
    sort: ['name', 'code', 'updatedAt'],
    order: 'code',
    search: ['code', 'name', 'hostname'],
    filter: ['code', 'name', 'hostname', 'isMaintenanceOn'],
    inline: ['name', 'isMaintenanceOn'],
  },
  unique: ['code', 'hostname'],
  usedBy: [],
  titleField: 'name',
  subtitleField: 'code',
  screen: { page: '/admin/administration/configuration/channels', nav: 'configuration', glyph: 'gearSix' },
  shown: 'structure',
});
