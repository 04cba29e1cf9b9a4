import { configurable } from './draft.ts';
import type { Choices, Draft, Shelf } from './draft.ts';

const helmets: Shelf = {
  area: 'moto',
  family: 'casque',
  has: { homologation: 'ECE 22.06', gender: 'Mixte' },
  advice: `
## Choisir sa taille

1. Mesurez le tour de tête, deux centimètres au-dessus des sourcils.
2. Reportez-vous au tableau ; entre deux tailles, prenez la plus petite.
3. Gardez le casque dix minutes : il serre partout, il ne fait mal nulle part.

> Un casque tombé ou accidenté se remplace. Après cinq ans d'usage, les mousses ont perdu de leur tenue.`,
};

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
const main = ['S', 'M', 'L', 'XL'] as const;

type HelmetDraft = readonly [Omit<Draft, 'stock'>, Choices];

const list: readonly HelmetDraft[] = [
  [
    {
      sku: 'RD-R4',
      name: 'Casque intégral R4 Ligne, fibre',
      sub: 'ECE 22.06 · 1 390 g',
      brand: 'Ronde',
      in: 'casques-integraux',
      price: 249.9,
      was: 299.9,
      until: 14,
      featured: 100,
      grams: 1390,
      age: 10,
      photos: [
        ['helmetFull', {}, 'Blanc'],
        ['helmetFull', { flip: true }, 'Blanc'],
        ['helmetFull', { color: '#1f2427', accent: '#f2b705', graphic: 'split' }, 'Noir'],
      ],
      has: { helmet_type: 'Intégral', shell_material: 'Fibre de verre', closure: 'Double D' },
      with: 'AP-COL2 AP-GV3',
      short: 'Calotte en fibre, trois tailles de coque, écran prêt pour film antibuée.',
      text: "Un casque intégral de route, silencieux à 130 km/h, à l'écran bien clair. Trois tailles de coque, pour que chaque tête ait la sienne ; l'intérieur se démonte et se lave, l'écran s'enlève sans outil.",
    },
    { colors: ['Blanc', 'Noir'], sizes },
  ],
  [
    {
      sku: 'RD-R4B',
      name: 'Casque intégral R4 Éclair, fibre',
      sub: 'ECE 22.06 · 1 410 g',
      brand: 'Ronde',
      in: 'casques-integraux',
      price: 319.9,
      featured: 55,
      grams: 1410,
      photos: [
        ['helmetFull', { color: '#e9e9e4', accent: '#2b5ea8', graphic: 'bolt' }],
        ['helmetFull', { color: '#e9e9e4', accent: '#2b5ea8', graphic: 'bolt', flip: true }],
      ],
      has: { helmet_type: 'Intégral', shell_material: 'Fibre de verre', closure: 'Double D' },
      with: 'RD-R4',
      short: 'Le R4 décoré, avec écran iridium en plus.',
      text: 'La même coque que le R4 Ligne, décorée sous vernis. Un second écran, fumé, est dans la boîte : il ne sert que de jour.',
    },
    { colors: ['Bleu'], sizes: main },
  ],
  [
    {
      sku: 'RD-C1',
      name: 'Casque intégral C1 Carbone',
      sub: 'ECE 22.06 · 1 240 g',
      brand: 'Ronde',
      in: 'casques-integraux',
      price: 489.9,
      grams: 1240,
      photos: [
        ['helmetFull', { color: '#2a2e31', accent: '#5b6468', graphic: 'stripe' }],
        ['helmetFull', { color: '#2a2e31', accent: '#5b6468', graphic: 'stripe', flip: true }],
      ],
      has: { helmet_type: 'Intégral', shell_material: 'Carbone', closure: 'Double D' },
      short: 'Carbone tissé, 1 240 grammes, pour les longues journées.',
      text: 'Cent cinquante grammes de moins sur la nuque se sentent au bout de trois heures. Le tissage reste apparent sous un vernis mat.',
    },
    { colors: ['Noir'], sizes: main, more: { XL: 10 } },
  ],
  [
    {
      sku: 'KV-E2',
      name: 'Casque intégral E2, polycarbonate',
      sub: 'ECE 22.06 · 1 520 g',
      brand: 'Kervan',
      in: 'casques-integraux',
      price: 129.9,
      featured: 22,
      grams: 1520,
      photos: [
        ['helmetFull', { color: '#b5322b', graphic: 'plain' }, 'Rouge'],
        ['helmetFull', { color: '#1f2427', graphic: 'plain' }, 'Noir'],
        ['helmetFull', { color: '#e9e9e4', graphic: 'plain' }, 'Blanc'],
      ],
      has: { helmet_type: 'Intégral', shell_material: 'Polycarbonate', closure: 'Micrométrique' },
      short: 'Le premier prix honnête : écran antirayure et pare-soleil.',
      text: "Tout l'essentiel, rien de plus : pare-soleil intégré, boucle micrométrique, intérieur lavable. La sécurité est celle de la norme, comme pour les autres.",
    },
    { colors: ['Rouge', 'Noir', 'Blanc'], sizes: main },
  ],
  [
    {
      sku: 'KV-X1',
      name: 'Casque cross X1, multifibre',
      sub: 'ECE 22.06 · 1 350 g',
      brand: 'Kervan',
      in: 'casques-integraux',
      price: 189.9,
      was: 229.9,
      grams: 1350,
      photos: [['helmetFull', { color: '#c2571b', accent: '#1f2427', graphic: 'split', visor: '#5b6468' }]],
      has: { helmet_type: 'Cross', shell_material: 'Multifibre', closure: 'Double D' },
      short: 'Large ouverture pour masque, ventilation généreuse.',
      text: "Neuf entrées d'air et une mentonnière avancée pour le souffle des spéciales. La visière se règle et se démonte sans outil.",
    },
    { colors: ['Orange'], sizes: main },
  ],
  [
    {
      sku: 'RD-M6',
      name: 'Casque modulable M6',
      sub: 'ECE 22.06 P/J · 1 620 g',
      brand: 'Ronde',
      in: 'casques-modulables',
      price: 329.9,
      featured: 48,
      grams: 1620,
      photos: [['helmetModular'], ['helmetModular', { flip: true }], ['helmetModular', { color: '#e9e9e4' }]],
      has: { helmet_type: 'Modulable', shell_material: 'Multifibre', closure: 'Micrométrique' },
      with: 'RD-R4 AP-COL2',
      short: 'Double homologation : fermé en intégral, ouvert en jet.',
      text: "La mentonnière s'ouvre d'une main gantée et se verrouille ouverte. Homologué P/J, il peut rouler ouvert, ce que tous les modulables ne permettent pas.",
    },
    { colors: ['Gris', 'Blanc'], sizes, more: { XXL: 10 } },
  ],
  [
    {
      sku: 'KV-M2',
      name: 'Casque modulable M2, polycarbonate',
      sub: 'ECE 22.06 P/J · 1 680 g',
      brand: 'Kervan',
      in: 'casques-modulables',
      price: 189.9,
      grams: 1680,
      photos: [
        ['helmetModular', { color: '#1f2427' }],
        ['helmetModular', { color: '#2b5ea8' }],
      ],
      has: { helmet_type: 'Modulable', shell_material: 'Polycarbonate', closure: 'Micrométrique' },
      short: 'Modulable simple, logements d’intercom prévus.',
      text: "Les haut-parleurs d'un intercom se logent dans des alvéoles prévues, sans appuyer sur l'oreille. Lunettes acceptées.",
    },
    { colors: ['Noir', 'Bleu'], sizes: main },
  ],
  [
    {
      sku: 'RD-M7V',
      name: 'Casque modulable M7 Voyage, fibre',
      sub: 'ECE 22.06 P/J · 1 570 g',
      brand: 'Ronde',
      in: 'casques-modulables',
      price: 429.9,
      was: 479.9,
      grams: 1570,
      photos: [['helmetModular', { color: '#57604a', accent: '#b79a72' }]],
      has: { helmet_type: 'Modulable', shell_material: 'Fibre de verre', closure: 'Double D' },
      with: 'RD-M6',
      short: 'Silencieux, pare-soleil long, film antibuée fourni.',
      text: "Un joint continu autour de l'écran et une jupe de menton épaisse : c'est le plus silencieux de nos modulables.",
    },
    { colors: ['Kaki'], sizes: main },
  ],
  [
    {
      sku: 'RD-J3',
      name: 'Casque jet J3 Rivage',
      sub: 'ECE 22.06 · 1 080 g',
      brand: 'Ronde',
      in: 'casques-jet',
      price: 159.9,
      featured: 28,
      grams: 1080,
      photos: [['helmetJet'], ['helmetJet', { flip: true }], ['helmetJet', { color: '#b5322b', accent: '#e9e2cf' }]],
      has: { helmet_type: 'Jet', shell_material: 'Fibre de verre', closure: 'Micrométrique' },
      short: 'Fibre légère, écran bulle amovible.',
      text: "Un jet pour la ville et la côte, avec un écran qui se clipse et s'oublie. L'intérieur imite le cuir et se lave à la main.",
    },
    { colors: ['Vert', 'Rouge'], sizes: main },
  ],
  [
    {
      sku: 'KV-J1',
      name: 'Casque jet J1 Ville',
      sub: 'ECE 22.06 · 1 150 g',
      brand: 'Kervan',
      in: 'casques-jet',
      price: 89.9,
      was: 109.9,
      grams: 1150,
      photos: [
        ['helmetJet', { color: '#1f2427', accent: '#b5322b' }],
        ['helmetJet', { color: '#e9e9e4', accent: '#2b5ea8' }],
      ],
      has: { helmet_type: 'Jet', shell_material: 'Polycarbonate', closure: 'Micrométrique' },
      short: 'Long écran et pare-soleil, pour scooter.',
      text: "L'écran descend sous le menton : le visage reste sec sous la pluie. Pare-soleil intégré, boucle à cran.",
    },
    { colors: ['Noir', 'Blanc'], sizes: main },
  ],
  [
    {
      sku: 'RD-J5C',
      name: 'Casque jet J5 Carbone',
      sub: 'ECE 22.06 · 940 g',
      brand: 'Ronde',
      in: 'casques-jet',
      price: 279.9,
      grams: 940,
      photos: [['helmetJet', { color: '#2a2e31', accent: '#c9a545', visor: '#4a5256' }]],
      has: { helmet_type: 'Jet', shell_material: 'Carbone', closure: 'Double D' },
      short: 'Moins d’un kilo, finition cousue.',
      text: 'Carbone verni, liseré cousu, boucle double D. À réserver aux beaux jours et aux trajets courts.',
    },
    { colors: ['Noir'], sizes: main },
  ],
];

export const helmetList = list.map(([draft, choices]) => configurable(helmets, draft, choices));
