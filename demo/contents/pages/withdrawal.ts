import { prose, table } from '../../wording.ts';
import { COMPANY, FICTION } from '../company.ts';
import { page } from '../compose.ts';

/** Code de la consommation, L221-18 to L221-28; model form of the annex to R221-1. */
export const withdrawal = page({
  slug: 'droit-de-retractation',
  title: 'Droit de rétractation',
  summary: '14 jours pour changer d’avis, sans motif : le délai, la déclaration, le renvoi, le remboursement.',
  description:
    'Se rétracter sous 14 jours : calcul du délai, formulaire type, renvoi, remboursement et exceptions (articles L221-18 à L221-28).',
  ageDays: 90,
  body: [
    ...prose(`
${FICTION}

Un consommateur qui achète à distance peut renoncer au contrat pendant 14 jours, sans donner de raison (article L221-18 du code de la consommation).

## Renoncer au contrat

Envoyez une déclaration claire à ${COMPANY.email}, ou par la page de contact [auto](/auto/contact) ou [moto](/moto/contact). Le formulaire ci-dessous convient, une phrase libre aussi. Nous en accusons réception par e-mail sans attendre, avec la date et l'heure.

> Cette version de la boutique reçoit des demandes de devis et ne conclut aucun contrat en ligne. La fonction de rétractation en ligne (article L221-21) accompagnera le paiement en ligne. Un contrat né d'un devis accepté à distance se rétracte comme il est dit ici.

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
      ['Vous rétracter', '14 jours', 'Le lendemain de la réception du dernier colis'],
      ['Renvoyer le produit', '14 jours', "L'envoi de votre déclaration"],
      ['Vous rembourser', '14 jours', 'La réception de votre déclaration'],
    ),
    ...prose(`
Un délai qui finit un samedi, un dimanche ou un jour férié est prolongé jusqu'au premier jour ouvrable suivant. Si nous avions oublié de vous informer de ce droit, le délai serait prolongé de douze mois (article L221-20).

## Le renvoi

Les frais de renvoi sont à votre charge, sauf erreur de notre part. Adresse : ${COMPANY.name}, service retours, ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}. Vous pouvez manipuler le produit autant que nécessaire pour en juger, comme dans un magasin ; vous répondez de la dépréciation au-delà (article L221-23).

## Le remboursement

Nous remboursons toutes les sommes versées, livraison standard comprise, par le même moyen de paiement. Le supplément d'une livraison plus chère, choisie par vous, n'est pas remboursé. Nous pouvons attendre le colis ou la preuve de son envoi (article L221-24).

## Les exceptions

Le droit ne s'applique pas, entre autres, aux biens suivants (article L221-28) :

- les biens faits selon vos indications ou nettement personnalisés ;
- les biens descellés après livraison, qui ne peuvent être renvoyés pour des raisons d'hygiène ou de protection de la santé ;
- les biens qui, par leur nature, se mélangent de manière indissociable à d'autres après livraison ;
- les travaux d'entretien ou de réparation à réaliser en urgence chez vous, à votre demande.

La fiche du produit le signale. Un achat fait pour une activité professionnelle n'ouvre pas ce droit, sauf le cas des entreprises de cinq salariés au plus, hors établissement et hors de leur activité principale (article L221-3).

Pour rendre une pièce non montée jusqu'à 30 jours, voyez [Retours et remboursements](/retours-et-remboursements).
`),
  ],
});
