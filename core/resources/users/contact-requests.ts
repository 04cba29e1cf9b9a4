/**
 * Messages to the shop, and what is asked about its vehicles (domain 8.8, 2.10): they came by the form, or are entered
 * here as they were told. What was written stays as it was; whether it is answered, and a note for colleagues, is added.
 */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const contactRequests = resource({
  name: 'contact-requests',
  table: 'managed_contact_request',
  words: { many: label('Messages reçus'), one: label('Message reçu') },
  permissions: { actions: ['index', 'update'], group: 'users', after: 'groups' },
  fields: {
    state: field.choice('État', { new: label('À traiter'), handled: label('Répondu') }, { preset: 'new', half: true }),
    area: field.choice('Espace', { auto: label('Auto'), moto: label('Moto') }, { preset: 'auto', half: true }),
    topic: field.choice(
      'Objet',
      { contact: label('Message général'), vehicle: label('Véhicule à vendre') },
      { preset: 'contact', half: true },
    ),
    requestType: field.choice(
      'Demande',
      {
        info: label('Un renseignement'),
        'test-drive': label('Un essai'),
        'trade-in': label('Une reprise'),
        financing: label('Un financement'),
        quote: label({ id: 'Demande d’un devis', message: 'Un devis' }),
      },
      { optional: true, half: true },
    ),
    subject: field.text('Sujet ou véhicule', { max: 255 }),
    message: field.multiline('Message', { max: 5_000 }),
    name: field.text('De', { max: 80 }),
    email: field.email('E-mail', { half: true }),
    phone: field.phone('Téléphone', { optional: true, half: true }),
    orderNumber: field.text('Numéro de commande', { max: 40, optional: true, half: true }),
    wantedDate: field.day('Date souhaitée', { optional: true, half: true }),
    wantedTime: field.text('Heure souhaitée', { max: 5, optional: true, half: true }),
    note: field.multiline('Note interne', { max: 2_000, optional: true, help: label('Pour vos collègues seulement') }),
  },
  computed: { tradeIn: { label: label('Véhicule proposé en reprise'), kind: 'text', optional: true } },
  immutable: [
    'area',
    'topic',
    'requestType',
    'subject',
    'message',
    'name',
    'email',
    'phone',
    'orderNumber',
    'wantedDate',
    'wantedTime',
  ],
  list: {
    columns: ['state', 'createdAt', 'topic', 'requestType', 'subject', 'message', 'name', 'email', 'tradeIn'],
    more: ['phone', 'area', 'orderNumber', 'wantedDate', 'wantedTime', 'note', 'updatedAt'],
    sort: ['createdAt', 'subject', 'name', 'wantedDate', 'updatedAt'],
    order: '-createdAt',
    search: ['subject', 'message', 'name', 'email'],
    filter: ['state', 'topic', 'requestType', 'area', 'wantedDate', 'createdAt'],
    inline: ['state'],
    views: [
      { name: label('Messages à traiter'), query: { 'filter[state][in]': 'new', sort: 'createdAt' } },
      { name: label('Demandes d’essai'), query: { 'filter[requestType][in]': 'test-drive', sort: 'wantedDate' } },
    ],
  },
  titleField: 'subject',
  subtitleField: 'name',
  unique: [],
  usedBy: [],
  screen: { page: '/admin/users/contact-requests', nav: 'users', glyph: 'fileText' },
});
