import { prose, table } from '../../wording.ts';
import { page } from '../compose.ts';
import { PAYMENTS, PERIODS, type PaidBy } from '../terms.ts';

/** What is said of each means of payment beside its title: where one pays, when the money leaves, until when. */
const WORDS: Readonly<Record<PaidBy, readonly [where: string, when: string, within: string]>> = {
  payzen: ['Sur la page sécurisée de PayZen', 'À la commande', PERIODS.onlineMinutes],
  paypal_standard: ['Sur le site de PayPal', 'À la commande', PERIODS.onlineMinutes],
  payplug: ['Sur la page sécurisée de PayPlug', 'À la commande', PERIODS.onlineMinutes],
  banktransfer: [
    'Depuis votre banque, avec les coordonnées affichées après la commande',
    'Quand vous faites le virement',
    `${PERIODS.transferDays} (${PERIODS.newTransferDays} avant votre première commande réglée)`,
  ],
  crypto: ['Sur la page sécurisée du prestataire, au cours qu’elle affiche', 'À la commande', PERIODS.cryptoMinutes],
  account: [
    'Sur facture, pour les comptes professionnels auxquels nous l’avons ouvert',
    'À l’échéance de la facture',
    'Selon votre compte',
  ],
};

export const payment = page({
  slug: 'moyens-de-paiement',
  title: 'Moyens de paiement',
  summary: 'Carte bancaire, PayPal, virement ou cryptomonnaie : comment payer, et à quel moment vous êtes débité.',
  description:
    'Payer une commande ou un devis chez Bitume : carte bancaire, PayPal, virement, cryptomonnaie. Débit, sécurité, factures, remboursements.',
  ageDays: 75,
  body: [
    ...prose(`
Vous payez votre commande en ligne, au moment où vous la passez, ou par virement dans les jours qui suivent. Un devis que vous avez accepté se règle de la même façon. Aucun moyen de paiement n'entraîne de frais supplémentaires.
`),
    table(
      ['Moyen', 'Où', 'Quand vous êtes débité', 'Délai pour payer'],
      ...[...PAYMENTS].map(([method, title]) => [title, ...WORDS[method]]),
    ),
    ...prose(`
Si nous vous devons un **avoir**, vous pouvez l'utiliser à l'étape du paiement ; vous ne réglez alors que le reste. Un achat fait directement au comptoir de Nantes se paie par carte ou en espèces, dans la limite légale de 1 000 € pour les espèces. Nous n'acceptons pas les chèques.

## Quand êtes-vous débité ?

Rien n'est débité avant que vous ayez appuyé sur **Commander avec obligation de paiement** (article L221-14 du code de la consommation). Juste au-dessus de ce bouton, vous relisez les produits, la livraison, les adresses et le total à payer.

Vous êtes ensuite conduit chez le prestataire que vous avez choisi. Dès qu'il nous confirme le paiement, nous préparons la commande et vous en êtes averti par e-mail.

Si le paiement n'aboutit pas, votre commande reste enregistrée et les produits vous sont réservés : vous pouvez réessayer ou choisir un autre moyen. Sans paiement dans le délai du tableau, la commande est annulée, les produits sont remis en vente et vous ne devez rien.

## La sécurité

Le numéro de votre carte n'est jamais communiqué à la boutique. Vous le saisissez sur la page chiffrée du prestataire, et votre banque peut vous demander de confirmer le paiement avec son application ou un code (authentification forte). Nous recevons seulement le résultat, le montant et une référence.

## Payer par virement

1. Les coordonnées bancaires s'affichent après la commande et vous sont envoyées par e-mail. Vous les retrouvez dans votre compte.
2. Indiquez le numéro de la commande dans le motif du virement. Il commence par CMD.
3. Vérifiez le nom du bénéficiaire. Depuis octobre 2025, votre banque compare le nom et l'IBAN avant l'envoi et vous prévient s'ils ne concordent pas.
4. Vos produits sont réservés pendant ${PERIODS.transferDays}, ${PERIODS.newTransferDays} tant qu’aucune de vos commandes n’a encore été réglée. Nous vous envoyons un rappel à mi-chemin, et nous préparons le colis dès que le virement nous parvient.

> Nous ne vous annoncerons jamais par e-mail que nos coordonnées bancaires ont changé. En cas de doute, appelez-nous au numéro des [mentions légales](/mentions-legales) avant de payer.

## Payer un devis

Vous acceptez le devis par le lien reçu par e-mail, ou dans votre compte. Vous avez ensuite 30 jours pour le payer dans votre compte, par l'un des moyens ci-dessus. Tant que vous ne l'avez pas accepté, vous ne devez rien. Tout est expliqué à la page [Demander un devis](/demander-un-devis).

## Professionnels

Indiquez votre SIRET en créant votre compte. Une fois le compte validé, le récapitulatif de vos commandes indique aussi les montants hors taxes, et vous pouvez y joindre votre propre numéro de commande. Le paiement à échéance s'ouvre sur demande, après une première commande réglée. Les pénalités de retard et l'indemnité de recouvrement de 40 € figurent aux [conditions générales de vente](/cgv).

## Factures

La facture est établie dès que le paiement est confirmé. Elle vous est envoyée par e-mail et se télécharge dans votre compte, avec le détail de la TVA, de la consigne et de l'éco-contribution.

## Remboursements

Nous vous remboursons par le moyen de paiement de la commande, et un e-mail vous en indique le montant. Comptez ensuite quelques jours pour que votre banque l'inscrive sur votre compte. Un paiement en cryptomonnaie est remboursé de son montant en euros, par un moyen convenu avec vous et sans frais. Les délais sont à la page [Retours et remboursements](/retours-et-remboursements).

## Véhicules

Un véhicule d'occasion ne se commande pas en ligne. Il se règle par virement le jour de la vente ; un éventuel acompte est écrit sur le bon de commande.
`),
  ],
});
