/**
 * Filters by attributes without options: each value that a product has – a number, an amount, yes or no – stands as an
 * option of its own, so that lists, facets and devices of every build count it as any other.
 */
import { factsOfAttribute } from '#core/domain/catalogue/attributes/attribute-types.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { groupedInteger } from '#core/domain/text/grouped-integer.ts';
import { NO_BREAK } from '#core/domain/text/spaces.ts';
import type { Attribute, AttributeOption, Structure, Translated } from '#core/contract/catalogue/structure.ts';

type Value = number | boolean;
type Values = Readonly<Record<string, unknown>>;

/** By the code of the attribute: the values that products have. */
export type FoundValues = ReadonlyMap<string, ReadonlySet<Value>>;

/** More different values than these are no choice for anybody: such a filter is not offered. */
export const MOST_VALUES = 200;

export const isFilteredByValue = ({ type, isFilterable }: Attribute): boolean => {
  const { filters, options } = factsOfAttribute(type);
  return isFilterable && filters === true && options === undefined;
};

export function filterValueOf({ code }: Attribute, values: Values): Value | undefined {
  const value = values[code];
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined;
}

/** Ids of options that are rows lie below it. */
const FIRST = 2 ** 31;

/** The same for the same value on every process and at every load (FNV-1a). */
export function valueOptionId({ code }: Pick<Attribute, 'code'>, value: Value): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of `${code} ${String(value)}`) {
    // eslint-disable-next-line no-bitwise -- a hash is made of bits
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  // eslint-disable-next-line no-bitwise -- as above
  return FIRST + (hash & 0x7f_ff_ff_ff);
}

/** Both together; the former itself where the latter adds nothing. */
export function joinValues(before: FoundValues, found: FoundValues): FoundValues {
  const isNew = [...found].some(([code, values]) => [...values].some((one) => before.get(code)?.has(one) !== true));
  if (!isNew) return before;
  const joined = new Map(before);
  for (const [code, values] of found) joined.set(code, new Set([...(before.get(code) ?? []), ...values]));
  return joined;
}

/** The structure with an option for each value; the same where each has one. */
export function withValueOptions(structure: Structure, found: FoundValues): Structure {
  const attributes = structure.attributes.map((attribute) => {
    if (!isFilteredByValue(attribute)) return attribute;
    const values = [...(found.get(attribute.code) ?? [])];
    const options = values.length > MOST_VALUES ? [] : values.toSorted(inOrder).map((one) => optionOf(attribute, one));
    const isSame =
      options.length === attribute.options.length && options.every(({ id }, at) => id === attribute.options[at]?.id);
    return isSame ? attribute : { ...attribute, options };
  });
  const isSame = attributes.every((one, at) => one === structure.attributes[at]);
  return isSame ? structure : { ...structure, attributes };
}

/** Yes before no, numbers from the smallest. */
const inOrder = (one: Value, other: Value): number =>
  typeof one === 'boolean' || typeof other === 'boolean' ? Number(other) - Number(one) : one - other;

const optionOf = (attribute: Attribute, value: Value): AttributeOption => ({
  id: valueOptionId(attribute, value),
  label: wordsOf(attribute, value),
  swatch: null,
});

function wordsOf({ type, unit }: Attribute, value: Value): Translated {
  if (typeof value === 'boolean') return value ? { fr_FR: 'Oui', en_GB: 'Yes' } : { fr_FR: 'Non', en_GB: 'No' };
  const say = (locale: Locale): string =>
    type === 'price' ? formatMoney(value, locale) : numberIn(value, locale) + (unit === null ? '' : NO_BREAK + unit);
  return { fr_FR: say('fr_FR'), en_GB: say('en_GB') };
}

const numberIn = (value: number, locale: Locale): string =>
  Number.isSafeInteger(value)
    ? groupedInteger(value, locale)
    : String(value).replace('.', locale === 'fr_FR' ? ',' : '.');
