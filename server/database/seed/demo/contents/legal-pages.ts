import { company } from '../company.ts';
import { table } from '../wording.ts';
import { FICTION, page } from './draft.ts';

const notice = page({
  slug: 'mentions-legales',
  title: 'Mentions légales',
  summary: 'Éditeur, hébergeur, directeur de la publication et médiateur de la boutique Bitume.',
  body: [
    FICTION,
    `
Ces mentions répondent à l'article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l'économie numérique et aux articles L111-1 et R111-2 du Code de la consommation.

## Éditeur

${company.name}, société par actions simplifiée au capital de ${company.capital}, dont le siège est au ${company.address}, ${company.postcode} ${company.city}.`,
    table(
      ['Information', 'Valeur (fictive)'],
      ['RCS', `${company.registry} 123 456 782`],
      ['SIRET', '123 456 782 00010'],
      ['Code APE', `${company.activity}, commerce de détail d'équipements automobiles`],
      ['TVA intracommunautaire', company.vatNumber],
      ['Téléphone', company.phone],
      ['Adresse électronique', company.email],
      ['Directeur de la publication', company.director],
    ),
    `
## Hébergeur

${company.host}.

## Horaires

${company.hours}, hors jours fériés. Un message écrit reçoit une réponse sous un jour ouvré.

## Médiation

Pour un litige que notre service client n'a pas réglé sous un mois, le consommateur peut saisir gratuitement ${company.mediatorName}, [${company.mediatorUrl}](${company.mediatorUrl}) (articles L611-1 et suivants et L616-1 du Code de la consommation).

## Propriété intellectuelle

Les textes, les dessins et la marque de la boutique sont protégés par le Code de la propriété intellectuelle. Les marques d'articles citées sont inventées.

## Environnement

Nous adhérons aux éco-organismes des filières qui nous concernent : pneumatiques, batteries, huiles, emballages. Les identifiants uniques prévus à l'article L541-10-13 du Code de l'environnement seraient indiqués ici par une boutique réelle.

## Autres pages

Voir aussi les [conditions générales de vente](/cgv), la [politique de confidentialité](/confidentialite), la page [cookies](/cookies) et la [déclaration d'accessibilité](/accessibilite).`,
  ],
});

const terms = page({
  slug: 'cgv',
  title: 'Conditions générales de vente',
  summary:
    'Commande, prix, paiement, livraison, rétractation, garanties et médiation : les règles de vente de Bitume SAS.',
  body: [
    FICTION,
    `
Version en vigueur au 1er octobre 2026.

## 1. Objet

Ces conditions règlent les ventes conclues entre ${company.name} (« nous ») et toute personne qui commande sur la boutique (« vous »). Elles s'appliquent aux consommateurs ; les articles 8 et 9 ne concernent pas les achats faits pour un usage professionnel. La version applicable est celle acceptée au moment de la commande ; elle vous est envoyée avec la confirmation.

## 2. Articles

Chaque fiche donne les caractéristiques essentielles, le prix, le stock et les références. Les dessins aident à reconnaître l'article, la description fait foi. Vérifiez la compatibilité avec votre véhicule avant de commander : notre atelier vous y aide gratuitement.

## 3. Prix

Les prix sont en euros, toutes taxes comprises, hors frais de livraison. La consigne et l'éco-contribution sont comprises et détaillées sur la fiche. Lorsqu'une réduction est annoncée, le prix barré est le plus bas pratiqué au cours des trente jours qui la précèdent (article L112-1-1 du Code de la consommation). Un prix affiché hors connexion porte sa date : seul le prix confirmé par notre serveur engage.

## 4. Commande et devis

1. Vous composez un panier, puis demandez un devis ou passez commande.
2. Vous contrôlez les articles, les adresses, la livraison et le total, et corrigez ce qui doit l'être.
3. Une commande directe se valide par le bouton « Commander avec obligation de paiement » (article L221-14 du Code de la consommation). Un devis devient un contrat lorsque vous l'acceptez ; il est valable trente jours.
4. Nous confirmons par e-mail, sur support durable, avec ces conditions et le formulaire de rétractation (article L221-13).

Une demande enregistrée hors connexion n'est pas une commande : elle part au retour du réseau et nous vous en accusons réception. Les contrats d'un montant égal ou supérieur à 120 € sont archivés dix ans et tenus à votre disposition (articles L213-1, D213-1 et D213-2).

## 5. Paiement

Les moyens acceptés sont décrits à la page [moyens de paiement](/moyens-de-paiement). La commande est préparée après encaissement ou autorisation. L'article reste notre propriété jusqu'au paiement complet.

## 6. Livraison

Les délais et les tarifs figurent à la page [livraison](/livraison). À défaut de date indiquée, nous livrons au plus tard trente jours après la conclusion du contrat (article L216-1). En cas de retard, vous pouvez suspendre le paiement ou, après une mise en demeure restée sans effet dans un délai raisonnable, résoudre le contrat (article L216-6) ; vous êtes alors remboursé sous quatorze jours (article L216-7). Le risque vous est transféré lorsque vous prenez possession du colis (article L216-2).

## 7. Retrait en magasin

Le retrait est gratuit à Nantes et à Rennes, deux heures après confirmation pour un article en stock, sur présentation d'une pièce d'identité. L'article est gardé dix jours.

## 8. Droit de rétractation

Vous disposez de quatorze jours après réception du dernier colis pour vous rétracter, sans motif (articles L221-18 et suivants). La marche à suivre, les exceptions et le formulaire sont à la page [retours et remboursements](/retours-et-remboursements). Le droit de rétractation ne s'applique pas, notamment, aux biens fabriqués selon vos spécifications et aux biens descellés qui ne peuvent être renvoyés pour raison d'hygiène (article L221-28).

## 9. Garanties légales

Nous répondons des défauts de conformité (articles L217-3 et suivants du Code de la consommation) et des vices cachés (articles 1641 et suivants du Code civil). L'encadré réglementaire est à la page [garanties](/garanties).

## 10. Pièces avec consigne

La consigne d'une pièce en échange standard est rendue, par le moyen de paiement d'origine, sous quatorze jours après réception de l'ancienne pièce, complète et réparable, renvoyée dans les soixante jours.

## 11. Responsabilité

Le montage d'une pièce de sécurité demande compétence et outillage. Nous ne répondons pas d'un montage fait par vous ou par un tiers, sans que cela limite les garanties légales.

## 12. Données personnelles

Le traitement de vos données est décrit à la page [confidentialité](/confidentialite).

## 13. Réclamations, médiation, droit applicable

Écrivez-nous d'abord : ${company.email}, ${company.phone}. Sans solution sous un mois, vous pouvez saisir gratuitement ${company.mediatorName} ([${company.mediatorUrl}](${company.mediatorUrl})). Le droit français s'applique ; vous gardez la protection des règles impératives de votre pays de résidence. Le tribunal compétent est, à votre choix, celui de votre domicile ou l'un de ceux prévus par le Code de procédure civile (article R631-3 du Code de la consommation).`,
  ],
});

const privacy = page({
  slug: 'confidentialite',
  title: 'Politique de confidentialité',
  summary: 'Quelles données Bitume traite, pourquoi, combien de temps, et comment exercer vos droits.',
  body: [
    FICTION,
    `
${company.name}, ${company.address}, ${company.postcode} ${company.city}, est responsable du traitement. Pour toute question : ${company.privacyEmail}.

## Ce que nous traitons`,
    table(
      ['Finalité', 'Données', 'Base légale', 'Durée'],
      [
        'Répondre à un message',
        'Nom, e-mail, téléphone, message',
        'Mesures précontractuelles ou intérêt légitime',
        '3 ans après le dernier échange',
      ],
      [
        'Établir un devis',
        'Coordonnées, articles, véhicule',
        'Mesures précontractuelles',
        '3 ans sans suite, 10 ans si accepté',
      ],
      [
        'Gérer commandes et retours',
        'Coordonnées, commandes, paiements (sans numéro de carte)',
        'Contrat',
        '5 ans, puis archivage',
      ],
      ['Tenir la comptabilité', 'Factures', 'Obligation légale (Code de commerce, article L123-22)', '10 ans'],
      ['Envoyer la lettre', 'E-mail', 'Consentement', "Jusqu'au retrait, 3 ans sans ouverture"],
      ['Sécuriser la boutique', 'Journaux techniques, adresse IP tronquée', 'Intérêt légitime', '12 mois'],
      [
        'Prouver un choix sur les cookies',
        'Choix, version, date, IP tronquée',
        'Obligation légale',
        '6 mois, preuve 3 ans',
      ],
    ),
    `
## Ce qui reste sur votre appareil

La boutique fonctionne hors connexion. Le catalogue, votre panier, vos favoris et les demandes en attente sont gardés sur votre appareil, dans votre navigateur. Ce qui est en attente ne part que lorsque vous l'avez envoyé ; vos coordonnées quittent la file dès que nous en avons accusé réception. Le bouton « Oublier cet appareil » efface tout, sur la page [cet appareil](/cet-appareil).

## Destinataires

Vos données sont lues par nos équipes et, pour ce qui les concerne, par notre hébergeur, nos transporteurs et nos prestataires de paiement, liés par contrat (article 28 du RGPD). Elles ne sont ni vendues ni transférées hors de l'Union européenne.

## Vos droits

Vous pouvez demander l'accès, la rectification, l'effacement, la limitation et la portabilité de vos données, vous opposer à un traitement, retirer un consentement, et laisser des directives sur leur sort après votre décès (articles 15 à 22 du RGPD, article 85 de la loi n° 78-17 du 6 janvier 1978).

1. Écrivez à ${company.privacyEmail} ou à notre adresse postale.
2. Nous vérifions votre identité avec ce que nous savons déjà de vous.
3. Nous répondons sous un mois, délai prolongeable de deux mois pour une demande complexe.

Vous pouvez aussi adresser une réclamation à la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, [www.cnil.fr](https://www.cnil.fr).

## Sécurité

Les échanges sont chiffrés, les accès tracés, les mots de passe hachés. Une violation qui présente un risque pour vos droits serait notifiée à la CNIL sous soixante-douze heures, et à vous-même si le risque est élevé (articles 33 et 34 du RGPD).`,
  ],
});

const cookies = page({
  slug: 'cookies',
  title: 'Cookies et stockage local',
  summary: "Ce que la boutique garde dans votre navigateur, pourquoi, et comment changer d'avis.",
  body: [
    FICTION,
    `
L'article 82 de la loi n° 78-17 du 6 janvier 1978 demande votre accord avant de lire ou d'écrire sur votre appareil, sauf pour ce qui est strictement nécessaire au service que vous demandez.

## Nécessaires, sans accord`,
    table(
      ['Nom ou espace', 'Rôle', 'Durée'],
      ['Session', 'Vous reconnaître d’une page à l’autre', '2 heures, 30 jours si vous le demandez'],
      ['Visiteur', 'Rattacher votre panier et vos demandes', '13 mois'],
      ['Base locale', 'Catalogue, panier, favoris, demandes en attente', "Jusqu'à « Oublier cet appareil »"],
      ['Préférences', 'Langue, thème, choix sur les cookies', '6 mois'],
    ),
    `
## Avec votre accord seulement

Aucun à ce jour. Si nous ajoutions une mesure d'audience ou une carte extérieure, elle resterait éteinte tant que vous ne l'auriez pas acceptée.

## Changer d'avis

Refuser est aussi simple qu'accepter, et ne ferme aucune partie de la boutique. Le lien « Gérer mes cookies », en bas de chaque page, rouvre vos choix. Nous vous les redemandons au bout de six mois.

> Effacer les données du site dans votre navigateur efface aussi le panier et les demandes qui n'étaient pas encore parties.`,
  ],
});

export const legalPages = [notice, terms, privacy, cookies];
