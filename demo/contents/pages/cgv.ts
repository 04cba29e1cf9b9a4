import { prose, table } from '../../wording.ts';
import { COMPANY, FICTION } from '../company.ts';
import { page } from '../compose.ts';
import { GUARANTEE_BOX } from './guarantees.ts';

/** Code de la consommation L111-1, L221-5 s., L221-18 s., L217-3 s., L612-1, L616-1; code civil 1641 s. */
export const cgv = page({
  slug: 'cgv',
  title: 'Conditions générales de vente',
  summary: 'Les règles de la vente : devis, prix, commande, livraison, rétractation, garanties et médiation.',
  description:
    'Conditions générales de vente de Bitume : devis, prix, commande, livraison, droit de rétractation, garanties légales, médiation.',
  ageDays: 90,
  body: [
    ...prose(`
${FICTION}

Version du 1er septembre 2026. La version applicable est celle qui est en vigueur le jour de la commande ; elle est jointe à sa confirmation.

## 1. Objet et vendeur

Ces conditions régissent les ventes de ${COMPANY.name}, ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}, RCS ${COMPANY.rcsCity} ${COMPANY.siren}, à des consommateurs et à des professionnels, en France métropolitaine, en Corse et à Monaco. Les clauses qui ne valent que pour les consommateurs le disent.

## 2. Produits et informations

Chaque fiche présente les caractéristiques essentielles du produit, son prix, sa disponibilité et sa garantie (articles L111-1 et L221-5 du code de la consommation). Les pneus portent leur étiquette européenne (règlement UE 2020/740). Les dessins illustrent le produit ; la référence et les dimensions écrites font foi.

La compatibilité avec un véhicule se vérifie par la référence d'origine ou par le numéro de série. En cas de doute, demandez-nous avant de commander.

## 3. Prix

Les prix sont en euros, toutes taxes comprises, hors livraison. La consigne d'une pièce en échange standard et l'éco-contribution sont comprises dans le prix et détaillées sur la fiche. Une annonce de réduction indique le prix le plus bas pratiqué pendant les 30 jours précédents (article L112-1-1).

Un prix lu hors connexion porte sa date. Il est vérifié au retour du réseau, avant tout engagement de votre part.

## 4. Devis et commande

Cette version de la boutique reçoit des demandes de devis. Une demande est gratuite et ne vous engage pas.

1. Vous remplissez le panier et envoyez la demande avec vos coordonnées.
2. Nous répondons sous un jour ouvré par un devis chiffré, valable 30 jours, qui rappelle les caractéristiques des produits, le prix total, les frais et le délai de livraison.
3. Vous corrigez, refusez ou acceptez le devis par écrit. L'acceptation vaut commande avec obligation de paiement.
4. Nous confirmons la commande par e-mail, avec ces conditions et le formulaire de rétractation (article L221-13).

Nous pouvons refuser une commande anormale ou dont le paiement antérieur est en litige.

## 5. Paiement

Le paiement se fait par virement, ou au comptoir lors d'un retrait ; voir les [moyens de paiement](/moyens-de-paiement). Les produits restent notre propriété jusqu'au paiement complet. Pour un professionnel, le retard entraîne des pénalités égales à trois fois le taux d'intérêt légal et une indemnité de recouvrement de 40 € (article L441-10 du code de commerce).

## 6. Livraison et retrait

Les modes, prix et délais sont à la page [Livraison](/livraison). Sans date convenue, la livraison a lieu au plus tard 30 jours après la commande (article L216-1). En cas de retard, vous pouvez suspendre le paiement, nous mettre en demeure de livrer dans un délai raisonnable, puis résoudre le contrat (article L216-6). Le risque passe au consommateur lorsqu'il prend le bien en main (article L216-2).

## 7. Droit de rétractation du consommateur

Vous disposez de 14 jours à compter de la réception du dernier colis pour changer d'avis, sans motif (articles L221-18 et suivants). Vous avez ensuite 14 jours pour renvoyer le produit. Nous remboursons toutes les sommes versées, livraison standard comprise, au plus tard 14 jours après votre décision ; nous pouvons attendre le colis ou la preuve de son envoi. Les frais de retour sont à votre charge, sauf erreur de notre part.

Ce droit ne s'applique pas, notamment, aux biens faits selon vos indications ni aux biens descellés qui ne peuvent être repris pour des raisons d'hygiène ou de santé (article L221-28). La fiche du produit le signale. Le mode d'emploi et le formulaire sont à la page [Droit de rétractation](/droit-de-retractation).

## 8. Retour commercial

Au-delà de la loi, nous reprenons pendant 30 jours les produits neufs, non montés et complets. Les conditions sont à la page [Retours et remboursements](/retours-et-remboursements).

## 9. Garanties légales

${COMPANY.name} répond des défauts de conformité (articles L217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 à 1649 du code civil), à l'adresse de l'article 1.
`),
    ...GUARANTEE_BOX,
    ...prose(`
Pour un bien d'occasion, un défaut qui apparaît dans les douze mois suivant la délivrance est présumé exister dès ce jour (article L217-7).

## 10. Pièces en échange standard

Le prix d'une pièce en échange standard comprend une consigne. Elle est rendue sous 14 jours après réception de l'ancienne pièce complète, dans les 60 jours suivant la livraison.

## 11. Responsabilité

Les pièces de sécurité se montent selon les prescriptions du constructeur. Nous ne répondons pas d'un dommage dû à un montage contraire à ces prescriptions ni à un usage hors homologation. Rien ici ne limite notre responsabilité légale envers un consommateur.

## 12. Données personnelles

Elles sont traitées comme l'explique la [politique de confidentialité](/confidentialite).

## 13. Archivage

Les contrats conclus en ligne d'un montant de 120 € ou plus sont conservés dix ans et vous sont communiqués à votre demande (article L213-1).

## 14. Réclamation, médiation et droit applicable
`),
    table(
      ['Étape', 'Où', 'Délai'],
      ['Réclamation écrite', COMPANY.email, 'Réponse sous 10 jours ouvrés'],
      [
        'Médiation, gratuite pour le consommateur',
        `${COMPANY.mediator}, ${COMPANY.mediatorAddress}`,
        "Dans l'année qui suit la réclamation, issue sous 90 jours",
      ],
      ['Juge', 'Tribunal du domicile du consommateur ou du lieu de livraison', 'Selon la loi'],
    ),
    ...prose(`
La médiation (articles L612-1 et L616-1) est possible après une réclamation écrite restée sans réponse satisfaisante. Elle se demande [sur le site du médiateur](${COMPANY.mediatorUrl}) ou par courrier.

Le droit français s'applique, sans priver un consommateur de la protection de la loi de son pays. Entre professionnels, le tribunal de commerce de Nantes est compétent.
`),
  ],
});
