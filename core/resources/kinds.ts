/** The kinds of fields, each a call: `field.text('Ville', { max: 100 })`. Schemas and their codes are `core/wire/fields`. */
import * as v from 'valibot';
import { isEan13 } from '#core/domain/catalogue/ean.ts';
import { isSku, MAX_SKU_LENGTH } from '#core/domain/catalogue/products/sku.ts';
import { COUNTRIES } from '#core/domain/text/country.ts';
import { normalisePostcode } from '#core/domain/text/postcode.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import * as f from '#core/wire/fields.ts';
import type { Label } from '#core/domain/fields/field.ts';
import type { Facts, Field, FieldSet, Held, Kind, Through } from './field.ts';
import { entriesOf, type OutputOf } from './field-set.ts';

type IsOptional<F> = F extends { readonly optional: true } ? true : false;
type Fit<Blank, Schema extends v.GenericSchema> = Extract<Blank, v.InferInput<Schema> | undefined>;
type Made<F, K extends Kind, Schema extends v.GenericSchema, Empty extends v.GenericSchema, Blank> =
  IsOptional<F> extends true ? Field<Empty, K, Fit<null, Empty>> : Field<Schema, K, Fit<Blank, Schema>>;

/** Two schemas, the second where the field may be left empty, and what an empty form holds of one that may not. */
interface Rules<Schema extends v.GenericSchema, Empty extends v.GenericSchema, Blank> {
  readonly required: Schema;
  readonly empty: Empty;
  readonly blank: Blank;
}

/** @param own what the kind knows by itself */
function made<K extends Kind, Schema extends v.GenericSchema, Empty extends v.GenericSchema, Blank, F extends Facts>(
  kind: K,
  label: Label,
  rules: Rules<Schema, Empty, Blank>,
  facts: F | undefined,
  own?: Facts,
): Made<F, K, Schema, Empty, Blank>;
function made(
  kind: Kind,
  label: Label,
  { required, empty, blank }: Rules<v.GenericSchema, v.GenericSchema, unknown>,
  facts: Facts = {},
  own: Facts = {},
): Field {
  return facts.optional === true
    ? { ...own, ...facts, kind, label, schema: empty, blank: null }
    : { ...own, ...facts, kind, label, schema: required, blank };
}

const filled = <Schema extends v.GenericSchema>(required: Schema) => ({
  required,
  empty: v.nullable(required),
  blank: '' as const,
});

/** Labels of letters, digits and dashes, with a port or without. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*(?::\d{1,5})?$/u;

/** Longest line where a field says nothing (domain 0.1). */
const LINE = 255;
const TEXT = 5_000;
const HTML = 200_000;
const PATH = 2_048;

const written = (max: number) => ({ required: f.line(max), empty: f.optionalText(max), blank: '' as const });

/** A line. */
export const text = <const F extends Facts>(label: Label, facts?: F) =>
  made('text', label, written(facts?.max ?? LINE), facts);
export const multiline = <const F extends Facts>(label: Label, facts?: F) =>
  made('multiline', label, written(facts?.max ?? TEXT), facts);
/** Markup as it was typed: whoever draws it decides which tags live. */
export const html = <const F extends Facts>(label: Label, facts?: F) =>
  made('html', label, written(facts?.max ?? HTML), facts);

export const email = <const F extends Facts>(label: Label, facts?: F) =>
  made('email', label, filled(f.email), facts, { inputMode: 'email', autoComplete: 'email' });
/** Drawn in pairs, kept in E.164. */
export const phone = <const F extends Facts>(label: Label, facts?: F) =>
  made('phone', label, filled(f.phone), facts, { inputMode: 'tel', autoComplete: 'tel' });
/** Of France. */
export const postcode = <const F extends Facts>(label: Label, facts?: F) =>
  made('postcode', label, filled(f.postcode), facts, { inputMode: 'numeric', autoComplete: 'postal-code' });
const anyPostcode = v.pipe(f.line(10), v.transform(normalisePostcode));
/** Of the country that another field of the set names. */
export const foreignPostcode = <const F extends Facts>(label: Label, of: string, facts?: F) => ({
  ...made('postcode', label, filled(anyPostcode), facts, { max: 10, autoComplete: 'postal-code' }),
  of,
});
export const siret = <const F extends Facts>(label: Label, facts?: F) =>
  made('siret', label, filled(f.siret), facts, { inputMode: 'numeric' });
export const vat = <const F extends Facts>(label: Label, facts?: F) =>
  made('vat', label, filled(f.vatNumber), facts, { max: 20 });
export const ape = <const F extends Facts>(label: Label, facts?: F) =>
  made('ape', label, filled(f.apeCode), facts, { max: 10 });
export const website = <const F extends Facts>(label: Label, facts?: F) =>
  made('url', label, filled(f.website), facts, { max: LINE });
/** A path of the shop or an address of the web; no other scheme, so that no text becomes a script. */
export const path = <const F extends Facts>(label: Label, facts?: F) =>
  made('url', label, filled(webShape), facts, { max: PATH });
const webShape = v.pipe(f.line(PATH), v.regex(/^(?:\/(?!\/)|https?:\/\/)[^\s\\]*$/u, 'value.invalid'));
/** A path of the shop alone. */
export const localPath = <const F extends Facts>(label: Label, facts?: F) =>
  made('url', label, filled(localShape), facts, { max: PATH });
const localShape = v.pipe(f.line(PATH), v.regex(/^\/(?!\/)[^\s?#\\]*$/u, 'value.invalid'));
/** Lower case, digits, dashes: a code or a part of an address. */
export const slug = <const F extends Facts & { readonly from?: string }>(label: Label, facts?: F) =>
  made(
    'slug',
    label,
    filled(
      v.pipe(v.string('required'), v.nonEmpty('slug.empty'), f.slug, v.maxLength(facts?.max ?? 200, 'text.tooLong')),
    ),
    facts,
  );
/** What an article is ordered by: letters, digits, full stops, dashes and underscores. */
export const sku = <const F extends Facts>(label: Label, facts?: F) =>
  made('text', label, filled(skuShape), facts, { max: MAX_SKU_LENGTH, autoComplete: 'off' });
const skuShape = v.pipe(f.line(MAX_SKU_LENGTH), v.check(isSku, 'sku.invalid'));
/** The thirteen digits under a bar code. */
export const ean13 = <const F extends Facts>(label: Label, facts?: F) =>
  made('text', label, filled(eanShape), facts, { max: 13, inputMode: 'numeric', autoComplete: 'off' });
const eanShape = v.pipe(f.line(13), v.check(isEan13, 'ean.invalid'));
export const day = <const F extends Facts>(label: Label, facts?: F) => made('day', label, filled(f.day), facts);
/** A host, with its port where it has one. */
export const host = <const F extends Facts>(label: Label, facts?: F) =>
  made('text', label, filled(hostShape), facts, { max: LINE });
const hostShape = v.pipe(f.line(LINE), v.toLowerCase(), v.regex(HOST, 'value.invalid'));
/** An instant, ISO in UTC; it is typed and read in Paris. */
export const instant = <const F extends Facts>(label: Label, facts?: F) =>
  made('instant', label, filled(moment), facts);
const moment = v.pipe(
  f.instant,
  v.check((text) => !Number.isNaN(Date.parse(text)), 'instant.invalid'),
  v.transform((text) => new Date(text).toISOString()),
);
/** `#RRGGBB`, lower case. */
export const color = <const F extends Facts>(label: Label, facts?: F) => made('color', label, filled(hue), facts);
const hue = v.pipe(v.string('required'), v.toLowerCase(), v.regex(/^#[\da-f]{6}$/u, 'color.invalid'));

interface Leads extends Facts {
  /** Name of the resource it leads to; without one whoever reads it knows. */
  readonly to?: string;
  /** Which column of that one's table stands in the own column; its UUID where silent. */
  readonly by?: string;
  /** What an empty one means, in words. */
  readonly none?: Label;
}

/** Another record by its UUID. */
export const reference = <const F extends Leads>(label: Label, facts?: F) =>
  made('reference', label, filled(f.uuid), facts);

/** A picture of the library by its UUID. */
export const picture = <const F extends Facts>(label: Label, facts?: F) =>
  made('picture', label, filled(f.uuid), facts);

interface Numbers extends Facts {
  readonly min?: number;
  /** What an empty form holds. */
  readonly preset?: number;
}

const bounded = ({ min = 0, max = Number.MAX_SAFE_INTEGER }: Numbers = {}) =>
  v.pipe(v.number('number.invalid'), v.minValue(min, 'number.tooSmall'), v.maxValue(max, 'number.tooLarge'));
const numeric = <Schema extends v.GenericSchema<number, number>>(required: Schema, facts: Numbers | undefined) => ({
  required,
  empty: v.nullable(required),
  blank: facts?.preset,
});

/** An amount in 1/10,000 €, of twelve digits as columns hold it. */
export const money = <const F extends Numbers>(label: Label, facts?: F) =>
  made('money', label, numeric(amount, facts), facts);
const amount = v.pipe(f.money, v.maxValue(999_999_999_999, 'number.tooLarge'));
/** A whole count from 0. */
export const quantity = <const F extends Numbers>(label: Label, facts?: F) =>
  made('quantity', label, numeric(v.pipe(bounded(facts), v.integer('number.invalid')), facts), facts);
/** 0 to 100, of which four decimals are kept. */
export const percent = <const F extends Numbers>(label: Label, facts?: F) =>
  made('percent', label, numeric(bounded({ max: 100, ...facts }), facts), facts);
export const decimal = <const F extends Numbers>(label: Label, facts?: F) =>
  made('decimal', label, numeric(bounded(facts), facts), facts);

/** Yes or no, which is also an answer. */
export const boolean = (
  label: Label,
  { preset = false, ...facts }: Omit<Facts, 'optional'> & { preset?: boolean } = {},
) => made('boolean', label, { required: v.boolean('required'), empty: v.never(), blank: preset }, facts);

interface Choices<Value extends string> extends Facts {
  /** What is chosen at first; without it the person has to choose. */
  readonly preset?: Value;
}

type Preset<F> = F extends { readonly preset: infer Value } ? Value : undefined;
type Chosen<F, Value extends string> = Made<
  F,
  'choice',
  v.GenericSchema<Value>,
  v.NullableSchema<v.GenericSchema<Value>, undefined>,
  Preset<F>
>;

/** One of a few answers, told by their words. */
export function choice<
  const Words extends Readonly<Record<string, Label>>,
  const F extends Choices<keyof Words & string>,
>(label: Label, words: Words, facts?: F): Chosen<F, keyof Words & string>;
export function choice(label: Label, words: Readonly<Record<string, Label>>, facts?: Choices<string>): Field {
  const options = Object.keys(words);
  const one = v.picklist(options, 'required');
  const rules = { required: one, empty: v.nullable(one), blank: facts?.preset };
  return { ...made('choice', label, rules, facts), options, words };
}

/** A text of paragraphs, lists and tables (`core/domain/text/rich-text`). */
export const rich = (label: Label, facts: Omit<Facts, 'optional'> = {}) => {
  const required = v.pipe(v.unknown(), v.check(isRichText, 'value.invalid'), v.transform(readRichText));
  return made('rich', label, { required, empty: v.never(), blank: [] }, facts);
};
/** Blocks of one text. */
const MOST_BLOCKS = 500;
const isRichText = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_BLOCKS && JSON.stringify(value).length <= HTML;

/** Values by the code of their field; which fields these are is known where the record is judged. */
export const values = (label: Label, facts: Omit<Facts, 'optional'> = {}) =>
  made('values', label, { required: anyValues, empty: v.never(), blank: {} }, facts);
const MOST_VALUES = 300;
const anyValues = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/u, 'value.invalid')), v.unknown()),
  v.check((all) => Object.keys(all).length <= MOST_VALUES, 'list.tooLong'),
  v.check((all) => JSON.stringify(all).length <= HTML, 'text.tooLong'),
);

/** Most entries of a list that is typed. */
const LIST = 200;
const several = <Schema extends v.GenericSchema>(required: Schema) => ({
  required,
  empty: v.nullable(required),
  blank: [] as const,
});
/** Each once, as they came. */
const once = <Item extends v.GenericSchema<string, string>>(item: Item, most = LIST) =>
  v.pipe(
    f.listOf(item, most),
    v.transform((list): string[] => [...new Set(list)]),
  );

interface Lists extends Omit<Facts, 'optional'> {
  /** At least one. */
  readonly some?: boolean;
}

const atLeast = <Schema extends v.GenericSchema<string[], string[]>>(schema: Schema, some = false) =>
  several(
    v.pipe(
      schema,
      v.check((list) => !some || list.length > 0, 'required'),
    ),
  );

/** Several of a few answers, told by their words. */
export const choices = (label: Label, words: Readonly<Record<string, Label>>, { some, ...facts }: Lists = {}) => {
  const options = Object.keys(words);
  const each = v.pipe(v.string('required'), v.picklist(options, 'value.invalid'));
  return { ...made('choices', label, atLeast(once(each, options.length), some), facts), options, words };
};

interface Tags extends Lists {
  /** So many at least. */
  readonly least?: number;
}

/** Words that are typed, each once. */
export const tags = (label: Label, { some, least = 0, max = 100, ...facts }: Tags = {}) => {
  const each = v.pipe(
    once(f.line(max)),
    v.check((list) => list.length === 0 || list.length >= least, 'list.tooShort'),
  );
  return made('tags', label, atLeast(each, some), facts);
};

/** Other records by their UUIDs. */
export const references = (label: Label, { some, to, through, ...facts }: Lists & ReferencesFacts) => ({
  ...made('references', label, atLeast(once(f.uuid, 1_000), some), facts),
  to,
  ...(through === undefined ? {} : { through }),
});
interface ReferencesFacts {
  readonly to: string;
  /** The table that joins both; without one they are an array of UUIDs. */
  readonly through?: Through;
}

interface RowsFacts extends Omit<Facts, 'optional'> {
  /** The table they have; without one they are JSON. */
  readonly held?: Held;
}

type OneRow<Fields extends FieldSet> = { uuid: string } & OutputOf<Fields>;

/** Parts of the record that have fields of their own, each with a UUID of the device. */
export function rows<Fields extends FieldSet>(
  label: Label,
  row: Fields,
  facts?: RowsFacts,
): Field<v.GenericSchema<OneRow<Fields>[], OneRow<Fields>[]>, 'rows', never[]> & { readonly row: Fields };
export function rows(label: Label, row: FieldSet, { held, max = LIST, ...facts }: RowsFacts = {}): Field {
  const one = v.strictObject({ uuid: f.uuid, ...entriesOf(row) });
  const list = v.pipe(
    f.listOf(one, max),
    v.check((all) => new Set(all.map(({ uuid }) => uuid)).size === all.length, 'value.taken'),
  );
  return { ...made('rows', label, several(list), facts), row, ...(held === undefined ? {} : { held }) };
}

const oneCountry = v.picklist(COUNTRIES, 'required');

/** Where the shop delivers; France at first. */
export const country = (label: Label, facts: Omit<Facts, 'optional'> = {}) => ({
  ...made('country', label, { required: oneCountry, empty: v.never(), blank: 'FR' as const }, facts, {
    autoComplete: 'country',
  }),
  options: COUNTRIES,
});

/** A country by its two letters, wherever it lies; `*` is every one. */
export const anyCountry = (label: Label, facts: Omit<Facts, 'optional'> = {}) =>
  made('text', label, { ...filled(countryCode), empty: v.never() }, facts, { max: 2 });
const countryCode = v.pipe(f.line(2), v.toUpperCase(), v.regex(/^(?:[A-Z]{2}|\*)$/u, 'value.invalid'));
/** A currency by its three letters (ISO 4217). */
export const currencyCode = (label: Label, facts: Omit<Facts, 'optional'> = {}) =>
  made('text', label, { ...filled(currencyLetters), empty: v.never() }, facts, { max: 3 });
const currencyLetters = v.pipe(f.line(3), v.toUpperCase(), v.regex(/^[A-Z]{3}$/u, 'value.invalid'));

/** A language and where it is spoken: `fr_FR`. */
export const localeCode = (label: Label, facts: Omit<Facts, 'optional'> = {}) =>
  made('text', label, { ...filled(localeLetters), empty: v.never() }, facts, { max: 5 });
const localeLetters = v.pipe(f.line(5), v.regex(/^[a-z]{2}_[A-Z]{2}$/u, 'value.invalid'));

/** A secret: it stays in the form, and is no part of a draft. */
export const password = <Schema extends v.GenericSchema<string>>(label: Label, schema: Schema, help?: Label) =>
  made('password', label, filled(schema), help === undefined ? {} : { help });

/** A box that has to be ticked, anew in each form. */
export const consent = (label: Label) =>
  made('consent', label, { required: f.accepted, empty: v.never(), blank: undefined }, {});
