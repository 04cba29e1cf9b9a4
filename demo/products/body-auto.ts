import { configurable, simple } from './draft.ts';
import type { Draft, Shelf } from './draft.ts';

const PART = { area: 'auto', family: 'piece' } as const;
const EXTRA = { area: 'auto', family: 'accessoire' } as const;

const suspension: Shelf = {
  ...PART,
  has: { fitting_difficulty: 4, fitting_minutes: 180, pieces: '2 amortisseurs' },
  advice: `
## Par essieu

Un amortisseur usé allonge le freinage de plusieurs mètres et use les pneus en facettes. Remplacez toujours les deux d'un essieu, avec les butées, puis contrôlez la géométrie.

> Le ressort comprimé est dangereux : utilisez un compresseur en bon état ou confiez la pose.`,
};

const drive: Shelf = {
  ...PART,
  advice: `
## Pose

Intervention longue, à prévoir sur un pont. Contrôlez les pièces voisines pendant que tout est ouvert : joint spi, colliers, silentblocs.`,
};

const view: Shelf = {
  ...PART,
  has: { fitting_difficulty: 1, fitting_minutes: 10 },
  advice: `
## Bon à savoir

Relevez la longueur des deux balais : ils diffèrent souvent. Nettoyez le pare-brise et l'arête du caoutchouc au savon doux une fois par mois.`,
};

const mirrors: Shelf = {
  ...PART,
  has: { fitting_difficulty: 2, fitting_minutes: 40 },
  advice: `
## Avant de commander

Comptez les broches du connecteur : réglage électrique, dégivrage et rabattement ajoutent chacun les leurs. La coque se livre apprêtée, à peindre.`,
};

const tools: Shelf = {
  ...EXTRA,
  advice: `
## Entretien

Essuyez l'outil après usage et ramenez une clé dynamométrique à sa valeur basse avant de la ranger. Faites-la étalonner tous les deux ans.`,
};

const carrying: Shelf = {
  ...EXTRA,
  advice: `
## Sécurité

Respectez la charge du toit inscrite au carnet, barres comprises, et réduisez l'allure : la prise au vent allonge le freinage. Resserrez après 50 km.`,
};

const cabin: Shelf = {
  ...EXTRA,
  advice: `
## Sécurité

Un tapis conducteur se fixe toujours aux clips du plancher : un tapis libre glisse sous les pédales. N'en superposez jamais deux.`,
};

const suspensionList: readonly Draft[] = [
  {
    sku: 'VA-AM210',
    name: 'Amortisseurs avant à gaz, la paire',
    sub: 'Jambe de force, Ø 51 mm',
    brand: 'Valdor',
    in: 'amortisseurs',
    price: 132.9,
    stock: 11,
    featured: 18,
    grams: 8600,
    photos: [['shockCar'], ['shockCar', { flip: true }]],
    has: { side: 'Avant' },
    oem: 'Aurélian 5208-K4, Brenor 5430-21',
    with: 'VA-AM310 VA-KIT40',
    short: 'Gaz basse pression, tarage d’origine.',
    text: "Le gaz empêche l'huile de mousser : l'amortissement reste le même au bout d'une longue descente. Livrés avec écrous neufs.",
  },
  {
    sku: 'VA-AM310',
    name: 'Amortisseurs arrière, la paire',
    sub: 'Télescopiques',
    brand: 'Valdor',
    in: 'amortisseurs',
    price: 84.9,
    stock: 16,
    grams: 4200,
    photos: [['shockCar', { accent: '#2b5ea8', flip: true }]],
    has: { side: 'Arrière' },
    oem: 'Aurélian 5206-Z1',
    with: 'VA-AM210',
    short: 'Bitubes à huile, pour essieu de torsion.',
    text: "La pose à l'arrière prend une heure, roues en l'air et essieu soutenu. Serrez les fixations voiture au sol.",
  },
  {
    sku: 'NE-AM77',
    name: 'Amortisseurs avant Confort Plus, la paire',
    sub: 'Valve progressive',
    brand: 'Nerval',
    in: 'amortisseurs',
    price: 158.9,
    was: 184.9,
    stock: 5,
    grams: 8900,
    photos: [['shockCar', { accent: '#17703a', color: '#8d959a' }]],
    has: { side: 'Avant' },
    oem: 'Castellane 5208-A9',
    short: 'Souples sur les petites bosses, fermes en appui.',
    text: 'Une valve sensible à la vitesse de tige filtre les pavés et retient la caisse en virage. Le choix des grands rouleurs.',
  },
  {
    sku: 'VA-KIT40',
    name: 'Kit de suspension court −30 mm',
    sub: '4 combinés, ressorts et coupelles',
    brand: 'Valdor',
    in: 'kits-de-suspension',
    price: 389.9,
    stock: 0,
    onOrder: true,
    grams: 21500,
    photos: [
      ['shock', { accent: '#b5322b', gas: false }],
      ['shock', { accent: '#b5322b', gas: false, flip: true }],
    ],
    has: { side: 'Avant et arrière', pieces: '4 amortisseurs, 4 ressorts, coupelles' },
    oem: 'Aurélian 5000-SP',
    with: 'VA-AM210',
    short: 'Quatre coins complets, préassemblés, certificat fourni.',
    text: 'Préassemblé à la commande, il évite le compresseur de ressorts. Le certificat du fabricant permet la mise en conformité du véhicule.',
  },
  {
    sku: 'VA-KITC',
    name: 'Kit ressorts et amortisseurs arrière renforcés',
    sub: 'Charge +80 kg',
    brand: 'Valdor',
    in: 'kits-de-suspension',
    price: 219.9,
    stock: 4,
    grams: 12800,
    photos: [['shock', { accent: '#1f2427', gas: false, coils: 8 }]],
    has: { side: 'Arrière', pieces: '2 amortisseurs, 2 ressorts' },
    oem: 'Brenor 5500-32',
    short: 'Pour attelage, coffre plein et petits utilitaires.',
    text: "Il redresse l'assiette d'une voiture souvent chargée, sans changer la charge utile inscrite au certificat d'immatriculation.",
  },
];

const driveList: readonly Draft[] = [
  {
    sku: 'VA-EMB220',
    name: 'Kit d’embrayage 3 pièces',
    sub: 'Ø 220 mm, 20 cannelures',
    brand: 'Valdor',
    in: 'embrayages',
    price: 148.9,
    stock: 7,
    grams: 7200,
    photos: [['clutchKit'], ['clutchKit', { flip: true }]],
    has: { pieces: 'Disque, mécanisme et butée', fitting_difficulty: 5, fitting_minutes: 300 },
    oem: 'Aurélian 2052-20, Castellane 2050-L6',
    short: 'Disque, mécanisme et butée hydraulique.',
    text: "Disque à ressorts d'amortissement pour une pédale douce. Graissez légèrement les cannelures, essuyez l'excédent : la graisse fait patiner.",
  },
  {
    sku: 'NE-EMB240',
    name: 'Kit d’embrayage renforcé',
    sub: 'Ø 240 mm',
    brand: 'Nerval',
    in: 'embrayages',
    price: 239.9,
    was: 274.9,
    stock: 3,
    grams: 9100,
    photos: [['clutchKit', { accent: '#2b5ea8', color: '#8d959a' }]],
    has: { pieces: 'Disque, mécanisme et butée', fitting_difficulty: 5, fitting_minutes: 330 },
    oem: 'Brenor 3020-50',
    short: 'Couple transmissible augmenté d’un quart.',
    text: "Pour l'attelage et les moteurs généreux. La pédale est un peu plus ferme, le point de patinage plus franc.",
  },
  {
    sku: 'OR-SIL2',
    name: 'Silencieux arrière acier aluminé',
    sub: 'Ø 50 mm, sortie simple',
    brand: 'Oran',
    in: 'echappements-auto',
    price: 79.9,
    stock: 8,
    grams: 6800,
    photos: [['exhaust', { finish: 'acier', accent: '#5b6468' }]],
    has: {
      finish: 'Acier verni',
      pieces: 'Silencieux, collier et joint',
      fitting_difficulty: 2,
      fitting_minutes: 60,
      approval: 'UN R59',
    },
    oem: 'Castellane 1730-Q2',
    short: 'Collier et joint compris, niveau sonore d’origine.',
    text: "L'acier aluminé résiste à la condensation des petits trajets. Traitez les vis la veille au dégrippant.",
  },
  {
    sku: 'OR-SIL5',
    name: 'Silencieux intermédiaire inox',
    sub: 'Ø 55 mm',
    brand: 'Oran',
    in: 'echappements-auto',
    price: 118.9,
    stock: 5,
    grams: 5900,
    photos: [['exhaust', { finish: 'acier', color: '#b9c0c4', flip: true }]],
    has: {
      finish: 'Inox',
      pieces: 'Silencieux et deux colliers',
      fitting_difficulty: 3,
      fitting_minutes: 75,
      approval: 'UN R59',
    },
    oem: 'Aurélian 1717-ZA',
    short: 'Inox, pour ne le changer qu’une fois.',
    text: 'Un inox ferritique soudé au laser, garanti cinq ans contre la perforation.',
  },
];

const viewList: readonly Draft[] = [
  {
    sku: 'CL-6540',
    name: 'Balais d’essuie-glace plats, 650 et 400 mm',
    sub: '650 et 400 mm',
    brand: 'Clairval',
    in: 'essuie-glaces',
    price: 26.9,
    stock: 72,
    featured: 70,
    grams: 420,
    age: 18,
    photos: [['wiper'], ['wiper', { flip: true }]],
    has: { side: 'Avant', wiper_length: '650 et 400 mm', pieces: '2 balais, 4 adaptateurs' },
    oem: 'Aurélian 6423-J7',
    with: 'HV-LG-H-5 CL-AR30',
    short: 'Plats, silencieux, adaptateurs compris.',
    text: "Le rail souple plaque le caoutchouc d'un bout à l'autre, même à 130 km/h. Quatre adaptateurs couvrent les fixations crochet, baïonnette, bouton et latérale.",
  },
  {
    sku: 'CL-6055',
    name: 'Balais d’essuie-glace plats, 600 et 550 mm',
    sub: '600 et 550 mm',
    brand: 'Clairval',
    in: 'essuie-glaces',
    price: 25.9,
    stock: 34,
    grams: 400,
    photos: [['wiper', { accent: '#2b5ea8' }]],
    has: { side: 'Avant', wiper_length: '600 et 550 mm', pieces: '2 balais, 4 adaptateurs' },
    oem: 'Brenor 2889-07',
    with: 'HV-LG-H-5',
    short: 'Pour compactes et monospaces à bras croisés.',
    text: "Caoutchouc graphité, sans frottement sec. Changez-les à l'automne : l'été les durcit plus que l'hiver ne les use.",
  },
  {
    sku: 'CL-AR30',
    name: 'Balai d’essuie-glace arrière, 300 mm',
    sub: '300 mm',
    brand: 'Clairval',
    in: 'essuie-glaces',
    price: 11.5,
    stock: 48,
    grams: 140,
    photos: [['wiper', { zoom: 0.9, flip: true, accent: '#5b6468' }]],
    has: { side: 'Arrière', wiper_length: '300 mm', pieces: '1 balai' },
    oem: 'Castellane 6426-YN',
    with: 'CL-6540',
    short: 'Celui qu’on oublie, livré prêt à clipser.',
    text: 'Un balai arrière cuit au soleil raye la lunette. Il se clipse en dix secondes.',
  },
];

const mirrorList: readonly Draft[] = [
  {
    sku: 'CL-RE21G',
    name: 'Rétroviseur extérieur gauche électrique',
    sub: 'Dégivrant, 5 broches',
    brand: 'Clairval',
    in: 'retroviseurs',
    price: 89.9,
    stock: 6,
    grams: 1400,
    photos: [['mirror', { shape: 'large' }]],
    has: { side: 'Gauche' },
    oem: 'Aurélian 8153-PT',
    short: 'Réglage électrique et dégivrage, coque apprêtée.',
    text: 'Complet avec miroir asphérique, moteur et câblage. La coque se peint à la teinte avant la pose.',
  },
  {
    sku: 'CL-RE21D',
    name: 'Rétroviseur extérieur droit électrique',
    sub: 'Dégivrant, 5 broches',
    brand: 'Clairval',
    in: 'retroviseurs',
    price: 89.9,
    was: 104.9,
    stock: 2,
    grams: 1400,
    photos: [['mirror', { shape: 'large', flip: true }]],
    has: { side: 'Droite' },
    oem: 'Aurélian 8153-PS',
    with: 'CL-RE21G',
    short: 'Le côté droit, celui des trottoirs étroits.',
    text: 'Même équipement que le gauche. Le miroir seul est disponible sur demande, si la coque a survécu.',
  },
];

const toolList: readonly Draft[] = [
  {
    sku: 'AT-DYN200',
    name: 'Clé dynamométrique 40–200 Nm',
    sub: 'Carré 1/2 pouce',
    brand: 'Atelier 12',
    in: 'outillage',
    price: 54.9,
    stock: 26,
    featured: 12,
    grams: 1650,
    photos: [['wrench'], ['wrench', { flip: true }]],
    has: { torque: '40–200 Nm, ±4 %' },
    with: 'AT-CLIQ38',
    short: 'Pour serrer roues et étriers au couple juste.',
    text: "Déclenchement net au clic, graduation lisible et certificat d'étalonnage joint. La plage couvre les roues de presque toutes les voitures.",
  },
  {
    sku: 'AT-CLIQ38',
    name: 'Cliquet 72 dents et douilles, coffret 24 pièces',
    sub: 'Carré 3/8 pouce',
    brand: 'Atelier 12',
    in: 'outillage',
    price: 64.5,
    was: 79.9,
    stock: 13,
    grams: 2300,
    photos: [['wrench', { accent: '#b5322b', tilt: 12 }]],
    has: { pieces: '24 pièces' },
    with: 'AT-DYN200',
    short: 'De 6 à 22 mm, acier chrome-vanadium.',
    text: 'Un cliquet fin à 72 dents travaille dans cinq degrés. Douilles longues de 10, 13 et 17 pour les goujons.',
  },
  {
    sku: 'CL-OUT-VID',
    name: 'Coffret de vidange, bac 8 L et clés',
    sub: 'Bac 8 L',
    brand: 'Atelier 12',
    in: 'outillage',
    price: 39.9,
    stock: 9,
    grams: 2900,
    photos: [['wrench', { accent: '#f2b705', color: '#8d959a', flip: true, tilt: -8 }]],
    has: { pieces: 'Bac, clé à filtre, 6 carrés de vidange' },
    with: 'HV-5W30-5 FT-OF214',
    short: 'Bac fermé, clé à sangle et carrés de vidange.',
    text: "Le bac se referme et devient bidon : l'huile part à la déchèterie sans goutte. La clé à sangle serre de 60 à 100 mm.",
  },
  {
    sku: 'HV-DEG-400',
    name: 'Dégrippant pénétrant, 400 ml',
    sub: 'Aérosol 400 ml',
    brand: 'Helvia',
    in: 'produits-atelier',
    price: 7.5,
    stock: 95,
    grams: 420,
    photos: [['chainLube', { accent: '#c2571b', text: 'DEGRIP', color: '#2b5ea8' }]],
    has: { volume: '400 ml' },
    with: 'HV-NF',
    short: 'Laisser agir dix minutes, puis desserrer.',
    text: "Un dégrippant au bisulfure, efficace sur les vis d'échappement. Il n'est pas un lubrifiant : graissez au remontage.",
  },
];

const carryingList = [
  configurable(
    carrying,
    {
      sku: 'PO-CT420',
      name: 'Coffre de toit 420 litres',
      sub: '420 L, 75 kg',
      brand: 'Portance',
      in: 'coffres-de-toit',
      price: 349.9,
      featured: 8,
      grams: 17500,
      photos: [['roofBox'], ['roofBox', { color: '#c5cbce' }], ['roofBox', { flip: true }]],
      has: { case_volume: 420, load_max: 75, size_lwh: '1 950 × 740 × 390 mm' },
      short: 'Ouverture des deux côtés, fermeture centrale.',
      text: "Il avale quatre paires de skis ou les bagages de cinq personnes. La fixation rapide se serre d'une main et se verrouille avec la clé.",
    },
    { colors: ['Noir', 'Gris'] },
  ),
  configurable(
    carrying,
    {
      sku: 'PO-CT320',
      name: 'Coffre de toit 320 litres',
      sub: '320 L, 50 kg',
      brand: 'Portance',
      in: 'coffres-de-toit',
      price: 249.9,
      was: 289.9,
      grams: 12900,
      photos: [
        ['roofBox', { color: '#5b6468', zoom: 0.92 }],
        ['roofBox', { color: '#e9e9e4', zoom: 0.92 }],
      ],
      has: { case_volume: 320, load_max: 50, size_lwh: '1 330 × 860 × 370 mm' },
      short: 'Court et large, pour citadines et compactes.',
      text: "Assez court pour laisser le hayon s'ouvrir en grand. Fond renforcé de trois nervures.",
    },
    { colors: ['Gris', 'Blanc'] },
  ),
];

const cabinList = [
  configurable(
    cabin,
    {
      sku: 'SI-TAP4',
      name: 'Tapis sur mesure, jeu de 4',
      sub: 'Moquette 850 g/m²',
      brand: 'Sillage',
      in: 'tapis',
      price: 44.9,
      grams: 3600,
      photos: [
        ['floorMats'],
        ['floorMats', { accent: '#2b5ea8' }],
        ['floorMats', { color: '#6b5f52', accent: '#3a332c' }],
      ],
      has: { pieces: '4 tapis, clips compris' },
      with: 'SI-TAPC',
      short: 'Découpés au laser, clips d’origine.',
      text: 'Moquette aiguilletée, talonnette soudée, ganse assortie. Indiquez le modèle de la voiture en commentaire de commande.',
    },
    { colors: ['Vert', 'Bleu', 'Sable'] },
  ),
  simple(cabin, {
    sku: 'SI-TAPC',
    name: 'Tapis caoutchouc à rebords, jeu de 4',
    sub: 'Rebord 15 mm',
    brand: 'Sillage',
    in: 'tapis',
    price: 34.9,
    stock: 17,
    grams: 6200,
    photos: [['floorMats', { color: '#1c1f21', accent: '#1c1f21' }]],
    has: { pieces: '4 tapis' },
    with: 'SI-TAP4',
    short: 'Retiennent la neige fondue et la boue.',
    text: "Le rebord garde un demi-litre d'eau hors de la moquette. Lavage au jet, séchage à plat.",
  }),
  simple(cabin, {
    sku: 'SI-SUPA',
    name: 'Support de téléphone à pince pour aérateur',
    sub: 'De 58 à 90 mm',
    brand: 'Sillage',
    in: 'supports-auto',
    price: 19.9,
    stock: 44,
    grams: 130,
    photos: [['phoneMount', { accent: '#0a6b4e' }]],
    has: { size_lwh: '58 à 90 mm de large' },
    short: 'Tient sans bouger, s’enlève d’une main.',
    text: "Quatre points d'appui et un crochet qui passe derrière la lame d'aération. Le téléphone se lit, il ne se tient pas.",
  }),
];

export const bodyAuto = [
  ...suspensionList.map((draft) => simple(suspension, draft)),
  ...driveList.map((draft) => simple(drive, draft)),
  ...viewList.map((draft) => simple(view, draft)),
  ...mirrorList.map((draft) => simple(mirrors, draft)),
  ...toolList.map((draft) => simple(tools, draft)),
  ...carryingList,
  ...cabinList,
];
