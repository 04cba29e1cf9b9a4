import { factsOfAttribute } from '#core/domain/catalogue/attributes/attribute-types.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';
import { languageTag, type Locale } from '#core/domain/shop/locale.ts';
import { isNumber, isRecord, isText } from '#core/domain/fields/values.ts';
import { dateWords } from '#core/domain/text/date-words.ts';
import type { Attribute } from '#core/contract/catalogue/structure.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';

type Values = Readonly<Record<string, unknown>>;
type ShownValue = ProductDetail['attributes'][number];

/** Whether its values are options. */
export function hasOptions({ type }: Attribute): boolean {
  return factsOfAttribute(type).options !== undefined;
}

/** Option ids of a select or multiselect; empty for anything else. */
export function optionIdsOf(attribute: Attribute, values: Values): number[] {
  if (!hasOptions(attribute)) return [];
  const value = values[attribute.code];
  const ids = Array.isArray(value) ? value : [value];
  return ids.filter((id): id is number => Number.isSafeInteger(id));
}

/** What the product page shows of an attribute, or null when the product has no value for it. */
export function shownValue(attribute: Attribute, values: Values): ShownValue | null {
  const { code, type } = attribute;
  const optionIds = optionIdsOf(attribute, values);
  if (optionIds.length > 0) return { code, value: null, optionIds };
  const stored = values[code];
  if (hasOptions(attribute) || stored === undefined || stored === null) return null;
  const told = TOLD[type]?.(stored);
  if (told !== undefined) return written(code, told);
  const isPlain = isNumber(stored) || typeof stored === 'boolean' || isText(stored);
  return isPlain && stored !== '' && isKept(type) ? { code, value: stored, optionIds: [] } : null;
}

/** Pictures and files of an attribute are for those who work in the shop. */
const isKept = (type: Attribute['type']): boolean => type !== 'image' && type !== 'file';

/** A value in the words of both languages; `english` is silent where it says the same. */
interface Told {
  readonly french: string;
  readonly english: string;
}

function written(code: string, { french, english }: Told): ShownValue | null {
  if (french === '') return null;
  return { code, value: french, optionIds: [], ...(english === '' || english === french ? {} : { english }) };
}

const inBoth = (say: (locale: Locale) => string): Told => ({ french: say('fr_FR'), english: say('en_GB') });
const NOTHING: Told = { french: '', english: '' };

/** Types whose stored value says nothing to whoever reads it; undefined for a value that is already words. */
const TOLD: Readonly<Partial<Record<Attribute['type'], (stored: unknown) => Told | undefined>>> = {
  price: (stored) => (isNumber(stored) ? inBoth((locale) => formatMoney(stored, locale)) : NOTHING),
  date: (stored) => dateOf(stored, { dateStyle: 'long', timeZone: 'UTC' }),
  datetime: (stored) => dateOf(stored, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }),
  text: (stored) => inLanguages(stored),
  textarea: (stored) => inLanguages(stored),
};

function dateOf(stored: unknown, options: Intl.DateTimeFormatOptions): Told {
  const at = isText(stored) ? Date.parse(stored) : NaN;
  if (Number.isNaN(at)) return NOTHING;
  return inBoth((locale) => dateWords(locale, new Intl.DateTimeFormat(languageTag(locale), options).format(at)));
}

function inLanguages(stored: unknown): Told | undefined {
  if (!isRecord(stored)) return undefined;
  const [french, english] = [stored['fr_FR'], stored['en_GB']];
  return { french: isText(french) ? french : '', english: isText(english) ? english : '' };
}
