import { configurable, simple } from './draft.ts';
import type { Draft, Shelf } from './draft.ts';

const EXTRA = { area: 'moto', family: 'accessoire' } as const;

const luggage: Shelf = {
  ...EXTRA,
  advice: `
## Sécurité

Respectez la charge du porte-paquet, souvent cinq kilos, et roulez moins vite : l'arrière chargé allège la direction. Contrôlez la fixation à chaque plein.`,
};

const mounts: Shelf = {
  ...EXTRA,
  advice: `
## Bon usage

Le téléphone guide, il ne se tient pas. Les vibrations d'un gros mono fatiguent les capteurs : préférez le module amortisseur.`,
};

const locks: Shelf = {
  ...EXTRA,
  advice: `
## Bon usage

Attachez à un point fixe, la serrure vers le bas, l'anse remplie. Deux antivols différents valent mieux qu'un gros. Notez le numéro de clé : il permet d'en refaire une.`,
};

const batteries: Shelf = {
  area: 'moto',
  family: 'batterie',
  has: { dangerous_goods: true },
  advice: `
## Avant de commander

Mesurez le logement et repérez la borne plus, bornes vers vous. L'ancienne batterie est reprise gratuitement, en magasin ou par le livreur.`,
};

const electrics: Shelf = {
  area: 'moto',
  family: 'piece',
  advice: `
## Pose

Coupez le contact, débranchez la borne moins, serrez au couple et à froid.`,
};

const oils: Shelf = {
  area: 'moto',
  family: 'huile',
  advice: `
## Choisir la bonne huile

L'embrayage d'une moto baigne dans l'huile du moteur : JASO MA2 évite qu'il patine, JASO MB convient aux scooters à embrayage sec. La viscosité vient du carnet.

> L'huile usagée se rapporte en déchèterie ou dans notre atelier, gratuitement.`,
};

const filters: Shelf = {
  area: 'moto',
  family: 'piece',
  has: { fitting_difficulty: 1, fitting_minutes: 15 },
  advice: `
## Pose

Huilez le joint, serrez à la main, notez le kilométrage. Un filtre à huile se change à chaque vidange.`,
};

const luggageList = [
  configurable(
    luggage,
    {
      sku: 'PO-TC48',
      name: 'Top-case 48 litres, deux casques',
      sub: '48 L',
      brand: 'Portance',
      in: 'top-cases',
      price: 169.9,
      featured: 38,
      grams: 4300,
      photos: [['topCase'], ['topCase', { color: '#8d959a' }], ['topCase', { flip: true }]],
      has: { case_volume: 48, load_max: 5 },
      with: 'PO-TC34 BA-U14',
      short: 'Deux intégraux, platine universelle comprise.',
      text: "Le fond est plat, les coins sont droits : deux intégraux tiennent vraiment. Se décroche d'une main, se ferme avec la même clé.",
    },
    { colors: ['Noir', 'Gris'] },
  ),
  simple(luggage, {
    sku: 'PO-TC34',
    name: 'Top-case 34 litres',
    sub: '34 L',
    brand: 'Portance',
    in: 'top-cases',
    price: 89.9,
    was: 109.9,
    stock: 15,
    grams: 3100,
    photos: [['topCase', { accent: '#8d959a', zoom: 0.9 }]],
    has: { case_volume: 34, load_max: 3 },
    with: 'PO-TC48',
    short: 'Un intégral et les gants.',
    text: 'La taille juste pour la ville. Dosseret en option, catadioptres compris.',
  }),
  simple(luggage, {
    sku: 'PO-TC52A',
    name: 'Top-case aluminium 52 litres',
    sub: '52 L · aluminium',
    brand: 'Portance',
    in: 'top-cases',
    price: 329.9,
    stock: 3,
    grams: 5600,
    photos: [['topCase', { color: '#b9c0c4', accent: '#5b6468' }]],
    has: { case_volume: 52, load_max: 8, finish: 'Aluminium' },
    short: 'Tôle de 1,5 mm, couvercle amovible.',
    text: "Rivets inox, joint continu, anneaux d'arrimage. Il se bosselle au lieu de casser, c'est le principe.",
  }),
];

const mountList: readonly Draft[] = [
  {
    sku: 'SI-SUPM',
    name: 'Support de téléphone guidon, verrouillé',
    sub: 'Guidon 22 à 32 mm',
    brand: 'Sillage',
    in: 'supports-moto',
    price: 49.9,
    stock: 34,
    featured: 14,
    grams: 210,
    photos: [['phoneMount'], ['phoneMount', { flip: true }]],
    has: { finish: 'Aluminium', pieces: 'Support, collier, clé' },
    with: 'SI-AMOR',
    short: 'Aluminium, verrou à molette, une main.',
    text: "Quatre bras se serrent ensemble et se bloquent d'un tour de molette. Il tient sur les pavés, il s'enlève au parking.",
  },
  {
    sku: 'SI-AMOR',
    name: 'Module amortisseur de vibrations',
    sub: 'Pour support Sillage',
    brand: 'Sillage',
    in: 'supports-moto',
    price: 29.9,
    stock: 2,
    grams: 60,
    photos: [['phoneMount', { color: '#5b6468', accent: '#2b5ea8' }]],
    has: { pieces: 'Module et vis' },
    with: 'SI-SUPM',
    short: 'Protège les capteurs d’image du téléphone.',
    text: 'Trois plots de silicone filtrent les vibrations qui abîment la stabilisation optique. Photographié monté.',
  },
];

const lockList: readonly Draft[] = [
  {
    sku: 'BA-U14',
    name: 'Antivol U Bastion 14, 85 × 250 mm',
    sub: 'Classe SRA · anse 18 mm',
    brand: 'Bastion',
    in: 'antivols',
    price: 94.9,
    stock: 28,
    featured: 34,
    grams: 2100,
    photos: [['lock'], ['lock', { flip: true }]],
    has: { lock_class: 'Classe SRA', shackle: 'Anse cémentée de 18 mm', pieces: 'Antivol, 2 clés, support' },
    with: 'BA-CH12 BA-BD6',
    short: 'Demandé par les assureurs, support fourni.',
    text: 'Une anse cémentée, double verrouillage, serrure à disques. Le support se fixe sous la selle, sans bruit.',
  },
  {
    sku: 'BA-CH12',
    name: 'Chaîne Bastion 12, 1,20 m et mini-U',
    sub: 'Classe SRA · maillon 12 mm',
    brand: 'Bastion',
    in: 'antivols',
    price: 129.9,
    was: 154.9,
    stock: 9,
    grams: 4900,
    photos: [['lock', { color: '#5b6468', accent: '#2b5ea8' }]],
    has: { lock_class: 'Classe SRA', shackle: 'Maillon carré de 12 mm', pieces: 'Chaîne gainée, mini-U, 3 clés' },
    with: 'BA-U14',
    short: 'Assez longue pour un point fixe.',
    text: 'Cinq kilos qui restent au garage : la chaîne attend la moto là où elle dort.',
  },
  {
    sku: 'BA-BD6',
    name: 'Bloque-disque Bastion 6 avec rappel',
    sub: 'Axe 6 mm',
    brand: 'Bastion',
    in: 'antivols',
    price: 39.9,
    stock: 41,
    grams: 520,
    photos: [['lock', { accent: '#b5322b', zoom: 0.82 }]],
    has: { lock_class: 'Appoint', shackle: 'Axe de 6 mm', pieces: 'Bloque-disque, câble de rappel, 2 clés' },
    with: 'BA-U14',
    short: 'En appoint, avec câble de rappel jaune.',
    text: "Le câble relie le guidon au disque : on n'oublie plus l'antivol en démarrant. Un complément, pas une protection seule.",
  },
];

const batteryList: readonly Draft[] = [
  {
    sku: 'VT-M12',
    name: 'Batterie moto AGM 12 Ah, 210 A',
    sub: '150 × 87 × 130 mm',
    brand: 'Voltan',
    in: 'batteries-moto',
    price: 59.9,
    stock: 36,
    featured: 20,
    grams: 4000,
    eco: 0.5,
    photos: [['batteryMoto'], ['batteryMoto', { flip: true }]],
    has: {
      capacity_ah: '12 Ah',
      cold_cranking: 210,
      battery_tech: 'AGM',
      polarity: '+ à gauche',
      size_lwh: '150 × 87 × 130 mm',
    },
    with: 'VT-CHM VT-L4',
    short: 'Prête à poser, sans acide à verser.',
    text: 'Activée en usine, étanche, elle se pose couchée si le logement le demande. Une charge complète avant le premier démarrage double sa vie.',
  },
  {
    sku: 'VT-M10',
    name: 'Batterie moto AGM 10 Ah, 170 A',
    sub: '150 × 87 × 105 mm',
    brand: 'Voltan',
    in: 'batteries-moto',
    price: 52.9,
    stock: 22,
    grams: 3300,
    eco: 0.5,
    photos: [['batteryMoto', { text: '10 Ah', sub: '170 A' }]],
    has: {
      capacity_ah: '10 Ah',
      cold_cranking: 170,
      battery_tech: 'AGM',
      polarity: '+ à gauche',
      size_lwh: '150 × 87 × 105 mm',
    },
    with: 'VT-CHM',
    short: 'Pour roadsters de moyenne cylindrée.',
    text: 'La taille la plus répandue des 600 aux 800. Bornes latérales, visserie comprise.',
  },
  {
    sku: 'VT-L4',
    name: 'Batterie lithium 4 Ah, 240 A',
    sub: '114 × 70 × 105 mm',
    brand: 'Voltan',
    in: 'batteries-moto',
    price: 119.9,
    was: 139.9,
    stock: 5,
    grams: 780,
    eco: 0.5,
    photos: [['batteryMoto', { text: '4 Ah', sub: 'LFP', accent: '#2b5ea8', color: '#39424a' }]],
    has: {
      capacity_ah: '4 Ah',
      cold_cranking: 240,
      battery_tech: 'Lithium fer phosphate',
      polarity: '+ à gauche',
      size_lwh: '114 × 70 × 105 mm',
    },
    short: 'Trois kilos de moins, cales fournies.',
    text: 'Sous 5 °C, allumez le phare une minute avant de démarrer : elle se réchauffe. Chargeur lithium obligatoire.',
  },
  {
    sku: 'VT-CHM',
    name: 'Chargeur d’entretien moto 1,5 A',
    sub: 'Plomb, AGM et lithium',
    brand: 'Voltan',
    in: 'batteries-moto',
    price: 39.9,
    stock: 47,
    grams: 390,
    eco: 0.5,
    photos: [['batteryMoto', { text: 'CHARGE', sub: '12 V', accent: '#b5322b' }]],
    has: { amperage: 1.5 },
    with: 'VT-M12',
    short: 'Tout l’hiver branché, sans risque.',
    text: 'Il charge, vérifie, puis veille. La prise étanche reste sur la moto : on la branche comme un téléphone.',
  },
  {
    sku: 'LR-CR8-2',
    name: 'Bougies iridium CR8, lot de 2',
    sub: 'M10 × 1',
    brand: 'Lumen Route',
    in: 'batteries-moto',
    price: 26.9,
    stock: 31,
    grams: 90,
    photos: [['sparkPlugs', { flip: true }]],
    has: { thread: 'M10 × 1', heat_range: '8', pieces: '2 bougies' },
    short: 'Culot de 16 mm, pour bicylindres.',
    text: 'Un démarrage plus franc et un ralenti régulier. Serrage à 10 Nm, filetage propre et sec.',
  },
];

const oilList: readonly Draft[] = [
  {
    sku: 'HV-M10W40-4',
    name: 'Huile moto 10W-40 Route, bidon 4 L',
    sub: 'JASO MA2',
    brand: 'Helvia',
    in: 'huiles-moto',
    price: 44.9,
    stock: 66,
    featured: 50,
    grams: 3800,
    photos: [['oilMoto'], ['oilMoto', { flip: true, tilt: 2 }]],
    has: { viscosity: '10W-40', approvals: ['JASO MA2', 'API SN'], oil_base: '100 % synthèse', volume: '4 L' },
    with: 'FT-MF204 HV-CH400',
    short: '100 % synthèse, boîte douce, embrayage franc.',
    text: "Une huile polyvalente pour les quatre-temps modernes. Elle garde la boîte précise jusqu'à la vidange suivante.",
  },
  {
    sku: 'HV-M10W50-4',
    name: 'Huile moto 10W-50 Sport, bidon 4 L',
    sub: 'JASO MA2',
    brand: 'Helvia',
    in: 'huiles-moto',
    price: 54.9,
    stock: 24,
    grams: 3800,
    photos: [['oilMoto', { text: '10W-50', accent: '#b5322b' }]],
    has: { viscosity: '10W-50', approvals: ['JASO MA2', 'API SN'], oil_base: '100 % synthèse', volume: '4 L' },
    short: 'Pour gros bicylindres et usage intensif.',
    text: 'Le film reste épais au-delà de 120 °C. Pour les moteurs refroidis par air et les étés de montagne.',
  },
  {
    sku: 'HV-M10W40-1',
    name: 'Huile moto 10W-40 Route, appoint 1 L',
    sub: 'JASO MA2',
    brand: 'Helvia',
    in: 'huiles-moto',
    price: 12.9,
    stock: 80,
    grams: 950,
    photos: [['oilMoto', { sub: '1 L', zoom: 0.88 }]],
    has: { viscosity: '10W-40', approvals: ['JASO MA2', 'API SN'], oil_base: '100 % synthèse', volume: '1 L' },
    with: 'HV-M10W40-4',
    short: 'Le litre à glisser sous la selle.',
    text: "Pour l'appoint en voyage. Contrôlez le niveau moto droite, moteur tiède, deux minutes après l'arrêt.",
  },
  {
    sku: 'HV-SC5W40-1',
    name: 'Huile scooter 5W-40, 1 L',
    sub: 'JASO MB',
    brand: 'Helvia',
    in: 'huiles-moto',
    price: 11.9,
    stock: 3,
    grams: 950,
    photos: [['oilMoto', { text: '5W-40', sub: '1 L', accent: '#2b5ea8', zoom: 0.88 }]],
    has: { viscosity: '5W-40', approvals: ['JASO MB', 'API SN'], oil_base: '100 % synthèse', volume: '1 L' },
    short: 'Pour scooters quatre temps à embrayage sec.',
    text: "Moins de frottement, moins d'essence. À ne pas verser dans une moto à embrayage à bain d'huile.",
  },
  {
    sku: 'HV-DOT4M',
    name: 'Liquide de frein moto DOT 4, 250 ml',
    sub: '250 ml',
    brand: 'Helvia',
    in: 'huiles-et-entretien',
    price: 7.9,
    stock: 58,
    grams: 310,
    photos: [['brakeFluid', { sub: '250 ml', accent: '#f2b705', zoom: 0.86 }]],
    has: { approvals: ['DOT 4'], volume: '250 ml', boiling_point: 265 },
    with: 'FM-S410',
    short: 'La dose d’une purge complète.',
    text: "Un petit flacon, parce qu'un bidon entamé ne se garde pas. À renouveler tous les deux ans.",
  },
];

const filterList: readonly Draft[] = [
  {
    sku: 'FT-MF204',
    name: 'Filtre à huile moto MF-204',
    sub: 'M20 × 1,5',
    brand: 'Filtrane',
    in: 'filtres-moto',
    price: 9.9,
    stock: 74,
    grams: 210,
    photos: [['oilFilter', { color: '#1f2427', text: 'MF-204' }]],
    has: { filter_medium: 'Synthétique', thread: 'M20 × 1,5' },
    oem: 'Sirocco 16510-04',
    with: 'HV-M10W40-4',
    short: 'Écrou de 17 soudé pour le démontage.',
    text: "L'écrou évite la clé à sangle entre deux collecteurs. Clapet antiretour, joint nitrile.",
  },
  {
    sku: 'FT-MA120',
    name: 'Filtre à air moto MA-120',
    sub: '210 × 120 × 32 mm',
    brand: 'Filtrane',
    in: 'filtres-moto',
    price: 24.9,
    stock: 19,
    grams: 150,
    photos: [['airFilter', { accent: '#1f2427', n: 20 }]],
    has: { filter_medium: 'Papier', size_lwh: '210 × 120 × 32 mm' },
    oem: 'Kervan 17210-12',
    with: 'FT-MF204',
    short: 'À la cote d’origine, tous les 18 000 km.',
    text: "Joint moulé, papier traité contre l'humidité. Le tapoter ne suffit pas : un filtre sale se remplace.",
  },
  {
    sku: 'FT-MA12L',
    name: 'Filtre à air moto lavable',
    sub: '210 × 120 × 32 mm',
    brand: 'Filtrane',
    in: 'filtres-moto',
    price: 59.9,
    was: 69.9,
    stock: 6,
    grams: 210,
    photos: [['airFilter', { color: '#8aa3c9', accent: '#2b5ea8', n: 16 }]],
    has: { filter_medium: 'Coton lavable', size_lwh: '210 × 120 × 32 mm' },
    oem: 'Kervan 17210-12',
    with: 'FT-MA120',
    short: 'Coton huilé, à laver plutôt qu’à jeter.',
    text: "Se nettoie tous les 15 000 km avec son kit. Le débit est meilleur, la carburation d'origine suffit.",
  },
];

export const upkeepMoto = [
  ...luggageList,
  ...mountList.map((draft) => simple(mounts, draft)),
  ...lockList.map((draft) => simple(locks, draft)),
  ...batteryList.map((draft) => simple(draft.has?.capacity_ah === undefined ? electrics : batteries, draft)),
  ...oilList.map((draft) => simple(oils, draft)),
  ...filterList.map((draft) => simple(filters, draft)),
];
