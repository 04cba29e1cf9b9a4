/** What customers ask about their data (domain 4.8; GDPR, articles 12, 15 to 17): entered here, or made by the shop. */
import { OPEN_REQUESTS } from '#core/domain/account/open-requests.ts';
import { label } from '#core/domain/fields/field.ts';
import { when } from '#core/resources/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const dataRequests = resource({
  name: 'data-requests',
  table: 'managed_data_request',
  words: { many: label('Demandes RGPD'), one: label('Demande RGPD') },
  permissions: {
    actions: ['index', 'update'],
    group: 'users',
    after: 'customers',
    label: label('Demandes de données'),
  },
  fields: {
    customer: field.reference('Client', { to: 'customers' }),
    type: field.choice('Demande', {
      export: label('Copie des données'),
      erasure: label('Effacement'),
      rectification: label('Rectification'),
    }),
    receivedOn: field.day('Reçue le', {
      half: true,
      help: label('Le jour où la demande est arrivée, par lettre ou par téléphone aussi : le délai d’un mois en part'),
    }),
    status: field.choice(
      'État',
      {
        pending: label('À traiter'),
        processing: label('En cours'),
        completed: label('Terminée'),
        declined: label({ id: 'Demande : Refusée', message: 'Refusée' }),
        revoked: label('Retirée par le client'),
      },
      { preset: 'pending', half: true },
    ),
    ...when('status', 'declined', {
      reason: field.multiline('Motif du refus', { max: 500, help: label('À donner aussi au client, par écrit') }),
    }),
    message: field.multiline('Ce qui est demandé', { max: 500, optional: true }),
  },
  computed: {
    who: { label: label('Client'), kind: 'text' },
    dueOn: { label: label('À traiter avant le'), kind: 'day' },
    age: { label: label('Âge (jours)'), kind: 'quantity' },
    isLate: { label: label('En retard'), kind: 'boolean' },
    handledAt: { label: label('Traitée le'), kind: 'instant', optional: true },
    isForgotten: { label: label('Client effacé'), kind: 'boolean' },
    isAnswered: { label: label('Exécutée par la boutique'), kind: 'boolean' },
  },
  fixedBy: 'isAnswered',
  list: {
    columns: ['who', 'type', 'status', 'dueOn', 'isLate', 'receivedOn', 'age'],
    more: ['message', 'handledAt', 'isAnswered', 'updatedAt'],
    sort: ['who', 'receivedOn', 'dueOn', 'updatedAt'],
    order: '-receivedOn',
    search: ['who', 'message'],
    filter: ['who', 'type', 'status', 'receivedOn', 'dueOn', 'isLate', 'isAnswered'],
    views: [
      {
        name: label('Demandes à traiter'),
        query: { 'filter[status][in]': OPEN_REQUESTS.join(','), sort: 'dueOn' },
      },
    ],
  },
  titleField: 'who',
  unique: [],
  usedBy: [],
  screen: { page: '/admin/users/data-requests', nav: 'users', glyph: 'fileText' },
});
