import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Barrier } from '#core/domain/catalogue/products/barriers.ts';

/** Each says what is so and what changes it, by the words of the form. */
export const BARRIER_WORDS: Readonly<Record<Barrier, MessageDescriptor>> = {
  saleDraft: msg`Le véhicule est en brouillon : « Mettre en vente », en haut de la page, l’y met.`,
  saleWithdrawn: msg`Le véhicule a été retiré de la vente : dupliquez sa fiche pour le remettre en vente.`,
  saleOver: msg`Le véhicule est vendu depuis plus de 30 jours.`,
  notOnSale: msg`Il n’est pas en vente : cochez « En vente » dans l’onglet Général.`,
  notVisible: msg`Les listes ne le montrent pas : cochez « Visible dans les listes » dans l’onglet Général. Sans cela, il ne se vend que dans un lot ou un groupe.`,
  noVariant: msg`Aucune déclinaison n’est en vente : créez-les dans l’onglet Déclinaisons.`,
  noMember: msg`Aucun article du groupe n’est en vente : ajoutez-en dans l’onglet Articles groupés.`,
  noComponent: msg`Le lot ne contient aucun article : ajoutez-en dans l’onglet Articles du lot.`,
  unlisted: msg`Vendu depuis plus de 7 jours, il n’est plus dans les listes ; sa page reste.`,
  noCategory: msg`Il n’est dans aucune catégorie : seule la recherche le trouve. Choisissez-en une dans l’onglet Catégories.`,
  hiddenCategory: msg`Ses catégories, ou celles qui les contiennent, sont masquées : seule la recherche le trouve.`,
  noPrice: msg`Son prix est de 0 € : il se commande sans rien payer. Le prix s’écrit dans l’onglet Prix.`,
  stockElsewhere: msg`Ses pièces sont dans un lieu de stock qui ne sert pas cet espace, ou qui est désactivé.`,
  noStock: msg`Aucune pièce n’est disponible : la boutique le montre épuisé. Les quantités s’écrivent dans l’onglet Stock.`,
  noDownload: msg`Rien n’est à télécharger : ajoutez un lien dans l’onglet Téléchargements.`,
};
