/** Customers (specification §3, domain 7.1). No password is part of it: who is entered here chooses one by mail. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import { when } from '#core/resources/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { customerFields } from './customer-fields.ts';

const { customerType, corporateName, tradeName, siret, vatNumber, apeCode, website, ...own } = customerFields;
const company = { corporateName, tradeName, siret, vatNumber, apeCode, website };

export const customers = resource({
  name: 'customers',
  table: 'managed_customer',
  words: { many: label('Clients'), one: label('Client') },
  permissions: {
    actions: [...CRUD, 'mass-destroy', 'notes', 'addresses', 'invoices', 'orders', 'export', 'login-as'],
    group: 'users',
    first: true,
  },
  fields: {
    gender: own.gender,
    firstName: own.firstName,
    lastName: own.lastName,
    email: field.email('Adresse e-mail', {
      autoComplete: 'off',
      help: label('Si elle change, le client devra la confirmer de nouveau'),
    }),
    phone: own.phone,
    birthDate: own.birthDate,
    customerType: { ...customerType, label: label('Type de client') },
    ...when('customerType', 'professional', company),
    company: own.company,
    address: own.address,
    additionalAddress: own.additionalAddress,
    groupCode: field.reference('Groupe', { to: 'groups', by: 'code', half: true }),
    approval: field.choice(
      'Validation',
      { pending: label('À valider'), approved: label('Validé'), refused: label('Refusé') },
      { preset: 'approved', half: true, help: label('Pour les comptes professionnels') },
    ),
    isActive: field.boolean('Actif', { preset: true, help: label('Décoché : ses sessions prennent fin aussitôt') }),
    newsletter: own.newsletter,
    locale: field.choice(
      'Langue',
      { fr_FR: label('Français'), en_GB: label('Anglais') },
      { preset: 'fr_FR', half: true },
    ),
  },
  computed: {
    isVerified: { label: label('E-mail vérifié'), kind: 'boolean' },
    orderCount: { label: label('Commandes'), kind: 'quantity' },
    spent: { label: label('Dépensé'), kind: 'money' },
    lastLoginAt: { label: label('Dernière connexion'), kind: 'instant', optional: true },
  },
  form: {
    tabs: [
      {
        key: 'profile',
        label: label('Profil'),
        sections: [
          { fields: ['gender', 'firstName', 'lastName', 'email', 'phone', 'birthDate'] },
          {
            label: label('Entreprise'),
            fields: [
              'customerType',
              'corporateName',
              'tradeName',
              'siret',
              'vatNumber',
              'apeCode',
              'website',
              'company',
              'address',
              'additionalAddress',
            ],
          },
          {
            label: label('Compte'),
            aside: true,
            fields: ['groupCode', 'approval', 'isActive', 'newsletter', 'locale'],
          },
        ],
      },
    ],
  },
  list: {
    columns: [
      'lastName',
      'firstName',
      'email',
      'phone',
      'customerType',
      'groupCode',
      'approval',
      'isActive',
      'createdAt',
    ],
    more: [
      'gender',
      'corporateName',
      'tradeName',
      'siret',
      'website',
      'company',
      'birthDate',
      'newsletter',
      'isVerified',
      'orderCount',
      'spent',
      'lastLoginAt',
      'locale',
      'updatedAt',
    ],
    sort: ['lastName', 'firstName', 'email', 'createdAt', 'updatedAt'],
    order: '-createdAt',
    search: ['lastName', 'firstName', 'email', 'phone', 'corporateName', 'siret'],
    searchColumn: 'search_text',
    filter: [
      'lastName',
      'email',
      'customerType',
      'groupCode',
      'approval',
      'isActive',
      'isVerified',
      'newsletter',
      'gender',
      'siret',
      'createdAt',
      'updatedAt',
    ],
    inline: ['approval', 'isActive'],
    views: [
      {
        name: label('Professionnels à valider'),
        query: { 'filter[approval][is]': 'pending', 'filter[customerType][is]': 'professional' },
      },
    ],
  },
  unique: ['email'],
  usedBy: [
    { table: 'sale_order', column: 'customer_id', field: 'uuid', label: label('Commandes'), title: 'number' },
    { table: 'quote', column: 'customer_id', field: 'uuid', label: label('Devis'), title: 'number' },
    { table: 'rma', column: 'customer_id', field: 'uuid', label: label('Retours'), title: 'number' },
  ],
  titleField: 'lastName',
  calledBy: ['firstName', 'lastName'],
  subtitleField: 'email',
  screen: { page: '/admin/users/customers', nav: 'users', glyph: 'users' },
  exportNeedsConfirmation: true,
});
