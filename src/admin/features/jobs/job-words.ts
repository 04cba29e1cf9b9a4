/** What background work does, in words. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** By the kinds of the queue (`server/jobs.ts`). */
export const JOB_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'account.export': msg`Fichier des données d’un client`,
  'documents.publish': msg`Publication de contenus programmés`,
  'links.scan': msg`Analyse des liens`,
  'mail.send': msg`Envoi d’un e-mail`,
  'media.avif': msg`Grandes tailles d’une image`,
  'order.expire': msg`Échéance d’une commande`,
  'order.remind': msg`Rappel d’un virement`,
  'order.settle': msg`Prise en charge d’une commande`,
  'payment.refund': msg`Remboursement d’un paiement`,
  'upkeep.quarter': msg`Suivi de la boutique, chaque quart d’heure`,
  'upkeep.sweep': msg`Entretien de la boutique, chaque heure`,
};
