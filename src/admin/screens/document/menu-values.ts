/** What may be chosen of an entry of a menu, in words: where it is written, and where its history is read. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MENU_AUDIENCES, MenuBodyItem } from '#core/contract/cms/menu-body.ts';

export const AUDIENCE_WORDS: Readonly<Record<(typeof MENU_AUDIENCES)[number], MessageDescriptor>> = {
  all: msg({ id: 'Visible par tous', message: 'Tous' }),
  guest: msg({ id: 'Visible par les visiteurs', message: 'Visiteurs' }),
  customer: msg({ id: 'Visible par les clients', message: 'Clients' }),
  professional: msg({ id: 'Visible par les professionnels', message: 'Professionnels' }),
};

export const OPENING_WORDS: Readonly<Record<MenuBodyItem['target'], MessageDescriptor>> = {
  self: msg`Dans la même page`,
  blank: msg`Dans un nouvel onglet`,
};

/** By the field of an entry. */
export const MENU_VALUES: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  visibility: AUDIENCE_WORDS,
  target: OPENING_WORDS,
};
