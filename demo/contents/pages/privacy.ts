import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';

/** Règlement (UE) 2016/679 (RGPD), articles 13 and 15 to 22; loi n° 78-17. */
export const privacy = page({
  slug: 'confidentialite',
  title: 'Politique de confidentialité',
  summary:
    'Quelles données la boutique reçoit, pourquoi, combien de temps elle les garde et comment exercer vos droits.',
  description:
    'Données personnelles chez Bitume : finalités, bases légales, durées de conservation, destinataires et exercice de vos droits (RGPD).',
  ageDays: 60,
  body: [
    ...prose(`
La boutique demande peu : ce qu'il faut pour vous répondre, préparer votre commande et vous la livrer. Elle ne vend aucune donnée et ne fait pas de publicité ciblée.

## Responsable du traitement

${COMPANY.name}, ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}. Pour toute question sur vos données : ${COMPANY.privacyEmail}.

## Finalités et durées de conservation
`),
    table(
      ['Ce que vous faites', 'Données', 'Base légale (RGPD, article 6)', 'Durée'],
      [
        'Demander un devis',
        'Nom, e-mail, téléphone, société éventuelle, produits, message',
        'Mesures précontractuelles à votre demande',
        '3 ans après le dernier échange',
      ],
      [
        'Accepter un devis',
        'Les mêmes, adresses, contrat',
        'Exécution du contrat',
        '5 ans ; 10 ans pour un contrat en ligne de 120 € ou plus (L213-1)',
      ],
      [
        'Commander',
        'Nom, e-mail, téléphone, adresses de livraison et de facturation, société éventuelle, produits, montants, messages au sujet de la commande, date et version des conditions acceptées',
        'Exécution du contrat ; obligation légale pour les pièces comptables',
        '10 ans après la fin de l’exercice, soit 11 ans au plus (code de commerce, L123-22 ; code de la consommation, L213-1)',
      ],
      [
        'Payer en ligne',
        'Montant, moyen choisi, résultat et référence du prestataire ; jamais le numéro de votre carte',
        'Exécution du contrat',
        'Avec la commande ; messages bruts du prestataire : 30 jours',
      ],
      [
        'Demander un retour ou vous rétracter',
        'Commande, produits, motif de retour, messages et photos',
        'Exécution du contrat ; obligation légale pour la rétractation',
        'Avec la commande ; messages et photos sont effacés avec le compte',
      ],
      [
        'Créer un compte',
        "Nom, e-mail, téléphone, société éventuelle, date de naissance facultative, adresses, favoris, paniers, liste des navigateurs connectés ; le mot de passe n'est pas lisible",
        'Exécution du contrat',
        'Tant que le compte existe. Sans connexion pendant 3 ans, il est supprimé après un avertissement un mois avant ; sans adresse vérifiée, après 60 jours',
      ],
      [
        'Recevoir nos e-mails',
        'Adresse, objet et date de chaque envoi',
        'Intérêt légitime : prouver et dépanner les envois',
        '1 an',
      ],
      [
        'Vous abonner à notre lettre',
        'Adresse e-mail, rayon, date et texte de votre accord, adresse IP tronquée',
        'Votre consentement, que vous retirez en un clic',
        'Jusqu’à votre désinscription, preuve gardée 5 ans ; sans confirmation de votre part, 30 jours',
      ],
      [
        'Être prévenu du retour d’un article',
        'Adresse e-mail, article',
        'Votre consentement, pour un seul message',
        'Jusqu’au message, 1 an au plus ; 30 jours après lui, ou sans confirmation de votre part',
      ],
      ['Recevoir une facture', 'Identité, adresse, montants', 'Obligation légale', 'Avec la commande'],
      [
        'Nous écrire',
        'Nom, e-mail, téléphone facultatif, message',
        'Intérêt légitime : vous répondre',
        '3 ans après le dernier échange',
      ],
      [
        'Chercher dans la boutique',
        'Les mots cherchés, comptés sans rien qui vous désigne',
        'Intérêt légitime : savoir ce que nos rayons n’ont pas',
        '30 jours après la dernière recherche ; 1 an pour les mots cherchés au moins cinq fois',
      ],
      [
        'Remplir un panier',
        'Identifiant aléatoire de visiteur, contenu du panier, sans nom',
        'Intérêt légitime : rendre le service demandé',
        '400 jours après la création du témoin',
      ],
      [
        'Choisir pour les cookies',
        'Choix, date, version du texte, adresse IP tronquée',
        'Obligation légale de preuve',
        'Choix valable 6 mois, preuve gardée 5 ans',
      ],
      [
        'Naviguer',
        'Journaux techniques de sécurité, sans nom ni e-mail ; adresse IP, pour limiter les essais répétés',
        'Intérêt légitime : sécurité du service',
        '1 an au plus ; adresse IP : 2 jours au plus',
      ],
      ['Exercer un droit', 'Demande et réponse', 'Obligation légale', '5 ans ; archive de vos données : 7 jours'],
    ),
    ...prose(`
Les champs facultatifs sont signalés. Sans les champs obligatoires, nous ne pouvons pas vous répondre, et rien d'autre n'en dépend.

## Ce qui reste sur votre appareil

Le catalogue, le panier, les brouillons et vos préférences sont enregistrés sur votre appareil pour que la boutique fonctionne sans réseau. Ils y restent tant que vous ne les effacez pas. La page [Cookies](/cookies) en donne la liste. À la page [Ce qui est gardé ici](/cet-appareil), le bouton « Tout effacer de cet appareil » les efface. Vos coordonnées quittent la file d'attente de l'appareil dès que l'envoi est confirmé.

## Destinataires

- Les personnes de ${COMPANY.name} qui traitent votre demande, votre commande ou votre retour.
- Notre hébergeur et notre service d'e-mail, liés par contrat (article 28).
- Le prestataire de paiement que vous choisissez : PayZen (Lyra), PayPlug ou PayPal. Il reçoit le montant, le numéro de la commande, votre nom, vos adresses et votre e-mail, et selon le cas votre téléphone et la liste des produits, pour encaisser le paiement et lutter contre la fraude. Il est responsable de son propre traitement. Le prestataire de cryptomonnaie ne reçoit que le montant et le numéro de la commande. Pour un virement, nous recevons de notre banque votre nom et le motif indiqué.
- Le transporteur que vous choisissez, pour le nom, l'adresse et le téléphone de livraison.
- Google, si vous avez accepté d'afficher la carte du magasin.
- Les autorités qui en ont le droit, sur demande.

## Transferts hors de l'Union européenne

Les données de la boutique sont hébergées dans l'Union européenne. Elles ne peuvent en sortir que dans deux cas, qui dépendent de votre choix :

- **PayPal**, établi au Luxembourg, peut transmettre des données aux sociétés de son groupe, notamment aux États-Unis, selon ses règles d'entreprise contraignantes (article 47) ;
- **Google Maps**, si vous avez accepté la carte, reçoit votre adresse IP, qui peut être traitée aux États-Unis (cadre de protection des données UE–États-Unis, article 45).

## Décisions automatisées

La boutique n'en prend aucune. Un devis est établi par une personne. Le prestataire de paiement et votre banque peuvent refuser un paiement après leurs propres contrôles ; vous pouvez alors choisir un autre moyen.

## Vos droits

Vous pouvez demander l'accès à vos données, leur rectification, leur effacement, la limitation du traitement, leur portabilité, et vous opposer à un traitement fondé sur l'intérêt légitime. Vous pouvez aussi fixer des directives pour après votre décès (loi du 6 janvier 1978, article 85).

Si vous avez un compte, la page « Données personnelles » vous permet d'enregistrer ce que cet appareil en garde, de demander l'archive de tout ce que nous savons de vous, et de supprimer le compte, avec votre mot de passe. La suppression attend seulement la fin d'une commande, d'un remboursement ou d'un retour en cours. Profil, adresses, paniers, favoris, demandes de devis et messages au service client sont alors effacés ; restent, à part, vos commandes avec leurs messages, leurs factures et leurs retours (sans messages ni photos), un devis accepté et la preuve de vos accords, pour les durées ci-dessus.

1. Dans les autres cas, écrivez à ${COMPANY.privacyEmail} depuis l'adresse utilisée pour la demande.
2. Nous répondons dans le mois. Un délai de deux mois de plus est possible pour une demande complexe ; nous vous le disons alors dans le premier mois.
3. Une facture ne peut pas être effacée avant dix ans ; elle est mise à part, accès restreint.

Si la réponse ne vous convient pas, vous pouvez saisir la [CNIL](https://www.cnil.fr/fr/plaintes), 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.

## Sécurité

Les échanges sont chiffrés, les accès sont nominatifs et journalisés, les sauvegardes sont restreintes. Une violation qui présente un risque pour vous est notifiée à la CNIL sous 72 heures, et à vous si le risque est élevé.

## Évolution de ce texte

La date de mise à jour figure en tête de page. Un changement qui touche une finalité vous est signalé avant de prendre effet.
`),
  ],
});
