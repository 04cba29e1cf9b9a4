import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { textIn, type Values } from '#core/domain/fields/values.ts';

/** Of what there is always more, nobody counts pieces; what is not carried has no weight and nothing to return. */
const OF_PIECES: ReadonlySet<string> = new Set([
  'manageStock',
  'backOrders',
  'weightGrams',
  'isOversize',
  'isDangerous',
  'returnDays',
  'allowReturn',
  'withdrawalExclusion',
]);

/** Which fields of a product its type asks for. */
export const asksOfType = (name: string, values: Values): boolean =>
  !OF_PIECES.has(name) || factsOfType(textIn(values['type'])).stock !== 'none';
