import { configurable } from './draft.ts';
import type { Choices, Draft, Shelf } from './draft.ts';

const GEAR = { area: 'moto', family: 'equipement' } as const;

const jackets: Shelf = {
  ...GEAR,
  advice: `
## Bien l'ajuster

- Essayez-le en position de conduite, manches et dos ne doivent pas remonter.
- Les protections tombent sur l'épaule et le coude, sans tourner.
- Un logement attend une dorsale : ajoutez-la, elle change tout.

## Entretien

Retirez les protections, lavez à 30 °C sans adoucissant, séchez à l'ombre. Le cuir se nourrit deux fois par an.`,
};

const trousers: Shelf = {
  ...GEAR,
  advice: `
## Bien l'ajuster

Assis, la genouillère couvre la rotule et le bas du pantalon touche encore la botte. Les ourlets se reprennent sans ouvrir la doublure.`,
};

const gloves: Shelf = {
  ...GEAR,
  advice: `
## Choisir sa taille

Mesurez le tour de paume, pouce exclu. Un gant neuf serre un peu, il se détend en deux semaines. Le port de gants certifiés est obligatoire, passager compris.`,
};

const boots: Shelf = {
  ...GEAR,
  advice: `
## Bien chausser

Essayez-les en fin de journée, avec vos chaussettes de route. Le talon ne décolle pas, les orteils bougent. Nourrissez le cuir, laissez sécher loin d'un radiateur.`,
};

const men = ['S', 'M', 'L', 'XL', 'XXL'] as const;
const women = ['XS', 'S', 'M', 'L'] as const;
const hands = ['S', 'M', 'L', 'XL'] as const;
const feet = ['40', '41', '42', '43', '44', '45'] as const;
const more = { XXL: 10 };

type Gear = readonly [Omit<Draft, 'stock'>, Choices];

const jacketList: readonly Gear[] = [
  [
    {
      sku: 'AP-COL2',
      name: 'Blouson touring Col 2, 3 saisons',
      sub: 'AA · membrane amovible',
      brand: 'Altiport',
      in: 'blousons-textile',
      price: 219,
      featured: 90,
      grams: 2400,
      age: 14,
      photos: [['jacket'], ['jacket', { color: '#2f3a32' }], ['jacket', { flip: true }]],
      has: {
        gender: 'Homme',
        material: 'Textile',
        season: 'Mi-saison',
        ce_class: 'AA',
        protections: 'Épaules et coudes niveau 2, logement dorsale',
        waterproof: true,
        closure: 'Zip',
      },
      with: 'AP-PCOL AP-GV3 RD-R4',
      short: 'Textile 600D, doublure chaude et membrane amovibles.',
      text: "Le blouson qu'on garde d'avril à novembre. Deux couches se retirent séparément, l'aération de poitrine s'ouvre en roulant, le zip de raccord accepte le pantalon Col.",
    },
    { colors: ['Noir', 'Kaki'], sizes: men, more },
  ],
  [
    {
      sku: 'AP-COLF',
      name: 'Blouson touring Col femme',
      sub: 'AA · coupe femme',
      brand: 'Altiport',
      in: 'blousons-textile',
      price: 219,
      grams: 2100,
      photos: [['jacket', { color: '#4a3f46', accent: '#c9a0b4' }]],
      has: {
        gender: 'Femme',
        material: 'Textile',
        season: 'Mi-saison',
        ce_class: 'AA',
        protections: 'Épaules et coudes niveau 2, logement dorsale',
        waterproof: true,
        closure: 'Zip',
      },
      with: 'AP-COL2',
      short: 'Même protection, patron dessiné pour les femmes.',
      text: 'Épaules, buste et hanches ont leur propre patron : les protections tombent à leur place. Réglages à la taille et aux bras.',
    },
    { colors: ['Noir'], sizes: women },
  ],
  [
    {
      sku: 'AP-BRISE',
      name: 'Blouson mesh Brise, été',
      sub: 'A · ventilé',
      brand: 'Altiport',
      in: 'blousons-textile',
      price: 139.9,
      was: 169.9,
      grams: 1700,
      photos: [
        ['jacket', { color: '#8d959a', accent: '#1f2427' }],
        ['jacket', { color: '#1f2427', accent: '#8d959a' }],
      ],
      has: {
        gender: 'Homme',
        material: 'Mesh',
        season: 'Été',
        ce_class: 'A',
        protections: 'Épaules et coudes niveau 1',
        waterproof: false,
        closure: 'Zip',
      },
      short: 'Grands panneaux de mesh, coupe-vent séparé.',
      text: 'Le vent traverse, le coupe-vent se plie dans la poche dorsale. Pour les journées de plus de 25 °C : le soir, la doublure manque.',
    },
    { colors: ['Gris', 'Noir'], sizes: men },
  ],
  [
    {
      sku: 'SR-URB',
      name: 'Blouson softshell Faubourg',
      sub: 'A · discret',
      brand: 'Sirocco',
      in: 'blousons-textile',
      price: 159.9,
      grams: 1600,
      photos: [['jacket', { color: '#39424a', accent: '#39424a' }]],
      has: {
        gender: 'Mixte',
        material: 'Softshell',
        season: 'Mi-saison',
        ce_class: 'A',
        protections: 'Épaules et coudes niveau 1',
        waterproof: true,
        closure: 'Zip',
      },
      short: 'Une veste de ville qui protège.',
      text: "Capuche amovible, protections fines, doublure aramide aux coudes. On l'enlève au bureau sans avoir l'air d'arriver de la piste.",
    },
    { colors: ['Gris'], sizes: men },
  ],
  [
    {
      sku: 'AP-NORD',
      name: 'Veste longue Nord, hiver',
      sub: 'AA · étanche, −5 °C',
      brand: 'Altiport',
      in: 'blousons-textile',
      price: 289.9,
      featured: 26,
      grams: 3100,
      age: 11,
      photos: [
        ['jacket', { color: '#23303a', accent: '#f2b705' }],
        ['jacket', { color: '#b79a72', accent: '#5b4a34' }],
      ],
      has: {
        gender: 'Homme',
        material: 'Textile',
        season: 'Hiver',
        ce_class: 'AA',
        protections: 'Épaules, coudes et dorsale niveau 2',
        waterproof: true,
        closure: 'Zip',
      },
      with: 'AP-GH5 AP-PNORD',
      short: 'Membrane laminée, dorsale comprise.',
      text: "La membrane est laminée à l'extérieur : le tissu ne se gorge pas d'eau. Col montant, poignets serrés, doublure thermique amovible.",
    },
    { colors: ['Noir', 'Sable'], sizes: men, more },
  ],
  [
    {
      sku: 'SR-VIR',
      name: 'Blouson cuir Virage',
      sub: 'AAA · vachette 1,2 mm',
      brand: 'Sirocco',
      in: 'blousons-cuir',
      price: 349.9,
      featured: 35,
      grams: 2900,
      photos: [['jacketSport'], ['jacketSport', { color: '#1f2427', accent: '#2b5ea8' }]],
      has: {
        gender: 'Homme',
        material: 'Cuir',
        season: 'Mi-saison',
        ce_class: 'AAA',
        protections: 'Épaules et coudes niveau 2, logement dorsale',
        waterproof: false,
        closure: 'Zip',
      },
      with: 'SR-GPIST SR-BPIST',
      short: 'Cuir pleine fleur, empiècements extensibles.',
      text: "Doubles coutures internes, panneaux extensibles sous les bras et aux reins. Un cuir se porte près du corps : s'il flotte, il tourne.",
    },
    { colors: ['Rouge', 'Bleu'], sizes: men, more },
  ],
  [
    {
      sku: 'SR-ATL',
      name: 'Blouson cuir Atelier',
      sub: 'AA · buffle vieilli',
      brand: 'Sirocco',
      in: 'blousons-cuir',
      price: 299.9,
      was: 359.9,
      grams: 2600,
      photos: [['jacket', { color: '#6b4a34', accent: '#4a3324' }]],
      has: {
        gender: 'Homme',
        material: 'Cuir',
        season: 'Mi-saison',
        ce_class: 'AA',
        protections: 'Épaules et coudes niveau 1',
        waterproof: false,
        closure: 'Zip',
      },
      short: 'Buffle ciré, coupe droite.',
      text: "Un cuir épais qui se patine. La ligne est simple, les protections s'enlèvent en dix secondes.",
    },
    { colors: ['Brun'], sizes: men },
  ],
];

const trouserList: readonly Gear[] = [
  [
    {
      sku: 'AP-PCOL',
      name: 'Pantalon touring Col',
      sub: 'AA · raccord blouson',
      brand: 'Altiport',
      in: 'pantalons',
      price: 169.9,
      featured: 14,
      grams: 1800,
      photos: [['trousers'], ['trousers', { color: '#2f3a32' }]],
      has: {
        gender: 'Homme',
        material: 'Textile',
        season: 'Mi-saison',
        ce_class: 'AA',
        protections: 'Hanches et genoux niveau 2',
        waterproof: true,
        closure: 'Zip',
      },
      with: 'AP-COL2',
      short: 'Assorti au blouson Col, genouillères réglables.',
      text: 'Membrane et doublure amovibles, genouillères réglables sur cinq centimètres, bas ajustable sur la botte.',
    },
    { colors: ['Noir', 'Kaki'], sizes: men },
  ],
  [
    {
      sku: 'SR-JEAN',
      name: 'Jean moto Bitumier, aramide',
      sub: 'AA · denim extensible',
      brand: 'Sirocco',
      in: 'pantalons',
      price: 129.9,
      grams: 1100,
      photos: [
        ['trousers', { color: '#2f4a6b', accent: '#2f4a6b' }],
        ['trousers', { color: '#1f2427', accent: '#1f2427' }],
      ],
      has: {
        gender: 'Homme',
        material: 'Denim aramide',
        season: 'Été',
        ce_class: 'AA',
        protections: 'Hanches et genoux niveau 1',
        waterproof: false,
        closure: 'Zip',
      },
      short: 'Aramide tissé dans le denim, sans doublure.',
      text: 'La fibre est dans la toile : rien ne glisse, rien ne tient chaud. Se lave comme un jean, protections retirées.',
    },
    { colors: ['Bleu', 'Noir'], sizes: men },
  ],
  [
    {
      sku: 'AP-PNORD',
      name: 'Pantalon Nord, hiver',
      sub: 'AA · étanche',
      brand: 'Altiport',
      in: 'pantalons',
      price: 189.9,
      was: 219.9,
      grams: 2100,
      photos: [['trousers', { color: '#23303a', accent: '#8d959a' }]],
      has: {
        gender: 'Homme',
        material: 'Textile',
        season: 'Hiver',
        ce_class: 'AA',
        protections: 'Hanches et genoux niveau 2',
        waterproof: true,
        closure: 'Zip',
      },
      with: 'AP-NORD',
      short: 'Laminé, ouverture latérale complète.',
      text: "Les zips latéraux montent à la hanche : on l'enfile par-dessus les bottes, sous un pont, quand l'averse arrive.",
    },
    { colors: ['Noir'], sizes: men },
  ],
  [
    {
      sku: 'SR-PVIR',
      name: 'Pantalon cuir Virage',
      sub: 'AAA · sliders compris',
      brand: 'Sirocco',
      in: 'pantalons',
      price: 279.9,
      grams: 2300,
      photos: [['trousers', { color: '#1c1f21', accent: '#b5322b' }]],
      has: {
        gender: 'Homme',
        material: 'Cuir',
        season: 'Mi-saison',
        ce_class: 'AAA',
        protections: 'Hanches et genoux niveau 2',
        waterproof: false,
        closure: 'Zip',
      },
      with: 'SR-VIR',
      short: 'Cuir et panneaux extensibles, sliders amovibles.',
      text: 'Se zippe au blouson Virage sur toute la taille. Les sliders tiennent par velcro et se remplacent.',
    },
    { colors: ['Noir'], sizes: hands },
  ],
];

const gloveList: readonly Gear[] = [
  [
    {
      sku: 'AP-GV3',
      name: 'Gants Vallée 3, mi-saison',
      sub: 'EN 13594 niveau 1 KP',
      brand: 'Altiport',
      in: 'gants-ete gants',
      price: 64.9,
      featured: 32,
      grams: 240,
      photos: [['gloves'], ['gloves', { flip: true }]],
      has: {
        gender: 'Mixte',
        material: 'Textile et cuir',
        season: 'Mi-saison',
        protections: 'Coque souple, paume renforcée',
        waterproof: false,
        closure: 'Zip et velcro',
      },
      with: 'AP-COL2 AP-GH5',
      short: 'Paume en chèvre, index tactile.',
      text: "Assez fins pour sentir le levier, assez couverts pour octobre. L'index commande un écran, la raclette essuie la visière.",
    },
    { colors: ['Noir'], sizes: hands },
  ],
  [
    {
      sku: 'SR-GPIST',
      name: 'Gants cuir Piste',
      sub: 'EN 13594 niveau 2 KP',
      brand: 'Sirocco',
      in: 'gants-ete',
      price: 119.9,
      was: 139.9,
      grams: 320,
      photos: [
        ['gloves', { accent: '#b5322b' }],
        ['gloves', { accent: '#2b5ea8' }],
      ],
      has: {
        gender: 'Mixte',
        material: 'Cuir',
        season: 'Été',
        protections: 'Coque carbone, slider de paume',
        waterproof: false,
        closure: 'Zip et velcro',
      },
      with: 'SR-VIR',
      short: 'Manchette longue, coque et slider.',
      text: 'Kangourou à la paume, vachette dessus, petit doigt relié pour ne pas se retourner. Double serrage.',
    },
    { colors: ['Rouge', 'Bleu'], sizes: hands },
  ],
  [
    {
      sku: 'AP-GAIR',
      name: 'Gants mesh Courant d’air',
      sub: 'EN 13594 niveau 1 KP',
      brand: 'Altiport',
      in: 'gants-ete',
      price: 39.9,
      grams: 170,
      photos: [['gloves', { color: '#5b6468', accent: '#f2b705' }]],
      has: {
        gender: 'Mixte',
        material: 'Mesh',
        season: 'Été',
        protections: 'Coque souple',
        waterproof: false,
        closure: 'Zip et velcro',
      },
      short: 'Dessus ventilé, paume en daim synthétique.',
      text: 'Pour les jours où même un gant fin est de trop. Il sèche en une heure.',
    },
    { colors: ['Gris'], sizes: hands },
  ],
  [
    {
      sku: 'SR-GCUIR',
      name: 'Gants cuir Nationale',
      sub: 'EN 13594 niveau 1',
      brand: 'Sirocco',
      in: 'gants-ete',
      price: 54.9,
      grams: 200,
      photos: [['gloves', { color: '#6b4a34', accent: '#4a3324' }]],
      has: {
        gender: 'Mixte',
        material: 'Cuir',
        season: 'Été',
        protections: 'Coque sous cuir',
        waterproof: false,
        closure: 'Zip et velcro',
      },
      short: 'Cuir souple, courts, surpiqués.',
      text: 'Un gant court de roadster, doublé de coton. La coque est cachée sous le cuir.',
    },
    { colors: ['Brun'], sizes: hands },
  ],
  [
    {
      sku: 'AP-GH5',
      name: 'Gants Hiver 5, étanches',
      sub: 'EN 13594 niveau 1 KP',
      brand: 'Altiport',
      in: 'gants-hiver',
      price: 84.9,
      featured: 44,
      grams: 330,
      age: 9,
      photos: [
        ['gloves', { color: '#2a2f32', accent: '#8d959a' }],
        ['gloves', { color: '#2a2f32', accent: '#8d959a', flip: true }],
      ],
      has: {
        gender: 'Mixte',
        material: 'Textile et cuir',
        season: 'Hiver',
        protections: 'Coque, paume renforcée',
        waterproof: true,
        closure: 'Zip et velcro',
      },
      with: 'AP-NORD AP-GV3',
      short: 'Membrane collée, isolant 200 g, raclette.',
      text: 'La membrane est collée à la doublure : la main sort sans retourner les doigts. La manchette passe par-dessus la veste et se serre.',
    },
    { colors: ['Noir'], sizes: hands },
  ],
  [
    {
      sku: 'AP-GHC',
      name: 'Gants chauffants Braise',
      sub: '7,4 V, 3 niveaux',
      brand: 'Altiport',
      in: 'gants-hiver',
      price: 179.9,
      grams: 520,
      photos: [['gloves', { color: '#1f2427', accent: '#c2571b' }]],
      has: {
        gender: 'Mixte',
        material: 'Textile et cuir',
        season: 'Hiver',
        protections: 'Coque, paume renforcée',
        waterproof: true,
        closure: 'Zip et velcro',
      },
      with: 'AP-GH5',
      short: 'Deux batteries, de deux à cinq heures.',
      text: "La chaleur entoure chaque doigt, jusqu'au pouce. Le réglage se fait ganté, la batterie se loge dans la manchette.",
    },
    { colors: ['Noir'], sizes: hands },
  ],
];

const bootList: readonly Gear[] = [
  [
    {
      sku: 'SR-BROUTE',
      name: 'Bottes Départementale, étanches',
      sub: 'EN 13634 · membrane',
      brand: 'Sirocco',
      in: 'bottes',
      price: 169.9,
      featured: 24,
      grams: 2200,
      photos: [
        ['boots', { accent: '#5b6468' }],
        ['boots', { accent: '#5b6468', flip: true }],
      ],
      has: {
        gender: 'Mixte',
        material: 'Cuir',
        season: 'Mi-saison',
        protections: 'Malléoles, tibia, renfort sélecteur',
        waterproof: true,
        closure: 'Boucles',
      },
      short: 'Cuir et membrane, trois boucles.',
      text: "Des bottes de route sans façon, qui tiennent l'averse et le bureau. Semelle cousue, remplaçable chez le cordonnier.",
    },
    { colors: ['Noir'], shoeSizes: feet },
  ],
  [
    {
      sku: 'SR-BPIST',
      name: 'Bottes Piste',
      sub: 'EN 13634 niveau 2',
      brand: 'Sirocco',
      in: 'bottes',
      price: 239.9,
      was: 279.9,
      grams: 2400,
      photos: [['boots'], ['boots', { color: '#e9e9e4', accent: '#b5322b' }]],
      has: {
        gender: 'Mixte',
        material: 'Cuir',
        season: 'Été',
        protections: 'Torsion de cheville limitée, sliders',
        waterproof: false,
        closure: 'Boucles',
      },
      with: 'SR-VIR',
      short: 'Exosquelette anti-torsion, sliders remplaçables.',
      text: "La cheville plie dans un sens et pas dans l'autre. Ventilation frontale, fermeture arrière.",
    },
    { colors: ['Noir', 'Blanc'], shoeSizes: feet },
  ],
  [
    {
      sku: 'KV-BTRAIL',
      name: 'Bottes trail Sentier',
      sub: 'EN 13634 · semelle crantée',
      brand: 'Kervan',
      in: 'bottes',
      price: 219.9,
      grams: 2900,
      photos: [['boots', { color: '#57604a', accent: '#c2571b' }]],
      has: {
        gender: 'Mixte',
        material: 'Textile et cuir',
        season: 'Mi-saison',
        protections: 'Tibia, malléoles, coque de talon',
        waterproof: true,
        closure: 'Boucles',
      },
      short: 'Pour repose-pieds crantés et chemins.',
      text: "Assez rigides debout sur les repose-pieds, assez souples pour marcher jusqu'au refuge.",
    },
    { colors: ['Kaki'], shoeSizes: feet },
  ],
  [
    {
      sku: 'SR-BASK',
      name: 'Baskets montantes Trottoir',
      sub: 'EN 13634 · ville',
      brand: 'Sirocco',
      in: 'bottes',
      price: 109.9,
      grams: 1300,
      photos: [
        ['boots', { color: '#39424a', accent: '#e9e9e4', zoom: 0.92 }],
        ['boots', { color: '#6b4a34', accent: '#4a3324', zoom: 0.92 }],
      ],
      has: {
        gender: 'Mixte',
        material: 'Cuir',
        season: 'Été',
        protections: 'Malléoles, talon',
        waterproof: false,
        closure: 'Zip',
      },
      short: 'Ressemblent à des baskets, protègent comme des bottes courtes.',
      text: 'Coques de malléole, semelle résistante à la torsion, zip latéral derrière les lacets.',
    },
    { colors: ['Gris', 'Brun'], shoeSizes: ['39', ...feet, '46'] },
  ],
];

export const ridingGear = [
  ...jacketList.map(([draft, choices]) => configurable(jackets, draft, choices)),
  ...trouserList.map(([draft, choices]) => configurable(trousers, draft, choices)),
  ...gloveList.map(([draft, choices]) => configurable(gloves, draft, choices)),
  ...bootList.map(([draft, choices]) => configurable(boots, draft, choices)),
];
