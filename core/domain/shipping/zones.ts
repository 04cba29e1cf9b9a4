/** Where goods go, as carriers and the tax office tell France apart (domain 3.6). */
import { hasFrenchPostcodes } from '#core/domain/text/country.ts';
import { normalisePostcode } from '#core/domain/text/postcode.ts';

export const SHIPPING_ZONES = [
  'mainland',
  'corsica',
  'monaco',
  'overseas_department',
  'overseas_collectivity',
  'abroad',
] as const;

export type ShippingZone = (typeof SHIPPING_ZONES)[number];

interface ZoneRange {
  readonly zone: ShippingZone;
  readonly from: string;
  readonly to: string;
}

/** First and last postcode of each, both included. */
export const ZONE_RANGES: readonly ZoneRange[] = [
  { zone: 'mainland', from: '01000', to: '19999' },
  { zone: 'corsica', from: '20000', to: '20999' },
  { zone: 'mainland', from: '21000', to: '95999' },
  { zone: 'overseas_department', from: '97100', to: '97499' },
  { zone: 'overseas_collectivity', from: '97500', to: '97500' },
  { zone: 'overseas_department', from: '97501', to: '97699' },
  { zone: 'overseas_collectivity', from: '97700', to: '97700' },
  { zone: 'overseas_collectivity', from: '97800', to: '97800' },
  { zone: 'monaco', from: '98000', to: '98000' },
  { zone: 'overseas_collectivity', from: '98600', to: '98899' },
];

/** The codes that territories have of their own say it whatever the postcode does. */
const BY_COUNTRY: Readonly<Record<string, ShippingZone>> = {
  MC: 'monaco',
  GP: 'overseas_department',
  MQ: 'overseas_department',
  GF: 'overseas_department',
  RE: 'overseas_department',
  YT: 'overseas_department',
  PM: 'overseas_collectivity',
  BL: 'overseas_collectivity',
  MF: 'overseas_collectivity',
  WF: 'overseas_collectivity',
  PF: 'overseas_collectivity',
  NC: 'overseas_collectivity',
};

/** Territories that people write as France, by their postcodes; those of Guadeloupe that are collectivities come first. */
const COUNTRY_BY_POSTCODE: readonly (readonly [postcodes: RegExp, country: string])[] = [
  [/^(?:97133|977\d\d)$/u, 'BL'],
  [/^(?:97150|978\d\d)$/u, 'MF'],
  [/^971\d\d$/u, 'GP'],
  [/^972\d\d$/u, 'MQ'],
  [/^973\d\d$/u, 'GF'],
  [/^974\d\d$/u, 'RE'],
  [/^975\d\d$/u, 'PM'],
  [/^976\d\d$/u, 'YT'],
  [/^980\d\d$/u, 'MC'],
  [/^986\d\d$/u, 'WF'],
  [/^987\d\d$/u, 'PF'],
  [/^988\d\d$/u, 'NC'],
];

/** The country of an address by its own code: « France » with a postcode of La Réunion is La Réunion. */
export function countryOfPlace(country: string, postcode: string): string {
  if (country !== 'FR') return country;
  const code = normalisePostcode(postcode);
  return COUNTRY_BY_POSTCODE.find(([postcodes]) => postcodes.test(code))?.[1] ?? country;
}

/** The zone of an address; null for a French postcode that lies in none. */
export function shippingZone(country: string, postcode: string): ShippingZone | null {
  const own = BY_COUNTRY[country];
  if (own !== undefined) return own;
  if (!hasFrenchPostcodes(country)) return 'abroad';
  const code = normalisePostcode(postcode).padStart(5, '0');
  return ZONE_RANGES.find(({ from, to }) => from <= code && code <= to)?.zone ?? null;
}
