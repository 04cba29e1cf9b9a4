/** The two halves of the shop (domain 9): what each is called, by which host it answers, whether it is closed. */
import { label } from '#core/resources/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const channels = resource({
  name: 'channels',
  table: 'shop_channel',
  words: { many: label('Canaux'), one: label('Canal') },
  fields: {
    code: field.slug('Code', { max: 60, half: true, help: label('auto et moto sont les deux espaces de la boutique') }),
    name: field.text('Nom', { max: 60, half: true }),
    hostname: field.host('Domaine', {
      optional: true,
      help: label('Quand les deux espaces ont le leur, chacun s’ouvre à son adresse'),
    }),
    seoTitle: field.text('Titre de l’accueil', {
      max: 120,
      optional: true,
      help: label('Pour les moteurs de recherche ; vide : le nom du site et l’espace'),
    }),
    seoDescription: field.multiline('Description de l’accueil', { max: 320, optional: true }),
    isMaintenanceOn: field.boolean('Mode maintenance'),
    maintenanceText: field.multiline('Message de maintenance', { max: 500, optional: true }),
    allowedIps: field.tags('Adresses IP qui entrent quand même', { max: 45 }),
  },
  translatable: ['name', 'seoTitle', 'seoDescription', 'maintenanceText'],
  form: {
    tabs: [
      {
        key: 'main',
        label: label('Canal'),
        sections: [{ fields: ['code', 'name', 'hostname'] }],
      },
      { key: 'seo', label: label('Référencement'), sections: [{ fields: ['seoTitle', 'seoDescription'] }] },
      {
        key: 'maintenance',
        label: label('Maintenance'),
        sections: [{ fields: ['isMaintenanceOn', 'maintenanceText', 'allowedIps'] }],
      },
    ],
  },
  list: {
    columns: ['name', 'code', 'hostname', 'isMaintenanceOn'],
    more: ['updatedAt'],
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
  screen: { page: '/admin/administration/configuration/channels', nav: 'configuration' },
  shown: 'structure',
});
