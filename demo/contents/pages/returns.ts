import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';

export const returns = page({
  slug: 'retours-et-remboursements',
  title: 'Retours et remboursements',
  summary:
    '30 jours pour rendre une pièce neuve et non montée. Comment faire, qui paie le retour, quand vous êtes remboursé.',
  description:
    'Rendre un produit sous 30 jours : conditions, étapes, frais de retour, délais de remboursement, consignes et produits exclus.',
  ageDays: 75,
  body: [
    ...prose(`
Vous avez 30 jours après la réception pour rendre un produit neuf, non monté et complet. La loi vous donne par ailleurs 14 jours pour vous rétracter, sans ces conditions d'emballage : c'est le [droit de rétractation](/droit-de-retractation).
`),
    table(
      ['Raison du retour', 'Délai', 'Frais de retour', 'Remboursement'],
      [
        "Changement d'avis (rétractation)",
        '14 jours',
        'À votre charge',
        'Produit et livraison standard, sous 14 jours',
      ],
      ['Mauvaise pièce, jamais montée', '30 jours', 'À votre charge', 'Produit, sous 14 jours'],
      ['Erreur de notre part', '30 jours', 'À notre charge', 'Tout, ou échange immédiat'],
      ['Défaut ou panne', '2 ans', 'À notre charge', 'Selon les garanties légales'],
      ['Consigne', '60 jours', 'À notre charge', 'Consigne, sous 14 jours'],
    ),
    ...prose(`
## Comment faire

1. Écrivez à ${COMPANY.email}, ou par la page de contact [auto](/auto/contact) ou [moto](/moto/contact), avec le numéro de commande ou de devis et la référence.
2. Nous répondons sous un jour ouvré avec un numéro de retour et l'adresse de renvoi.
3. Emballez le produit dans un carton solide. La boîte du produit n'est pas un emballage de transport.
4. Gardez la preuve de dépôt jusqu'au remboursement.

Vous pouvez aussi rapporter le produit au comptoir de Nantes, sans prévenir.

## Ce que nous vérifions

Le produit est complet, avec ses accessoires et sa notice. Une pièce montée laisse des traces : serrage, graisse, poussière de frein. Elle n'entre pas dans le retour commercial de 30 jours, mais ses garanties restent entières.

Essayer un casque ou un blouson chez soi est normal. Gardez les étiquettes et essayez-le sans écharpe ni maquillage.

## Ce qui ne se reprend pas

- Les produits faits à vos mesures ou coupés pour vous : peinture à la teinte, durites au mètre.
- Les sous-vêtements techniques et les cagoules dont le scellé est ouvert, pour des raisons d'hygiène.
- Les bidons d'huile et de liquide ouverts.
- Les pièces électroniques programmées pour un véhicule.

La fiche du produit le signale avant l'achat. Un produit défectueux est toujours repris.

## Consigne des pièces en échange standard

Le prix des étriers et des alternateurs en échange standard comprend une consigne. Renvoyez l'ancienne pièce vidée, dans la boîte de la nouvelle, avec l'étiquette jointe. La consigne est rendue si la pièce est complète et non démontée.

## Le remboursement

Il se fait par le moyen de paiement d'origine, sous 14 jours. Nous pouvons attendre le colis, ou la preuve de son envoi. Un e-mail indique le montant et sa date.
`),
  ],
});
