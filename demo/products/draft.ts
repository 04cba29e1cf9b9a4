import { createHash } from 'node:crypto';

import type { RichText } from '#core/contract/catalogue/product-detail.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { ean13Of } from '#core/domain/text/codes/ean.ts';
import { slugOf } from '#core/domain/text/slug.ts';

import { french } from '../french.ts';
import type { DemoProduct, DemoValue, DemoVariant, Shot } from '../shape.ts';
import { paragraph, prose, shot } from '../wording.ts';

/** `of`: the label of the option it shows, as `Noir`. */
type Photo = readonly [kind: Shot['kind'], options?: Shot['options'], of?: string];

/** A product as it is written down; what is usual is left out. */
export interface Draft {
  readonly sku: string;
  readonly name: string;
  /** One short line under the name. */
  readonly sub: string;
  readonly brand: string;
  /** Slugs of its categories, the main one first, separated by spaces. */
  readonly in: string;
  /** What it costs now, euros, tax included. */
  readonly price: number;
  /** What it cost before an announced reduction. */
  readonly was?: number;
  /** Last day of the reduction, in days from the day of the seed. */
  readonly until?: number;
  readonly stock: number;
  readonly onOrder?: boolean;
  readonly short: string;
  /** First paragraph of the description. */
  readonly text: string;
  readonly photos: readonly Photo[];
  readonly has?: Readonly<Record<string, DemoValue>>;
  /** References of vehicle makers: `Aurélian 4254-71, Brenor 7701 207`. */
  readonly oem?: string;
  readonly old?: string;
  readonly with?: string;
  readonly grams?: number;
  readonly deposit?: number;
  readonly eco?: number;
  readonly featured?: number;
  readonly warranty?: number;
  readonly age?: number;
}

/** What the articles of one shelf share. */
export interface Shelf {
  readonly area: Area;
  readonly family: string;
  /** Closing blocks of every description. */
  readonly advice: string;
  readonly has?: Readonly<Record<string, DemoValue>>;
}

const ANGLES = ['', ', autre angle', ', vue de détail', ', vue de côté'];

/** A number below `limit` that depends on the text alone. */
function spread(text: string, limit: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % limit;
}

/** EAN-13 of the range 200–299, kept for use inside a shop: it belongs to no real article. */
export function innerEan(sku: string): string {
  return ean13Of(
    `2${String(spread(`ean ${sku}`, 1e9)).padStart(9, '0')}${String(spread(`tail ${sku}`, 100)).padStart(2, '0')}`,
  );
}

function numbersOf(kind: 'oem' | 'old', text: string | undefined): DemoProduct['references'] {
  if (text === undefined) return [];
  return text.split(', ').map((entry) => {
    const [brand = '', ...number] = entry.split(' ');
    return { kind, brand, number: number.join(' ') };
  });
}

function shotOf({ name }: Pick<Draft, 'name'>, [kind, options, of]: Photo, at: number): Shot {
  const shows = of === undefined ? (ANGLES[at] ?? '') : `, ${of.toLowerCase()}`;
  return shot(kind, `${name}${shows}`, options);
}

export function simple(shelf: Shelf, draft: Draft): DemoProduct {
  const description: RichText = [paragraph(draft.text), ...prose(shelf.advice)];
  const name = french(draft.name);
  return {
    area: shelf.area,
    type: 'simple',
    family: shelf.family,
    sku: draft.sku,
    slug: slugOf(`${draft.name} ${draft.sku}`),
    name,
    subtitle: french(draft.sub),
    categories: draft.in.split(' '),
    shortDescription: french(draft.short),
    description,
    price: draft.was ?? draft.price,
    special:
      draft.was === undefined ? null : { price: draft.price, prior: draft.was, fromDay: -7, toDay: draft.until ?? 21 },
    deposit: draft.deposit ?? 0,
    ecoContribution: draft.eco ?? 0,
    stock: draft.stock,
    backOrders: draft.onOrder ?? false,
    weightGrams: draft.grams ?? null,
    warrantyMonths: draft.warranty ?? 24,
    returnDays: 30,
    ean13: innerEan(draft.sku),
    manufacturerReference: draft.sku,
    references: [...numbersOf('oem', draft.oem), ...numbersOf('old', draft.old)],
    attributes: { brand: draft.brand, condition: 'Neuf', ...shelf.has, ...draft.has },
    superAttributes: [],
    variants: [],
    shots: draft.photos.map((photo, at) => shotOf(draft, photo, at)),
    related: draft.with === undefined ? [] : draft.with.split(' '),
    featured: draft.featured ?? 0,
    // a price has to have been asked for 30 days before it can be crossed out
    ageDays: Math.max(draft.age ?? 20 + spread(draft.sku, 600), draft.was === undefined ? 0 : 60),
  };
}

/** Variants by size and colour, each with its own article number and stock. */
export interface Choices {
  readonly colors?: readonly string[];
  readonly sizes?: readonly string[];
  readonly shoeSizes?: readonly string[];
  /** Euros more for a label, such as `{ XXL: 10 }`. */
  readonly more?: Readonly<Record<string, number>>;
}

const STOCKS = [12, 7, 3, 0, 9, 15, 2, 6, 11, 4];

export function configurable(shelf: Shelf, draft: Omit<Draft, 'stock'>, choices: Choices): DemoProduct {
  const axes: readonly (readonly [code: string, labels: readonly string[]])[] = (
    [
      ['color', choices.colors],
      ['size', choices.sizes],
      ['shoe_size', choices.shoeSizes],
    ] as const
  ).flatMap(([code, labels]) => (labels === undefined ? [] : [[code, labels] as const]));
  const base = simple(shelf, { ...draft, stock: 0 });
  let options: Readonly<Record<string, string>>[] = [{}];
  for (const [code, labels] of axes) {
    options = options.flatMap((chosen) => labels.map((label) => ({ ...chosen, [code]: label })));
  }
  return {
    ...base,
    type: 'configurable',
    superAttributes: axes.map(([code]) => code),
    variants: options.map((chosen) => ({
      ...variantOf(base, chosen, choices.more ?? {}),
      shots: draft.photos.flatMap((photo, at) =>
        photo[2] !== undefined && Object.values(chosen).includes(photo[2]) ? [shotOf(draft, photo, at)] : [],
      ),
    })),
  };
}

function variantOf(
  base: DemoProduct,
  options: Readonly<Record<string, string>>,
  more: Readonly<Record<string, number>>,
): Omit<DemoVariant, 'shots'> {
  const labels = Object.values(options);
  const sku = [base.sku, ...labels.map((label) => slugOf(label).slice(0, 5).toUpperCase())].join('-');
  const extra = labels.reduce((sum, label) => sum + (more[label] ?? 0), 0);
  return {
    sku,
    options,
    price: base.price + extra,
    stock: STOCKS[spread(sku, STOCKS.length)] ?? 0,
    ean13: innerEan(sku),
  };
}
