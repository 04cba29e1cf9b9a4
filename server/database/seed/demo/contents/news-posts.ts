import { shot } from '../wording.ts';
import { post } from './draft.ts';

const offline = post({
  list: 'actualites',
  area: null,
  slug: 'la-boutique-fonctionne-sans-reseau',
  title: 'La boutique fonctionne désormais sans réseau',
  summary: 'Sous-sol, campagne, atelier en tôle : tout le catalogue reste consultable, et vos demandes partent seules.',
  about: ['La maison'],
  ageDays: 2,
  shot: shot('phoneMount', 'Un téléphone sur son support', { accent: '#0a6b4e' }),
  body: [
    `
Un garage est souvent l'endroit où le téléphone ne capte pas, et celui où l'on cherche une référence. Nous avons donc refait la boutique pour qu'elle marche là où vous en avez besoin.

## Ce qui change

Après une première visite, tout le catalogue est sur votre appareil : les fiches, les références, les filtres, la recherche. Vous pouvez couper le réseau, chercher « plaquettes avant 155 × 65 », comparer deux batteries, remplir un panier. La liste est la même qu'en ligne, dans le même ordre.

Ce que vous faites est gardé sur l'appareil, puis envoyé dès que le réseau revient. Une demande de devis préparée au fond d'un parking part seule, une seule fois, et vous voyez quand elle est arrivée.

## Ce qui ne change pas

- **Les prix.** Hors connexion, un prix porte sa date. Le total est provisoire tant que notre serveur ne l'a pas confirmé.
- **Le stock.** Il est celui de la dernière mise à jour, et la fiche le dit.
- **Votre accord.** Rien n'est commandé ni débité sans réponse de notre part.

## Lire les traits

Nous avons emprunté au marquage routier. Un trait discontinu veut dire « encore sur cet appareil ». Un trait plein veut dire « envoyé ». Un losange demande votre attention : un prix a changé, un article manque. Une double ligne dit qu'une demande a été refusée, avec la raison et ce que vous pouvez faire.

La page [modifications en attente](/modifications-en-attente) réunit tout ce qui n'est pas encore parti. Vous pouvez y corriger, renvoyer ou retirer chaque demande.

## Installer, si vous voulez

Depuis le menu du navigateur, « Installer » pose la boutique sur l'écran d'accueil. Elle s'ouvre alors en une seconde, réseau ou non. La proposition n'apparaît qu'une fois ; refusez-la, elle ne reviendra pas.

## Et la place ?

Le catalogue pèse quelques mégaoctets, autant que trois photos de vacances. Les images des articles que vous avez vus s'ajoutent, dans une limite que vous pouvez consulter sur la page [cet appareil](/cet-appareil). Un bouton y efface tout, sans laisser de trace, et sans nous demander la permission.

## Ce qui n'est pas encore possible

Le paiement reste en ligne, et il le restera : un total doit être vrai au moment où vous l'acceptez. Un devis accepté sans réseau attend donc, comme le reste, et nous vous le disons.

## Vie privée

Le catalogue est public et identique pour tous. Votre panier et vos demandes, eux, ne quittent l'appareil que pour aller chez nous. Nous l'expliquons en français dans la [politique de confidentialité](/confidentialite).

> Une remarque, un cas où cela ne marche pas ? Dites-le nous par le [formulaire de contact](/auto/contact). Il fonctionne aussi hors connexion, évidemment.`,
  ],
});

const rennes = post({
  list: 'actualites',
  area: 'moto',
  slug: 'l-atelier-moto-de-rennes-ouvre-le-samedi',
  title: "L'atelier moto de Rennes ouvre le samedi matin",
  summary: "Montage de pneus, kits chaîne et révisions d'hiver, sur rendez-vous, dès décembre.",
  about: ['La maison', 'Atelier'],
  ageDays: 14,
  shot: shot('motoRoadster', 'Un roadster à l’atelier', { flip: true }),
  body: [
    `
On ne pose pas une demi-journée de congé pour changer un pneu. À partir du premier samedi de décembre, l'atelier moto de Rennes ouvre de 9 h à 12 h 30, avec deux ponts et deux mécaniciens.

## Ce que nous faisons le samedi

- Montage et équilibrage de pneus, roue déposée ou sur la moto.
- Kits chaîne, attache rivée au comptoir.
- Plaquettes, purge de frein, contrôle des disques.
- Révision d'hiver : vidange, batterie, pression, points de graissage.

Les travaux plus longs, comme une distribution ou une suspension, restent en semaine. Nous préférons finir ce que nous commençons.

## Les tarifs

Le montage d'un pneu acheté chez nous coûte 19 € roue déposée, 35 € sur la moto, équilibrage et valve compris. La révision d'hiver est à 89 €, huile et filtre en plus, au prix de la boutique. Le devis est écrit et signé avant le premier coup de clé.

## Prendre rendez-vous

Par le [formulaire de contact moto](/moto/contact), en précisant le modèle, l'année et ce qu'il faut faire. Nous répondons sous un jour ouvré avec deux propositions d'horaire. Sans rendez-vous, nous prenons une urgence par matinée, dans l'ordre d'arrivée.

## Venir avec ses pièces

Nous montons les pièces achetées ici, dont nous connaissons la provenance. Pour les autres, nous regardons d'abord : une pièce de freinage sans marquage repart avec vous.

## Attendre sur place

Le café est chaud, la table est grande et le réseau, mauvais. C'est l'occasion d'essayer la boutique [hors connexion](/actualites/la-boutique-fonctionne-sans-reseau). Un rayon d'équipement permet d'essayer casques, blousons et bottes en position, sur une vraie selle.

## Reprise de l'ancien

Pneus usés, batteries et huiles repartent en filière de recyclage, sans supplément pour ce que nous montons. Les pièces remplacées vous sont montrées, et rendues si vous le souhaitez : c'est votre droit.

## Et à Nantes ?

L'atelier auto garde ses horaires de semaine. Le comptoir, lui, ouvre déjà le samedi matin pour les retraits et les reprises de batterie. Si l'essai de Rennes prend, nous en reparlerons au printemps.

## Pourquoi le matin seulement

Un mécanicien fatigué serre trop ou pas assez. Trois heures et demie, six rendez-vous, pas un de plus : nous avons fixé la limite avant l'agenda. Si un travail se révèle plus long que prévu, nous vous appelons, et la moto attend le lundi plutôt que d'être finie à la hâte.

## Prévoir l'hiver

Les rendez-vous de décembre partent vite, à cause des pneus et des batteries. Si votre moto dort jusqu'en mars, venez plutôt en janvier : il y a de la place, et le [guide d'hivernage](/conseils/hiverner-sa-moto) vous occupera d'ici là.

> L'atelier, l'adresse et les tarifs de cette page appartiennent à une boutique de démonstration.`,
  ],
});

const montagne = post({
  list: 'actualites',
  area: 'auto',
  slug: 'loi-montagne-ce-qui-est-exige',
  title: 'Loi Montagne : ce qui est exigé cet hiver',
  summary: "Dates, communes, marquage 3PMSF, chaînes et contrôles : l'essentiel en une page.",
  about: ['Pneus', 'Réglementation'],
  ageDays: 20,
  shot: shot('wheel', 'Roue équipée pour l’hiver', { tread: 'winter', text: 'NÉVA ALPIN', flip: true }),
  body: [
    `
Depuis le 1er novembre et jusqu'au 31 mars, les véhicules qui circulent dans certaines communes de montagne doivent être équipés pour l'hiver. La règle vient de l'article L314-1 du Code de la route et du décret n° 2020-1264 du 16 octobre 2020. Voici ce qu'elle demande, sans jargon.

## Où

Dans 34 départements des Alpes, de la Corse, du Jura, du Massif central, des Pyrénées et des Vosges, le préfet dresse la liste des communes concernées. Deux panneaux marquent l'entrée et la sortie de zone : un pneu, une montagne et un flocon.

## Quoi

Vous avez le choix entre :

- quatre pneus hiver ou quatre saisons marqués **3PMSF**, le flocon dans une montagne à trois pics ;
- des dispositifs antidérapants amovibles, chaînes ou chaussettes, pour deux roues motrices au moins, dans le coffre.

Depuis le 1er novembre 2024, le marquage M+S seul n'est plus accepté. Un pneu M+S sans flocon ne met donc plus en règle.

## Pour qui

Voitures, utilitaires, camping-cars, autocars et poids lourds. Les deux-roues ne sont pas concernés, ce qui ne veut pas dire qu'ils y sont à l'aise. Les véhicules équipés de pneus à clous sont dispensés.

## Et les panneaux ronds ?

Un panneau rond à chaînes sur fond bleu impose de les monter dès que la chaussée est enneigée, quel que soit le pneu, sauf mention contraire. Les deux règles s'ajoutent.

## Contrôles et assurance

Le texte prévoit une contravention de quatrième classe, soit 135 € au forfait, avec immobilisation possible. Au-delà de l'amende, c'est la distance d'arrêt qui compte : à 50 km/h sur la neige, elle passe d'environ 60 mètres avec des pneus d'été à 30 avec des pneus hiver.

## S'équiper sans se tromper

1. Repérez votre dimension sur le flanc, ou sur la porte.
2. Comparez [pneus hiver](/auto/nos-produits/pneus-hiver) et [quatre saisons](/auto/nos-produits/pneus-4-saisons) avec notre [guide](/conseils/pneus-hiver-ou-quatre-saisons).
3. Vérifiez que la fiche porte la mention 3PMSF : toutes les nôtres la portent dans ces deux rayons.
4. Montez les quatre, puis contrôlez la pression à froid.

Un second jeu de [jantes](/auto/nos-produits/jantes) évite deux équilibrages par an et se pose en une demi-heure. Gardez les pneus d'été à plat, à l'ombre, marqués de leur position.

## Nos stocks

Novembre vide les dépôts. Les dimensions les plus courantes sont réapprovisionnées chaque semaine ; la fiche indique ce qu'il reste vraiment, au pneu près sous cinq.

## Un dernier mot sur les chaînes

Elles se montent une première fois chez soi, au sec, gants aux mains. La deuxième fois, il fera nuit et il neigera.

> Ce résumé ne remplace pas les arrêtés préfectoraux, qui font foi pour chaque commune.`,
  ],
});

export const newsPosts = [offline, rennes, montagne];
