/** Types of content (domain 8.1): pages, news, whatever else a shop tells. */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const contentTypes = resource({
  name: 'content-types',
  table: 'content_type',
  words: { many: label('Types de contenu'), one: label('Type de contenu') },
  permissions: { actions: LIST, group: 'content', after: 'cms-menus' },
  fields: {
    slug: field.slug('Slug', {
      from: 'name',
      max: 64,
      half: true,
      help: label('Le chemin de sa liste dans la boutique, et de ce qu’elle contient'),
    }),
    name: field.text('Nom', { half: true, help: label('Au pluriel, par exemple Actualités') }),
    singular: field.text('Nom au singulier', { half: true }),
    disableBlockEditor: field.boolean('Désactiver l’éditeur de blocs', {
      help: label('Ses contenus s’écrivent alors dans un éditeur de texte'),
    }),
    hasArchive: field.boolean('Page de liste', { preset: true }),
  },
  list: {
    columns: ['slug', 'name', 'singular', 'disableBlockEditor'],
    more: ['hasArchive', 'contentCount', 'updatedAt'],
    sort: ['slug', 'name', 'singular', 'contentCount', 'updatedAt'],
    order: 'name',
    search: ['slug', 'name', 'singular'],
    filter: ['slug', 'name', 'disableBlockEditor'],
    inline: ['name', 'singular', 'disableBlockEditor'],
  },
  computed: { contentCount: { label: label('Nombre de contenus'), kind: 'quantity' } },
  unique: ['slug'],
  usedBy: [{ table: 'cms_document', column: 'type', field: 'slug', label: label('Contenus'), title: 'title' }],
  titleField: 'name',
  subtitleField: 'slug',
  screen: { page: '/admin/cms/content-management/content-types', nav: 'content', glyph: 'stack' },
  shown: 'contents',
});
