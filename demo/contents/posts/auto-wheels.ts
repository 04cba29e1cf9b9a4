import { prose, shot, table } from '../../wording.ts';
import { post } from '../compose.ts';

export const readTyre = post('conseils', {
  slug: 'lire-un-flanc-de-pneu',
  area: 'auto',
  title: "Lire un flanc de pneu et l'étiquette européenne",
  summary: 'Dimension, charge, vitesse, date de fabrication, adhérence : tout est écrit. Voici comment le lire.',
  description:
    "205/55 R16 91H, DOT, 3PMSF, TWI : lire un flanc de pneu et l'étiquette européenne avant d'acheter, sans erreur de charge ni de saison.",
  ageDays: 12,
  categories: ['Pneus'],
  shot: shot('tyre', 'Pneu été de dimension 205/55 R16', { marking: '205/55 R16 91H' }),
  body: [
    ...prose(`
Un pneu porte sa fiche technique sur le flanc. Cinq minutes de lecture évitent les deux erreurs courantes : une dimension presque juste, et un indice de charge trop faible.

## La dimension et les indices

Prenons **205/55 R16 91H**, une dimension répandue.
`),
    table(
      ['Marquage', 'Sens', 'À respecter'],
      ['205', 'Largeur de section, en millimètres', 'Identique à la carte du constructeur'],
      ['55', 'Hauteur du flanc, en pour cent de la largeur', 'Identique'],
      ['R', 'Structure radiale', 'La même sur un essieu'],
      ['16', 'Diamètre de la jante, en pouces', 'Identique'],
      ['91', 'Indice de charge : 615 kg par pneu', 'Égal ou supérieur'],
      ['H', 'Indice de vitesse : 210 km/h', 'Égal ou supérieur'],
    ),
    ...prose(`
La dimension d'origine figure sur l'étiquette collée dans l'encadrement de la porte ou sur la trappe à carburant, avec les pressions. **XL** ou **Extra Load** désigne un pneu renforcé : si le véhicule en demande un, un pneu normal de même taille ne suffit pas.

## L'âge et l'usure

Le code **DOT** se termine par quatre chiffres. « 1426 » veut dire : semaine 14 de 2026. Un pneu stocké à l'abri, jamais monté, garde ses qualités plusieurs années ; au-delà de cinq ans de service, faites-le contrôler chaque année.

**TWI**, sur l'épaule, indique où trouver les témoins d'usure au fond des rainures. Quand la gomme les affleure, il reste 1,6 mm : c'est la limite légale. Sous la pluie, un pneu perd beaucoup avant d'en arriver là. Prévoyez le remplacement vers 3 mm, 4 mm pour un pneu hiver.

## La saison

- **3PMSF**, une montagne à trois pics avec un flocon : le pneu a réussi un essai sur neige. C'est le marquage exigé en zone de montagne.
- **M+S** seul est une déclaration du fabricant. Il ne suffit plus depuis le 1er novembre 2024.

## L'étiquette européenne

Depuis mai 2021 (règlement UE 2020/740), elle classe chaque pneu de A à E sur deux critères et mesure son bruit :

- la **résistance au roulement**, donc la consommation ;
- le **freinage sur sol mouillé** : entre A et E, l'écart peut dépasser 15 mètres à 80 km/h ;
- le **bruit extérieur**, en décibels, avec une classe A, B ou C ;
- deux pictogrammes éventuels, neige et glace.

Le code QR mène à la base européenne EPREL. L'étiquette ne dit rien de la longévité ni du comportement sur sol sec : lisez aussi les essais.

## Par deux, et au bon endroit

Changez les pneus par essieu, au moins, et placez les plus neufs à l'arrière : une perte d'adhérence de l'arrière se rattrape mal. Après montage, faites équilibrer, puis contrôlez le couple de serrage au bout de 50 km.

Nos fiches reprennent l'étiquette en toutes lettres : [pneus été](/auto/nos-produits/pneus-ete), [pneus hiver](/auto/nos-produits/pneus-hiver), [pneus 4 saisons](/auto/nos-produits/pneus-4-saisons). Pour un second jeu, voyez les [jantes](/auto/nos-produits/jantes).
`),
  ],
});

export const mountainLaw = post('actualites', {
  slug: 'loi-montagne-pneus-hiver',
  area: 'auto',
  title: 'Loi Montagne : équipé du 1er novembre au 31 mars',
  summary: 'Ce que demande le décret, où il s’applique, quels pneus conviennent et ce qui reste permis.',
  description:
    'Loi Montagne (décret 2020-1264) : zones, dates, pneus 3PMSF, chaînes ou chaussettes. Ce qu’il faut avoir du 1er novembre au 31 mars.',
  ageDays: 24,
  categories: ['Pneus', 'Réglementation'],
  shot: shot('tyreWinter', 'Pneu hiver marqué 3PMSF'),
  body: [
    ...prose(`
Chaque hiver, du **1er novembre au 31 mars**, des équipements sont obligatoires pour circuler dans les zones de montagne. La règle vient du décret n° 2020-1264 du 16 octobre 2020. Elle tient en une phrase : quatre pneus hiver, ou des chaînes dans le coffre.

## Où

Dans des communes choisies par les préfets de 48 départements au plus, dans les Alpes, en Corse, dans le Massif central, le Jura, les Pyrénées et les Vosges. Des panneaux marquent l'entrée et la sortie de zone : un pneu, une chaîne et la mention de la période. La liste des communes se consulte sur le site de chaque préfecture et sur [celui de la Sécurité routière](https://www.securite-routiere.gouv.fr/).

## Qui
`),
    table(
      ['Véhicule', 'Ce qui convient'],
      [
        'Voiture, utilitaire léger, camping-car',
        'Quatre pneus hiver, ou des chaînes ou chaussettes pour deux roues motrices',
      ],
      [
        'Autocar, autobus, poids lourd sans remorque',
        'Pneus hiver sur deux roues directrices et deux roues motrices, ou chaînes',
      ],
      ['Poids lourd avec remorque', 'Chaînes à bord, même avec des pneus hiver'],
      ['Véhicule à pneus cloutés', "Dispensé d'autre équipement"],
      ['Moto', 'Non concernée'],
    ),
    ...prose(`
## Quels pneus

Depuis le **1er novembre 2024**, seuls comptent les pneus marqués **3PMSF** : la montagne à trois pics avec un flocon, souvent écrite avec M+S. Le marquage M+S seul ne suffit plus.

Un [pneu 4 saisons](/auto/nos-produits/pneus-4-saisons) marqué 3PMSF est donc en règle. Un [pneu hiver](/auto/nos-produits/pneus-hiver) reste meilleur sur la neige et par grand froid : sa gomme garde sa souplesse sous 7 °C.

## Lequel choisir

- **Vous vivez en montagne ou roulez tôt le matin en hiver** : quatre pneus hiver, sur un second jeu de [jantes](/auto/nos-produits/jantes). Le changement prend une demi-heure, et chaque jeu s'use deux fois moins vite.
- **Vous traversez une zone quelques fois par an** : des pneus 4 saisons, ou des chaussettes dans le coffre.
- **Vous allez au ski une semaine** : des chaînes, essayées une fois au sec et en plein jour avant de partir.

Les chaînes se montent sur les roues motrices. Vérifiez dans la notice que le passage de roue les accepte : certaines voitures n'admettent que des modèles fins ou des chaussettes.

## Les détails qui comptent

1. Quatre pneus, et non deux : deux pneus hiver à l'avant laissent l'arrière décrocher au freinage.
2. La pression baisse avec le froid, d'environ 0,1 bar pour 10 °C. Contrôlez-la à froid, une fois par mois.
3. Un pneu hiver perd l'essentiel de son intérêt sous 4 mm de profondeur.
4. En zone, un panneau rond à chaîne blanche sur fond bleu (B26) impose les chaînes à tous, pneus hiver ou non, sauf mention contraire.

Pour vérifier ce que vous avez déjà, lisez [comment lire un flanc de pneu](/conseils/lire-un-flanc-de-pneu).
`),
  ],
});
