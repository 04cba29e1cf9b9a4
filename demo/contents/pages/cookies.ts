import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';

/** Loi n° 78-17, article 82; lignes directrices and recommandation of the CNIL of 17 September 2020. */
export const cookies = page({
  slug: 'cookies',
  title: "Cookies et stockage sur l'appareil",
  summary: "Ce que la boutique écrit sur votre appareil, pourquoi, combien de temps, et comment changer d'avis.",
  description:
    "Cookies et stockage local : aucun traceur avant votre choix, pas de mesure d'audience ni de publicité, un choix gardé 6 mois.",
  ageDays: 60,
  body: [
    ...prose(`
**En bref.** Aucun traceur soumis à consentement n'est déposé avant votre choix. La boutique n'utilise ni mesure d'audience, ni publicité ; la seule chose qui puisse venir d'un autre site est la carte du magasin, après votre accord. Ce qui est enregistré sur l'appareil sert au fonctionnement que vous demandez : garder le panier, écrire un brouillon, parcourir le catalogue sans réseau.

## Votre choix

À la première visite, un bandeau propose **Tout accepter** et **Tout refuser**, sur le même plan. Les deux boutons demandent un seul geste ; **Personnaliser** permet de choisir usage par usage. Ne pas répondre vaut refus, et la boutique fonctionne de la même façon dans tous les cas.

Votre choix est gardé 6 mois (180 jours), puis la question est posée à nouveau. Vous pouvez en changer à tout moment par le lien **Gérer mes cookies**, en bas de chaque page : retirer un accord est aussi simple que le donner. Un accord retiré vaut tout de suite, et ce que l'usage avait écrit sur l'appareil est effacé.

Le choix porte sur deux usages :

- **Mesure d'audience** : compter les pages vues. Aucun outil n'est installé aujourd'hui, même après un accord.
- **Cartes** : afficher le plan du magasin sur la page de contact. Il vient de Google Maps, qui reçoit alors votre adresse IP et peut déposer ses cookies. Sans accord, l'adresse est écrite et rien n'est demandé à Google. Si la boutique n'a pas de carte, un accord ne charge rien.

Si la mesure d'audience est mise en service, cette page le dira avec son éditeur, ses durées et ses finalités, et votre choix vous sera redemandé.

## Les cookies
`),
    table(
      ['Nom', 'Rôle', 'Durée', 'Consentement'],
      [
        '__Host-visitor',
        'Numéro aléatoire qui rattache votre panier et vos envois à cet appareil. Illisible par les scripts, envoyé à cette boutique seule.',
        '400 jours',
        'Non requis : nécessaire au service demandé (article 82)',
      ],
      [
        '__Host-session',
        'Numéro aléatoire de votre connexion, si vous avez un compte. Illisible par les scripts, envoyé à cette boutique seule.',
        '2 heures sans activité et 24 heures au plus, ou 30 jours si vous demandez à rester connecté',
        'Non requis : nécessaire au service demandé (article 82)',
      ],
      [
        'customer-auth',
        "Dit aux écrans que cet appareil garde les données d'un compte. Il n'ouvre rien.",
        '400 jours, retiré à la déconnexion',
        'Non requis : nécessaire au service demandé (article 82)',
      ],
    ),
    ...prose(`
## Ce qui est enregistré par le navigateur
`),
    table(
      ['Où', 'Contenu', 'Rôle', 'Durée'],
      [
        'Base de données locale',
        'Panier, favoris, brouillons de devis et de messages',
        'Ne rien perdre de ce que vous écrivez, même hors connexion',
        "Jusqu'à ce que vous les effaciez",
      ],
      [
        'Base de données locale',
        'Si vous êtes connecté : profil, adresses, commandes, devis et retours, photos à envoyer',
        'Les relire et les compléter sans réseau',
        'Retiré à la déconnexion',
      ],
      [
        'Base de données locale',
        "File d'envoi et réponses reçues",
        'Envoyer une seule fois, au retour du réseau',
        'Envois confirmés : 7 jours, sans vos coordonnées',
      ],
      [
        'Base de données locale',
        'Catalogue : produits, prix datés, rayons',
        'Chercher et comparer sans réseau',
        'Remplacé à chaque mise à jour',
      ],
      [
        'Cache du navigateur',
        'Pages et programme de la boutique, photos vues',
        "Ouvrir la boutique sans réseau ; les photos les plus anciennes partent d'abord",
        'Remplacé à chaque version',
      ],
      [
        'Stockage local',
        "Langue, couleurs claires ou sombres, espace auto ou moto, devise des totaux, dernières recherches, nombre de visites, refus de l'installation",
        'Retrouver vos préférences',
        "Jusqu'à ce que vous les effaciez ; un refus de l'installation compte 90 jours",
      ],
      ['Stockage local', 'Choix sur les cookies, avec sa date', 'Ne pas reposer la question', '180 jours'],
    ),
    ...prose(`
Rien de tout cela ne sert à vous suivre d'un site à l'autre, et rien n'est lu par un tiers. Quand vous payez en ligne, vous quittez la boutique pour le site du prestataire de paiement, qui a ses propres cookies et les explique chez lui.

## La preuve du choix

La loi demande de pouvoir prouver un consentement. Nous gardons un numéro aléatoire, la date, la version du texte, votre choix et votre adresse IP tronquée. Aucun nom n'y est joint. La preuve est gardée 5 ans.

## Tout effacer

1. À la page [Ce qui est gardé ici](/cet-appareil), le bouton « Tout effacer de cet appareil » efface d'ici le panier, les favoris, les brouillons, le catalogue et les préférences.
2. Les réglages de votre navigateur effacent les données de ce site, cookie compris.

Avant d'effacer, vérifiez la page [Ce qui reste à envoyer](/modifications-en-attente) : ce qui n'est pas encore envoyé serait perdu.

## Une question

Écrivez à ${COMPANY.privacyEmail}. La [politique de confidentialité](/confidentialite) dit le reste, et la CNIL explique [les règles sur les cookies](https://www.cnil.fr/fr/cookies-et-autres-traceurs).
`),
  ],
});
