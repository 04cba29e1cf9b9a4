/** What shoppers look for (domain 9): how often, what it found, and where it leads instead of to its results. */
import { LONGEST_TERM } from '#core/domain/search/search-term.ts';
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const searchTerms = resource({
  name: 'search-terms',
  table: 'search_term',
  words: { many: label('Termes recherchés'), one: label('Terme recherché') },
  permissions: { actions: LIST, group: 'content', after: 'search-synonyms' },
  fields: {
    term: field.text('Terme', {
      max: LONGEST_TERM,
      half: true,
      help: label('Accents, majuscules et ponctuation ne comptent pas.'),
    }),
    area: field.choice(
      'Espace',
      { auto: label('Auto'), moto: label('Moto') },
      { optional: true, half: true, help: label('Sans espace : le terme vaut dans les deux.') },
    ),
    redirectPath: field.localPath('Mène à', {
      optional: true,
      help: label('Un chemin de la boutique, par exemple /moto/casques. Vide : les résultats s’affichent.'),
    }),
  },
  list: {
    columns: ['term', 'uses', 'results', 'redirectPath', 'area'],
    more: ['lastUsedAt', 'createdAt', 'updatedAt'],
    sort: ['term', 'uses', 'results', 'lastUsedAt', 'createdAt', 'updatedAt'],
    order: '-uses',
    search: ['term'],
    filter: ['term', 'area', 'uses', 'results', 'redirectPath', 'lastUsedAt'],
    inline: ['redirectPath'],
    views: [
      { name: label('Sans résultat'), query: { 'filter[results]': '0', sort: '-uses' } },
      { name: label('Avec résultats'), query: { 'filter[results][from]': '1', sort: '-uses' } },
      { name: label('Qui mènent ailleurs'), query: { 'filter[redirectPath][empty]': 'false' } },
    ],
  },
  computed: {
    uses: { label: label('Recherches'), kind: 'quantity' },
    results: { label: label('Résultats'), kind: 'quantity', optional: true },
    lastUsedAt: { label: label('Dernière recherche'), kind: 'instant', optional: true },
  },
  unique: [],
  usedBy: [],
  screen: { page: '/admin/marketing/search-terms', nav: 'marketing', glyph: 'magnifyingGlass' },
  shown: 'structure',
});
