/** The kinds of fields, each a call: `field.text('Ville', { max: 100 })`. Schemas and their codes are `core/wire/fields`. */
import * as v from 'valibot';
import { COUNTRIES } from '#core/domain/text/country.ts';
import { normalisePostcode } from '#core/domain/text/postcode.ts';
import * as f from '#core/wire/fields.ts';
import type { Facts, Field, Kind, Label } from './field.ts';

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
/** A path of the shop or an address of the web. */
export const path = <const F extends Facts>(label: Label, facts?: F) =>
  made('url', label, written(facts?.max ?? PATH), facts);
/** Lower case, digits, dashes: a code or a part of an address. */
export const slug = <const F extends Facts>(label: Label, facts?: F) =>
  made('slug', label, filled(v.pipe(f.slug, v.maxLength(facts?.max ?? 200, 'text.tooLong'))), facts);
export const day = <const F extends Facts>(label: Label, facts?: F) => made('day', label, filled(f.day), facts);
/** Another record by its UUID. */
export const reference = <const F extends Facts>(label: Label, facts?: F) =>
  made('reference', label, filled(f.uuid), facts);

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

/** An amount in 1/10,000 €. */
export const money = <const F extends Numbers>(label: Label, facts?: F) =>
  made('money', label, numeric(f.money, facts), facts);
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

const oneCountry = v.picklist(COUNTRIES, 'required');

/** Where the shop delivers; France at first. */
export const country = (label: Label, facts: Omit<Facts, 'optional'> = {}) => ({
  ...made('country', label, { required: oneCountry, empty: v.never(), blank: 'FR' as const }, facts, {
    autoComplete: 'country',
  }),
  options: COUNTRIES,
});

/** A secret: it stays in the form, and is no part of a draft. */
export const password = <Schema extends v.GenericSchema<string>>(label: Label, schema: Schema, help?: Label) =>
  made('password', label, filled(schema), help === undefined ? {} : { help });

/** A box that has to be ticked, anew in each form. */
export const consent = (label: Label) =>
  made('consent', label, { required: f.accepted, empty: v.never(), blank: undefined }, {});
