/** Where a content stands in the shop, by the patterns of domain 1.4. */
import type { Area } from '#core/domain/shop/area.ts';

export const PAGE_TYPE = 'page';

/** What a pattern may name; what a content has none of leaves its part out. */
export const PLACEHOLDERS = ['area', 'type', 'category', 'yyyy', 'mm', 'slug'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** A page stands at its slug, everything else below the list of its type. */
const PAGE_PATTERN = '{slug}';
const USUAL_PATTERN = '{type}/{slug}';
export const LONGEST_PATTERN = 120;

/** The pattern of a type; one of its own in place of the usual. Pages have no other (specification §2: `/{slug}`). */
export const patternOf = (type: string, own: string | null = null): string =>
  type === PAGE_TYPE ? PAGE_PATTERN : (own ?? USUAL_PATTERN);

const PART = new RegExp(`^(?:[a-z0-9-]|\\{(?:${PLACEHOLDERS.join('|')})\\})+$`, 'u');

/** Slugs and names of placeholders, joined by slashes; with the slug once, because an address means one thing. */
export const isPattern = (text: string): boolean =>
  text.length <= LONGEST_PATTERN &&
  text.split('/').every((part) => PART.test(part)) &&
  text.split('{slug}').length === 2;

export interface ContentPlace {
  readonly type: string;
  readonly slug: string;
  /** Absent: of both. */
  readonly area?: Area | null;
  /** Slug of its first category. */
  readonly category?: string | null;
  /** First published, `YYYY-MM` in Paris. */
  readonly month?: string | null;
}

/** Without a slash at its start. */
export function pathOfContent(place: ContentPlace, own: string | null = null): string {
  const { type, slug, area = null, category = null, month = null } = place;
  const [yyyy = '', mm = ''] = (month ?? '').split('-');
  const values: Readonly<Record<Placeholder, string>> = {
    area: area ?? '',
    type,
    category: category ?? '',
    yyyy,
    mm,
    slug,
  };
  const named = (part: string): string =>
    PLACEHOLDERS.reduce((text, name) => text.replaceAll(`{${name}}`, values[name]), part);
  return patternOf(type, own)
    .split('/')
    .map((part) => named(part).replace(/-{2,}/gu, '-').replace(/^-|-$/gu, ''))
    .filter((part) => part !== '')
    .join('/');
}
