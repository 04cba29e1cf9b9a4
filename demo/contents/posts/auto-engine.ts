import { prose, shot, table } from '../../wording.ts';
import { post } from '../compose.ts';

export const chooseOil = post('conseils', {
  slug: 'choisir-une-huile-5w-30',
  area: 'auto',
  title: 'Choisir une huile 5W-30 et comprendre ses normes',
  summary: 'Deux huiles 5W-30 peuvent ne pas convenir au même moteur. La norme décide, pas le bidon.',
  description:
    "5W-30, ACEA C2 ou C3, homologations VW, BMW, Renault, PSA : comment choisir l'huile que votre moteur et son filtre à particules demandent.",
  ageDays: 31,
  categories: ['Huiles et fluides'],
  shot: shot('oilCan', "Bidon de cinq litres d'huile 5W-30"),
  body: [
    ...prose(`
« Il me faut de la 5W-30. » C'est une moitié de réponse. La viscosité dit comment l'huile coule ; la norme dit ce qu'elle contient. Un moteur à filtre à particules demande les deux.

## Ce que dit 5W-30

C'est un grade SAE (norme J300). **5W** décrit le froid : l'huile permet un démarrage jusqu'à environ −30 °C. **30** décrit l'épaisseur à 100 °C. Plus le premier chiffre est bas, plus l'huile arrive vite en haut du moteur au démarrage, là où l'usure est la plus forte.

Suivez le grade du carnet d'entretien. Une huile plus épaisse n'est pas plus protectrice dans un moteur conçu pour une huile fluide ; elle y circule moins bien.

## Ce que dit la norme ACEA
`),
    table(
      ['Classe', 'Cendres', 'Pour qui'],
      ['A3/B4', 'Normales', 'Essence et diesel sans filtre à particules'],
      ['C2', 'Réduites, huile économe', 'Diesel et essence à filtre, de nombreux moteurs français et japonais'],
      ['C3', 'Réduites, film plus épais', 'Diesel et essence à filtre, de nombreux moteurs allemands'],
      ['C4', 'Très réduites', 'Certains diesels Renault'],
      ['C5, C6', 'Réduites, très fluides', 'Moteurs récents, souvent en 0W-20'],
    ),
    ...prose(`
Les cendres de l'huile se déposent dans le filtre à particules et n'en repartent jamais. Une A3/B4 dans un diesel à filtre le colmate avant l'heure. À l'inverse, mettre du C2 là où le constructeur demande du C3 amincit le film à chaud.

## L'homologation du constructeur

C'est elle qui tranche. Elle est écrite dans le carnet, puis au dos du bidon : **VW 504 00/507 00**, **BMW Longlife-04**, **MB 229.51**, **PSA B71 2290**, **RN0720** et **RN17** chez Renault. Deux formules à distinguer :

- « homologuée », ou « approval » en anglais : le constructeur a testé ce produit ;
- « répond aux exigences de » : le fabricant de l'huile l'affirme.

Pendant la garantie du véhicule, prenez une huile homologuée et gardez la facture.

## Faire la vidange

1. Moteur tiède, voiture à plat, frein serré, chandelles si vous passez dessous.
2. Changez le [filtre à huile](/auto/nos-produits/filtres-a-huile) et le joint du bouchon à chaque vidange.
3. Versez les neuf dixièmes de la contenance, attendez cinq minutes, puis complétez à la jauge, entre les deux repères. Trop d'huile abîme autant que pas assez.
4. Démarrez, cherchez une fuite, coupez, contrôlez de nouveau.
5. Remettez l'indicateur de maintenance à zéro.

L'huile usagée se porte en déchèterie ou nous revient. Un litre suffit à couvrir 1 000 m² d'eau.

## La bonne fréquence

Le carnet donne deux limites, en kilomètres et en temps : la première atteinte compte. De petits trajets quotidiens, moteur froid, demandent une vidange chaque année, même à 6 000 km.

Toutes nos [huiles moteur](/auto/nos-produits/huiles-moteur) se filtrent par viscosité et par homologation. Pour la boîte, voyez les [huiles de boîte](/auto/nos-produits/huiles-de-boite) : une huile moteur n'y a pas sa place.
`),
  ],
});

export const winterBattery = post('conseils', {
  slug: 'batterie-en-hiver',
  area: 'auto',
  title: 'Batterie en hiver : contrôler, charger, remplacer',
  summary: 'Le froid ne tue pas une batterie, il révèle celle qui était fatiguée. Un voltmètre suffit pour savoir.',
  description:
    'Mesurer une batterie au voltmètre, la charger sans risque, choisir entre plomb, EFB et AGM, la remplacer dans le bon ordre.',
  ageDays: 40,
  categories: ['Batteries'],
  shot: shot('battery', 'Batterie 12 volts de 70 ampères-heures'),
  body: [
    ...prose(`
À −10 °C, une batterie rend nettement moins de courant qu'à 20 °C, au moment où le moteur, huile épaissie, en demande le plus. Une batterie en bonne santé garde assez de marge. Une batterie de cinq ans, souvent, non.

## Mesurer

Laissez la voiture fermée et immobile quelques heures, puis mesurez aux bornes, contact coupé.
`),
    table(
      ['Tension au repos', 'État', 'Que faire'],
      ['12,6 V et plus', 'Chargée', 'Rien'],
      ['12,4 V', 'Environ trois quarts', 'Un trajet long ou une charge'],
      ['12,2 V', 'Environ la moitié', 'Charger bientôt'],
      ['Moins de 12,0 V', 'Déchargée', 'Charger, puis contrôler : elle a pu souffrir'],
    ),
    ...prose(`
Puis, moteur tournant : entre 13,8 et 14,8 V, la charge fonctionne. En dessous de 13,5 V, regardez la courroie et l'[alternateur](/auto/nos-produits/alternateurs) avant d'accuser la batterie. Les alternateurs pilotés des voitures récentes peuvent descendre un moment : mesurez phares et dégivrage allumés.

Si la batterie est chargée mais que le démarreur peine, un testeur de courant de démarrage donnera la réponse. Nous le faisons au comptoir.

## Charger

Un [chargeur d'entretien](/auto/nos-produits/chargeurs) automatique convient à toutes les batteries de 12 volts, à condition de choisir le bon mode : AGM ou EFB demandent une tension différente du plomb ouvert.

- Chargez dans un lieu aéré, sans flamme ni étincelle : une batterie en charge dégage de l'hydrogène.
- Branchez les pinces avant la prise, débranchez la prise avant les pinces.
- Ne chargez jamais une batterie gelée ou gonflée.

## Choisir

Trois données, et la troisième ne se négocie pas :

1. la **taille** et le sens des bornes ;
2. la **capacité** en ampères-heures et le **courant de démarrage** en ampères (norme EN), égaux ou supérieurs à l'origine ;
3. la **technologie** : avec un Stop & Start, EFB remplace EFB, AGM remplace AGM. Une batterie au plomb simple y meurt en quelques mois. Passer d'EFB à AGM est possible, l'inverse non.

## Remplacer

Coupez le contact et attendez que les calculateurs s'endorment, une dizaine de minutes, portes fermées. Débranchez **le moins d'abord**, le plus ensuite ; rebranchez **le plus d'abord**, le moins en dernier. Nettoyez les cosses, serrez sans forcer, remettez la bride : une batterie qui vibre vieillit vite.

Certaines voitures demandent d'enregistrer la nouvelle batterie à la valise pour adapter la charge. Le carnet le dit ; l'atelier peut le faire.

L'ancienne batterie contient du plomb et de l'acide. Nous la reprenons gratuitement, sans achat. Voyez les [batteries auto](/auto/nos-produits/batteries-auto), classées par capacité et par technologie.
`),
  ],
});
