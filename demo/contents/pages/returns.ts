import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';
import { PERIODS } from '../terms.ts';

export const returns = page({
  slug: 'retours-et-remboursements',
  title: 'Retours et remboursements',
  summary: `${PERIODS.returnDays} pour rendre une pièce neuve et non montée. Comment faire, qui paie le retour, quand vous êtes remboursé.`,
  description: `Rendre un produit sous ${PERIODS.returnDays} : conditions, étapes, frais de retour, délais de remboursement, consignes et produits exclus.`,
  ageDays: 75,
  body: [
    ...prose(`
Vous avez ${PERIODS.returnDays} après la réception pour rendre un produit neuf, non monté et complet. La loi vous donne par ailleurs ${PERIODS.withdrawalDays} pour vous rétracter, sans ces conditions d'emballage : c'est le [droit de rétractation](/droit-de-retractation).
`),
    table(
      ['Raison du retour', 'Délai', 'Frais de retour', 'Remboursement'],
      [
        "Changement d'avis (rétractation)",
        PERIODS.withdrawalDays,
        'À votre charge',
        'Produit et livraison standard, sous 14 jours',
      ],
      ['Mauvaise pièce, jamais montée', PERIODS.returnDays, 'À votre charge', 'Produit, sous 14 jours'],
      ['Erreur de notre part', PERIODS.returnDays, 'À notre charge', 'Tout, ou échange immédiat'],
      ['Défaut ou panne', '2 ans', 'À notre charge', 'Selon les garanties légales'],
      ['Consigne', '60 jours', 'À notre charge', 'Consigne, sous 14 jours'],
    ),
    ...prose(`
## Comment faire

Le retour se demande dans votre compte, à la page **Mes retours** de l'espace [auto](/auto/account/rma) ou [moto](/moto/account/rma).

1. Choisissez la commande, les produits et leur quantité, puis le motif de chacun.
2. Dites-nous la solution que vous préférez et ajoutez vos précisions. Une photo est demandée pour un produit défectueux ou abîmé.
3. Nous répondons sous un jour ouvré. Si le retour est accepté, vous recevez un e-mail, et le bon de retour avec l'adresse de renvoi se télécharge dans votre compte.
4. Emballez le produit dans un carton solide, avec le bon de retour. La boîte du produit n'est pas un emballage de transport.
5. Envoyez le colis sous 30 jours et gardez la preuve de dépôt jusqu'au remboursement.

La demande s'écrit aussi hors connexion : elle reste sur l'appareil, photos comprises, et part au retour du réseau. Vous suivez ensuite chaque étape dans votre compte, où vous pouvez nous écrire.

Pour vous rétracter, utilisez plutôt [Renoncer au contrat ici](/renoncer) : votre retour est enregistré en même temps. Vous pouvez aussi rapporter un produit au comptoir de Nantes, sans prévenir. Une difficulté ? Écrivez à ${COMPANY.email}.

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

Il se fait par le moyen de paiement de la commande, au plus tard 14 jours après votre déclaration si vous vous êtes rétracté, 14 jours après la réception du colis dans les autres cas. Pour une rétractation, nous pouvons attendre le colis ou la preuve de son envoi. Un e-mail vous indique le montant remboursé, et la facture d'avoir se télécharge dans votre compte.
`),
  ],
});
