/** What whoever is here pays: the price of everybody, or that of their group as far as this device knows it. */
import { unitPrices, type UnitPrices } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import { readState } from '#src/shop/store/state.ts';

/** @param sold UUID of the product or variant; @param asked what everybody is asked */
export const ownPrices = (sold: string, asked: Money): UnitPrices =>
  unitPrices(asked, readState().groupPrices?.[sold] ?? []);
