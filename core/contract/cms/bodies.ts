/**
 * What editors write, kind by kind: the body of a document. A draft may be unfinished – an empty title, no slug – and is
 * kept all the same; what visitors are to see is asked for more (`core/domain/cms`).
 */
import * as v from 'valibot';
import { SEO_RULES } from '#core/domain/cms/seo.ts';
import { CODE_LIMIT } from '#core/domain/cms/fields/custom-field.ts';
import { MAX_SLUG_LENGTH } from '#core/domain/text/slug.ts';
import { boundedJson } from '#core/contract/cms/bounded-json.ts';
import { blocks, richText } from '#core/contract/cms/rich.ts';
import * as f from '#core/wire/fields.ts';

/** Characters of a title and of the text above a list. */
export const TITLE_LIMIT = 255;
export const SUMMARY_LIMIT = 500;
const DESCRIPTION_LIMIT = 5_000;
const MOST_TERMS = 100;

const text = (max: number) => v.pipe(v.string('text.invalid'), v.maxLength(max, 'text.tooLong'));

/** Lower case, digits and dashes; may be empty as long as it is a draft. */
const slug = v.pipe(
  v.string('text.invalid'),
  v.maxLength(MAX_SLUG_LENGTH, 'text.tooLong'),
  v.regex(/^[a-z0-9-]*$/, 'slug.invalid'),
);
const reference = v.nullable(f.uuid);
const references = f.listOf(f.uuid, MOST_TERMS);

const seoText = (name: keyof typeof SEO_RULES) =>
  v.optional(v.pipe(v.string('text.invalid'), v.maxLength(SEO_RULES[name].max, 'seo.tooLong')), '');

/** What search engines and shared links show (domain 8.6); empty: what the document itself says. */
export const seo = v.strictObject({
  metaTitle: seoText('metaTitle'),
  metaDescription: seoText('metaDescription'),
  ogTitle: seoText('ogTitle'),
  ogDescription: seoText('ogDescription'),
  ogImage: v.optional(reference, null),
  twitterTitle: seoText('twitterTitle'),
  twitterDescription: seoText('twitterDescription'),
  twitterImage: v.optional(reference, null),
  focusKeyword: v.optional(text(100), ''),
  /** May search engines list it, and follow its links? */
  index: v.optional(v.boolean(), true),
  follow: v.optional(v.boolean(), true),
});
export type Seo = v.InferOutput<typeof seo>;

export const contentText = v.strictObject({
  title: text(TITLE_LIMIT),
  slug,
  shortDescription: text(SUMMARY_LIMIT),
  body: richText,
  blocks,
  seo,
});
export type ContentText = v.InferOutput<typeof contentText>;

/** In both languages; French always. */
const translated = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ fr_FR: schema, en_GB: v.exactOptional(schema) });

const CUSTOM_BOUNDS = { depth: 10, values: 5_000 };

const customFields = boundedJson(
  CUSTOM_BOUNDS,
  (value): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => name.length <= CODE_LIMIT),
);

export const contentBody = v.strictObject({
  area: v.picklist(['both', 'auto', 'moto'], 'area.invalid'),
  parent: reference,
  categories: references,
  tags: references,
  thumbnail: reference,
  image: reference,
  customFields,
  translations: translated(contentText),
});
export type ContentBody = v.InferOutput<typeof contentBody>;

export const componentBody = v.strictObject({
  translations: translated(v.strictObject({ title: text(TITLE_LIMIT), slug, blocks })),
  thumbnail: reference,
});
export type ComponentBody = v.InferOutput<typeof componentBody>;

export const termBody = v.strictObject({
  translations: translated(v.strictObject({ title: text(TITLE_LIMIT), slug, description: text(DESCRIPTION_LIMIT) })),
  parent: reference,
  position: f.counter(0),
});
export type TermBody = v.InferOutput<typeof termBody>;
