import { prose, table } from '../../wording.ts';
import { page } from '../compose.ts';

export const payment = page({
  slug: 'moyens-de-paiement',
  title: 'Moyens de paiement',
  summary: 'Aucun paiement avant un devis accepté. Ensuite : virement, ou règlement au comptoir.',
  description:
    'Payer un devis accepté : virement bancaire ou carte et espèces au comptoir. Délais, sécurité, factures et paiement des professionnels.',
  ageDays: 75,
  body: [
    ...prose(`
Cette version de la boutique ne prend pas de paiement en ligne. Vous envoyez une [demande de devis](/demander-un-devis), nous répondons par un prix ferme, et vous payez seulement si vous l'acceptez.
`),
    table(
      ['Moyen', 'Où', 'Quand la commande part', 'Limite'],
      ['Virement bancaire', 'Coordonnées sur le devis', 'À réception, 1 à 2 jours ouvrés', 'Aucune'],
      ['Virement instantané', 'Coordonnées sur le devis', 'Dans l’heure ouvrée', 'Celle de votre banque'],
      ['Carte bancaire', 'Au comptoir', 'Aussitôt', 'Aucune'],
      ['Espèces', 'Au comptoir', 'Aussitôt', '1 000 € par achat'],
      ['Chèque', 'Non accepté', '–', '–'],
    ),
    ...prose(`
## Payer par virement

1. Indiquez le numéro du devis dans le libellé : il commence par DEV.
2. Vérifiez le nom du bénéficiaire. Depuis octobre 2025, votre banque compare le nom et l'IBAN avant l'envoi et vous prévient s'ils ne concordent pas.
3. Le devis et les produits réservés sont gardés 10 jours.

> Nos coordonnées bancaires ne changent jamais par e-mail. En cas de doute, appelez-nous au numéro des [mentions légales](/mentions-legales) avant de payer.

## Acompte

Un produit sur commande ou un véhicule peut demander un acompte, écrit sur le devis. Le solde se règle à la livraison ou au retrait.

## Factures

La facture part par e-mail avec la commande. Elle détaille la TVA, la consigne et l'éco-contribution.

## Professionnels

Une entreprise indique son SIRET dans la demande de devis. Le paiement à 30 jours s'ouvre après la première commande réglée au comptant. Les pénalités de retard et l'indemnité de 40 € figurent aux [conditions générales de vente](/cgv).

## Plus tard

La carte en ligne viendra avec une prochaine version. Le bouton qui engage dira alors « Commander avec obligation de paiement », comme la loi le demande (article L221-14), et rien ne sera débité avant lui.
`),
  ],
});
