import type { Announce } from '#server/resources/write/write-record.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { CATALOGUE_CHANNEL, CONTENTS_ENTITY, STRUCTURE_ENTITY } from './entities.ts';

/** What is loaded anew; terms of the sale are read with every new revision. */
const ENTITIES: Readonly<Record<Parameters<Announce>[1], readonly { readonly entity: string }[]>> = {
  structure: [{ entity: STRUCTURE_ENTITY }],
  contents: [{ entity: CONTENTS_ENTITY }],
  terms: [],
};

/**
 * Moves the catalogue's channel with a write of the back office: every process of the shop reads it anew, documents are
 * made again, and devices hear of it.
 */
export const announceTo =
  ({ ids }: Pick<ShopTools, 'ids'>): Announce =>
  async (trx, shown, now) => {
    await advanceChannel(trx, CATALOGUE_CHANNEL, ENTITIES[shown], { ids, now });
  };
