/** The kinds of fields, each a call: `field.text('Ville', { max: 100 })`. What a kind is, is its row in `core/domain/fields`. */
import * as v from 'valibot';
import type { FieldRule, Label, ListKind, NumberKind } from '#core/domain/fields/field.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';
import type { ShapeName } from '#core/domain/fields/shapes.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import type { RichText } from '#core/domain/text/rich-text.ts';
import { MAX_SKU_LENGTH } from '#core/domain/text/codes/sku.ts';
import { COUNTRIES, type Country } from '#core/domain/text/country.ts';
import { listOf, uuid } from '#core/wire/fields.ts';
import type { Facts, Field, FieldSet, Held, Kind, Through } from './field.ts';
import { LIST, schemaOfRule } from './field-schema.ts';
import type { OutputOf } from './field-set.ts';
import { entriesWithGaps } from './left-out.ts';

type IsOptional<F> = F extends { readonly optional: true } ? true : false;
type ValueOf<K extends Kind> = K extends NumberKind
  ? number
  : K extends ListKind
    ? string[]
    : K extends 'boolean'
      ? boolean
      : K extends 'consent'
        ? true
        : string;
/** What an empty form holds of a kind; undefined where the person has to choose. */
type BlankOf<K extends Kind> = K extends NumberKind
  ? number | undefined
  : K extends ListKind
    ? never
    : K extends 'boolean'
      ? boolean
      : K extends 'consent'
        ? undefined
        : '';
type Made<F, K extends Kind, Value, Blank> =
  IsOptional<F> extends true
    ? Field<v.GenericSchema<Value | null>, K, null>
    : Field<v.GenericSchema<Value>, K, Extract<Blank, Value | undefined>>;

/** Longest line where a field says nothing (domain 0.1). */
const LINE = 255;
const LENGTHS: Readonly<Partial<Record<Kind, number>>> = { text: LINE, multiline: 5_000, html: 200_000, slug: 200 };
/** Kinds that may hold an empty text where they may be left empty; nothing of the others is `null` alone. */
const MAYBE_BLANK: ReadonlySet<Kind> = new Set<Kind>(['text', 'multiline', 'html']);

/** @param own what the kind knows by itself */
function made<K extends Kind, F extends Facts, Value = ValueOf<K>, Blank = BlankOf<K>>(
  kind: K,
  label: Label,
  facts: F | undefined,
  own?: Partial<Field>,
): Made<F, K, Value, Blank>;
function made(kind: Kind, label: Label, facts: Facts = {}, own: Partial<Field> = {}): Field {
  const { optional = false } = facts;
  const required = !(optional && MAYBE_BLANK.has(kind));
  const field = { blank: KINDS[kind].blank, required, ...own, ...facts, kind, label };
  const schema = schemaOfRule({ ...field, max: field.max ?? LENGTHS[kind] });
  return optional ? { ...field, schema: v.nullable(schema), blank: null } : { ...field, schema };
}

/** A kind of which nothing but the facts is said in a definition. A page carries those it asks for. */
// @__NO_SIDE_EFFECTS__
const kindOf =
  <K extends Kind>(kind: K, own?: Partial<Field>) =>
  <const F extends Facts>(label: Label, facts?: F) =>
    made(kind, label, facts, own);

/** A line. */
export const text = kindOf('text');
export const multiline = kindOf('multiline');
/** Markup as it was typed: whoever draws it decides which tags live. */
export const html = kindOf('html');
export const email = kindOf('email', { inputMode: 'email', autoComplete: 'email' });
/** Drawn in pairs, kept in E.164. */
export const phone = kindOf('phone', { inputMode: 'tel', autoComplete: 'tel' });
/** Of France. */
export const postcode = kindOf('postcode', { inputMode: 'numeric', autoComplete: 'postal-code' });
/** Of the country that another field of the set names. */
export const foreignPostcode = <const F extends Facts>(label: Label, of: string, facts?: F) =>
  made('postcode', label, facts, { shape: 'postcodeAbroad', max: 10, autoComplete: 'postal-code', of });
export const siret = kindOf('siret', { inputMode: 'numeric' });
export const vat = kindOf('vat', { missing: 'vat.invalid', untyped: 'text.invalid', takes: 20 });
export const ape = kindOf('ape', { missing: 'ape.invalid', untyped: 'text.invalid', takes: 10 });
export const website = kindOf('url', { missing: 'website.invalid', untyped: 'text.invalid', takes: LINE });

const PATH = 2_048;
/** A path of the shop or an address of the web. */
export const path = kindOf('url', { shape: 'path', max: PATH });
/** An address of the web, by https. */
export const webAddress = kindOf('url', { shape: 'web', max: PATH, required: true });
/** A path of the shop alone. */
export const localPath = kindOf('url', { shape: 'localPath', max: PATH });
/** A path that was an address of a shop, as somebody copies it. */
export const formerAddress = kindOf('url', {
  shape: 'oldAddress',
  max: PATH,
  required: true,
  missing: 'oldAddress.invalid',
});
/** Lower case, digits, dashes: a code or a part of an address. */
export const slug = kindOf('slug', { shape: 'slugLike', missing: 'slug.empty' });
/** What an article is ordered by: letters, digits, full stops, dashes and underscores. */
export const sku = kindOf('text', { shape: 'sku', max: MAX_SKU_LENGTH, required: true, autoComplete: 'off' });
/** The thirteen digits under a bar code. */
export const ean13 = kindOf('text', {
  shape: 'ean13',
  max: 13,
  required: true,
  inputMode: 'numeric',
  autoComplete: 'off',
});
/** A name for programs: letters without accents, digits, underscores. */
export const code = kindOf('text', { shape: 'identifier', max: 60, required: true });
export const day = kindOf('day', { missing: 'date.invalid' });
/** A host, with its port where it has one. */
export const host = kindOf('text', { shape: 'hostName', max: LINE, required: true });
/** An instant, ISO in UTC; it is typed and read in Paris. */
export const instant = kindOf('instant', { missing: 'instant.invalid' });
/** `#RRGGBB`, lower case. */
export const color = kindOf('color', { missing: 'color.invalid' });

interface Leads extends Facts {
  /** Name of the resource it leads to; without one whoever reads it knows. */
  readonly to?: string;
  /** Which column of that one's table stands in the own column; its UUID where silent. */
  readonly by?: string;
  /** What an empty one means, in words. */
  readonly none?: Label;
}

const UUID = { shape: 'uuid', missing: 'uuid.invalid' } as const;
/** Another record by its UUID. */
export const reference = <const F extends Leads>(label: Label, facts?: F) => made('reference', label, facts, UUID);
/** A picture of the library by its UUID. */
export const picture = kindOf('picture', UUID);
/** Any file of the library by its UUID. */
export const file = kindOf('file', UUID);

interface Numbers extends Facts {
  readonly min?: number;
  /** What an empty form holds. */
  readonly preset?: number;
}

// @__NO_SIDE_EFFECTS__
const numeric =
  <K extends NumberKind>(kind: Exclude<K, 'number'>, max = Number.MAX_SAFE_INTEGER) =>
  <const F extends Numbers>(label: Label, facts?: F) =>
    made(kind, label, facts, { min: 0, max, blank: facts?.preset });

/** Of twelve digits, as columns hold it. */
const MOST_MONEY = 999_999_999_999;
/** An amount in 1/10,000 €. */
export const money = numeric('money', MOST_MONEY);
/** A whole count from 0. */
export const quantity = numeric('quantity');
/** 0 to 100, of which four decimals are kept. */
export const percent = numeric('percent', 100);
export const decimal = numeric('decimal');

/** Yes or no, which is also an answer. */
export const boolean = (
  label: Label,
  { preset = false, ...facts }: Omit<Facts, 'optional'> & { preset?: boolean } = {},
) => made('boolean', label, facts, { blank: preset, required: false });

interface Choices<Value extends string> extends Facts {
  /** What is chosen at first; without it the person has to choose. */
  readonly preset?: Value;
}
type Preset<F> = F extends { readonly preset: infer Value } ? Value : undefined;

/** One of a few answers, told by their words. */
export const choice = <
  const Words extends Readonly<Record<string, Label>>,
  const F extends Choices<keyof Words & string>,
>(
  label: Label,
  words: Words,
  facts?: F,
) =>
  made<'choice', F, keyof Words & string, Preset<F>>('choice', label, facts, {
    blank: facts?.preset,
    options: Object.keys(words),
    words,
    fault: 'required',
  });

/** Characters of a long text, with what orders it. */
const HTML = 200_000;
/** Blocks of one text. */
const MOST_BLOCKS = 500;
const isRichText = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_BLOCKS && JSON.stringify(value).length <= HTML;
const richText: v.GenericSchema<unknown, RichText> = v.pipe(
  v.unknown(),
  v.check(isRichText, 'value.invalid'),
  v.transform(readRichText),
);
/** A text of paragraphs, lists and tables (`core/domain/text/rich-text`). */
export const rich = (label: Label, facts: Omit<Facts, 'optional'> = {}) =>
  ({ ...facts, kind: 'rich', label, schema: richText, blank: [] }) as const satisfies Field;

const MOST_VALUES = 300;
const anyValues = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/u, 'value.invalid')), v.unknown()),
  v.check((all) => Object.keys(all).length <= MOST_VALUES, 'list.tooLong'),
  v.check((all) => JSON.stringify(all).length <= HTML, 'text.tooLong'),
);
/** Values by the code of their field; which fields these are is known where the record is judged. */
export const values = (label: Label, facts: Omit<Facts, 'optional'> = {}) =>
  ({ ...facts, kind: 'values', label, schema: anyValues, blank: {} }) as const satisfies Field;

interface Lists extends Omit<Facts, 'optional'> {
  /** At least one. */
  readonly some?: boolean;
}

/** Several of a few answers, told by their words. */
export const choices = (
  label: Label,
  words: Readonly<Record<string, Label>>,
  { some = false, ...facts }: Lists = {},
) => {
  const options = Object.keys(words);
  const entry: FieldRule = {
    kind: 'choice',
    options,
    required: true,
    missing: 'value.invalid',
    fault: 'value.invalid',
  };
  return made('choices', label, facts, { required: some, max: options.length, options, words, entry });
};

interface Tags extends Lists {
  /** So many at least. */
  readonly least?: number;
  /** Their order says something. */
  readonly unordered?: false;
}

/** Words that are typed, each once. */
export const tags = (label: Label, { some = false, least = 0, max = 100, ...facts }: Tags = {}) =>
  made('tags', label, facts, { required: some, min: least, entry: { kind: 'text', required: true, max } });

interface ReferencesFacts extends Lists {
  readonly to: string;
  /** The table that joins both; without one they are an array of UUIDs. */
  readonly through?: Through;
}
/** Other records by their UUIDs. */
export const references = (label: Label, { some = false, ...facts }: ReferencesFacts) =>
  made('references', label, facts, {
    required: some,
    max: 1_000,
    entry: { ...UUID, kind: 'reference', required: true },
    ordered: facts.through?.position !== undefined,
  });

interface RowsFacts extends Omit<Facts, 'optional'> {
  /** The table they have; without one they are JSON. */
  readonly held?: Held;
  /** What the button says that adds one; a line, where silent. */
  readonly add?: Label;
}

type OneRow<Fields extends FieldSet> = { uuid: string } & OutputOf<Fields>;

/** Parts of the record that have fields of their own, each with a UUID of the device. */
export function rows<Fields extends FieldSet>(
  label: Label,
  row: Fields,
  facts?: RowsFacts,
): Field<v.GenericSchema<OneRow<Fields>[], OneRow<Fields>[]>, 'rows', never[]> & { readonly row: Fields };
export function rows(label: Label, row: FieldSet, { max = LIST, ...facts }: RowsFacts = {}): Field {
  const schema = v.pipe(
    listOf(v.strictObject({ uuid, ...entriesWithGaps(row) }), max),
    v.check((all) => new Set(all.map((one) => one.uuid)).size === all.length, 'value.taken'),
  );
  return { ...facts, kind: 'rows', label, schema, blank: [], row };
}

/** Where the shop delivers; France at first. */
export const country = (label: Label, facts: Omit<Facts, 'optional'> = {}) =>
  made<'country', typeof facts, Country, 'FR'>('country', label, facts, {
    blank: 'FR',
    autoComplete: 'country',
    options: COUNTRIES,
    fault: 'required',
  });

/** A code of a few letters. */
// @__NO_SIDE_EFFECTS__
const letters =
  (shape: ShapeName, max: number) =>
  (label: Label, facts: Omit<Facts, 'optional'> = {}) =>
    made('text', label, facts, { shape, max });
/** A country by its two letters, wherever it lies; `*` is every one. */
export const anyCountry = letters('countryCode', 2);
/** A currency by its three letters (ISO 4217). */
export const currencyCode = letters('currencyCode', 3);
/** A language and where it is spoken: `fr_FR`. */
export const localeCode = letters('localeCode', 5);

/** A secret: it stays in the form, and is no part of a draft. */
export const password = <Schema extends v.GenericSchema<string>>(label: Label, schema: Schema, help?: Label) => ({
  ...made('password', label, help === undefined ? {} : { help }),
  schema,
});

/** A box that has to be ticked, anew in each form. */
export const consent = (label: Label) => made('consent', label, {}, { missing: 'accepted', blank: undefined });
