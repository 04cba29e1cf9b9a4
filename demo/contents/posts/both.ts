import { prose, shot, table } from '../../wording.ts';
import { post } from '../compose.ts';

export const buyUsed = post('conseils', {
  slug: 'acheter-un-vehicule-d-occasion',
  area: null,
  title: "Acheter un véhicule d'occasion sans surprise",
  summary: 'Documents, examen, essai, paiement : la liste à suivre, pour une voiture comme pour une moto.',
  description:
    "Historique, contrôle technique, non-gage, essai et certificat de cession : la liste complète pour acheter une voiture ou une moto d'occasion.",
  ageDays: 28,
  categories: ['Occasion'],
  shot: shot('carCity', "Citadine d'occasion, vue de trois quarts"),
  body: [
    ...prose(`
Une bonne occasion se reconnaît à ses papiers avant de se reconnaître à sa peinture. Suivez l'ordre : documents, examen à froid, essai, puis argent.

## Les documents
`),
    table(
      ['Document', 'Ce qu’il doit montrer'],
      ['Carte grise', 'Le nom du vendeur, le numéro de série du véhicule, la date de première immatriculation'],
      ['HistoVec', "Rapport gratuit de l'État : propriétaires, sinistres, kilométrages relevés"],
      ['Situation administrative', 'Ni gage ni opposition, moins de 15 jours'],
      ['Contrôle technique', 'Moins de 6 mois : voiture de plus de 4 ans, moto de plus de 5 ans'],
      ['Factures', 'Révisions datées, avec kilométrage'],
      ['Certificat de cession', 'Deux exemplaires, signés le jour de la vente'],
    ),
    ...prose(`
Un vendeur qui n'a pas la carte grise à son nom, ou qui presse, n'est pas un vendeur.

## L'examen, moteur froid

- **Demandez à le voir froid.** Un moteur déjà chaud cache un mauvais démarrage.
- **Carrosserie** : jeux réguliers, teinte égale au soleil, pas de vis marquées.
- **Pneus** : même marque par essieu, usure plate. Une usure d'un seul bord parle de géométrie ou de choc. Voyez [comment lire un flanc](/conseils/lire-un-flanc-de-pneu).
- **Dessous** : fuites, rouille perforante, échappement.
- **Niveaux** : huile ni crémeuse ni noire comme du goudron, liquide de refroidissement sans film gras.
- **Moto** : jeu de direction, tubes de fourche secs, chaîne, extrémités de leviers et de repose-pieds, qui racontent les chutes.

## L'essai

Demandez d'abord si l'assurance du vendeur couvre l'essai. Vingt minutes, ville et route : démarrage, embrayage franc, boîte sans craquement, freinage droit, volant calme à 90 km/h, tous les équipements. Puis laissez tourner au ralenti et regardez dessous.

## Professionnel ou particulier

Un professionnel doit la **garantie légale de conformité** de deux ans ; un défaut qui apparaît dans la première année est présumé d'origine. Un particulier ne doit que la garantie des **vices cachés**. Le prix s'en ressent, le risque aussi. Le détail est à la page [Garanties](/garanties).

## Payer et déclarer

1. Virement, ou chèque de banque vérifié auprès de l'agence pendant ses heures d'ouverture. Pas de mandat, pas d'avance pour « réserver ».
2. Carte grise barrée, datée, signée, avec l'heure ; code de cession remis.
3. Assurance prise **avant** de démarrer : depuis avril 2024 il n'y a plus de vignette, le fichier des véhicules assurés fait foi.
4. Nouvelle carte grise demandée dans le mois.
5. Vidange et filtres en arrivant, quoi que dise le carnet.

Nos [voitures](/auto/vehicules) et nos [motos](/moto/vehicules) sont contrôlées à l'atelier ; l'annonce dit ce qui a été changé et ce qui ne l'a pas été.
`),
  ],
});

export const worksOffline = post('actualites', {
  slug: 'la-boutique-fonctionne-sans-reseau',
  area: null,
  title: 'La boutique fonctionne aussi sans réseau',
  summary: 'Au sous-sol, en montagne, dans un train : le catalogue, le panier et les devis restent sous la main.',
  description:
    'Catalogue sur l’appareil, panier et devis enregistrés, envoi au retour du réseau : comment utiliser la boutique hors connexion.',
  ageDays: 2,
  categories: ['Boutique'],
  shot: shot('phoneMount', 'Téléphone dans un support de guidon'),
  body: [
    ...prose(`
On cherche rarement une pièce dans un salon. On la cherche dans un garage en sous-sol, sur un parking de col, sous une voiture, là où le téléphone n'a pas de réseau. La boutique est faite pour ces endroits.

## Ce qui marche sans connexion

Après une première visite, le catalogue entier est sur votre appareil. Vous pouvez :

- ouvrir la boutique, les rayons et les fiches ;
- chercher par nom, marque ou référence, filtrer et trier comme en ligne ;
- remplir le panier et garder des favoris ;
- écrire une demande de devis ou un message ;
- lire les conseils et les pages d'aide.

Deux choses demandent le réseau : passer commande et payer. La réponse à une demande envoyée hors connexion vous parvient, elle aussi, au retour du réseau.

## Ce que vous verrez
`),
    table(
      ['Situation', 'Ce que la boutique affiche'],
      ['Réseau perdu', 'Une ligne discrète, une seule fois'],
      ['Prix gardé sur l’appareil', 'Sa date, juste à côté'],
      ['Panier modifié', 'Enregistré sur cet appareil'],
      ['Retour du réseau', 'Envoi, puis Envoyé, avec l’heure'],
      ['Prix changé entre-temps', "L'ancien, le nouveau, et votre choix"],
    ),
    ...prose(`
Rien n'est annoncé comme fait avant de l'être. Une demande écrite hors connexion **attend** ; elle n'est **envoyée** que lorsque la boutique l'a reçue, et une seule fois, même si la connexion se coupe au mauvais moment.

## Un exemple

Vous démontez une roue, dans un box. La plaquette est finie. Vous cherchez la référence gravée, trouvez le [jeu de plaquettes](/auto/nos-produits/plaquettes-de-frein), ajoutez le [liquide](/auto/nos-produits/liquides-de-frein) et envoyez la demande de devis. Le téléphone sort du sous-sol une heure plus tard, dans votre poche : la demande est envoyée, et vous recevez l'e-mail de confirmation.

## L'installer

1. Ouvrez le menu du navigateur.
2. Choisissez « Installer » ou « Sur l'écran d'accueil ».
3. L'icône ouvre la boutique en plein écran, avec ou sans réseau.

C'est la même boutique, en quelques mégaoctets : l'installer ne demande pas de compte et n'envoie aucune notification.

## Garder la main

La page [Ce qui reste à envoyer](/modifications-en-attente) montre ce qui n'est pas encore parti. Si l'appareil n'est pas le vôtre, le bouton « Tout effacer de cet appareil » de la page [Ce qui est gardé ici](/cet-appareil) efface d'ici le panier, les favoris, les brouillons et le catalogue. Les réponses aux autres questions sont dans la [foire aux questions](/faq).

Et sur la route, un [support de téléphone](/moto/nos-produits/supports-moto) stable : on regarde à l'arrêt, jamais en roulant.
`),
  ],
});
