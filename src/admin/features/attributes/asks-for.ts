/** Which fields the form of an attribute asks for, by its type. */
import { factsOfAttribute, isAttributeType } from '#core/domain/catalogue/attributes/attribute-types.ts';
import type { Values } from '#core/domain/fields/values.ts';

/** Whether the form of an attribute asks for a field, by its type. */
export function asksFor(name: string, values: Values): boolean {
  const { type, validation } = values;
  if (typeof type !== 'string' || !isAttributeType(type)) return !(name in NEEDS) && name !== 'regex';
  if (name === 'regex') return validation === 'regex' && factsOfAttribute(type).validated === true;
  const need = NEEDS[name];
  return need === undefined || need(factsOfAttribute(type));
}

/** What a field needs of the type. */
const NEEDS: Readonly<Record<string, (facts: ReturnType<typeof factsOfAttribute>) => boolean>> = {
  unit: ({ measured }) => measured === true,
  swatchType: ({ options }) => options === 'one',
  options: ({ options }) => options !== undefined,
  isUnique: ({ unique }) => unique === true,
  valuePerLocale: ({ translated }) => translated === true,
  validation: ({ validated }) => validated === true,
  defaultValue: ({ preset }) => preset === true,
  isFilterable: ({ filters }) => filters === true,
  isConfigurable: ({ configures }) => configures === true,
  isSearchable: ({ searched }) => searched === true,
};
