/** What a new product begins with: typed as a text by whoever keeps the attributes, read by its type. */
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import type { Attribute } from './attribute.ts';
import { factsOfAttribute } from './attribute-types.ts';

const YES: ReadonlySet<string> = new Set(['oui', '1', 'true']);
const NO: ReadonlySet<string> = new Set(['non', '0', 'false']);

/** A number as it is typed in French or in English; undefined for anything else. */
function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/gu, '').replace(',', '.');
  return /^-?\d{1,8}(?:\.\d{1,4})?$/u.test(plain) ? Number(plain) : undefined;
}

/** @returns the value, or undefined where there is none or its text says nothing of this type */
export function presetOf({ type, defaultValue }: Pick<Attribute, 'type' | 'defaultValue'>): unknown {
  const text = defaultValue?.trim() ?? '';
  if (text === '' || factsOfAttribute(type).preset !== true) return undefined;
  switch (type) {
    case 'number':
      return readNumber(text);
    case 'price': {
      const euros = readNumber(text);
      return euros === undefined || euros < 0 ? undefined : Math.round(euros * UNITS_PER_EURO);
    }
    case 'boolean':
      return YES.has(text.toLowerCase()) ? true : NO.has(text.toLowerCase()) ? false : undefined;
    default:
      return text;
  }
}
