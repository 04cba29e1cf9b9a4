import { simple } from './draft.ts';
import type { Draft, Shelf } from './draft.ts';

const FLUID = { area: 'auto', family: 'huile' } as const;

const engineOils: Shelf = {
  ...FLUID,
  advice: `
## Choisir la bonne huile

1. Ouvrez le carnet à la page « Capacités » et relevez la norme demandée.
2. Comparez-la aux spécifications ci-dessous : la norme passe avant la viscosité.
3. Complétez par petites quantités, moteur froid, sans dépasser le repère haut.

> L'huile usagée se rapporte en déchèterie ou dans notre atelier de Nantes, gratuitement.`,
};

const gearAndCoolant: Shelf = {
  ...FLUID,
  advice: `
## Bon usage

- N'ouvrez jamais un circuit chaud.
- Ne mélangez pas deux technologies : rincez le circuit si vous en changez.
- Tenez le bidon hors de portée des enfants et des animaux, attirés par le goût sucré.`,
};

const additives: Shelf = {
  ...FLUID,
  has: { dangerous_goods: false },
  advice: `
## Bon usage

Suivez la dose inscrite sur l'étiquette : plus n'est pas mieux. Gardez le flacon fermé, à l'abri du gel et de la chaleur.`,
};

const oilList: readonly Draft[] = [
  {
    sku: 'HV-5W30-5',
    name: 'Huile moteur 5W-30 C2, bidon 5 L',
    sub: 'ACEA C2',
    brand: 'Helvia',
    in: 'huiles-moteur',
    price: 38.5,
    stock: 120,
    featured: 90,
    grams: 4600,
    age: 30,
    photos: [['oilCan'], ['oilCan', { flip: true, tilt: 2 }]],
    has: { viscosity: '5W-30', approvals: ['ACEA C2', 'API SN'], oil_base: '100 % synthèse', volume: '5 L' },
    with: 'FT-OF214 HV-5W30-1 CL-OUT-VID',
    short: 'Pour moteurs essence et diesel avec filtre à particules.',
    text: 'Une huile à faibles cendres qui ménage le filtre à particules et reste fluide au démarrage. Elle convient à la plupart des moteurs français depuis 2008 : vérifiez la mention C2 au carnet.',
  },
  {
    sku: 'HV-5W30-1',
    name: 'Huile moteur 5W-30 C2, appoint 1 L',
    sub: 'ACEA C2',
    brand: 'Helvia',
    in: 'huiles-moteur',
    price: 10.9,
    stock: 85,
    grams: 940,
    photos: [['oilCan', { sub: '1 L', color: '#2f3a3f' }]],
    has: { viscosity: '5W-30', approvals: ['ACEA C2', 'API SN'], oil_base: '100 % synthèse', volume: '1 L' },
    with: 'HV-5W30-5',
    short: 'Le litre d’appoint à garder dans le coffre.',
    text: 'La même huile que le bidon de cinq litres, avec un bec verseur intégré. Entre le repère bas et le repère haut de la jauge, il manque le plus souvent un litre.',
  },
  {
    sku: 'HV-5W40-5',
    name: 'Huile moteur 5W-40 A3/B4, bidon 5 L',
    sub: 'ACEA A3/B4',
    brand: 'Helvia',
    in: 'huiles-moteur',
    price: 36.9,
    stock: 74,
    grams: 4600,
    photos: [['oilCan', { text: '5W-40', accent: '#2b5ea8' }]],
    has: { viscosity: '5W-40', approvals: ['ACEA A3/B4', 'API SN'], oil_base: '100 % synthèse', volume: '5 L' },
    with: 'FT-OF118',
    short: 'Pour moteurs sans filtre à particules, usage mixte.',
    text: 'Un film épais à chaud pour les moteurs des années 1995 à 2010 et les turbos sans filtre à particules. Excellente tenue sur autoroute.',
  },
  {
    sku: 'HV-0W20-5',
    name: 'Huile moteur 0W-20 C5, bidon 5 L',
    sub: 'ACEA C5',
    brand: 'Helvia',
    in: 'huiles-moteur',
    price: 49.9,
    stock: 33,
    grams: 4500,
    photos: [['oilCan', { color: '#c5cbce', accent: '#b5322b', text: '0W-20' }]],
    has: { viscosity: '0W-20', approvals: ['ACEA C5', 'API SP'], oil_base: '100 % synthèse', volume: '5 L' },
    with: 'FT-OF214',
    short: 'Très fluide, pour moteurs récents et hybrides.',
    text: 'Elle réduit les frottements des petits moteurs turbo et des hybrides, qui démarrent dix fois par trajet. À réserver aux moteurs qui la demandent.',
  },
  {
    sku: 'HV-0W30-5',
    name: 'Huile moteur 0W-30 C2, bidon 5 L',
    sub: 'ACEA C2',
    brand: 'Helvia',
    in: 'huiles-moteur',
    price: 46.9,
    was: 54.9,
    stock: 28,
    grams: 4500,
    photos: [['oilCan', { text: '0W-30', accent: '#17703a', color: '#39424a' }]],
    has: { viscosity: '0W-30', approvals: ['ACEA C2', 'API SP'], oil_base: '100 % synthèse', volume: '5 L' },
    with: 'FT-OF301',
    short: 'Pour diesels récents à faible cendre.',
    text: "Pompable à −40 °C, elle protège le turbo dès les premières secondes. Intervalle de vidange selon l'indicateur du véhicule.",
  },
  {
    sku: 'HV-10W40-5',
    name: 'Huile moteur 10W-40, bidon 5 L',
    sub: 'ACEA A3/B4',
    brand: 'Helvia',
    in: 'huiles-moteur',
    price: 24.9,
    stock: 96,
    grams: 4650,
    photos: [['oilCan', { text: '10W-40', accent: '#c2571b' }]],
    has: { viscosity: '10W-40', approvals: ['ACEA A3/B4', 'API SN'], oil_base: 'Semi-synthèse', volume: '5 L' },
    with: 'FT-OF118',
    short: 'Pour moteurs de plus de 150 000 km.',
    text: "Plus épaisse à froid, elle ralentit la consommation d'huile des moteurs fatigués. Vidangez tous les 10 000 km ou chaque année.",
  },
  {
    sku: 'HV-15W40-5',
    name: 'Huile moteur 15W-40 minérale, bidon 5 L',
    sub: 'API SN',
    brand: 'Helvia',
    in: 'huiles-moteur',
    price: 21.9,
    stock: 4,
    grams: 4700,
    photos: [['oilCan', { text: '15W-40', accent: '#6b4a34', color: '#4a3f36' }]],
    has: { viscosity: '15W-40', approvals: ['API SN'], oil_base: 'Minérale', volume: '5 L' },
    short: 'Pour voitures anciennes et jeunes collections.',
    text: "Une minérale simple, sans excès de détergent, pour les moteurs à joints d'origine. Adaptée aux voitures qui roulent peu, l'été.",
  },
];

const otherList: readonly Draft[] = [
  {
    sku: 'HV-75W80-2',
    name: 'Huile de boîte 75W-80, bidon 2 L',
    sub: 'API GL-4+',
    brand: 'Helvia',
    in: 'huiles-de-boite',
    price: 27.9,
    stock: 21,
    grams: 1900,
    photos: [['oilCan', { text: '75W-80', sub: '2 L', accent: '#6b4a34' }]],
    has: { viscosity: '75W-80', approvals: ['API GL-4+'], oil_base: '100 % synthèse', volume: '2 L' },
    short: 'Pour boîtes manuelles, passage des vitesses facilité à froid.',
    text: "Deux litres suffisent à la plupart des boîtes. Le bouchon de niveau sert de repère : l'huile affleure, voiture à plat.",
  },
  {
    sku: 'HV-LR-G12-1',
    name: 'Liquide de refroidissement G12+ prêt à l’emploi, 1 L',
    sub: 'Rose, −35 °C',
    brand: 'Helvia',
    in: 'liquides-de-refroidissement',
    price: 6.9,
    stock: 60,
    grams: 1080,
    photos: [['coolant']],
    has: { volume: '1 L', frost_protection: '−35 °C', approvals: ['NF R15-601'] },
    short: 'Appoint rose, technologie organique.',
    text: "Prêt à l'emploi : aucune eau à ajouter. Pour l'appoint entre deux remplacements, tous les cinq ans en général.",
  },
  {
    sku: 'HV-LR-G12-5',
    name: 'Liquide de refroidissement G12+ prêt à l’emploi, 5 L',
    sub: 'Rose, −35 °C',
    brand: 'Helvia',
    in: 'liquides-de-refroidissement',
    price: 22.9,
    stock: 34,
    grams: 5300,
    photos: [['oilCan', { color: '#d8a4bd', accent: '#c2337a', text: 'G12+' }]],
    has: { volume: '5 L', frost_protection: '−35 °C', approvals: ['NF R15-601'] },
    with: 'HV-LR-G12-1',
    short: 'Le bidon pour un remplacement complet.',
    text: 'Cinq litres couvrent la plupart des circuits, à purger chauffage ouvert. Recontrôlez le niveau après deux trajets.',
  },
  {
    sku: 'HV-LR-D-2',
    name: 'Liquide de refroidissement type D, 2 L',
    sub: 'Jaune, −25 °C',
    brand: 'Nerval',
    in: 'liquides-de-refroidissement',
    price: 11.5,
    stock: 18,
    grams: 2150,
    photos: [['coolant', { color: '#e5dc8a', accent: '#d9a514', text: 'TYPE D', sub: '2 L', brand: 'NERVAL' }]],
    has: { volume: '2 L', frost_protection: '−25 °C', approvals: ['NF R15-601'] },
    short: 'Jaune, pour circuits qui demandent un type D.',
    text: "La couleur ne dit pas la technologie : fiez-vous à la mention du vase d'expansion. Celui-ci protège l'aluminium et les joints anciens.",
  },
  {
    sku: 'HV-LG-H-5',
    name: 'Lave-glace hiver −20 °C, bidon 5 L',
    sub: '−20 °C',
    brand: 'Helvia',
    in: 'additifs-et-lave-glace',
    price: 9.5,
    stock: 180,
    featured: 10,
    grams: 4900,
    age: 9,
    photos: [['oilCan', { color: '#8fb8d6', accent: '#2b5ea8', text: 'HIVER' }]],
    has: { volume: '5 L', frost_protection: '−20 °C' },
    with: 'CL-6540',
    short: 'Ne gèle ni dans le bocal ni sur les gicleurs.',
    text: "Remplissez avant le premier gel, puis actionnez le lave-glace pour chasser l'eau des conduits. Compatible avec les phares en polycarbonate.",
  },
  {
    sku: 'HV-NI-250',
    name: 'Nettoyant injection essence, 250 ml',
    sub: 'Pour 60 L',
    brand: 'Helvia',
    in: 'additifs-et-lave-glace',
    price: 8.9,
    stock: 57,
    grams: 260,
    photos: [['brakeFluid', { text: 'INJECT', accent: '#b5322b', sub: '250 ml', color: '#e8e0cf' }]],
    has: { volume: '250 ml' },
    short: 'Une dose par plein, deux fois l’an.',
    text: "Nettoie les injecteurs au fil du plein. Il retarde l'encrassement, il ne répare pas un injecteur défectueux.",
  },
  {
    sku: 'HV-ND-500',
    name: 'Nettoyant filtre à particules, 500 ml',
    sub: 'Pour 50 L de gazole',
    brand: 'Nerval',
    in: 'additifs-et-lave-glace',
    price: 18.9,
    was: 23.9,
    stock: 25,
    grams: 480,
    photos: [['brakeFluid', { text: 'FAP', accent: '#17703a', brand: 'NERVAL', color: '#c9d3c8' }]],
    has: { volume: '500 ml' },
    short: 'Aide la régénération des diesels de ville.',
    text: 'Abaisse la température de combustion des suies pendant vingt minutes de route à régime soutenu. Sans effet sur un filtre colmaté.',
  },
];

export const fluidsAuto = [
  ...oilList.map((draft) => simple(engineOils, draft)),
  ...otherList.map((draft) => simple(draft.in === 'additifs-et-lave-glace' ? additives : gearAndCoolant, draft)),
];
