/**
 * A value as a product holds it (`product.attributes`, decision 2) and as a form has it. They differ in two ways: a product
 * names options by their ids, a form by their UUIDs; and what the attribute has become since – one language or several, an
 * option that is gone – is read as far as it still says something.
 */
import { isRecord } from '#core/domain/fields/values.ts';
import { DEFAULT_LOCALE, LOCALES } from '#core/domain/shop/locale.ts';
import type { Attribute } from './attribute.ts';
import { isTranslated } from './attribute-rule.ts';
import { factsOfAttribute } from './attribute-types.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The value for a form; undefined where the product has none. */
export function valueOfStored(attribute: Attribute, stored: unknown): unknown {
  if (stored === undefined || stored === null) return undefined;
  const { options } = factsOfAttribute(attribute.type);
  if (options === undefined) return inLanguages(attribute, stored);
  const uuids = listOf(stored).flatMap((id) => attribute.options.find((one) => one.id === id)?.uuid ?? []);
  return options === 'several' ? uuids : uuids[0];
}

/** The value for a product; undefined where it is left out, as an empty one is. */
export function storedOfValue(attribute: Attribute, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  const { options } = factsOfAttribute(attribute.type);
  if (options !== undefined) {
    const ids = listOf(value).flatMap((uuid) => attribute.options.find((one) => one.uuid === uuid)?.id ?? []);
    if (ids.length === 0) return undefined;
    return options === 'several' ? [...new Set(ids)] : ids[0];
  }
  const own = inLanguages(attribute, value);
  if (!isTranslated(attribute) || !isRecord(own)) return own;
  const written = Object.entries(own).filter(([, text]) => text !== '' && text !== null && text !== undefined);
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

/** One text where the attribute has one, one for each language where it has several. */
function inLanguages(attribute: Pick<Attribute, 'type' | 'valuePerLocale'>, value: unknown): unknown {
  if (!isTranslated(attribute)) return isRecord(value) ? value[DEFAULT_LOCALE] : value;
  if (!isRecord(value)) return { [DEFAULT_LOCALE]: value };
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (value[locale] === undefined ? [] : [[locale, value[locale]]])),
  );
}
