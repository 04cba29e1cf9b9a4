/** What the shop would ask for a product and say of its stock, of what its form holds; rules of the catalogue apart. */
import type { PartArticle } from '#core/contract/admin/products/articles.ts';
import { chosenOf, defaultChoice, kitsOf } from '#core/domain/catalogue/parts/kit.ts';
import { OPTION_KINDS } from '#core/domain/catalogue/parts/part.ts';
import { bestStock, DEFAULT_STOCK_RULES, STOCK, stockState, type StockState } from '#core/domain/catalogue/stock.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { textIn, valuesIn, type Values } from '#core/domain/fields/values.ts';
import type { Money } from '#core/domain/price/money.ts';
import { effectivePrice } from '#core/domain/price/price.ts';

export interface TypedOffer {
  readonly price: Money;
  /** Others cost more. */
  readonly isFrom: boolean;
  readonly stock: StockState;
  /** So many are left, where few are. */
  readonly low: number;
}

/** What only the shop knows. */
export interface KnownOfShop {
  /** Pieces that can be sold, by reference. */
  readonly available: ReadonlyMap<string, number>;
  readonly articleOf: (uuid: string) => PartArticle | undefined;
  readonly nowMs: number;
}

export const rowsIn = (value: unknown): readonly Values[] =>
  (Array.isArray(value) ? value : []).map((one) => valuesIn(one));
const amountIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
const countIn = (value: unknown): number => (typeof value === 'number' ? value : 1);
const dayIn = (value: unknown): string | null => textIn(value) || null;

const stockOf = (pieces: number | null, backOrders: boolean): Pick<TypedOffer, 'stock' | 'low'> => {
  const stock = stockState(pieces, { ...DEFAULT_STOCK_RULES, backOrders });
  return { stock, low: stock === STOCK.low ? (pieces ?? 0) : 0 };
};

/** Of the product itself, or of one of its variants. */
export function articleOffer(fields: Values, row: Values, { available, nowMs }: KnownOfShop): TypedOffer {
  const special = row['specialPrice'];
  const price = effectivePrice(
    {
      base: amountIn(row['price']),
      special:
        typeof special === 'number'
          ? { price: special, from: dayIn(fields['specialFrom']), to: dayIn(fields['specialTo']) }
          : null,
      rule: null,
      groups: [],
    },
    { group: null, quantity: 1, nowMs },
  );
  const isCounted = fields['manageStock'] === true && factsOfType(textIn(fields['type'])).stock !== 'none';
  const pieces = isCounted ? (available.get(textIn(row['sku'])) ?? 0) : null;
  return { price, isFrom: false, ...stockOf(pieces, fields['withoutStock'] === 'yes') };
}

/** A list shows the lowest price, and stock as soon as one has it. */
function ofSeveral(offers: readonly TypedOffer[]): TypedOffer {
  const price = Math.min(...offers.map((one) => one.price));
  const stock = bestStock(offers.map((one) => one.stock));
  const low = Math.max(0, ...offers.filter((one) => one.stock === stock).map((one) => one.low));
  return { price, stock, low, isFrom: offers.some((one) => one.price !== price) };
}

/** Null where nothing of it is there to be bought yet. */
export function offerTyped(fields: Values, known: KnownOfShop): TypedOffer | null {
  const { price: source, parts } = factsOfType(textIn(fields['type']));
  if (source === 'variants') {
    const offers = rowsIn(fields['variants'])
      .filter((row) => row['isActive'] !== false)
      .map((row) => articleOffer(fields, row, known));
    return offers.length === 0 ? null : ofSeveral(offers);
  }
  if (parts === 'members') return ofMembers(fields, known);
  if (parts === 'components') return ofKit(fields, known);
  return articleOffer(fields, fields, known);
}

function ofMembers(fields: Values, { articleOf }: KnownOfShop): TypedOffer | null {
  const offers = rowsIn(fields['parts']).flatMap((row): TypedOffer[] => {
    const article = articleOf(textIn(row['article']));
    return article?.isSold === true
      ? [{ price: article.price, isFrom: false, ...stockOf(article.available, false) }]
      : [];
  });
  return offers.length === 0 ? null : { ...ofSeveral(offers), isFrom: offers.length > 1 };
}

/** As it is preset, and there as often as the scarcest of that makes it. */
function ofKit(fields: Values, known: KnownOfShop): TypedOffer | null {
  const options = rowsIn(fields['partOptions']).map((row) => ({
    uuid: textIn(row['uuid']),
    kind: OPTION_KINDS.find((kind) => kind === row['kind']) ?? 'radio',
    isRequired: row['isRequired'] === true,
  }));
  const components = rowsIn(fields['parts']).flatMap((row, number) => {
    const option = options.findIndex(({ uuid }) => uuid === row['option']);
    const article = known.articleOf(textIn(row['article']));
    if (option < 0 || article === undefined) return [];
    const [isFixed, isDefault] = [row['isFixed'] !== false, row['isDefault'] === true];
    return [{ number: number + 1, option, article, quantity: countIn(row['quantity']), isFixed, isDefault }];
  });
  const kit = { options, components };
  const chosen = chosenOf(kit, defaultChoice(kit)) ?? [];
  if (chosen.length === 0) return null;
  const pieces = kitsOf(
    chosen.map(({ component: { article }, quantity }) => ({
      quantity,
      available: article.isSold ? article.available : 0,
    })),
  );
  const sum = chosen.reduce((all, { component, quantity }) => all + component.article.price * quantity, 0);
  const { price } = articleOffer(fields, fields, known);
  return { price: fields['kitPrice'] === 'fixed' ? price : sum, isFrom: false, ...stockOf(pieces, false) };
}
