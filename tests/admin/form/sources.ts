import { inventorySources } from '#core/resources/configuration/inventory-sources.ts';
import type { Resource } from '#core/resources/resource.ts';

/** In two tabs, with a name in two languages and a priority that a channel may say otherwise. */
export const sources: Resource = {
  ...inventorySources,
  titleField: 'name',
  translatable: ['name'],
  perChannel: ['priority'],
  fixedBy: 'isFixed',
  form: {
    tabs: [
      {
        key: 'main',
        label: 'Général',
        sections: [
          { fields: ['code', 'name', 'description', 'priority', 'isPickupPoint'] },
          { label: 'En vente', fields: ['status'], aside: true },
        ],
      },
      {
        key: 'place',
        label: 'Lieu',
        sections: [
          {
            fields: [
              'contactName',
              'contactEmail',
              'contactNumber',
              'fax',
              'street',
              'postcode',
              'city',
              'state',
              'country',
              'latitude',
              'longitude',
              'openingHours',
            ],
          },
        ],
      },
    ],
  },
};
