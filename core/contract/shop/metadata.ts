/** Title, metas, canonical and structured data of a page (specification §3 and §7, domain 1.3). */
import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES } from '#core/domain/shop/locale.ts';
import { defineRoute } from '#core/wire/route.ts';

const metadata = v.object({
  title: v.string(),
  description: v.string(),
  article_modified_time: v.nullable(v.string()),
  og_title: v.string(),
  og_description: v.string(),
  og_url: v.string(),
  og_site_name: v.string(),
  og_image: v.array(v.object({ url: v.string(), height: v.number(), width: v.number() })),
  og_locale: v.string(),
  twitter_card: v.string(),
  twitter_title: v.string(),
  twitter_description: v.string(),
  twitter_image: v.nullable(v.string()),
  /** Values are joined with commas (specification §3). */
  robots: v.record(v.string(), v.string()),
  canonical: v.nullable(v.string()),
  /** JSON-LD graph. */
  schema: v.nullable(v.record(v.string(), v.unknown())),
});
export type Metadata = v.InferOutput<typeof metadata>;

export const metadataRoute = defineRoute({
  name: 'api.get-metadata',
  method: 'GET',
  uri: 'api/get-metadata',
  access: 'anyone',
  cache: 'public',
  query: v.strictObject({
    route: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
    url: v.pipe(v.string('required'), v.maxLength(2048, 'text.tooLong')),
    /** The reader's language; French where silent. */
    locale: v.optional(v.picklist(LOCALES), DEFAULT_LOCALE),
  }),
  answer: metadata,
});
