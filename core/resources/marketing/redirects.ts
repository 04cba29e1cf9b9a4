/** Old addresses and where each leads now (domain 1.4): a chain is never kept, nor a way back to itself. */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const redirects = resource({
  name: 'redirects',
  table: 'redirect',
  words: { many: label('Redirections'), one: label('Redirection') },
  permissions: { actions: LIST, group: 'content', after: 'permalinks' },
  fields: {
    fromPath: field.formerAddress('Ancienne adresse', {
      help: label('Un chemin tel qu’on le copie, avec ses paramètres au besoin : /ancienne-page.html'),
    }),
    toPath: field.path('Nouvelle adresse'),
    status: field.choice(
      'Réponse',
      { '301': label('301 – définitive'), '302': label('302 – provisoire'), '410': label('410 – page supprimée') },
      { preset: '301' },
    ),
  },
  list: {
    columns: ['fromPath', 'toPath', 'status', 'origin'],
    more: ['createdAt', 'updatedAt'],
    sort: ['fromPath', 'toPath', 'createdAt', 'updatedAt'],
    order: 'fromPath',
    search: ['fromPath', 'toPath'],
    filter: ['fromPath', 'toPath', 'status', 'createdAt'],
    inline: ['toPath'],
  },
  computed: {
    origin: {
      label: label('Origine'),
      kind: 'choice',
      words: {
        slug_change: label('Adresse modifiée'),
        manual: label('Saisie'),
        import: label('Import'),
      },
    },
  },
  unique: ['fromPath'],
  usedBy: [],
  screen: { page: '/admin/marketing/redirects', nav: 'marketing', glyph: 'arrowElbowDownRight' },
  shown: 'structure',
});
