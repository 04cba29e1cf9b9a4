/** What the shop shows beside a product, each kind in an order of its own (domain 2.8). */
import { MOST_RELATED, type RelationKind } from '#core/domain/catalogue/products/relations.ts';
import { label, type Label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';

const relation = (words: Label, kind: RelationKind, help: Label) =>
  field.references(words, {
    to: 'products',
    max: MOST_RELATED,
    help,
    through: {
      table: 'product_relation',
      own: 'product_id',
      other: 'related_id',
      ids: 'managed_product',
      position: 'position',
      only: { column: 'kind', is: kind },
    },
  });

export const relationFields = {
  related: relation(label('Produits associés'), 'related', label('Sur la page du produit')),
  upSells: relation(
    label('Montée en gamme'),
    'up_sell',
    label('Sur la page du produit, sous « Vous aimerez aussi » : mieux équipés, plus complets'),
  ),
  crossSells: relation(
    label('Ventes croisées'),
    'cross_sell',
    label('Dans le panier, sous « Pensez-y aussi » : ce qui va avec'),
  ),
  alternatives: relation(
    label('Équivalences'),
    'alternative',
    label('Proposées en premier quand le produit est épuisé'),
  ),
};
