import { rateSets } from '../../sale.ts';
import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';
import { DELIVERY } from '../terms.ts';

/** Whom a kind of parcel is for. */
const FOR: Readonly<Record<string, string>> = {
  relais: 'Métropole et Corse',
  express: 'Métropole',
  'outre-mer': "Départements d'outre-mer",
};

export const delivery = page({
  slug: 'livraison',
  title: 'Livraison et retrait',
  summary: `Livraison standard à ${DELIVERY.price}, offerte dès ${DELIVERY.freeFrom}, ou retrait gratuit à Nantes ${DELIVERY.pickupHours} après confirmation.`,
  description: `Livraison standard ${DELIVERY.price}, offerte dès ${DELIVERY.freeFrom} d’achat, retrait gratuit à Nantes : délais, zones, colis lourds, réserves à la réception.`,
  ageDays: 75,
  body: [
    table(
      ['Mode', 'Prix TTC', 'Délai', 'Pour'],
      ['Livraison standard', DELIVERY.price, DELIVERY.days, 'Tous les colis'],
      ['Livraison standard', `Offerte dès ${DELIVERY.freeFrom}`, DELIVERY.days, 'Tous les colis'],
      ...rateSets.map(({ code, name, delivery_min_days: min, delivery_max_days: max }) => [
        name,
        `${DELIVERY.span(code)}, selon le poids`,
        min === max ? `${min} jour ouvré` : `${min} à ${max} jours ouvrés`,
        `${FOR[code] ?? 'Les colis'}, ${DELIVERY.heaviest(code)} au plus`,
      ]),
      ['Retrait à Nantes', 'Gratuit', `${DELIVERY.pickupHours} ouvrées après confirmation`, 'Produits en stock'],
      ['Véhicules', 'Sur devis', 'Sur rendez-vous', 'Retrait à Nantes ou à Rennes, transport possible'],
    ),
    ...prose(`
## Zones desservies

France métropolitaine, Corse, outre-mer, ${DELIVERY.abroad}. Pour une autre destination, [demandez un devis](/demander-un-devis) : le transport y sera chiffré. Les modes proposés à votre adresse, leur prix et leur date s'affichent avant la commande.

## Quand le colis part

Un produit en stock, dont la commande est payée avant ${DELIVERY.cutOff} un jour ouvré, part le jour même. Le numéro de suivi vous est envoyé par e-mail et figure dans votre compte. Un produit **sur commande** porte son délai sur sa fiche. Sans date convenue, la livraison a lieu au plus tard 30 jours après la commande.

Une commande de plusieurs produits part en une fois, quand tout est prêt. Demandez-nous si vous préférez recevoir plus tôt ce qui est disponible.

## Pneus, batteries et liquides

- Les **pneus** voyagent par deux, cerclés, sans carton. Ils peuvent aussi être déposés chez un garage de votre choix.
- Les **batteries** et certains **produits d'entretien** sont des marchandises réglementées : ils voyagent par la route seule, en livraison standard.
- Votre ancienne batterie est reprise gratuitement, au comptoir ou par le transporteur si vous le demandez avec la commande. De même pour les pneus usagés, autant que vous en achetez.

## Retrait en magasin

Nous vous prévenons par e-mail dès que votre commande vous attend en magasin. Venez avec ce message et une pièce d'identité au ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}. ${COMPANY.hours}. La commande est gardée 10 jours.

## À la réception

1. Comptez les colis et regardez leur état avant de signer.
2. Si un colis est abîmé, notez une réserve précise sur le bon : « carton percé, angle gauche », et non « sous réserve de déballage ».
3. Prenez une photo et écrivez-nous sous trois jours, par la page de contact [auto](/auto/contact) ou [moto](/moto/contact).

Même sans réserve, vos garanties légales restent entières ; la réserve fait seulement gagner du temps.

## Un retard, une perte

Si la date est passée, écrivez-nous : nous ouvrons une enquête le jour même. Vous pouvez nous demander de livrer dans un délai raisonnable, puis annuler si rien n'arrive. Le remboursement suit sous 14 jours. Le colis reste sous notre responsabilité jusqu'à ce que vous l'ayez en main.
`),
  ],
});
