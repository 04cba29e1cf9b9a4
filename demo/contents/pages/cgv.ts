import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';
import { PAYMENTS, PERIODS } from '../terms.ts';
import { GUARANTEE_BOX } from './guarantees.ts';

const payments = [...PAYMENTS.values()];

/** Code civil 1127-1 s.; code de la consommation L111-1, L221-5 s., L221-14, L221-18 s., L217-3 s., L612-1, L616-1; code civil 1641 s. */
export const cgv = page({
  slug: 'cgv',
  title: 'Conditions générales de vente',
  summary: 'Les règles de la vente : commande, devis, prix, paiement, livraison, rétractation, garanties et médiation.',
  description:
    'Conditions générales de vente de Bitume : commande en ligne, devis, prix, paiement, livraison, rétractation, garanties, médiation.',
  ageDays: 90,
  body: [
    ...prose(`
Version du 1er septembre 2026. La version applicable est celle qui est en vigueur le jour de la commande ; elle est jointe à sa confirmation.

## 1. Objet et vendeur

Ces conditions régissent les ventes de ${COMPANY.name}, ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}, RCS ${COMPANY.rcsCity} ${COMPANY.siren}, téléphone ${COMPANY.phone}, ${COMPANY.email}, à des consommateurs et à des professionnels, en France métropolitaine, en Corse, dans les départements d'outre-mer et à Monaco. Les clauses qui ne valent que pour les consommateurs le disent.

## 2. Produits et disponibilité

Chaque fiche présente les caractéristiques essentielles du produit, son prix, sa disponibilité et sa garantie (articles L111-1 et L221-5 du code de la consommation). Les pneus portent leur étiquette européenne (règlement UE 2020/740). Les dessins illustrent le produit ; la référence et les dimensions écrites font foi.

La compatibilité avec un véhicule se vérifie par la référence d'origine ou par le numéro de série. En cas de doute, demandez-nous avant de commander.

Le stock est vérifié au moment où vous commandez, et vos produits sont alors réservés. Si l'un d'eux se révélait malgré tout indisponible, nous vous en informerions aussitôt et vous rembourserions au plus tard sous 14 jours.

## 3. Prix

Les prix sont en euros, toutes taxes comprises (TTC), hors livraison. Le récapitulatif de la commande d'un professionnel indique aussi les montants hors taxes (HT). Les frais de livraison sont indiqués avant la commande. Un seul code promotionnel s'applique à une commande. La consigne d'une pièce en échange standard et l'éco-contribution sont comprises dans le prix et détaillées sur la fiche. Une annonce de réduction indique le prix le plus bas pratiqué pendant les 30 jours précédents (article L112-1-1).

Un prix lu hors connexion porte sa date. Il est vérifié au retour du réseau, avant tout engagement de votre part.

## 4. Commande en ligne

Pour commander, il faut un compte, gratuit, et une connexion. Le contrat est conclu en français, en deux temps (articles 1127-1 et 1127-2 du code civil) :

1. Vous remplissez le panier, puis vous choisissez **Passer commande**.
2. Vous indiquez les adresses de livraison et de facturation, le mode de livraison et le moyen de paiement. À chaque étape, vous pouvez revenir en arrière et corriger.
3. Vous relisez la commande : produits, quantités, prix, frais et date de livraison, total TTC, adresses. Si un prix ou un stock a changé, nous vous le disons avant de continuer.
4. Vous acceptez ces conditions, puis vous appuyez sur **Commander avec obligation de paiement** (article L221-14). Ce second clic conclut le contrat.
5. Nous en accusons réception sans délai par e-mail. La confirmation contient le détail de la commande, ces conditions et le formulaire de rétractation (article L221-13).

Une commande qui n'est pas encore payée s'annule dans votre compte. Une fois payée, et tant que rien n'est expédié, vous pouvez y demander son annulation ; nous vous répondons par e-mail. Nous pouvons refuser une commande anormale, ou celle d'un client dont un paiement antérieur est en litige.

## 5. Devis

Une demande de devis est gratuite, se fait avec ou sans compte et ne vous engage pas.

1. Vous remplissez le panier et envoyez la demande avec vos coordonnées.
2. Nous répondons sous un jour ouvré par un devis chiffré, valable ${PERIODS.quoteDays}, qui rappelle les caractéristiques des produits, le prix total, les frais et le délai de livraison.
3. Vous acceptez ou refusez le devis par le lien reçu par e-mail, ou dans votre compte, où vous pouvez aussi demander une modification. Votre accord fige les produits et les prix.
4. Vous réglez le devis dans votre compte dans les 30 jours. Le contrat est conclu à ce moment, comme à l'article 4, après une dernière vérification du stock. Sans paiement, le devis est clos et vous ne devez rien.

## 6. Paiement

Les moyens de paiement sont les suivants : ${payments.slice(0, -1).join(', ')} et ${payments.at(-1) ?? ''}. Leur fonctionnement et leurs délais sont décrits à la page [Moyens de paiement](/moyens-de-paiement). Le paiement est dû à la commande, sauf paiement à échéance. Une commande qui n'est pas payée dans son délai est annulée.

Les produits restent notre propriété jusqu'au paiement complet. Pour un professionnel, le retard entraîne des pénalités égales à trois fois le taux d'intérêt légal et une indemnité de recouvrement de 40 € (article L441-10 du code de commerce).

## 7. Livraison, retrait et transfert des risques

Les modes, prix et délais sont à la page [Livraison](/livraison). La date de livraison est annoncée avant la commande et rappelée dans sa confirmation. Sans date convenue, la livraison a lieu au plus tard 30 jours après la commande (article L216-1). En cas de retard, vous pouvez suspendre le paiement, nous mettre en demeure de livrer dans un délai raisonnable, puis résoudre le contrat (article L216-6). Nous vous remboursons alors sous 14 jours.

Le risque de perte ou de dommage passe au consommateur lorsqu'il prend le bien en main, lui ou une personne qu'il a désignée (article L216-2).

## 8. Droit de rétractation du consommateur

Vous disposez de ${PERIODS.withdrawalDays} à compter du lendemain de la réception du dernier colis pour changer d'avis, sans motif (articles L221-18 et suivants). La déclaration se fait en ligne à la page [Renoncer au contrat ici](/renoncer), avec ou sans compte, ou par écrit ; nous en accusons réception aussitôt par e-mail. Vous avez ensuite 14 jours pour renvoyer le produit. Nous remboursons toutes les sommes versées, livraison standard comprise, au plus tard 14 jours après votre décision ; nous pouvons attendre le colis ou la preuve de son envoi. Les frais de retour sont à votre charge, sauf erreur de notre part.

Ce droit ne s'applique pas, notamment, aux biens faits selon vos indications ni aux biens descellés qui ne peuvent être repris pour des raisons d'hygiène ou de santé (article L221-28). La fiche du produit le signale. Le mode d'emploi et le formulaire sont à la page [Droit de rétractation](/droit-de-retractation).

## 9. Retour commercial

Au-delà de la loi, nous reprenons pendant ${PERIODS.returnDays} les produits neufs, non montés et complets. Le retour se demande dans votre compte. Les conditions sont à la page [Retours et remboursements](/retours-et-remboursements).

## 10. Garanties légales

${COMPANY.name} répond des défauts de conformité (articles L217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 à 1649 du code civil), à l'adresse de l'article 1.
`),
    ...GUARANTEE_BOX,
    ...prose(`
Pour un bien d'occasion, un défaut qui apparaît dans les douze mois suivant la délivrance est présumé exister dès ce jour (article L217-7).

## 11. Pièces en échange standard

Le prix d'une pièce en échange standard comprend une consigne. Elle est rendue sous 14 jours après réception de l'ancienne pièce complète, dans les 60 jours suivant la livraison.

## 12. Responsabilité

Les pièces de sécurité se montent selon les prescriptions du constructeur. Nous ne répondons pas d'un dommage dû à un montage contraire à ces prescriptions ni à un usage hors homologation. Rien ici ne limite notre responsabilité légale envers un consommateur.

## 13. Données personnelles

Elles sont traitées comme l'explique la [politique de confidentialité](/confidentialite).

## 14. Archivage

Les contrats conclus en ligne d'un montant de 120 € ou plus sont conservés dix ans et vous sont communiqués à votre demande (article L213-1). Vos commandes, leurs confirmations et leurs factures se relisent et se téléchargent aussi dans votre compte.

## 15. Réclamation, médiation et droit applicable
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
