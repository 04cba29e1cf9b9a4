import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';

export const quoteGuide = page({
  slug: 'demander-un-devis',
  title: 'Demander un devis',
  summary: 'Remplissez le panier, laissez vos coordonnées : un prix ferme arrive sous un jour ouvré, sans compte.',
  description:
    'Demander un devis chez Bitume : gratuit, sans compte et sans engagement, réponse sous un jour ouvré, prix ferme valable 30 jours.',
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
      ['Validité', '30 jours'],
    ),
    ...prose(`
## Et ensuite

Vous répondez à l'e-mail pour corriger, refuser ou accepter. L'acceptation vaut commande, aux [conditions générales de vente](/cgv). Le [paiement](/moyens-de-paiement) se fait par virement ou au comptoir. Sans réponse, le devis s'éteint après 30 jours et vous ne recevez aucune relance commerciale.

## Bon à savoir

- Un prix qui baisse entre la demande et le devis s'applique à vous. S'il monte, nous vous le disons avant de chiffrer.
- Les produits ne sont réservés qu'après acceptation, pendant 10 jours.
- Pour un [véhicule](/auto/vehicules) ou une [moto](/moto/vehicules), utilisez plutôt « Contacter le vendeur » sur son annonce.

Une question avant d'écrire ? ${COMPANY.phone}. ${COMPANY.hours}.
`),
  ],
});
