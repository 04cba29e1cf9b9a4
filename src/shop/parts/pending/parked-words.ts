/** Why a change waits beside the queue, in words (design §5). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ParkedReason } from '#src/db/rows.ts';
import { refusalSentence } from '#src/i18n/refusal.ts';

const SENTENCES: Readonly<Record<Exclude<ParkedReason['class'], 'refused'>, MessageDescriptor>> = {
  unknownRoute: msg`Une mise à jour est nécessaire pour envoyer ce changement.`,
  newerVersion: msg`Ce changement vient d’une version plus récente. Mettez la boutique à jour.`,
  upcastFailed: msg`Ce changement vient d’une ancienne version et n’a pas pu être repris.`,
  invalid: msg`Ce qui était saisi n’est plus accepté. Corrigez-le, puis renvoyez.`,
  tooLarge: msg`Cet envoi est trop volumineux. Raccourcissez-le, puis renvoyez.`,
  dependsOn: msg`Ce changement dépend d’une demande refusée. Il sera envoyé avec elle.`,
  lost: msg`Cette demande n’a pas pu être retrouvée, et cet appareil n’en garde plus le contenu. Merci de la refaire.`,
};

export function parkedSentence(reason: ParkedReason): MessageDescriptor {
  return reason.class === 'refused' ? refusalSentence(reason.code, reason.data) : SENTENCES[reason.class];
}
