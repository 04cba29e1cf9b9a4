/** What a text that is not empty may look like; each answers the code of what is wrong with it, or null. */
import { isApeCode, normaliseApeCode } from '#core/domain/company/ape-code.ts';
import { isSiret, normaliseSiret } from '#core/domain/company/siret.ts';
import { isVatNumber, normaliseVatNumber } from '#core/domain/company/vat-number.ts';
import { normaliseWebsite } from '#core/domain/company/website.ts';
import { COUNTRIES } from '#core/domain/text/country.ts';
import { isEan13 } from '#core/domain/text/codes/ean.ts';
import { normaliseEmail } from '#core/domain/text/email.ts';
import { isPhone, normalisePhone } from '#core/domain/text/phone.ts';
import { isPostcode, normalisePostcode } from '#core/domain/text/postcode.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { oldAddress } from '#core/domain/links/old-address.ts';
import { isSku } from '#core/domain/text/codes/sku.ts';
import { dayFault, emailFault, slugFault, uuidFault } from './common-shapes.ts';

type Shape = (text: string) => string | null;

const fits =
  (code: string, test: (text: string) => boolean): Shape =>
  (text) =>
    test(text) ? null : code;
const like = (code: string, pattern: RegExp): Shape => fits(code, (text) => pattern.test(text));

/** A French number whose last digits are missing is one that somebody is typing. */
function phoneFault(text: string): string | null {
  if (/^0\d{0,8}$/u.test(text.replace(/[\s.\p{Pd}\p{Cf}]/gu, ''))) return 'phone.incomplete';
  return isPhone(text) ? null : 'phone.invalid';
}

const TIMESTAMP =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
const isTimestamp = (text: string): boolean => TIMESTAMP.test(text) && !Number.isNaN(Date.parse(text));

/** Labels of letters, digits and dashes, with a port or without. */
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*(?::\d{1,5})?$/u;

export const SHAPES = {
  any: () => null,
  line: like('value.invalid', /^[^\n\t]*$/u),
  /** A name on a page that addresses can lead to. */
  anchor: like('value.invalid', /^[a-z][a-z0-9-]*$/u),
  ape: fits('ape.invalid', isApeCode),
  /** What a thing of the shop is named by: a code or a UUID. */
  code: like('value.invalid', /^[\w-]{1,200}$/u),
  color: like('color.invalid', /^#[\da-f]{6}$/iu),
  country: fits('value.invalid', (text) => COUNTRIES.some((one) => one === text)),
  /** A country by its two letters, wherever it lies; `*` is every one. */
  countryCode: like('value.invalid', /^(?:[A-Z]{2}|\*)$/u),
  /** A currency by its three letters (ISO 4217). */
  currencyCode: like('value.invalid', /^[A-Z]{3}$/u),
  day: dayFault,
  /** A day as it was stored before anybody asked whether it exists. */
  dayLike: like('date.invalid', /^\d{4}-\d{2}-\d{2}$/u),
  /** A number as it is typed in French or in English. */
  decimalNumber: like('number.invalid', /^-?\d+(?:[.,]\d+)?$/u),
  /** The thirteen digits under a bar code. */
  ean13: fits('ean.invalid', isEan13),
  email: emailFault,
  /** A file by its name without folders. */
  fileName: like('value.invalid', /^[\w.-]{1,200}$/u),
  host: like('value.invalid', /^[a-z0-9.-]+(?::\d+)?$/u),
  hostName: like('value.invalid', HOST_NAME),
  /** A name for programs: letters without accents, digits, underscores. */
  identifier: like('code.letterFirst', /^[a-z][a-z0-9_]*$/u),
  instant: fits('instant.invalid', isTimestamp),
  /** An instant in whichever way it was written. */
  instantLike: fits('instant.invalid', (text) => !Number.isNaN(Date.parse(text))),
  /** Whatever a press may lead to. */
  link: fits('link.invalid', isSafeUrl),
  /** A language and where it is spoken: `fr_FR`. */
  localeCode: like('value.invalid', /^[a-z]{2}_[A-Z]{2}$/u),
  /** A path of the shop alone. */
  localPath: like('value.invalid', /^\/(?!\/)[^\s?#\\]*$/u),
  page: fits('link.invalid', (text) => text.startsWith('/') && isSafeUrl(text)),
  /** A path that was an address of a shop, with its query where it has one. */
  oldAddress: fits('oldAddress.invalid', (text) => oldAddress(text) !== null),
  /** A path of the shop or an address of the web; no other scheme, so that no text becomes a script. */
  path: like('value.invalid', /^(?:\/(?!\/)|https?:\/\/)[^\s\\]*$/u),
  phone: phoneFault,
  postcode: fits('postcode.invalid', (text) => isPostcode(text)),
  /** Of whichever country: which one is another field's to say. */
  postcodeAbroad: () => null,
  /** A path of the shop, or an address that begins with https. */
  secureUrl: like('value.invalid', /^(?:https:\/\/[^\s"<>\\]+|\/(?![/\\])[^\s"<>\\]*)$/u),
  /** Fourteen digits with the Luhn key, or the La Poste rule (domain 4.7). */
  siret: (text) =>
    /^\d{1,13}$/u.test(normaliseSiret(text)) ? 'siret.incomplete' : isSiret(text) ? null : 'siret.invalid',
  /** What an article is ordered by. */
  sku: fits('sku.invalid', isSku),
  slug: like('slug.invalid', /^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  slugLike: slugFault,
  time: like('value.invalid', /^(?:[01]\d|2[0-3]):[0-5]\d$/u),
  uuid: uuidFault,
  vat: fits('vat.invalid', isVatNumber),
  wholeNumber: like('number.invalid', /^-?\d+$/u),
  web: fits('link.invalid', (text) => text.startsWith('https://') && isSafeUrl(text)),
  website: fits('website.invalid', (text) => normaliseWebsite(text) !== null),
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof SHAPES;

type Form = (text: string) => string;
/** What holds nothing that anybody sees, such as spaces of no width, says nothing. */
export const trimmed: Form = (text) => (/[^\s\p{Cf}]/u.test(text) ? text.trim() : '');
const asWritten: Form = (text) => text;
const lower: Form = (text) => text.toLowerCase();
const upper: Form = (text) => text.trim().toUpperCase();

/** The form in which a text of a shape is kept, where that is not as it was written but without spaces around it. */
export const FORMS: Readonly<Partial<Record<ShapeName, Form>>> = {
  ape: normaliseApeCode,
  color: lower,
  country: asWritten,
  countryCode: upper,
  currencyCode: upper,
  day: asWritten,
  email: normaliseEmail,
  hostName: (text) => text.trim().toLowerCase(),
  instant: (text) => (isTimestamp(text) ? new Date(text).toISOString() : text),
  oldAddress: (text) => oldAddress(text) ?? text.trim(),
  phone: (text) => normalisePhone(text) ?? text.trim(),
  postcode: normalisePostcode,
  postcodeAbroad: normalisePostcode,
  siret: normaliseSiret,
  slugLike: asWritten,
  uuid: lower,
  vat: normaliseVatNumber,
  website: (text) => normaliseWebsite(text) ?? text.trim(),
};
