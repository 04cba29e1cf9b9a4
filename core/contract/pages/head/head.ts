/**
 * Title and metas of a page, computed from its record by the same rules on server and device (domain 1.3; offline
 * titles come from here too). Structured data is added by the server alone.
 */
import { cutText } from '#core/domain/text/cut-text.ts';
import { formatRound } from '#core/domain/price/format-money.ts';
import type { Money } from '#core/domain/price/money.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';
import type { SourceState } from '#core/contract/pages/page-source.ts';
import { picturePath } from '#core/contract/pages/paths.ts';

/** What a page says of itself; the rest of the metadata follows from it. */
export interface HeadFacts {
  title: string;
  description: string;
  /** Path with leading slash that stands for this page; null for pages that must not be indexed. */
  canonicalPath: string | null;
  picture: { hash: string; width: number; height: number } | null;
  modifiedAt: string | null;
}

const DEFAULT_ROBOTS = {
  index: 'index',
  follow: 'follow',
  'max-snippet': 'max-snippet:-1',
  'max-image-preview': 'max-image-preview:large',
};
const HIDDEN_ROBOTS = { index: 'noindex', follow: 'nofollow' };

/** What a head needs of the shop. */
export type HeadState = Pick<SourceState, 'siteName' | 'origin' | 'locale'>;

/** The words in the language of a head. */
export const inLocale = <T>(
  words: Readonly<Record<Locale, T>>,
  { locale = DEFAULT_LOCALE }: Pick<HeadState, 'locale'>,
): T => words[locale];

export function metadataOf(facts: HeadFacts, state: HeadState): Metadata {
  const address = facts.canonicalPath === null ? null : `${state.origin}${facts.canonicalPath}`;
  const width = facts.picture === null ? 0 : Math.min(800, facts.picture.width);
  const image = facts.picture === null ? null : `${state.origin}${picturePath(facts.picture.hash, 800)}`;
  return {
    title: facts.title,
    description: facts.description,
    article_modified_time: facts.modifiedAt,
    og_title: facts.title,
    og_description: facts.description,
    og_url: address ?? state.origin,
    og_site_name: state.siteName,
    og_image:
      facts.picture === null || image === null
        ? []
        : [{ url: image, width, height: Math.round((width * facts.picture.height) / facts.picture.width) }],
    og_locale: state.locale ?? DEFAULT_LOCALE,
    twitter_card: image === null ? 'summary' : 'summary_large_image',
    twitter_title: facts.title,
    twitter_description: facts.description,
    twitter_image: image,
    robots: facts.canonicalPath === null ? HIDDEN_ROBOTS : DEFAULT_ROBOTS,
    canonical: address,
    schema: null,
  };
}

/** A price in a title, which has plain spaces alone: `1 234,50 €`, `24 900 €`. */
export function titlePrice(amount: Money, locale: Locale = DEFAULT_LOCALE): string {
  return formatRound(amount, locale).replaceAll(NARROW, ' ');
}

const AREA_NAMES: Readonly<Record<Locale, Readonly<Record<Area, string>>>> = {
  fr_FR: { auto: 'auto', moto: 'moto' },
  en_GB: { auto: 'car', moto: 'motorcycle' },
};

export const areaName = (area: Area, state: Pick<HeadState, 'locale'>): string => inLocale(AREA_NAMES, state)[area];

/** The first sentences of a text within 155 characters, cut at a word; spaces that do not break stay what they are. */
export function excerptOf(text: string, max = 155): string {
  const flat = text.replace(/[ \t\r\n]+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const end = flat.lastIndexOf(' ', max - 1);
  return `${end > 0 ? flat.slice(0, end) : cutText(flat, max - 1)}…`;
}
