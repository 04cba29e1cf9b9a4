import { shot, table } from '../wording.ts';
import { post } from './draft.ts';

const winterTyres = post({
  list: 'conseils',
  area: 'auto',
  slug: 'pneus-hiver-ou-quatre-saisons',
  title: 'Pneus hiver ou quatre saisons : comment choisir',
  summary: 'Température, altitude, kilométrage et loi Montagne : quatre questions suffisent pour décider.',
  about: ['Pneus', 'Hiver'],
  ageDays: 6,
  shot: shot('tyreWinter', 'Pneu hiver', { flip: true, view: 0.6 }),
  body: [
    `
On oppose souvent le pneu hiver au pneu quatre saisons comme s'il fallait choisir un camp. Les deux sont bons ; ils ne servent pas les mêmes trajets. Voici comment nous décidons au comptoir, en quatre questions.

## 1. Sous combien de degrés roulez-vous ?

La gomme d'un pneu d'été durcit sous 7 °C. Elle ne devient pas dangereuse d'un coup, mais les distances de freinage s'allongent dès l'automne, sur sol mouillé surtout. Si vous prenez la route à sept heures en janvier, vous êtes concerné, même sans jamais voir de neige.

## 2. Montez-vous en altitude ?

Du 1er novembre au 31 mars, la loi Montagne impose dans les communes signalées quatre pneus marqués 3PMSF (le flocon dans une montagne à trois pics) ou des chaînes dans le coffre. Depuis novembre 2024, le seul marquage M+S ne suffit plus. Nos pneus [hiver](/auto/nos-produits/pneus-hiver) et [quatre saisons](/auto/nos-produits/pneus-4-saisons) portent tous le 3PMSF.

## 3. Combien de kilomètres par an ?

Deux jeux s'usent deux fois moins vite chacun. Au-delà de 20 000 km par an, le second jeu se paie de lui-même, à condition d'avoir où le ranger : debout s'ils sont nus, couchés s'ils sont montés sur jante, à l'abri de la lumière.

## 4. Qui conduit, et quand ?

Si vous pouvez laisser la voiture les trois jours de neige de l'année, le quatre saisons suffit. Si vous ne pouvez pas, parce que vous soignez, livrez ou gardez des enfants, prenez le pneu hiver.`,
    table(
      ['Votre usage', 'Notre conseil'],
      ['Ville de plaine, moins de 10 000 km', 'Quatre saisons'],
      ['Route de plaine, plus de 20 000 km', 'Été et hiver, deux jeux'],
      ['Moyenne montagne, hiver doux', 'Quatre saisons, chaînes au coffre'],
      ['Vallée ou station', 'Hiver, sur jantes'],
    ),
    `
## Lire l'étiquette sans se tromper

La classe A à E de freinage est mesurée sur sol mouillé, à 15 °C environ : elle ne dit rien de la neige. Pour la neige, seul le flocon compte. Le bruit en décibels est celui que vos voisins entendent, pas vous.

## Trois erreurs courantes

- Monter deux pneus hiver seulement. La voiture freine devant et part derrière.
- Garder un pneu hiver l'été. Il s'use en quelques milliers de kilomètres et freine mal à 30 °C.
- Oublier la pression. Elle perd 0,1 bar quand la température baisse de dix degrés.

## Avant de commander

Relevez la dimension sur le flanc, par exemple [205/55 R16](/auto/nos-produits/pneus-hiver), et les indices sur le certificat d'immatriculation. En hiver, un indice de vitesse inférieur est admis avec une étiquette au tableau de bord ; l'indice de charge, jamais.

> Un doute ? Envoyez-nous une photo du flanc par le [formulaire de contact](/auto/contact). La réponse arrive sous un jour ouvré.`,
  ],
});

const brakes = post({
  list: 'conseils',
  area: 'auto',
  slug: 'quand-changer-disques-et-plaquettes',
  title: 'Quand changer disques et plaquettes',
  summary: 'Les signes qui comptent, la cote gravée sur le disque, et pourquoi on change par paire.',
  about: ['Freinage', 'Entretien'],
  ageDays: 24,
  shot: shot('brakeDisc', 'Disque de frein', { view: 0.6, flip: true }),
  body: [
    `
Un frein prévient longtemps avant de lâcher. Encore faut-il savoir ce qu'il dit. Voici les signes, dans l'ordre où ils arrivent, et ce qu'ils veulent dire.

## Ce que l'on entend

Un sifflement léger à basse vitesse, qui cesse au freinage, vient souvent du témoin d'usure : une languette de métal frotte le disque. Il reste un à deux mois. Un grognement au freinage est plus grave : la garniture a disparu et l'acier attaque le disque. Arrêtez-vous au prochain atelier.

## Ce que l'on sent

- **La pédale vibre** : le disque est voilé ou porte un dépôt. Un freinage appuyé le nettoie parfois.
- **La pédale s'allonge** : liquide ancien, air dans le circuit ou garnitures très usées.
- **La voiture tire d'un côté** : un étrier coulisse mal.
- **Le volant est froid, la jante brûle** : l'étrier ne revient pas.

## Ce que l'on mesure

La cote minimale est gravée sur la tranche ou le moyeu, après « min. th. ». Un disque de 26 mm descend par exemple jusqu'à 24. On mesure au pied à coulisse, loin du bord, en trois points. Sous la cote, le disque s'échauffe et peut se fendre : il se remplace, il ne se rectifie pas.

Une plaquette se change quand il reste trois millimètres de garniture. Regardez la plaquette intérieure, celle qu'on ne voit pas à travers la jante : elle s'use souvent la première.

## Pourquoi par paire

Deux disques d'âge différent ne freinent pas pareil : la voiture dévie sur une chaussée mouillée, au pire moment. Nos [disques](/auto/nos-produits/disques-de-frein) sont donc vendus par deux, et nos [plaquettes](/auto/nos-produits/plaquettes-de-frein) par quatre. Des disques neufs demandent toujours des plaquettes neuves.

## Poser sans surprise

1. Nettoyez le moyeu à la brosse : un grain de rouille voile le disque de plusieurs centièmes.
2. Dégraissez la piste au [nettoyant](/auto/nos-produits/liquides-de-frein), sans y remettre les doigts.
3. Graissez les colonnettes avec la graisse prévue, rien d'autre.
4. Repoussez le piston en surveillant le bocal, qui déborde volontiers.
5. Serrez les roues à la clé dynamométrique, en étoile.
6. Pompez la pédale avant de rouler. Toujours.

## Le liquide, l'oublié

Il absorbe l'eau de l'air et bout plus tôt chaque année. Au bout de deux ans, il se remplace, même si la voiture n'a pas roulé. Comptez un litre pour un circuit complet.

## Roder

Trois cents kilomètres de freinages doux et fréquents déposent une couche régulière sur le disque. Un freinage d'urgence reste possible dès la sortie du garage : seul le grand col attendra.

> Le freinage engage votre sécurité et celle des autres. Si une étape vous paraît obscure, confiez la pose. Nos ateliers montent les pièces achetées ici.`,
  ],
});

const oil = post({
  list: 'conseils',
  area: 'auto',
  slug: 'lire-un-bidon-d-huile',
  title: "Lire un bidon d'huile en deux minutes",
  summary: "Viscosité, ACEA, norme du constructeur : ce qui compte, dans l'ordre.",
  about: ['Huiles', 'Entretien'],
  ageDays: 47,
  shot: shot('oilCan', "Bidon d'huile moteur", { flip: true }),
  body: [
    `
Un bidon d'huile porte plus de sigles qu'un panneau d'autoroute. Trois suffisent pour ne pas se tromper, et ils se lisent dans un ordre précis.

## D'abord, la norme du carnet

Chaque moteur demande une norme, écrite au carnet d'entretien à la page des capacités. Elle dit comment l'huile doit se comporter : tenue à chaud, cendres, protection de la chaîne. Si le bidon ne la mentionne pas, reposez-le, quels que soient son prix et sa couleur.

## Ensuite, l'ACEA

L'association des constructeurs européens classe les huiles par lettres.`,
    table(
      ['Classe', 'Pour quels moteurs'],
      ['A3/B4', 'Essence et diesel sans filtre à particules'],
      ['C2', 'Avec filtre à particules, huile fluide'],
      ['C3', 'Avec filtre à particules, film plus épais'],
      ['C5', 'Récents et hybrides, très fluide'],
    ),
    `
Une huile C dans un moteur sans filtre ne fait pas de mal. Une huile A3/B4 dans un moteur à filtre, si : ses cendres le bouchent en quelques milliers de kilomètres.

## Enfin, la viscosité

Dans 5W-30, le premier nombre parle du froid : plus il est petit, plus l'huile coule vite au démarrage. Le second parle de la chaleur : plus il est grand, plus le film reste épais à 100 °C. Passer de 30 à 40 « pour protéger » un moteur moderne fait l'inverse : les conduits sont calculés pour la fluidité prévue.

## Synthèse ou minérale

La base change la tenue dans le temps. Une 100 % synthèse supporte de longs intervalles et les turbos. Une minérale convient aux moteurs anciens, vidangés chaque année. Entre deux bidons de même norme, les deux conviennent.

## Combien en verser

Le carnet donne la contenance, filtre compris. Versez neuf dixièmes, attendez cinq minutes, lisez la jauge, complétez. Trop d'huile mousse et abîme le catalyseur : le repère haut est une limite, pas un but.

## Et l'appoint ?

Entre le repère bas et le repère haut, il manque presque toujours un litre. Gardez-en un dans le coffre, de la même norme. Un mélange de marques est sans danger ; un mélange de normes se corrige à la vidange suivante.

## Après la vidange

- Remplacez le [filtre](/auto/nos-produits/filtres-a-huile) et son joint, chaque fois.
- Notez la date et le kilométrage.
- Rapportez l'huile usagée en déchèterie ou à notre comptoir. Un litre suffit à polluer un bassin entier.

## Combien de temps la garder

L'intervalle du carnet vaut pour un usage normal. Petits trajets, remorque, poussière ou longues attentes le réduisent d'un tiers. Un bidon fermé se garde cinq ans à l'abri du gel et de la lumière ; entamé, un an. Une huile noire n'est pas une huile usée : elle nettoie, c'est son travail.

> Nos fiches d'[huiles moteur](/auto/nos-produits/huiles-moteur) donnent ces trois informations en premier, dans cet ordre.`,
  ],
});

const chain = post({
  list: 'conseils',
  area: 'moto',
  slug: 'entretenir-sa-chaine',
  title: 'Entretenir sa chaîne en vingt minutes',
  summary: 'Nettoyer, graisser, tendre : la méthode, les outils et les fautes qui coûtent un kit.',
  about: ['Transmission', 'Entretien'],
  ageDays: 11,
  shot: shot('chainKit', 'Kit chaîne', { flip: true }),
  body: [
    `
Une chaîne entretenue dépasse 25 000 km. Négligée, elle en fait 8 000 et emporte le pignon et la couronne. Vingt minutes tous les 500 km, et toujours après la pluie : voici la méthode que nous suivons à l'atelier.

## Ce qu'il faut

- Une béquille d'atelier, ou de la patience.
- Un [nettoyant pour chaîne](/moto/nos-produits/entretien-chaine) compatible avec les joints.
- Une brosse souple à trois faces, deux chiffons.
- Une graisse adaptée à l'usage : route, pluie ou chemins.

## Nettoyer

1. Moteur arrêté, contact coupé. Une roue lancée par le moteur a pris bien des doigts.
2. Pulvérisez le nettoyant à l'intérieur du brin du bas, en tournant la roue à la main.
3. Laissez agir cinq minutes, brossez les quatre faces.
4. Essuyez jusqu'à ce que le chiffon ressorte gris clair.

L'essence, le dégraissant ménager et le nettoyeur à haute pression font gonfler ou chassent les joints. La graisse d'usine part, l'eau entre, la chaîne meurt de l'intérieur.

## Graisser

Graissez la chaîne tiède, après un court trajet, sur la face intérieure : la force centrifuge fait le reste. Visez les joints, pas les rouleaux. Puis laissez poser une nuit. Rouler aussitôt repeint la jante.

## Tendre

Cherchez d'abord le point dur : tournez la roue et mesurez le jeu en plusieurs endroits. On règle au point le plus tendu, selon la valeur du carnet, 25 à 35 mm le plus souvent.

- Une chaîne trop tendue use le roulement de sortie de boîte : réparation longue et chère.
- Une chaîne trop lâche saute une dent, ou sort.

Vérifiez l'alignement avec les repères du bras, des deux côtés, puis serrez l'axe au couple et contrôlez de nouveau.

## Savoir s'arrêter

Tirez un maillon vers l'arrière, au milieu de la couronne. Si vous voyez plus d'une demi-dent, le kit est fini. Des dents en crochet, un point dur qui ne passe pas, un joint manquant disent la même chose.

On change alors les trois pièces ensemble. Une chaîne neuve sur une couronne usée s'allonge en mille kilomètres : l'économie n'en est pas une.

## Choisir un kit

Le pas (520, 525, 530), le nombre de maillons et les dentures se lisent sur la pièce et au carnet. Une dent de moins au pignon rend la moto plus vive et le compteur un peu menteur.

## Sous la pluie, en chemin

Une sortie sous l'eau lave la chaîne mieux qu'un produit : graissez le soir même. Sur les chemins, la graisse épaisse retient le sable et fait de la pâte à roder ; préférez une graisse sèche, plus souvent. Les graisseurs automatiques règlent la question pour les gros rouleurs, à condition de surveiller le débit et le pneu arrière.

> Nos [kits complets](/moto/nos-produits/kits-complets) sont livrés avec une attache à river. Nous la rivons gratuitement au comptoir de Rennes.`,
  ],
});

const helmet = post({
  list: 'conseils',
  area: 'moto',
  slug: 'choisir-la-taille-de-son-casque',
  title: 'Choisir la taille de son casque, à distance aussi',
  summary: 'Un mètre de couturière, dix minutes devant un miroir, et les signes qui ne trompent pas.',
  about: ['Casques', 'Équipement'],
  ageDays: 33,
  shot: shot('helmetFull', 'Casque intégral', { flip: true }),
  body: [
    `
Deux casques sur trois que nous voyons au comptoir sont trop grands. Un casque trop grand tourne, bruisse et protège mal. Voici comment trouver la bonne taille sans essayer dix modèles.

## Mesurer

Passez un mètre souple à deux centimètres au-dessus des sourcils et derrière, au plus fort du crâne. Mesurez trois fois, gardez la plus grande.`,
    table(
      ['Tour de tête', 'Taille'],
      ['53–54 cm', 'XS'],
      ['55–56 cm', 'S'],
      ['57–58 cm', 'M'],
      ['59–60 cm', 'L'],
      ['61–62 cm', 'XL'],
      ['63–64 cm', 'XXL'],
    ),
    `
Entre deux tailles, prenez la plus petite : les mousses se tassent d'une demi-taille en un mois.

## Enfiler

Tirez les sangles vers l'extérieur et basculez le casque d'avant en arrière. Les joues doivent se soulever un peu, comme un hamster discret. Si le casque glisse tout seul, il est trop grand.

## Vérifier

1. Fermez la boucle. Deux doigts passent sous la sangle, pas trois.
2. Tenez la mentonnière et tournez la tête : la peau suit le casque.
3. Penchez-vous en avant et poussez l'arrière vers le haut : il ne s'enlève pas.
4. Gardez-le dix minutes, assis. Un point douloureux au front ne disparaîtra pas, une pression égale partout, oui.

## Penser aux lunettes

Enfilez le casque d'abord, les lunettes ensuite. Les branches doivent passer droit, sans appuyer sur la tempe. Certains intérieurs ont une rainure prévue.

## Lire l'homologation

L'étiquette cousue à la jugulaire porte un E dans un cercle et un numéro. S'il commence par 06, le casque suit la norme ECE 22.06, plus exigeante que la 22.05 : chocs obliques, plus de points d'impact, écran testé. Un modulable P/J peut rouler ouvert ; un modulable P, non.

## Quand le remplacer

- Après un choc, même sans trace : la mousse ne sert qu'une fois.
- Après cinq ans d'usage régulier.
- Quand les joues flottent et qu'aucune mousse neuve ne les rattrape.

## Commander à distance

Essayez à l'intérieur, films en place, sans parfum ni laque. Si la taille ne va pas, le [retour](/retours-et-remboursements) est possible trente jours. Nous préférons reprendre un casque qu'en laisser rouler un mauvais.

## Entretenir

L'eau tiède et un savon doux suffisent pour la calotte et l'écran. Les solvants et les nettoyants à vitres attaquent le polycarbonate sans le montrer. L'intérieur se lave à la main et sèche à l'air, jamais sur un radiateur.

## Le bruit et le vent

Un casque bien ajusté est un casque plus silencieux, mais aucun ne l'est assez à 130 : des bouchons d'oreille protègent l'audition et la concentration. Vérifiez aussi l'angle de la bulle de la moto ; c'est elle, souvent, qui souffle sur le front. Un film antibuée coûte moins qu'un écran neuf.

> Un jet, un modulable ou un intégral ? La réponse tient à vos trajets. Nos [casques](/moto/nos-produits/casques) se filtrent par type, taille et matière.`,
  ],
});

const storage = post({
  list: 'conseils',
  area: 'moto',
  slug: 'hiverner-sa-moto',
  title: 'Hiverner sa moto sans mauvaise surprise au printemps',
  summary: 'Essence, batterie, pneus, chaîne : une matinée en novembre, cinq minutes en mars.',
  about: ['Entretien', 'Hiver'],
  ageDays: 18,
  shot: shot('batteryMoto', 'Batterie moto', { flip: true }),
  body: [
    `
Une moto qui dort mal se réveille mal. Une matinée suffit pour la préparer à trois mois d'arrêt, et l'ordre des gestes compte.

## La veille : laver et sécher

Le sel et les moucherons travaillent tout l'hiver. Lavez à l'eau tiède, sans haute pression sur les roulements, rincez, séchez, puis faites quinze kilomètres : le moteur chasse l'humidité mieux qu'un chiffon.

## Le plein, jusqu'en haut

Un réservoir d'acier à moitié vide rouille par le haut. Faites le plein d'essence sans éthanol si vous en trouvez, ajoutez un stabilisant, roulez cinq minutes pour qu'il atteigne l'injection.

## L'huile, avant plutôt qu'après

L'huile usagée est acide. Vidangez avant l'hiver, avec un [filtre neuf](/moto/nos-produits/filtres-moto). Au printemps, il n'y aura rien à faire.

## La batterie, branchée ou rentrée

Une batterie au plomb perd 5 % par semaine, davantage avec une alarme. Sous 12,4 V, elle sulfate. Deux solutions :

- Un [chargeur d'entretien](/moto/nos-produits/batteries-moto) branché tout l'hiver, prise étanche sur la moto.
- La batterie rentrée au sec, rechargée une fois par mois.

Une lithium se contente d'être débranchée, chargée aux trois quarts.

## Les pneus

Gonflez à 0,3 bar de plus que la valeur du carnet. Sur béquille d'atelier, les pneus ne touchent plus le sol et ne se méplatent pas. Sans béquille, déplacez la moto d'un quart de tour de roue toutes les deux semaines, sur un carton.

## La chaîne et les câbles

Nettoyez et graissez la chaîne : la graisse est ce qui la sépare de l'humidité. Une goutte d'huile dans les câbles, un voile de cire sur les chromes, rien sur les disques.

## Couvrir, mais respirer

Une housse étanche garde l'eau dedans. Choisissez un tissu respirant, à l'intérieur. Dehors, une housse doublée, sanglée, et un [antivol](/moto/nos-produits/antivols) dessous. Bouchez l'échappement et l'admission avec un chiffon de couleur vive, pour ne pas l'oublier : les souris aiment les silencieux.

## Ce qu'il ne faut pas faire

- Démarrer « pour faire tourner » dix minutes par mois. Le moteur chauffe à peine, l'eau se condense, l'huile se dilue. Laissez-le dormir.
- Serrer le frein ou laisser une vitesse des semaines : les garnitures et les disques d'embrayage collent.
- Ranger la moto près d'une chaudière ou d'un sèche-linge. La chaleur sèche les joints, la vapeur fait le reste.

## Papiers

L'assurance peut passer au seul risque de vol et d'incendie, moto à l'arrêt. Un véhicule immatriculé doit rester assuré, même sans rouler (article L211-1 du Code des assurances).

## En mars

1. Retirez les chiffons.
2. Pression des pneus, niveau d'huile, tension de chaîne.
3. Feux, clignotants, avertisseur.
4. Freins : pompez au levier avant de bouger. Le [liquide](/moto/nos-produits/huiles-et-entretien) a deux ans ? C'est le moment.
5. Les dix premiers kilomètres, doucement. La moto est prête ; le pilote, un peu rouillé.`,
  ],
});

export const advicePosts = [winterTyres, chain, storage, brakes, helmet, oil];
