/** Roles (specification §3 and §6): what those who have one may do is a screen of its own. */
import * as v from 'valibot';
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

const MAX_NAME = 255;
/** With the specification's words where it is missing or taken (§5). */
const roleName = v.pipe(
  v.string('role.nameRequired'),
  v.trim(),
  v.minLength(1, 'role.nameRequired'),
  v.maxLength(MAX_NAME, 'text.tooLong'),
);

export const roles = resource({
  name: 'roles',
  table: 'admin_role',
  words: { many: label('Rôles'), one: label('Rôle') },
  permissions: { actions: [...CRUD, 'sync-permissions'], group: 'users', after: 'admins' },
  fields: {
    name: { ...field.text('Nom', { max: MAX_NAME }), schema: roleName },
    guard: field.choice(
      'Interface',
      { back: label('Back office'), front: label('Front office') },
      { preset: 'back', help: label('Où ses permissions s’appliquent') },
    ),
  },
  computed: {
    users: { label: label('Utilisateurs'), kind: 'quantity' },
    keys: { label: label('Permissions'), kind: 'quantity' },
    isLocked: { label: label('Verrouillé'), kind: 'boolean' },
  },
  list: {
    columns: ['name', 'guard', 'users', 'keys'],
    sort: ['name', 'guard', 'users'],
    order: 'name',
    search: ['name'],
    filter: ['guard'],
  },
  fixedBy: 'isLocked',
  unique: ['name'],
  usedBy: [{ table: 'admin', column: 'role', field: 'uuid', label: label('Administrateurs'), title: 'name' }],
  needsConfirmation: true,
  screen: { page: '/admin/users/roles', nav: 'users', glyph: 'key' },
});
