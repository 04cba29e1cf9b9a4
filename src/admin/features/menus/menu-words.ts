import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MENU_ITEM_TYPES } from '#core/contract/cms/menu-body.ts';

/** What the places of the shop's menus are called; another is called by its location. */
export const LOCATION_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  header_auto: msg`En-tête auto`,
  header_moto: msg`En-tête moto`,
  footer_1: msg`Pied de page, colonne 1`,
  footer_2: msg`Pied de page, colonne 2`,
  footer_3: msg`Pied de page, colonne 3`,
  footer_legal: msg`Pied de page, mentions`,
  mobile: msg({ id: 'Menu du téléphone', message: 'Téléphone' }),
  account: msg({ id: 'Menu du compte', message: 'Compte' }),
};

export const ITEM_WORDS: Readonly<Record<(typeof MENU_ITEM_TYPES)[number], MessageDescriptor>> = {
  page: msg({ id: 'Page éditoriale (menu)', message: 'Page éditoriale' }),
  post: msg({ id: 'Actualité (menu)', message: 'Actualité' }),
  postList: msg`Liste d’actualités`,
  category: msg({ id: 'Catégorie du catalogue', message: 'Catégorie' }),
  cmsCategory: msg`Catégorie de contenu`,
  custom: msg`Lien personnalisé`,
};
