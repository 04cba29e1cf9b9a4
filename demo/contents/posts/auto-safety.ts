import { prose, shot, table } from '../../wording.ts';
import { post } from '../compose.ts';

export const changeBrakes = post('conseils', {
  slug: 'quand-changer-plaquettes-et-disques',
  area: 'auto',
  title: 'Quand changer les plaquettes et les disques',
  summary: 'Les cotes à mesurer, les signes à écouter, et pourquoi disques et plaquettes se changent ensemble.',
  description:
    'Épaisseur minimale, bruit, vibration, liquide : reconnaître des plaquettes et des disques usés, les changer par essieu et les roder.',
  ageDays: 18,
  categories: ['Freinage'],
  shot: shot('brakePads', 'Jeu de quatre plaquettes de frein'),
  body: [
    ...prose(`
Un frein prévient avant de lâcher. Encore faut-il regarder : une roue démontée, une lampe et un pied à coulisse suffisent.

## Les plaquettes

Mesurez la garniture seule, sans son support métallique. Neuve, elle fait 10 à 12 mm. **À 3 mm, commandez. À 2 mm, remplacez-les sans attendre : ne roulez que pour vous rendre à l'atelier.** Regardez les deux plaquettes de chaque étrier : une plaquette bien plus usée que sa voisine trahit un coulisseau grippé.

Le témoin au tableau de bord ne surveille souvent qu'une plaquette sur quatre. Il complète le regard, il ne le remplace pas.

## Les disques

L'épaisseur minimale est gravée sur le bol ou la tranche : **MIN TH 22**, par exemple, pour 22 mm. En dessous, le disque chauffe trop et peut se fendre. Mesurez au micromètre, à plusieurs endroits, hors du bourrelet du bord.
`),
    table(
      ['Signe', 'Cause probable', 'Urgence'],
      ['Sifflement continu en roulant', "Témoin d'usure qui frotte", 'Cette semaine'],
      ['Grondement, métal sur métal', 'Garniture finie, disque attaqué', 'Arrêter de rouler'],
      ['Vibration dans la pédale', 'Disque voilé ou dépôts inégaux', 'Contrôler ce mois-ci'],
      ['La voiture tire au freinage', 'Étrier grippé, flexible gonflé', 'Contrôler avant de rouler'],
      ['Pédale molle ou longue', 'Air ou eau dans le liquide', 'Arrêter de rouler'],
      ['Rouille le matin', 'Humidité de la nuit', 'Aucune, deux freinages la chassent'],
    ),
    ...prose(`
## Que changer avec quoi

- Toujours **par essieu**, jamais d'un seul côté.
- Des **disques neufs** appellent des plaquettes neuves : des plaquettes rodées sur un vieux disque ne portent que sur ses sillons.
- Des **plaquettes neuves** sur des disques sains et au-dessus de la cote : oui. Comptez deux jeux de plaquettes pour un jeu de disques.
- Le **liquide** absorbe l'eau de l'air. Il se remplace tous les deux ans, quel que soit le kilométrage. DOT 4 et DOT 5.1 se mélangent, DOT 5 au silicone non.

## Au montage

1. Nettoyez le moyeu à la brosse : un grain de rouille voile un disque neuf.
2. Dégraissez le disque au nettoyant, il est livré huilé.
3. Graissez les coulisseaux et les guides avec une graisse faite pour cela, jamais la garniture.
4. Repoussez le piston lentement, bocal ouvert ; un frein de parking électrique demande d'abord le mode atelier.
5. Serrez les roues à la clé dynamométrique.
6. **Pompez la pédale avant de rouler**, jusqu'à ce qu'elle soit ferme.

## Le rodage

Pendant 200 km, freinez souvent et doucement, sans garder la pédale enfoncée à l'arrêt sur un disque chaud. C'est ainsi qu'une couche régulière se dépose. Un freinage violent le premier jour la marque pour longtemps.

Les freins sont un organe de sécurité : si vous doutez, confiez le montage à un professionnel. Tout est au rayon [freinage](/auto/nos-produits/freinage) : [plaquettes](/auto/nos-produits/plaquettes-de-frein), [disques](/auto/nos-produits/disques-de-frein), [étriers](/auto/nos-produits/etriers), [liquides](/auto/nos-produits/liquides-de-frein).
`),
  ],
});

export const changeWipers = post('conseils', {
  slug: 'changer-ses-essuie-glaces',
  area: 'auto',
  title: 'Essuie-glaces : voir net en dix minutes',
  summary: 'Diagnostiquer les traces, mesurer, choisir le bon raccord et monter sans fendre le pare-brise.',
  description:
    'Traces, broutement, voile : reconnaître un balai usé, mesurer, choisir plat ou classique, le monter et le faire durer.',
  ageDays: 52,
  categories: ['Carrosserie'],
  shot: shot('wiper', "Paire de balais d'essuie-glace plats"),
  body: [
    ...prose(`
Une lame de caoutchouc passe des centaines de milliers de fois sur le verre, entre gel, soleil et poussière. Elle dure un an, parfois deux. On s'en aperçoit de nuit, sous la pluie, face aux phares.

## Lire les traces
`),
    table(
      ['Ce que vous voyez', 'Cause', 'Remède'],
      ['Lignes fines', 'Lame entaillée ou sale', "Essuyer la lame à l'eau claire, sinon remplacer"],
      ['Voile qui s’efface lentement', 'Film gras sur le verre', 'Nettoyer le pare-brise à fond'],
      ['Broutement, sauts', 'Lame durcie ou bras tordu', 'Remplacer, puis faire vérifier le bras'],
      ['Zone jamais essuyée', 'Balai déformé ou trop court', 'Remplacer, contrôler la longueur'],
    ),
    ...prose(`
Commencez par nettoyer : la moitié des lames accusées sont seulement sales. Si la trace revient, changez la paire ; les deux lames ont le même âge.

## Choisir

1. **Mesurez chaque lame**, caoutchouc seul. Le côté conducteur et le côté passager diffèrent presque toujours.
2. **Regardez l'attache** : crochet, bouton latéral, baïonnette, pince. Nos balais plats ont leurs adaptateurs dans la boîte, et la fiche dit lesquels.
3. **Plat ou classique ?** Un balai plat appuie de façon égale, se tient mieux à grande vitesse et prend moins la neige. Un balai classique reste le bon choix sur un pare-brise très bombé d'une voiture ancienne.
4. **L'arrière** a son propre modèle, souvent avec le bras.

## Monter

- Mettez les bras en position d'entretien : sur beaucoup de voitures, poussez la commande dans la minute qui suit la coupure du contact.
- Posez un chiffon épais sur le pare-brise. Un bras à ressort qui retombe sans balai peut le fendre.
- Ouvrez le verrou, faites glisser l'ancien balai, enclenchez le nouveau : on doit entendre le clic.
- Retirez la protection de la lame, mouillez le verre, essayez à petite vitesse.

## Les faire durer

Ne les mettez jamais en marche sur un verre sec ou gelé. Décollez la glace à la raclette, pas avec les balais. Par grand froid, coupez-les avant d'arrêter le moteur : repartis seuls sur une lame collée, ils grillent leur moteur. Passez un chiffon humide sur les lames à chaque lavage.

Remplissez le réservoir d'un lave-glace d'hiver avant le premier gel ; l'eau pure fend le réservoir et la pompe. Il en existe prêt à l'emploi jusqu'à −20 °C, au rayon [additifs et lave-glace](/auto/nos-produits/additifs-et-lave-glace).

## Le reste de la vue

Un pare-brise propre dedans aussi, des [ampoules](/auto/nos-produits/ampoules) changées par paire, des feux réglés : trois contrôles de fin d'automne qui vont avec les balais. Un impact dans le champ de vision du conducteur est un motif de contre-visite au contrôle technique.

Les balais sont au rayon [essuie-glaces](/auto/nos-produits/essuie-glaces), par longueur et par côté.
`),
  ],
});
