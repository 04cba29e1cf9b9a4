import { simple } from './draft.ts';
import type { Draft, Shelf } from './draft.ts';

const TYRES = { area: 'auto', family: 'pneu' } as const;

const tyres: Shelf = {
  ...TYRES,
  has: { runflat: false },
  advice: `
## À vérifier

- La dimension et les indices du pneu en place, ou ceux du certificat d'immatriculation.
- Le sens de rotation, fléché sur le flanc.
- La profondeur des trois autres : les deux meilleurs pneus vont à l'arrière.

> L'étiquette européenne (règlement (UE) 2020/740) classe l'efficacité en carburant et l'adhérence sur sol mouillé de A à E, et donne le bruit de roulement externe.`,
};

const wheels: Shelf = {
  ...TYRES,
  advice: `
## À vérifier

- L'entraxe, le déport (ET) et l'alésage central doivent convenir à votre moyeu.
- La visserie n'est pas comprise : sa longueur et son siège dépendent de la jante.
- Resserrez les roues après 50 km.`,
};

type Label = readonly [fuel: string, wet: string, db: number, noise: string];

interface TyreDraft extends Omit<Draft, 'brand' | 'sub' | 'has' | 'name' | 'eco'> {
  readonly model: string;
  readonly size: readonly [width: string, ratio: string, rim: string];
  readonly index: readonly [load: number, speed: string];
  readonly label: Label;
  readonly season: 'Été' | 'Hiver' | '4 saisons';
  readonly brand?: string;
  readonly runflat?: boolean;
}

function tyre({ model, size, index, label, season, brand = 'Cadence', runflat = false, ...draft }: TyreDraft): Draft {
  const [width, ratio, rim] = size;
  const [load, speed] = index;
  const [fuel, wet, db, noise] = label;
  const snow = season !== 'Été';
  return {
    ...draft,
    brand,
    name: `Pneu ${season === '4 saisons' ? season : season.toLowerCase()} ${model} ${width}/${ratio} R${rim} ${load}${speed.slice(0, 1)}`,
    sub: `${snow ? '3PMSF · ' : ''}${fuel} · ${wet} · ${db} dB`,
    eco: 1.5,
    has: {
      tyre_width: width,
      tyre_ratio: ratio,
      tyre_diameter: rim,
      load_index: load,
      speed_index: speed,
      season,
      fuel_class: fuel,
      wet_grip: wet,
      noise_db: db,
      noise_class: noise,
      snow_3pmsf: snow,
      runflat,
    },
  };
}

const T = 'T (190 km/h)';
const H = 'H (210 km/h)';
const V = 'V (240 km/h)';
const W = 'W (270 km/h)';
const Y = 'Y (300 km/h)';

const tyreList: readonly TyreDraft[] = [
  {
    sku: 'CD-GR-2055516V',
    model: 'Grip',
    size: ['205', '55', '16'],
    index: [91, V],
    label: ['C', 'A', 70, 'B'],
    season: 'Été',
    in: 'pneus-ete',
    price: 74.9,
    stock: 64,
    featured: 40,
    grams: 8900,
    photos: [['tyre'], ['tyre', { flip: true, view: 0.56 }]],
    with: 'CD-QS-2055516 CD-NA-2055516 JA-5S16',
    short: 'La monte la plus courante, avec un freinage sur sol mouillé classé A.',
    text: "Un pneu d'été sans histoire : sculpture asymétrique, épaules fermées pour le silence, gomme à la silice pour le freinage sous la pluie. Il convient à la plupart des compactes.",
  },
  {
    sku: 'CD-GR-1956515H',
    model: 'Grip',
    size: ['195', '65', '15'],
    index: [91, H],
    label: ['C', 'B', 70, 'B'],
    season: 'Été',
    in: 'pneus-ete',
    price: 62.9,
    stock: 40,
    grams: 8300,
    photos: [['tyre', { marking: '195/65 R15' }]],
    with: 'CD-QS-1956515 CD-NA-1956515',
    short: 'Pour compactes et monospaces, longévité annoncée de 40 000 km.',
    text: 'Flanc haut et confortable, usure régulière. À cette dimension, le gonflage compte plus que le modèle : contrôlez-le chaque mois, pneus froids.',
  },
  {
    sku: 'CD-GR-1855515',
    model: 'Grip',
    size: ['185', '55', '15'],
    index: [82, H],
    label: ['C', 'B', 69, 'B'],
    season: 'Été',
    in: 'pneus-ete',
    price: 58.5,
    was: 66.5,
    stock: 24,
    grams: 7200,
    photos: [['tyre', { marking: '185/55 R15', view: 0.74 }]],
    short: 'Pour citadines, léger et peu gourmand.',
    text: 'Une carcasse allégée de 400 grammes par rapport à la génération précédente, sensible à chaque démarrage en ville.',
  },
  {
    sku: 'CD-AL-2254517',
    model: 'Allure',
    size: ['225', '45', '17'],
    index: [94, W],
    label: ['C', 'A', 71, 'B'],
    season: 'Été',
    in: 'pneus-ete',
    price: 98.9,
    stock: 32,
    grams: 9800,
    photos: [['tyre', { text: 'CADENCE ALLURE', marking: '225/45 R17', view: 0.6 }]],
    with: 'CD-NA-2254517 JA-7V17',
    short: 'Flancs fermes et direction précise pour berlines.',
    text: "Une nervure centrale continue donne de la précision en ligne droite, des épaules rigides tiennent l'appui. Sans dureté excessive sur mauvais revêtement.",
  },
  {
    sku: 'CD-AL-2354018',
    model: 'Allure',
    size: ['235', '40', '18'],
    index: [95, Y],
    label: ['D', 'A', 72, 'B'],
    season: 'Été',
    in: 'pneus-ete',
    price: 124.9,
    stock: 5,
    grams: 10600,
    photos: [['tyre', { text: 'CADENCE ALLURE', marking: '235/40 R18', view: 0.54, flip: true }]],
    short: 'Taille basse pour sportives, rebord de protection de jante.',
    text: "Le rebord moulé protège la jante du trottoir. Montez-les par quatre : le comportement change quand un essieu garde d'autres pneus.",
  },
  {
    sku: 'CD-AL-2254018R',
    model: 'Allure',
    size: ['225', '40', '18'],
    index: [92, Y],
    label: ['D', 'B', 72, 'B'],
    season: 'Été',
    in: 'pneus-ete',
    price: 149.9,
    stock: 0,
    grams: 11800,
    runflat: true,
    photos: [['tyre', { text: 'ALLURE RF', marking: '225/40 R18' }]],
    short: 'Flancs porteurs : 80 km à 80 km/h après une crevaison.',
    text: 'Le flanc renforcé porte la voiture sans air, à condition que votre tableau de bord surveille la pression. Un pneu roulé à plat ne se répare pas.',
  },
  {
    sku: 'CD-NA-2055516',
    model: 'Néva Alpin',
    size: ['205', '55', '16'],
    index: [91, H],
    label: ['C', 'B', 70, 'B'],
    season: 'Hiver',
    in: 'pneus-hiver',
    price: 79.9,
    stock: 88,
    featured: 80,
    grams: 9100,
    age: 15,
    photos: [
      ['tyreWinter'],
      ['tyreWinter', { flip: true, view: 0.56 }],
      ['wheel', { tread: 'winter', text: 'NÉVA ALPIN' }],
    ],
    with: 'CD-GR-2055516V JA-5S16 CD-QS-2055516',
    short: 'Pneu hiver marqué 3PMSF, reconnu par la loi Montagne.',
    text: "Des lamelles en trois dimensions s'ouvrent au freinage et se referment en appui : la neige accroche sans que la route sèche paraisse molle. La gomme reste souple jusqu'à −20 °C.",
  },
  {
    sku: 'CD-NA-1956515',
    model: 'Néva Alpin',
    size: ['195', '65', '15'],
    index: [91, T],
    label: ['C', 'B', 70, 'B'],
    season: 'Hiver',
    in: 'pneus-hiver',
    price: 66.9,
    stock: 52,
    grams: 8500,
    photos: [['tyreWinter', { marking: '195/65 R15', view: 0.72 }]],
    with: 'CD-GR-1956515H',
    short: 'L’hiver des compactes et des monospaces.',
    text: 'Même sculpture, sur une dimension répandue. Montés sur un second jeu de jantes, ils se posent en une demi-heure et évitent deux équilibrages par an.',
  },
  {
    sku: 'CD-NA-2254517',
    model: 'Néva Alpin',
    size: ['225', '45', '17'],
    index: [94, V],
    label: ['D', 'B', 71, 'B'],
    season: 'Hiver',
    in: 'pneus-hiver',
    price: 112.9,
    was: 129.9,
    stock: 16,
    grams: 10100,
    photos: [['tyreWinter', { marking: '225/45 R17', view: 0.6 }]],
    with: 'CD-AL-2254517 JA-7V17',
    short: 'Pour berlines, indice V conservé en hiver.',
    text: "L'indice de vitesse V permet de garder la même plage d'usage qu'en été. Réduisez tout de même l'allure : sur la neige, les distances triplent.",
  },
  {
    sku: 'NV-FJ-1756514',
    model: 'Fjell 2',
    size: ['175', '65', '14'],
    index: [82, T],
    label: ['D', 'C', 71, 'B'],
    season: 'Hiver',
    brand: 'Néva',
    in: 'pneus-hiver',
    price: 54.9,
    stock: 3,
    grams: 7000,
    photos: [['tyreWinter', { text: 'NÉVA FJELL', marking: '175/65 R14', flip: true }]],
    short: 'Étroit et mordant, pour petites voitures de montagne.',
    text: 'Une bande étroite perce mieux la neige fraîche. Sculpture directionnelle en V, à monter dans le sens de la flèche.',
  },
  {
    sku: 'CD-QS-2055516',
    model: 'Quatre Saisons',
    size: ['205', '55', '16'],
    index: [94, V],
    label: ['C', 'B', 71, 'B'],
    season: '4 saisons',
    in: 'pneus-4-saisons',
    price: 84.9,
    stock: 70,
    featured: 30,
    grams: 9000,
    photos: [['tyreAllSeason'], ['tyreAllSeason', { flip: true }]],
    with: 'CD-NA-2055516 CD-GR-2055516V',
    short: 'Un seul jeu pour l’année, marqué 3PMSF.',
    text: "Le compromis de ceux qui voient la neige trois fois par hiver. Il freine moins court qu'un pneu d'été en août et moins court qu'un pneu d'hiver en montagne, mais il est toujours le bon à moitié.",
  },
  {
    sku: 'CD-QS-1956515',
    model: 'Quatre Saisons',
    size: ['195', '65', '15'],
    index: [95, H],
    label: ['C', 'B', 71, 'B'],
    season: '4 saisons',
    in: 'pneus-4-saisons',
    price: 71.5,
    stock: 36,
    grams: 8400,
    photos: [['tyreAllSeason', { marking: '195/65 R15', view: 0.64 }]],
    with: 'CD-GR-1956515H',
    short: 'Charge renforcée pour monospaces et petits utilitaires.',
    text: 'Indice de charge 95 pour les voitures chargées. Permutez avant et arrière tous les 10 000 km, pour une usure égale.',
  },
  {
    sku: 'CD-QS-2156016',
    model: 'Quatre Saisons',
    size: ['215', '60', '16'],
    index: [99, H],
    label: ['C', 'B', 72, 'B'],
    season: '4 saisons',
    in: 'pneus-4-saisons',
    price: 99.9,
    stock: 11,
    grams: 10400,
    photos: [['tyreAllSeason', { marking: '215/60 R16', flip: true, view: 0.64 }]],
    short: 'Pour SUV compacts, autorisé en zone loi Montagne.',
    text: "Larges pavés centraux pour la stabilité d'une voiture haute, lamelles fines pour les matins gelés.",
  },
];

const wheelList: readonly Draft[] = [
  {
    sku: 'JA-5S16',
    name: 'Jante aluminium Cinq, 6,5 × 16',
    sub: '5 × 108, ET 45',
    brand: 'Portance',
    in: 'jantes',
    price: 89.9,
    stock: 26,
    grams: 8200,
    photos: [
      ['wheel', { text: 'JANTE SEULE', marking: '6,5 X 16' }],
      ['wheel', { rim: '#5b6468', flip: true }],
    ],
    has: { tyre_diameter: '16', rim_material: 'Aluminium', bolt_pattern: '5 × 108', offset_et: 45 },
    with: 'CD-NA-2055516 CD-GR-2055516V',
    short: 'Cinq branches doubles, vernis résistant au sel.',
    text: "Photographiée avec un pneu, livrée nue. Le vernis épais supporte l'hiver et le sel : c'est la jante que nous conseillons pour un second jeu.",
  },
  {
    sku: 'JA-7V17',
    name: 'Jante aluminium Sept, 7,5 × 17',
    sub: '5 × 112, ET 48',
    brand: 'Portance',
    in: 'jantes',
    price: 119.9,
    stock: 12,
    grams: 9400,
    photos: [['wheel', { rim: '#2c3235', spokes: 7, view: 0.84 }]],
    has: { tyre_diameter: '17', rim_material: 'Aluminium', bolt_pattern: '5 × 112', offset_et: 48 },
    with: 'CD-NA-2254517 CD-AL-2254517',
    short: 'Sept branches anthracite, alésage avec bague de centrage.',
    text: 'Livrée avec sa bague de centrage 66,6 vers 57,1 mm. Le certificat de charge de 690 kg par roue accompagne la jante.',
  },
  {
    sku: 'JT-15',
    name: 'Jante acier noire, 6 × 15',
    sub: '4 × 108, ET 27',
    brand: 'Portance',
    in: 'jantes',
    price: 44.9,
    stock: 31,
    grams: 7900,
    photos: [['wheel', { rim: '#3a4145', spokes: 6, view: 0.78, flip: true }]],
    has: { tyre_diameter: '15', rim_material: 'Acier', bolt_pattern: '4 × 108', offset_et: 27 },
    with: 'CD-NA-1956515',
    short: 'Simple, solide, peu coûteuse : l’hiver sans regret.',
    text: "Acier embouti, peinture cataphorèse. Elle accepte l'enjoliveur d'origine et se redresse après un trottoir, ce que l'aluminium ne fait pas.",
  },
];

export const tyresAuto = [
  ...tyreList.map((draft) => simple(tyres, tyre(draft))),
  ...wheelList.map((draft) => simple(wheels, draft)),
];
