import { prose, shot, table } from '../../wording.ts';
import { post } from '../compose.ts';

export const chainCare = post('conseils', {
  slug: 'regler-et-graisser-une-chaine',
  area: 'moto',
  title: 'Régler et graisser une chaîne de moto',
  summary: 'Nettoyer, graisser, tendre : vingt minutes tous les 500 km doublent la vie du kit.',
  description:
    "Nettoyer, graisser et tendre une chaîne à joints : produits, flèche, alignement, couple de serrage et signes d'usure du kit.",
  ageDays: 9,
  categories: ['Transmission'],
  shot: shot('chainKit', 'Kit chaîne avec pignon et couronne'),
  body: [
    ...prose(`
Une chaîne bien tenue fait 20 000 à 30 000 km. La même, oubliée sous la pluie, en fait moins de la moitié, et use le pignon et la couronne avec elle.

## Quand
`),
    table(
      ['Geste', 'Fréquence'],
      ['Graisser', 'Tous les 500 km, et après chaque pluie'],
      ['Nettoyer', 'Tous les 1 000 km, ou quand elle est noire et collante'],
      ['Contrôler la tension', 'Tous les 1 000 km'],
      ["Contrôler l'usure", 'À chaque réglage'],
    ),
    ...prose(`
## Nettoyer

Moteur **coupé**, moto sur béquille d'atelier, roue libre. On ne nettoie jamais une chaîne moteur tournant : les doigts passent dans la couronne.

1. Vaporisez un nettoyant pour chaîne à joints, ou du pétrole désaromatisé.
2. Brossez les quatre faces, avec une brosse souple, en tournant la roue à la main.
3. Essuyez, laissez sécher.

Jamais d'essence, de solvant fort ni de nettoyeur à haute pression : ils attaquent les joints et chassent la graisse enfermée à l'usine, celle qui compte le plus.

## Graisser

Graissez après avoir roulé, chaîne tiède. Visez **l'intérieur** du brin bas, à la jonction des plaques et des rouleaux, sur deux tours de roue : la force centrifuge fera le reste. Un film suffit. Laissez poser une heure, une nuit si possible, puis essuyez l'excédent, qui ne ferait que coller la poussière et salir la jante. Protégez le pneu et le disque de frein.

## Tendre

La **flèche** est la course verticale du brin bas, à mi-distance. Le manuel la donne : souvent 25 à 35 mm sur une routière, davantage sur un trail. Il dit aussi comment mesurer, sur béquille latérale ou centrale ; la valeur n'est pas la même.

1. Cherchez le point le plus tendu en tournant la roue.
2. Desserrez l'axe arrière, puis agissez sur les tendeurs, d'un quart de tour de chaque côté.
3. Alignez les repères gauche et droit du bras. Une roue de travers use la couronne d'un seul côté.
4. Resserrez l'axe **au couple du manuel**, à la clé dynamométrique.
5. Mesurez de nouveau : le serrage a pu tendre la chaîne.

Trop tendue est pire que trop lâche : en compression, elle charge les roulements de sortie de boîte. En cas de doute, laissez 5 mm de plus.

## Savoir qu'elle est finie

- Tirez un maillon vers l'arrière, au milieu de la couronne : si plus d'une demi-dent apparaît, le kit est usé.
- Les dents se couchent en forme de vague.
- Un maillon reste plié, ou la tension varie beaucoup sur un tour.

Changez alors les trois ensemble : chaîne, pignon, couronne. Une chaîne neuve sur des dents usées s'use en quelques milliers de kilomètres. Voyez les [kits complets](/moto/nos-produits/kits-complets) et les produits d'[entretien de la chaîne](/moto/nos-produits/entretien-chaine).
`),
  ],
});

export const winterStorage = post('conseils', {
  slug: 'hiverner-sa-moto',
  area: 'moto',
  title: 'Hiverner sa moto en huit étapes',
  summary: "Carburant, batterie, pneus, humidité : ce qu'on fait en novembre évite les pannes de mars.",
  description:
    'Préparer une moto à deux mois d’arrêt ou plus : plein, huile, batterie, pneus, housse, et la remise en route au printemps.',
  ageDays: 5,
  categories: ['Entretien'],
  shot: shot('motoRoadster', 'Roadster rouge, vu de profil'),
  body: [
    ...prose(`
Deux mois sans rouler suffisent à vider une batterie, marquer un pneu et piquer un réservoir. Une heure de préparation règle la question.

## Avant l'arrêt

1. **Lavez et séchez.** Le sel et les insectes rongent pendant que vous ne regardez pas. Faites un tour de 20 minutes ensuite, pour sécher ce que le chiffon n'atteint pas.
2. **Faites le plein.** Un réservoir d'acier à moitié vide condense et rouille. Ajoutez un stabilisant si l'arrêt dépasse trois mois, puis laissez tourner cinq minutes pour qu'il atteigne l'injection. Sur une moto à carburateurs, videz les cuves.
3. **Vidangez.** L'huile usée est acide. Mieux vaut passer l'hiver avec de l'[huile neuve](/moto/nos-produits/huiles-moto) et un [filtre neuf](/moto/nos-produits/filtres-moto).
4. **Soignez la chaîne.** Nettoyée, graissée, elle ne rouillera pas. Le détail est dans [Régler et graisser une chaîne](/conseils/regler-et-graisser-une-chaine).
5. **Contrôlez l'antigel.** Un liquide de refroidissement de plus de trois ans protège mal.
6. **Débranchez ou maintenez la batterie.** Un chargeur d'entretien, en mode lithium ou AGM selon la [batterie](/moto/nos-produits/batteries-moto), reste branché tout l'hiver. Sans prise, déposez-la et gardez-la au frais et au sec ; rechargez-la une fois par mois.
7. **Gonflez les pneus** de 0,2 à 0,3 bar au-dessus de la pression normale et levez la moto sur béquilles. Sinon, poussez-la d'un demi-tour de roue toutes les trois semaines.
8. **Couvrez.** Une housse respirante, jamais une bâche plastique : elle enferme l'humidité. Bouchez l'échappement avec un chiffon bien visible.

## Où la garer
`),
    table(
      ['Lieu', 'Bon', 'À surveiller'],
      ['Garage fermé', 'Sec, stable', 'Produits chimiques, chaudière'],
      ['Parking souterrain', 'Température stable', 'Vol, condensation'],
      ['Dehors', 'Rien à payer', 'Housse attachée, ancrage au sol, visite chaque semaine'],
    ),
    ...prose(`
Partout, un [antivol](/moto/nos-produits/antivols) passé dans le cadre et autour d'un point fixe. Gardez l'assurance au moins au tiers : une moto immobilisée doit rester assurée, et le vol n'attend pas le printemps.

## Ce qu'il ne faut pas faire

Démarrer dix minutes chaque dimanche. Le moteur ne chauffe pas assez, l'eau de la combustion reste dans l'huile et l'échappement, et la batterie y perd plus qu'elle n'y gagne. Laissez-la dormir.

## Au printemps

- Ôtez le chiffon de l'échappement.
- Remettez les pneus à la pression du manuel, cherchez les craquelures.
- Freinez à l'arrêt : levier ferme, liquide clair. Essuyez les disques.
- Vérifiez feux, clignotants, klaxon, niveau d'huile et tension de la chaîne.
- Roulez 30 km sans forcer : pneus et pilote ont tous deux besoin de se remettre en température.

Tout le nécessaire est au rayon [huiles et entretien](/moto/nos-produits/huiles-et-entretien).
`),
  ],
});
