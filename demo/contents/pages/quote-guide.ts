import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';
import { PERIODS } from '../terms.ts';

export const quoteGuide = page({
  slug: 'demander-un-devis',
  title: 'Demander un devis',
  summary: 'Remplissez le panier, laissez vos coordonnées : un prix ferme arrive sous un jour ouvré, sans compte.',
  description: `Demander un devis chez Bitume : gratuit, sans compte et sans engagement, réponse sous un jour ouvré, prix ferme valable ${PERIODS.quoteDays}.`,
  ageDays: 45,
  body: [
    ...prose(`
Un devis convient à une pièce comme à une liste entière : révision complète, train de pneus monté, équipement d'un pilote et de son passager. Il est gratuit et ne demande pas de compte.

## Les étapes

1. Mettez les produits au panier, dans l'espace [auto](/auto) ou [moto](/moto), avec leurs quantités.
2. Ouvrez le panier et choisissez **Demander un devis**.
3. Laissez votre nom, votre e-mail et votre téléphone. Une entreprise ajoute sa raison sociale et son SIRET.
4. Précisez si vous le souhaitez : immatriculation, montage, date voulue, livraison ou retrait.
5. Envoyez. Le numéro de la demande s'affiche et un e-mail la confirme.

Hors connexion, la demande est enregistrée sur l'appareil et part au retour du réseau. Le numéro arrive à ce moment-là.

## Ce que contient la réponse
`),
    table(
      ['Élément', 'Détail'],
      ['Prix', 'Par ligne et au total, hors taxes et toutes taxes comprises'],
      ['Disponibilité', 'En stock, ou délai du fabricant'],
      ['Livraison', 'Mode, prix et date'],
      ['Compatibilité', "Vérifiée si vous donnez l'immatriculation ou le numéro de série"],
      ['Validité', PERIODS.quoteDays],
    ),
    ...prose(`
## Et ensuite

L'e-mail contient un lien personnel vers votre devis, et le devis en PDF. Avec un compte, vous le retrouvez aussi dans **Mes devis**.

1. Ouvrez le devis et lisez-le. Une question, une modification ? Écrivez-nous depuis votre compte ou en répondant à l'e-mail : nous vous envoyons une nouvelle proposition.
2. Acceptez la proposition ou refusez-la. Votre accord fige les produits et les prix, et ne vous débite de rien.
3. Payez-la en ligne dans les 30 jours, avec le compte de l'adresse e-mail à laquelle elle a été envoyée. Vous pouvez créer ce compte à ce moment-là. Les [moyens de paiement](/moyens-de-paiement) et les [conditions générales de vente](/cgv) sont ceux d'une commande.

Sans réponse de votre part, le devis n'est plus valable après ${PERIODS.quoteDays}. Nous vous le rappelons une fois, trois jours avant, et vous ne recevez aucune relance commerciale.

## Bon à savoir

- Un prix qui baisse entre la demande et le devis s'applique à vous. S'il monte, nous vous le disons avant de chiffrer.
- Les produits sont réservés au moment où vous passez la commande, pas avant ; le stock est vérifié à cet instant.
- Un code promotionnel ne s'ajoute pas au prix d'un devis.
- Pour un [véhicule](/auto/vehicules) ou une [moto](/moto/vehicules), utilisez plutôt « Contacter le vendeur » sur son annonce.

Une question avant d'écrire ? ${COMPANY.phone}. ${COMPANY.hours}.
`),
  ],
});
