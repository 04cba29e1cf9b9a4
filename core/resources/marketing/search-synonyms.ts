/** Words that mean the same at the search field, beside those of the trade that the shop knows by itself (domain 2.11, 9). */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const searchSynonyms = resource({
  name: 'search-synonyms',
  table: 'search_synonym',
  words: { many: label('Synonymes de recherche'), one: label('Groupe de synonymes') },
  permissions: { actions: LIST, group: 'content', after: 'redirects' },
  fields: {
    name: field.text('Nom', { max: 100, half: true }),
    isActive: field.boolean('Actif', { preset: true }),
    terms: field.tags('Mots', {
      some: true,
      least: 2,
      max: 60,
      help: label('Un mot à la fois, au moins deux. Qui cherche l’un trouve aussi les autres.'),
    }),
  },
  list: {
    columns: ['name', 'terms', 'isActive'],
    more: ['createdAt', 'updatedAt'],
    sort: ['name', 'createdAt', 'updatedAt'],
    order: 'name',
    search: ['name'],
    filter: ['name', 'isActive', 'createdAt'],
    inline: ['isActive'],
  },
  unique: ['name'],
  usedBy: [],
  screen: { page: '/admin/marketing/search-synonyms', nav: 'marketing', glyph: 'equals' },
  shown: 'structure',
});
