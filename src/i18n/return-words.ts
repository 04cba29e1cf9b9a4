/** Returns in words (domain 6.1, 16.7). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PackageCondition, RmaResolution, RmaType } from '#core/domain/returns/rma.ts';
import type { RmaStatus } from '#core/domain/returns/rma-status.ts';

type Words<Word extends string> = Readonly<Record<Word, MessageDescriptor>>;

export const RMA_WORDS: Words<RmaStatus> = {
  new_request: msg`Nouvelle demande`,
  processing: msg`En cours de traitement`,
  solved: msg`Résolue`,
  refused: msg`Refusée`,
  awaiting_return: msg`En attente de retour`,
  returned: msg`Retour reçu`,
  refunded: msg`Remboursée`,
  new_parcel_sent: msg`Nouveau colis envoyé`,
  'customer-closed': msg`Clôturée par le client`,
};

export const RMA_TYPE_WORDS: Words<RmaType> = {
  return: msg`Retourner un article`,
  exchange: msg`Échanger un article`,
  warranty: msg`Faire jouer la garantie`,
  withdrawal: msg`Rétractation`,
  delivery_issue: msg`Signaler un problème de livraison`,
};

export const CONDITION_WORDS: Words<PackageCondition> = {
  unopened: msg`Non ouvert`,
  opened: msg`Ouvert`,
  damaged: msg`Endommagé`,
};

export const RESOLUTION_WORDS: Words<RmaResolution> = {
  refund: msg`Remboursement`,
  exchange: msg`Échange`,
  repair: msg`Réparation`,
  store_credit: msg`Avoir`,
};
