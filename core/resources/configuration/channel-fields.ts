/** What a channel says of itself beside what it offers. */
import type { TimeZone } from '#core/domain/shop/time-zone.ts';
import { label, type Label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';

/** What the clocks of a channel are called. */
export const TIME_ZONE_WORDS = {
  'Europe/Paris': label('Paris'),
  'America/Guadeloupe': label('Guadeloupe'),
  'America/Martinique': label('Martinique'),
  'America/Cayenne': label('Guyane'),
  'Indian/Reunion': label('La Réunion'),
  'Indian/Mayotte': label('Mayotte'),
  'Pacific/Noumea': label('Nouvelle-Calédonie'),
  'Pacific/Tahiti': label('Tahiti'),
  'Pacific/Wallis': label('Wallis-et-Futuna'),
} as const satisfies Readonly<Record<TimeZone, Label>>;

/** What search engines are told of its home. */
export const channelHead = {
  seoTitle: field.text('Titre de l’accueil', {
    max: 120,
    optional: true,
    help: label('Pour les moteurs de recherche ; vide : le nom du site et l’espace'),
  }),
  seoDescription: field.multiline('Description de l’accueil', {
    max: 320,
    optional: true,
    help: label('Vide : la description du canal'),
  }),
};

/** While it is closed. */
export const maintenance = {
  isMaintenanceOn: field.boolean('Mode maintenance'),
  maintenanceText: field.multiline('Message de maintenance', { max: 500, optional: true }),
  allowedIps: field.tags('Adresses IP qui entrent quand même', { max: 45 }),
};
