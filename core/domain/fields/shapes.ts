/** What a text that is not empty may look like; each answers the code of what is wrong with it, or null. */
import { isApeCode } from '#core/domain/company/ape-code.ts';
import { isSiret } from '#core/domain/company/siret.ts';
import { isVatNumber } from '#core/domain/company/vat-number.ts';
import { COUNTRIES } from '#core/domain/text/country.ts';
import { isEmail } from '#core/domain/text/email.ts';
import { isPostcode } from '#core/domain/text/postcode.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { isUuid } from '#core/domain/text/uuid.ts';

type Shape = (text: string) => string | null;

const fits =
  (code: string, test: (text: string) => boolean): Shape =>
  (text) =>
    test(text) ? null : code;
const like = (code: string, pattern: RegExp): Shape => fits(code, (text) => pattern.test(text));

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
  day: like('date.invalid', /^\d{4}-\d{2}-\d{2}$/u),
  /** A number as it is typed in French or in English. */
  decimalNumber: like('number.invalid', /^-?\d+(?:[.,]\d+)?$/u),
  email: fits('email.invalid', isEmail),
  /** A file by its name without folders. */
  fileName: like('value.invalid', /^[\w.-]{1,200}$/u),
  host: like('value.invalid', /^[a-z0-9.-]+(?::\d+)?$/u),
  instant: fits('instant.invalid', (text) => !Number.isNaN(Date.parse(text))),
  /** Whatever a press may lead to. */
  link: fits('link.invalid', isSafeUrl),
  page: fits('link.invalid', (text) => text.startsWith('/') && isSafeUrl(text)),
  postcode: fits('postcode.invalid', (text) => isPostcode(text)),
  /** A path of the shop, or an address that begins with https. */
  secureUrl: like('value.invalid', /^(?:https:\/\/[^\s"<>\\]+|\/(?![/\\])[^\s"<>\\]*)$/u),
  siret: fits('siret.invalid', isSiret),
  slug: like('slug.invalid', /^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  time: like('value.invalid', /^(?:[01]\d|2[0-3]):[0-5]\d$/u),
  uuid: fits('uuid.invalid', isUuid),
  vat: fits('vat.invalid', isVatNumber),
  wholeNumber: like('number.invalid', /^-?\d+$/u),
  web: fits('link.invalid', (text) => text.startsWith('https://') && isSafeUrl(text)),
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof SHAPES;
