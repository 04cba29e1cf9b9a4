/** What somebody pays for an article on a day, and which rule makes that price (domain 2.5, 3.3). */
import { priceFrom, pricesOfGroup, unitPrices, type GroupPrice } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import { effectivePrice, type SpecialPrice } from '#core/domain/price/price.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { catalogRulePrice, type CatalogRule } from './catalog-rule.ts';
import type { LineProducts } from './condition.ts';

/** The group of visitors, whose rules hold for everybody. */
export const EVERYBODY = 'guest';

/** An article with all that may decide its price. */
export interface PricedArticle {
  readonly area: Area;
  readonly base: Money;
  readonly special: SpecialPrice | null;
  readonly groups: readonly GroupPrice[];
  readonly rules: readonly CatalogRule[];
  /** What rules ask of it. */
  readonly products: LineProducts;
}

/** `quantity`: a price for everybody from so many on; `group`: one of the group alone. */
export type PriceReason = 'base' | 'special' | 'rule' | 'groupRule' | 'quantity' | 'group';

export interface PaidPrice {
  /** From so many on. */
  readonly quantity: number;
  readonly price: Money;
  readonly reason: PriceReason;
  /** Of a rule: the UUIDs of all that had a hand in it. */
  readonly rules: readonly string[];
}

const NONE = { price: null, ruleIds: [] } as const;

/** No rule makes an article dearer. */
function ruleFor({ base, area, rules, products }: PricedArticle, group: string, nowMs: number) {
  const found = catalogRulePrice(base, products, rules, { area, group, nowMs });
  return found === null || found.price >= base ? NONE : found;
}

/**
 * The prices of a buyer by quantity, smallest first, as the shop asks them: one for each quantity from which another
 * one is asked. What is asked of everybody is asked of a group too, unless the group has less.
 * @param group null for a visitor
 */
export function paidPrices(article: PricedArticle, group: string | null, nowMs: number): readonly PaidPrice[] {
  const { base, special, groups } = article;
  const everybodys = ruleFor(article, EVERYBODY, nowMs);
  const own = group === null || group === EVERYBODY ? NONE : ruleFor(article, group, nowMs);
  const question = { group: null, quantity: 1, nowMs };
  const asked = effectivePrice({ base, special, rule: everybodys.price, groups: [] }, question);
  const forEverybody = pricesOfGroup(base, groups, null);
  const forGroup =
    group === null
      ? []
      : pricesOfGroup(
          base,
          groups.filter((row) => row.group === group),
          group,
        );
  const byRule = own.price === null ? [] : [{ quantity: 1, price: own.price }];
  const { unitPrice, quantityPrices = [] } = unitPrices(asked, forEverybody, forGroup, byRule);
  const onDay = effectivePrice({ base, special, rule: null, groups: [] }, question);
  return [{ quantity: 1, price: unitPrice }, ...quantityPrices].map(({ quantity, price }) => {
    const paid = { quantity, price, rules: [] };
    if (price >= base) return { ...paid, reason: 'base' };
    if (price === onDay) return { ...paid, reason: 'special' };
    if (price === everybodys.price) return { ...paid, reason: 'rule', rules: everybodys.ruleIds };
    if (price === own.price) return { ...paid, reason: 'groupRule', rules: own.ruleIds };
    return { ...paid, reason: price === priceFrom(forEverybody, quantity) ? 'quantity' : 'group' };
  });
}
