import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { CatalogueStructure } from '#core/search/segment/structure.ts';
import { randomFrom } from '#demo/generate/random.ts';

const KINDS = (
  'Plaquettes de frein|Disque de frein|Pneu|Huile moteur|Filtre à huile|Filtre à air|Bougie d’allumage|Batterie|' +
  'Amortisseur|Rotule|Embrayage|Courroie de distribution|Casque intégral|Casque modulable|Blouson|Gants|Bottes|' +
  'Échappement|Kit chaîne|Pompe à eau|Alternateur|Démarreur|Radiateur|Rétroviseur|Essuie-glace|Ampoule|Phare|Capteur'
).split('|');
const DETAILS =
  'avant|arrière|gauche|droite|sport|route|hiver|été|renforcé|céramique|noir mat|rouge|titane|carbone'.split('|');
const MODELS = 'Clio III|Golf VII|208|C3|Mégane|Yaris|MT-07|Z900|CB500|R1250GS|Ténéré|Street Triple|Polo|308'.split(
  '|',
);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const BRANDS = 120;
const CATEGORIES = 330;
const OPTIONS = 850;

/** The catalogue of a benchmark: the same on every machine. */
export function benchRows(count: number): CatalogueRow[] {
  const random = randomFrom(42);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const reference = () =>
    `${pick(LETTERS.split(''))}${pick(LETTERS.split(''))} ${below(9000) + 1000} ${below(900) + 100}`;
  return Array.from({ length: count }, (_, at): CatalogueRow => {
    const id = at + 1;
    const brand = below(BRANDS) + 1;
    const dimension = `${below(15) * 10 + 155}/${below(6) * 5 + 40} R${below(6) + 14}`;
    const category = below(CATEGORIES) + 1;
    return {
      id,
      uuid: `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`,
      area: random() < 0.6 ? 'auto' : 'moto',
      type: 'simple',
      family: 'piece',
      slug: `produit-${id}`,
      sku: `SKU-${id}`,
      references: [reference(), reference(), String(3_000_000_000_000 + below(999_999_999))],
      name: `${pick(KINDS)} Marque${brand} ${pick(DETAILS)} ${pick(MODELS)} ${dimension} Gamme${below(3000)}`,
      brand: { id: brand, label: `Marque${brand}` },
      subtitle: `Ø ${below(200) + 100} mm`,
      categoryIds: [category, 1000 + (category % 30), 2000 + (category % 2)],
      optionIds: [brand, ...new Set(Array.from({ length: 8 }, () => BRANDS + 1 + below(OPTIONS - BRANDS)))],
      createdDay: 19_000 + below(800),
      featured: random() < 0.02 ? below(9) + 1 : 0,
      image: { hash: 'a'.repeat(28), width: 800, height: 600 },
      variants: 0,
      price: (below(60_000) + 500) * 100,
      regular: random() < 0.1 ? 9_000_000 : null,
      priceFrom: false,
      stock: random() < 0.8 ? 2 : 0,
      low: 0,
      taxPercent: 20,
    };
  });
}

export const benchStructure: CatalogueStructure = {
  options: Array.from({ length: OPTIONS }, (_, at) => {
    const id = at + 1;
    return id <= BRANDS
      ? { id, code: 'brand', label: `Marque${id}` }
      : { id, code: `attribute${id % 29}`, label: `Valeur ${id}` };
  }),
  categories: Array.from({ length: CATEGORIES }, (_, at) => ({ id: at + 1, area: 'auto', label: `Rayon ${at + 1}` })),
};

/** What people type, to be replayed letter by letter. */
export const TYPED: readonly string[] = [
  'plaquettes frein avant',
  'plaqeuttes',
  'disques clio',
  'pneu 205/55 r16 hiver',
  'casque integral noir',
  'huile moteur',
  'echappement mt-07 titane',
  'marque12 bougie',
  'ab 1234',
  'sku-4821',
  'kit chaine z900',
  'amortiseur golf',
  'gants sport rouge',
  'retroviseur gauche 308',
  'filtre a air megane',
];
