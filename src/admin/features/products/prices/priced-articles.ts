/** The articles of a product that is typed, each with all that decides its price: the product itself, or its variants. */
import type { productPriceRulesRoute } from '#core/contract/admin/products/price-rules.ts';
import type { productPricesRoute } from '#core/contract/admin/products/beside.ts';
import { PRODUCT_TYPES } from '#core/domain/catalogue/types/all-types.ts';
import { priceSourceOf } from '#core/domain/catalogue/types/price-source.ts';
import { textIn, textsIn, valuesIn } from '#core/domain/fields/values.ts';
import type { GroupPrice } from '#core/domain/price/group-price.ts';
import type { SpecialPrice } from '#core/domain/price/price.ts';
import { factsOfValues, withThoseAbove } from '#core/domain/promotion/facts-of-values.ts';
import type { ProductFacts } from '#core/domain/promotion/condition.ts';
import type { PricedArticle } from '#core/domain/promotion/who-pays.ts';
import { isArea } from '#core/domain/shop/area.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { ProductHere } from '../product-data.ts';

type Values = Readonly<Record<string, unknown>>;
type Stored = RouteAnswer<typeof productPricesRoute>['groupPrices'][number];

export interface TypedArticle extends PricedArticle {
  readonly uuid: string;
  readonly sku: string;
}

export interface PricesHere {
  readonly here: Pick<ProductHere, 'data' | 'uuid'>;
  readonly groupPrices: readonly Stored[];
  readonly rules: RouteAnswer<typeof productPriceRulesRoute>['rules'];
}

const amountIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const dayIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function groupPriceOf({ groupCode: group, quantity, price, percent }: Stored): GroupPrice {
  const from = { group, quantity };
  return price === null ? { ...from, kind: 'discount', percent: percent ?? 0 } : { ...from, kind: 'fixed', price };
}

/** A special price as the shop reads it of a row; one that is none is left out. */
const specialOf = (price: number | null, from: string | null, to: string | null): SpecialPrice | null =>
  price === null ? null : { price, from, to };

/** Nothing where the type has no price of its own, or none is typed yet. */
export function articlesTyped(fields: Values, { here, groupPrices, rules }: PricesHere): readonly TypedArticle[] {
  const [type, area] = [textIn(fields['type']), textIn(fields['area'])];
  if (!PRODUCT_TYPES.some((known) => known === type) || !isArea(area)) return [];
  const price = priceSourceOf(type, fields['kitPrice']);
  const { data } = here;
  const family = data.families.find(({ uuid }) => uuid === fields['familyId'])?.slug ?? '';
  const categories = withThoseAbove(textsIn(fields['categories']), data.categories);
  const factsOf = (values: Values, sku: string): ProductFacts =>
    factsOfValues({ values, attributes: data.attributes, family, sku, categories });
  const own = factsOf(valuesIn(fields['attributes']), textIn(fields['sku']));
  const rowsOf = (uuids: readonly string[]) =>
    groupPrices.filter(({ article }) => uuids.includes(article)).map(groupPriceOf);
  const whose = here.uuid ?? '';
  /* the days of a reduction are those of the product, for its variants too */
  const [from, to] = [dayIn(fields['specialFrom']), dayIn(fields['specialTo'])];
  if (price === 'own') {
    const base = amountIn(fields['price']);
    const special = specialOf(amountIn(fields['specialPrice']), from, to);
    const products = { product: own, parent: null, children: [] };
    const sku = textIn(fields['sku']);
    return base === null ? [] : [{ uuid: whose, sku, area, base, special, groups: rowsOf([whose]), rules, products }];
  }
  if (price !== 'variants') return [];
  return listIn(fields['variants']).flatMap((one) => {
    const row = valuesIn(one);
    const [uuid, sku, base] = [textIn(row['uuid']), textIn(row['sku']), amountIn(row['price'])];
    if (base === null) return [];
    const products = { product: { ...own, ...factsOf(valuesIn(row['attributes']), sku) }, parent: own, children: [] };
    const special = specialOf(amountIn(row['specialPrice']), from, to);
    return [{ uuid, sku, area, base, special, groups: rowsOf([uuid, whose]), rules, products }];
  });
}
