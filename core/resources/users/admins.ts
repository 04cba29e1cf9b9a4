/** Who works here (domain 7.5). Passwords are no part of it: somebody new is invited by mail to choose one. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const admins = resource({
  name: 'admins',
  table: 'admin',
  words: { many: label('Administrateurs'), one: label('Administrateur') },
  permissions: { actions: [...CRUD, 'confirm', 'destroy-self'], group: 'users', after: 'groups' },
  fields: {
    name: field.text('Nom complet', { autoComplete: 'off' }),
    email: field.email('Adresse e-mail', {
      autoComplete: 'off',
      help: label('Une invitation y est envoyée pour choisir un mot de passe'),
    }),
    role: field.reference('Rôle', { to: 'roles', half: true }),
    locale: field.choice(
      'Langue',
      { fr_FR: label('Français'), en_GB: label('Anglais') },
      { preset: 'fr_FR', half: true },
    ),
    isActive: field.boolean('Actif', { preset: true, help: label('Décoché : ses sessions prennent fin aussitôt') }),
  },
  computed: {
    hasPassword: { label: label('Invitation acceptée'), kind: 'boolean' },
    hasSecondFactor: { label: label('Second facteur'), kind: 'boolean' },
    lastLoginAt: { label: label('Dernière connexion'), kind: 'instant', optional: true },
  },
  list: {
    columns: ['name', 'email', 'role', 'isActive', 'hasSecondFactor', 'lastLoginAt'],
    more: ['locale', 'hasPassword', 'createdAt'],
    sort: ['name', 'email', 'lastLoginAt', 'createdAt'],
    order: 'name',
    search: ['name', 'email'],
    filter: ['role', 'isActive', 'hasSecondFactor', 'hasPassword'],
  },
  unique: ['email'],
  usedBy: [],
  subtitleField: 'email',
  needsConfirmation: true,
  screen: { page: '/admin/users/admins', nav: 'users', glyph: 'userGear' },
});
