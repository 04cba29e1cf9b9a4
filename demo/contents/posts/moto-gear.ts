import { prose, shot, table } from '../../wording.ts';
import { post } from '../compose.ts';

export const helmetSize = post('conseils', {
  slug: 'choisir-la-taille-d-un-casque',
  area: 'moto',
  title: "Choisir la taille d'un casque ECE 22.06",
  summary: 'Mesurer sa tête, essayer quinze minutes, lire l’étiquette : le bon casque serre les joues et ne bouge pas.',
  description:
    'Tour de tête, forme, essai, étiquette ECE 22.06 et marquages P, J, P/J : choisir un casque à sa taille et savoir quand le remplacer.',
  ageDays: 21,
  categories: ['Casques'],
  shot: shot('helmetFull', 'Casque intégral blanc à bande jaune', { graphic: 'stripe' }),
  body: [
    ...prose(`
Un casque trop grand tourne au choc et se soulève au vent. C'est l'erreur la plus fréquente : on le choisit confortable en magasin, et il flotte après trois mois.

## Mesurer

Passez un mètre ruban autour de la tête, environ 2 cm au-dessus des sourcils, au plus large derrière. Mesurez trois fois, gardez la plus grande valeur.
`),
    table(
      ['Tour de tête', 'Taille usuelle'],
      ['53 à 54 cm', 'XS'],
      ['55 à 56 cm', 'S'],
      ['57 à 58 cm', 'M'],
      ['59 à 60 cm', 'L'],
      ['61 à 62 cm', 'XL'],
      ['63 à 64 cm', 'XXL'],
    ),
    ...prose(`
Les marques diffèrent : suivez le tableau de la fiche. Entre deux tailles, essayez d'abord la petite, car les mousses se tassent.

## Essayer chez soi

1. Enfilez-le en écartant les sangles. Il doit passer avec un peu d'effort.
2. Les joues sont serrées, comme si l'on vous pinçait sans douleur. Le front touche, sans point dur.
3. Bouclez la jugulaire à un doigt. Tournez la tête, tenez le casque : la peau doit suivre, le casque ne pas glisser.
4. Poussez l'arrière vers l'avant : s'il bascule sur les yeux, il est trop grand.
5. Gardez-le quinze minutes. Une barre au front, une tempe douloureuse : la **forme** ne convient pas, changez de modèle et non de taille.

Si vous portez des lunettes, essayez avec. Gardez les étiquettes : l'échange est simple tant que le casque n'a pas roulé.

## Ce que dit ECE 22.06

C'est la version en vigueur du règlement européen. Elle ajoute à la 22.05 des chocs à plusieurs vitesses, des points d'impact choisis sur toute la calotte et un essai de rotation, la cause de nombreuses lésions. Un casque 22.05 déjà à vous peut encore être porté.

L'étiquette cousue sur la jugulaire commence par le numéro de l'homologation, puis donne le type :

- **P** : la mentonnière protège, c'est un intégral ;
- **J** : sans mentonnière, c'est un jet ;
- **P/J** : modulable, homologué fermé et ouvert ;
- **NP** : la mentonnière ne protège pas.

En France, quatre **réfléchissants** sont obligatoires, devant, derrière et de chaque côté. Ils sont fournis, il faut les coller. Rouler sans casque homologué et attaché coûte 135 € et trois points (article R431-1 du code de la route).

## Quand le remplacer

- Après **tout choc**, même sans trace : la mousse ne travaille qu'une fois.
- Quand les mousses de joue ne serrent plus, si elles ne se changent pas.
- Vers cinq ans d'usage régulier : sueur, soleil et solvants vieillissent la calotte.

N'accrochez rien et ne peignez rien sans l'accord du fabricant. Nettoyez à l'eau tiède et au savon doux ; un chiffon humide posé dix minutes décolle les insectes.

Voyez les [intégraux](/moto/nos-produits/casques-integraux), les [modulables](/moto/nos-produits/casques-modulables) et les [jets](/moto/nos-produits/casques-jet).
`),
  ],
});

export const rainGear = post('conseils', {
  slug: 's-equiper-pour-la-pluie',
  area: 'moto',
  title: "S'équiper pour rouler sous la pluie",
  summary: 'Rester sec, voir, être vu et garder de l’adhérence : les quatre choses à préparer avant l’averse.',
  description:
    "Membrane ou surpantalon, gants, écran, pneus : l'équipement et la conduite qui rendent une heure de pluie supportable à moto.",
  ageDays: 33,
  categories: ['Équipement'],
  shot: shot('jacket', 'Blouson textile imperméable', { color: '#2f3a32' }),
  body: [
    ...prose(`
Mouillé, on a froid ; froid, on pense moins vite. L'équipement de pluie est donc un équipement de sécurité, avant d'être une affaire de confort.

## Rester sec
`),
    table(
      ['Solution', 'Pour', 'Contre'],
      ['Membrane laminée', 'Sèche vite, toujours prête', 'Chère, moins fraîche en été'],
      ['Membrane amovible', 'Une veste pour toute l’année', "L'extérieur se gorge d'eau et pèse"],
      ['Combinaison de pluie', 'Étanche, bon marché, tient dans un sac', "À enfiler avant l'averse"],
    ),
    ...prose(`
Les points faibles sont toujours les mêmes : le col, l'entrejambe, les poignets. Par-dessus les gants ou par-dessous ? Manchettes étroites **sous** la manche quand les bras sont bas, **par-dessus** avec un guidon haut : l'eau ne doit pas couler dans le gant.

Les vêtements de moto sont certifiés selon **EN 17092**, de la classe A, légère, à AAA, la plus résistante. Une combinaison de pluie n'a pas cette protection : elle se porte sur l'équipement, jamais à sa place. Les [blousons textile](/moto/nos-produits/blousons-textile) et les [pantalons](/moto/nos-produits/pantalons) indiquent leur classe.

## Mains et pieds

Les **gants** certifiés sont obligatoires, sous la pluie comme au soleil (EN 13594). Une paire [hiver](/moto/nos-produits/gants-hiver) à membrane, avec une raclette au pouce gauche, change tout. Emportez une paire sèche : la doublure d'un gant trempé ressort avec la main.

Des [bottes](/moto/nos-produits/bottes) étanches, pantalon **par-dessus**. Un sac plastique dans la botte dépanne une fois.

## Voir et être vu

- Un écran clair et propre, avec une **lentille antibuée** : c'est la dépense la plus utile. L'écran fumé est réservé au plein jour.
- Un produit hydrophobe à l'extérieur, au-dessus de 50 km/h l'eau s'en va seule.
- Du réfléchissant sur le dos et le casque. Le gilet, lui, doit être à bord pour être porté en cas d'arrêt d'urgence (article R416-19 du code de la route).

## Garder de l'adhérence

Un pneu sous-gonflé évacue mal l'eau. Pression du manuel, à froid, et des [pneus](/moto/nos-produits/pneus-route) dont la sculpture n'est pas finie : deux contrôles pour une seule visite à la station.

1. **Les vingt premières minutes** d'une averse sont les pires : l'eau soulève gras et poussière.
2. **Doublez les distances**, freinez plus tôt, des deux freins, progressivement.
3. **Évitez** bandes blanches, plaques, feuilles, rails, et la trace d'huile au milieu de la voie, près des péages et des feux.
4. **Regardez loin**, gestes lents, buste droit, gaz en filet.
5. **Arrêtez-vous** quand les mains ne sentent plus les leviers. L'orage passe, rarement l'inverse.

## Au retour

Faites sécher à l'air, loin d'un radiateur. Rincez, réimperméabilisez une fois par an. Et graissez la [chaîne](/conseils/regler-et-graisser-une-chaine) : la pluie l'a lavée.
`),
  ],
});

export const motorcycleInspection = post('actualites', {
  slug: 'controle-technique-moto',
  area: 'moto',
  title: 'Contrôle technique moto : ce qui est regardé',
  summary: 'Qui est concerné, à quelle date, quels points font échouer et comment s’y préparer chez soi.',
  description:
    'Contrôle technique des deux-roues : dates selon la première immatriculation, points contrôlés, contre-visite et préparation à la maison.',
  ageDays: 64,
  categories: ['Réglementation'],
  shot: shot('motoTrail', 'Moto de type trail, vue de profil'),
  body: [
    ...prose(`
Depuis le 15 avril 2024, les deux-roues, trois-roues et quadricycles à moteur passent un contrôle technique. Rien de redoutable pour une machine entretenue, à condition d'y penser avant.

## À quelle date
`),
    table(
      ['Première immatriculation', 'Premier contrôle'],
      ['Avant 2017', 'Au plus tard le 31 décembre 2024'],
      ['2017 à 2019', 'En 2025'],
      ['2020 et 2021', 'En 2026'],
      ['À partir de 2022', 'Dans les six mois avant le cinquième anniversaire'],
    ),
    ...prose(`
Le contrôle vaut ensuite **trois ans**. Pour vendre une moto de plus de cinq ans à un particulier, il faut un procès-verbal de moins de six mois. Les dates exactes et les cas particuliers, comme les véhicules de collection, sont sur [service-public.fr](https://www.service-public.fr/).

## Ce qui est regardé

Près de quatre-vingts points, sans démontage :

- **identification** : plaque conforme, numéro de cadre lisible, carte grise en accord ;
- **freinage** : disques, plaquettes, flexibles, niveau de liquide, efficacité ;
- **direction et fourche** : jeu, fuites, butées ;
- **roues et pneus** : usure, dimension, date, roulements ;
- **éclairage** : feux, clignotants, réglage du phare, catadioptre arrière ;
- **châssis et transmission** : fissures, béquille, tension de chaîne, garde-chaîne ;
- **pollution et bruit** : émissions, échappement homologué, niveau sonore.

## Les trois issues

1. **Favorable** : valable trois ans.
2. **Défaillance majeure** : contre-visite dans les deux mois.
3. **Défaillance critique** : vous ne roulez plus que jusqu'à minuit, pour réparer.

## Ce qui fait échouer le plus souvent

Un **silencieux** sans marquage d'homologation ou sans chicane, un pneu sous la limite, un clignotant trop petit ou non homologué, une plaque hors format (21 sur 13 cm), un feu grillé, une fuite de fourche. Presque tout se voit dans un garage, en une demi-heure.

## Se préparer

- Marchez autour de la moto, contact mis : tous les feux, le klaxon, le témoin de béquille.
- Mesurez plaquettes et disques. La cote minimale est gravée. Voyez [plaquettes](/moto/nos-produits/plaquettes-moto) et [disques](/moto/nos-produits/disques-moto).
- Roue avant levée, cherchez un jeu dans la direction, puis un point dur.
- Regardez le marquage E de l'[échappement](/moto/nos-produits/echappement) et gardez son certificat avec la carte grise. Remontez la chicane.
- Vérifiez les [rétroviseurs](/moto/nos-produits/retroviseurs-moto) : deux, homologués, bien fixés.
- Tendez et graissez la [chaîne](/conseils/regler-et-graisser-une-chaine).

Venez avec la carte grise et une moto propre : un contrôleur qui ne voit pas le cadre ne peut pas le contrôler.
`),
  ],
});
