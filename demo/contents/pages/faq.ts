import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { builtPage } from '../compose.ts';
import { questionBlocks } from '../page-blocks.ts';
import { DELIVERY, PERIODS } from '../terms.ts';

export const faq = builtPage({
  slug: 'faq',
  title: 'Questions fréquentes',
  summary: 'Panier, prix, compatibilité, commande, devis, livraison, usage hors connexion : nos réponses.',
  description:
    'Commander, payer, suivre un colis ou un devis, vérifier une pièce, utiliser la boutique sans réseau : nos réponses.',
  ageDays: 45,
  blocks: questionBlocks([
    ...prose(`
## La boutique sans réseau

### Que puis-je faire hors connexion ?

Presque tout, après une première visite : parcourir les rayons, chercher, filtrer, lire une fiche, remplir le panier, écrire une demande de devis, une demande de retour ou un message, relire vos commandes si vous avez un compte. Passer commande et payer demandent une connexion. La boutique garde le catalogue sur votre appareil et le met à jour dès qu'elle trouve le réseau.

### Que devient ce que j'envoie hors connexion ?

C'est enregistré sur l'appareil, puis envoyé au retour du réseau, dans l'ordre et une seule fois. Vous pouvez fermer la page entre-temps.
`),
    table(
      ['Ce que vous lisez', 'Ce que cela veut dire'],
      ['Enregistré sur cet appareil', 'Gardé ici, pas encore envoyé. Rien à faire.'],
      ['Envoi…', 'En route vers la boutique.'],
      ['Envoyé', 'Reçu par la boutique. Vous recevrez sa réponse par e-mail.'],
      ['À vérifier', 'Un prix ou un stock a changé. La page vous dit quoi, vous choisissez.'],
      ['Refusé', 'La boutique ne peut pas le faire. La raison est écrite, votre saisie est gardée.'],
    ),
    ...prose(`
La page [Ce qui reste à envoyer](/modifications-en-attente) montre tout ce qui n'est pas encore parti et permet de le corriger ou de l'abandonner.

### Les prix lus hors connexion sont-ils bons ?

Ce sont ceux de la dernière mise à jour, et leur date est écrite à côté. Au retour du réseau, la boutique compare. Si un prix a bougé, elle vous montre l'ancien et le nouveau avant de continuer. Rien n'est commandé à un prix que vous n'avez pas vu.

### Le catalogue prend-il beaucoup de place ?

Quelques mégaoctets. Les photos sont gardées dans une limite fixe : les moins regardées s'effacent d'abord. À la page [Ce qui est gardé ici](/cet-appareil), le bouton « Tout effacer de cet appareil » libère toute la place.

### Puis-je installer la boutique ?

Oui. Dans le menu du navigateur, choisissez « Installer » ou « Sur l'écran d'accueil ». L'icône ouvre ensuite la boutique, même sans réseau. Rien d'autre n'est installé.

### Mon panier est-il le même sur mes autres appareils ?

Oui, si vous êtes connecté à votre compte : le panier vous suit sur tous vos appareils. Ce que vous aviez choisi avant de vous connecter s'y ajoute. Sans compte, le panier reste sur l'appareil où vous l'avez rempli. Les espaces auto et moto ont chacun le leur.

### Et si j'efface les données du navigateur ?

Les brouillons et les envois encore en attente de cet appareil sont perdus, de même que le panier d'un visiteur sans compte. Ce qui était déjà envoyé est chez nous, et le panier de votre compte revient à la connexion.

## Choisir une pièce

### Comment savoir si elle va sur mon véhicule ?

Comparez la **référence d'origine** gravée sur la pièce ou écrite sur la facture avec celle de la fiche ; la recherche accepte les références, avec ou sans espaces. À défaut, envoyez-nous le numéro de série (repère E de la carte grise) par la page de contact [auto](/auto/contact) ou [moto](/moto/contact).

### Faut-il changer par paire ?

Oui pour les [disques](/auto/nos-produits/disques-de-frein), les [plaquettes](/auto/nos-produits/plaquettes-de-frein), les [amortisseurs](/auto/nos-produits/amortisseurs) et, en pratique, les [ampoules](/auto/nos-produits/ampoules). La fiche dit si le prix est celui d'une pièce ou d'une paire.

### Qu'est-ce qu'un échange standard ?

Une pièce d'origine remise en état, vendue avec une consigne que nous rendons au retour de l'ancienne. Voir [Retours et remboursements](/retours-et-remboursements).

## Commander et payer

### Faut-il un compte pour commander ?

Oui, pour passer commande. Il est gratuit, et vous y suivez ensuite vos colis, vos factures et vos retours. Une demande de devis se fait sans compte.

### Comment puis-je payer ?

En ligne, à la commande, ou par virement sous ${PERIODS.transferDays} (${PERIODS.newTransferDays} avant votre première commande réglée). Le numéro de votre carte n'est jamais communiqué à la boutique. Chaque moyen est décrit à la page [Moyens de paiement](/moyens-de-paiement).

### Mon paiement n'a pas abouti. Que faire ?

Votre commande est gardée : ouvrez-la dans votre compte pour réessayer ou choisir un autre moyen de paiement. Si elle n'est pas payée à temps, elle est annulée et vous ne devez rien.

### Puis-je annuler une commande ?

Oui, dans votre compte. Une commande non payée s'annule tout de suite ; pour une commande payée qui n'est pas encore partie, vous en demandez l'annulation. Vous gardez dans tous les cas votre [droit de rétractation](/droit-de-retractation), qui s'exerce [en ligne](/renoncer).

## Devis et livraison

### Une demande de devis m'engage-t-elle ?

Non. Elle est gratuite et se fait sans compte. Vous recevez un prix ferme sous un jour ouvré, valable ${PERIODS.quoteDays} ; si vous l'acceptez, vous le payez en ligne. Le mode d'emploi est à la page [Demander un devis](/demander-un-devis).

### J'ai envoyé deux fois, par prudence. Que se passe-t-il ?

Un même envoi n'est jamais enregistré deux fois, même si la réponse s'est perdue en route. Si vous avez rempli deux demandes différentes, nous les réunissons.

### Combien coûte la livraison ?

${DELIVERY.price} en livraison standard, en ${DELIVERY.days}. Elle est offerte dès ${DELIVERY.freeFrom} d'achat. Le retrait à Nantes est gratuit. Les autres modes sont à la page [Livraison](/livraison).

### Puis-je rendre une pièce ?

Oui, sous ${PERIODS.returnDays} si elle est neuve et non montée, et sous ${PERIODS.withdrawalDays} sans motif. Le retour se demande dans votre compte, même hors connexion. Voir [Retours et remboursements](/retours-et-remboursements).

## Données

### Suis-je suivi ?

Non. La boutique n'utilise ni mesure d'audience ni publicité. La page [Cookies](/cookies) donne la liste de ce qui est enregistré.

## Une autre question

Appelez le ${COMPANY.phone} ou écrivez à ${COMPANY.email}. ${COMPANY.hours}.
`),
  ]),
});
