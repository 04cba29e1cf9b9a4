/** What an article costs somebody of a customer group, or everybody, from a quantity on (domain 2.5). */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import { when } from '#core/resources/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const groupPrices = resource({
  name: 'group-prices',
  table: 'group_price',
  words: { many: label('Prix par groupe'), one: label('Prix d’un groupe') },
  permissions: { actions: LIST, group: 'catalogue' },
  fields: {
    sku: field.text('Référence (SKU)', {
      max: 64,
      half: true,
      help: label('D’un produit, pour toutes ses déclinaisons, ou d’une seule d’entre elles'),
    }),
    groupCode: field.reference('Groupe', {
      to: 'groups',
      by: 'code',
      half: true,
      optional: true,
      none: label('Tous les groupes'),
      help: label('Sans groupe, le prix vaut pour tout le monde, dès 2 pièces'),
    }),
    quantity: field.quantity('Dès (quantité)', { min: 1, max: 999, preset: 1, half: true }),
    valueType: field.choice(
      'Manière',
      { fixed: label('Prix fixe'), discount: label('Remise en pourcentage') },
      { preset: 'fixed', half: true },
    ),
    ...when('valueType', 'fixed', {
      price: field.money('Prix TTC', {
        half: true,
        help: label('Consigne et éco-contribution comprises'),
      }),
    }),
    ...when('valueType', 'discount', {
      percent: field.percent('Remise', { half: true, help: label('Sur le prix de base, promotions non comprises') }),
    }),
  },
  list: {
    columns: ['sku', 'groupCode', 'quantity', 'price', 'percent', 'productName'],
    more: ['valueType', 'updatedAt'],
    sort: ['sku', 'productName', 'quantity', 'price', 'percent', 'updatedAt'],
    order: 'sku',
    search: ['sku'],
    filter: ['sku', 'groupCode', 'quantity', 'valueType'],
  },
  computed: { productName: { label: label('Produit'), kind: 'text' } },
  unique: [],
  usedBy: [],
  screen: { page: '/admin/commerce/catalog/group-prices', nav: 'commerce', glyph: 'percent' },
});
