import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';
import { PERIODS } from '../terms.ts';

/** Code de la consommation, L221-18 to L221-28, D221-5; model form of the annex to R221-1. */
export const withdrawal = page({
  slug: 'droit-de-retractation',
  title: 'Droit de rétractation',
  summary: `${PERIODS.withdrawalDays} pour changer d’avis, sans motif : la déclaration en ligne, le renvoi, le remboursement.`,
  description:
    'Se rétracter en ligne sous 14 jours : déclaration, accusé de réception, renvoi, remboursement et exceptions (articles L221-18 à L221-28).',
  ageDays: 90,
  body: [
    ...prose(`
Un consommateur qui achète à distance peut renoncer à son achat pendant ${PERIODS.withdrawalDays}, sans donner de raison (article L221-18 du code de la consommation). Cela vaut pour une commande passée en ligne comme pour un devis accepté à distance.

## Renoncer au contrat en ligne

Le plus simple est la page [Renoncer au contrat ici](/renoncer) (article L221-21). Son lien se trouve en bas de toutes les pages de la boutique, et sur chaque commande de votre compte tant que le délai court. Vous n'avez pas besoin de compte pour l'utiliser.

1. **Avec votre compte**, choisissez la commande. **Sans compte**, indiquez le numéro de la commande et l'adresse e-mail qu'elle porte : nous vous envoyons un lien valable 24 heures.
2. Cochez les produits auxquels vous renoncez, tous ou une partie, et vérifiez votre nom et votre adresse e-mail. Nous ne vous demandons aucun motif.
3. Relisez votre déclaration, puis appuyez sur **Confirmer la rétractation**.

L'accusé de réception vous est envoyé aussitôt par e-mail. Il reprend le contenu de votre déclaration, avec sa date et son heure : gardez-le comme preuve. La déclaration demande une connexion, car elle compte à partir du moment où nous la recevons.

Si la commande n'est pas encore expédiée, nous annulons l'envoi et vous remboursons ; vous n'avez rien à renvoyer.

## Ou par écrit

Vous pouvez aussi nous adresser une déclaration claire à ${COMPANY.email}, par courrier, ou par la page de contact [auto](/auto/contact) ou [moto](/moto/contact). Le formulaire ci-dessous convient, une phrase libre aussi. Il est joint à la confirmation de chaque commande.

### Formulaire type de rétractation

À l'attention de ${COMPANY.name}, ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}, ${COMPANY.email} :

- Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ci-dessous.
- Commandé le … / reçu le …
- Numéro de commande ou de devis : …
- Nom du consommateur : …
- Adresse du consommateur : …
- Signature (seulement sur papier) et date : …

## Les délais
`),
    table(
      ['Étape', 'Délai', 'Départ'],
      ['Vous rétracter', PERIODS.withdrawalDays, 'Le lendemain de la réception du dernier colis'],
      ['Renvoyer le produit', '14 jours', "L'envoi de votre déclaration"],
      ['Vous rembourser', '14 jours', 'La réception de votre déclaration'],
    ),
    ...prose(`
Vous pouvez renoncer dès la commande, sans attendre le colis. Un délai qui finit un samedi, un dimanche ou un jour férié est prolongé jusqu'au premier jour ouvrable suivant, à 23 h 59. Si nous avions oublié de vous informer de ce droit, le délai serait prolongé de douze mois (article L221-20).

## Le renvoi

Les frais de renvoi sont à votre charge, sauf erreur de notre part. Un numéro de retour vous est donné avec l'accusé de réception, et le bon de retour à glisser dans le colis se télécharge dans votre compte. Adresse : ${COMPANY.name}, service retours, ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}.

Vous pouvez manipuler le produit autant que nécessaire pour en juger, comme dans un magasin ; vous répondez de la dépréciation au-delà (article L221-23).

## Le remboursement

Nous remboursons toutes les sommes versées, livraison standard comprise, par le moyen de paiement de la commande. Le supplément d'une livraison plus chère que vous avez choisie n'est pas remboursé, ni la livraison si vous gardez une partie de la commande. Nous pouvons attendre le colis ou la preuve de son envoi (article L221-24).

## Les exceptions

Le droit ne s'applique pas, entre autres, aux biens suivants (article L221-28) :

- les biens faits selon vos indications ou nettement personnalisés ;
- les biens descellés après livraison, qui ne peuvent être renvoyés pour des raisons d'hygiène ou de protection de la santé ;
- les biens qui, par leur nature, se mélangent de manière indissociable à d'autres après livraison ;
- les contenus téléchargés, si vous avez demandé à y accéder tout de suite et renoncé à ce droit ;
- les travaux d'entretien ou de réparation à réaliser en urgence chez vous, à votre demande.

La fiche du produit le signale. Un achat fait pour une activité professionnelle n'ouvre pas ce droit, sauf le cas des entreprises de cinq salariés au plus, hors établissement et hors de leur activité principale (article L221-3).

Pour rendre une pièce non montée jusqu'à ${PERIODS.returnDays}, voyez [Retours et remboursements](/retours-et-remboursements).
`),
  ],
});
