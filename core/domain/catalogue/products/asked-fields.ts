/** Which fields of a product its type asks for: whatever would change nothing is not asked. */
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { priceSourceOf } from '#core/domain/catalogue/types/price-source.ts';
import { textIn, type Values } from '#core/domain/fields/values.ts';

const OWN_STOCK = ['manageStock', 'withoutStock'];
const OF_A_PARCEL = ['weightGrams', 'isOversize', 'isDangerous'];
const RETURNED = ['returnDays', 'allowReturn', 'withdrawalExclusion'];
/** What each part says of itself, on its cart line and on papers. */
const OF_PARTS = [
  ...OWN_STOCK,
  ...OF_A_PARCEL,
  ...RETURNED,
  'warrantyMonths',
  'taxCategory',
  'deposit',
  'ecoContribution',
];
const REDUCED = ['specialFrom', 'specialTo'];
const OWN_PRICE = ['price', 'cost', 'specialPrice', ...REDUCED];

const NOTHING: ReadonlySet<string> = new Set();
const WITHOUT = {
  parts: new Set(OF_PARTS),
  none: new Set([...OWN_STOCK, ...OF_A_PARCEL, ...RETURNED]),
} as const;
const PRICED = {
  own: NOTHING,
  /* the price of the product is what new variants begin with; its days hold for all of them */
  variants: new Set(['specialPrice']),
  parts: new Set(OWN_PRICE),
} as const;
const UNCARRIED: ReadonlySet<string> = new Set(OF_A_PARCEL);

/** @param values of the product: `type` and, of a kit, `kitPrice` */
export function asksOfType(name: string, values: Values): boolean {
  const type = textIn(values['type']);
  const { stock, delivery } = factsOfType(type);
  const unasked = stock === 'parts' || stock === 'none' ? WITHOUT[stock] : NOTHING;
  if (unasked.has(name) || PRICED[priceSourceOf(type, values['kitPrice'])].has(name)) return false;
  return delivery === 'shipped' || !UNCARRIED.has(name);
}
