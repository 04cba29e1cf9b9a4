import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { ProductTypeFacts } from '#core/domain/catalogue/types/product-type.ts';
import { slugOf } from '#core/domain/text/slug.ts';

import type { DemoAttribute, DemoProduct, DemoShop, DemoValue, DemoVariant } from '../shape.ts';
import { innerEan } from '../products/draft.ts';
import { french } from '../french.ts';
import { randomFrom, type Random } from './random.ts';

/** Lines of articles, invented like the brands. */
const LINES =
  'Armor Belvédère Cadran Dolmen Estran Falaise Garrigue Horizon Iroise Jetée Lande Marais Noroît Océane Phare Quai Rivage Sillon Tempo Usance Vigie Zénith'.split(
    ' ',
  );
/** What may be drawn by lot without contradicting the name, the line under it or the drawing. */
const VARIED = new Set(
  'tyre_width tyre_ratio tyre_diameter speed_index friction shell_material material finish filter_medium'.split(' '),
);
const MOST_VARIANTS = 6;
/** One in so many articles has variants. */
const CONFIGURABLE_EVERY = 12;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[below(random, values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

/** SKU of the generated article `number`, from 1. */
export const generatedSku = (seed: number, number: number): string => `G${seed}-${String(number).padStart(6, '0')}`;

/**
 * Makes plausible articles after those of the demo shop: names, prices, attributes, references and stock vary, pictures
 * and departments are shared. Article `number` of a seed is the same whatever is made before or beside it.
 */
export function articleGenerator(demo: DemoShop, seed: number): (number: number) => DemoProduct {
  const attributes = new Map(demo.attributes.map((one) => [one.code, one]));
  const models = demo.products.filter((one) => isAlone(factsOfType(one.type)));
  const simple = models.filter((one) => factsOfType(one.type).cartLine === 'product');
  const configurable = models.filter((one) => factsOfType(one.type).cartLine === 'variant');
  // brands that the same department holds: a helmet maker makes no oil
  const brandsOf = new Map<string, DemoValue[]>();
  for (const { area, categories, attributes: values } of models) {
    const key = `${area}/${categories[0] ?? ''}`;
    brandsOf.set(key, [...(brandsOf.get(key) ?? []), values.brand ?? '']);
  }
  return (number) => {
    const random = randomFrom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
    // the first steps of neighbouring seeds look alike
    random();
    const model = pick(random, number % CONFIGURABLE_EVERY === 0 ? configurable : simple);
    const brands = brandsOf.get(`${model.area}/${model.categories[0] ?? ''}`) ?? [];
    return vary(model, { sku: generatedSku(seed, number), number, random, brands, attributes });
  };
}

/** Sold by the cart, and put together of nothing else. */
const isAlone = ({ cartLine, parts }: ProductTypeFacts): boolean => cartLine !== null && parts === null;

interface Variation {
  readonly sku: string;
  readonly number: number;
  readonly random: Random;
  readonly brands: readonly DemoValue[];
  readonly attributes: ReadonlyMap<string, DemoAttribute>;
}

function vary(model: DemoProduct, variation: Variation): DemoProduct {
  const { sku, number, random, brands, attributes } = variation;
  const values = Object.fromEntries(
    Object.entries(model.attributes).map(([code, value]) => [code, varied(code, value, attributes, random)]),
  );
  values.brand = pick(random, brands);
  const name = french(`${stemOf(model)} ${pick(random, LINES)} ${10 + below(random, 990)}`);
  const price = shopPrice(model.price * (0.6 + random()));
  const reduced = random() < 0.15;
  return {
    ...model,
    sku,
    slug: slugOf(`${name} ${sku}`),
    name,
    price,
    special: reduced ? specialOf(price, random) : null,
    deposit: 0,
    ecoContribution: 0,
    stock: stockBy(random),
    backOrders: random() < 0.04,
    ean13: innerEan(sku),
    manufacturerReference: `${String(values.brand).slice(0, 2).toUpperCase()}-${1000 + below(random, 9000)}-${number % 97}`,
    references: [1, 2].map((at) => ({
      kind: 'oem' as const,
      brand: pick(random, ['Aurélian', 'Brenor', 'Castellane', 'Sirocco', 'Kervan']),
      number: `${1000 + below(random, 9000)}-${at}${below(random, 1e5)}`,
    })),
    attributes: values,
    variants: variantsOf(model, sku, price, random),
    related: [],
    featured: 0,
    ageDays: 60 + below(random, 1500),
  };
}

/** The kind of thing, without size and model: what stands before the first comma or figure. */
function stemOf({ name }: DemoProduct): string {
  const [stem = name] = name.split(/,| (?=\S*\d)/u);
  return stem.trim();
}

function varied(
  code: string,
  value: DemoValue,
  attributes: ReadonlyMap<string, DemoAttribute>,
  random: Random,
): DemoValue {
  const attribute = attributes.get(code);
  if (attribute?.type !== 'select' || !VARIED.has(code)) return value;
  return random() < 0.5 ? value : pick(random, attribute.options).label.fr_FR;
}

/** Euros as shops write them: ending in 50 or 90 cents. */
function shopPrice(euros: number): number {
  const whole = Math.max(3, Math.floor(euros));
  return euros - whole < 0.5 ? whole + 0.5 : whole + 0.9;
}

/** Null where rounding leaves nothing of the reduction: a little part may cost the least a generated article costs. */
function specialOf(prior: number, random: Random): DemoProduct['special'] {
  const price = shopPrice(prior * (0.7 + 0.2 * random()));
  const toDay = 1 + below(random, 40);
  return price < prior ? { price, prior, fromDay: -7, toDay } : null;
}

function stockBy(random: Random): number {
  const lot = random();
  if (lot < 0.08) return 0;
  return lot < 0.2 ? 1 + below(random, 5) : 6 + below(random, 120);
}

function variantsOf(model: DemoProduct, sku: string, price: number, random: Random): DemoVariant[] {
  return model.variants.slice(0, MOST_VARIANTS).map((variant) => {
    const own = variant.sku.replace(model.sku, sku);
    return { sku: own, options: variant.options, price, stock: stockBy(random), ean13: innerEan(own), shots: [] };
  });
}
