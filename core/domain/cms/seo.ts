/** Texts for search engines and shared links: how long they may be, and how long they should (domain 8.6). */
export interface SeoRule {
  /** Characters: not one more. */
  readonly max: number;
  /** What is advised, in characters. */
  readonly best: readonly [least: number, most: number];
  /** What a search result has room for; null where nobody cuts. */
  readonly pixels: number | null;
}

export const SEO_RULES = {
  metaTitle: { max: 70, best: [30, 60], pixels: 600 },
  metaDescription: { max: 160, best: [121, 156], pixels: 920 },
  ogTitle: { max: 95, best: [40, 60], pixels: null },
  ogDescription: { max: 200, best: [100, 155], pixels: null },
  twitterTitle: { max: 70, best: [30, 60], pixels: null },
  twitterDescription: { max: 200, best: [100, 155], pixels: null },
} as const satisfies Readonly<Record<string, SeoRule>>;

export type SeoTextName = keyof typeof SEO_RULES;

/** A slug longer than this is cut in results. */
export const ADVISED_SLUG = 75;

/** What a large card is drawn from at least (domain 8.6). */
const LEAST_SHARED = { width: 600, height: 315 };

/** A picture of which a card would be drawn small, or not at all; one without a size – a drawing – is of every size. */
export const isSmallForSharing = ({
  width,
  height,
}: {
  readonly width: number | null;
  readonly height: number | null;
}) => width !== null && height !== null && (width < LEAST_SHARED.width || height < LEAST_SHARED.height);

/** On a phone a description has less room. */
export const MOBILE_DESCRIPTION_PIXELS = 680;

export type SeoAdvice = 'empty' | 'unusual' | 'good';

/**
 * How a text does.
 * @param pixels its width as a result draws it; null where that is not known
 */
export function seoAdvice({ best, pixels: room }: SeoRule, text: string, pixels: number | null): SeoAdvice {
  const length = Array.from(text.trim()).length;
  if (length === 0) return 'empty';
  const [least, most] = best;
  const fits = room === null || pixels === null || pixels <= room;
  return length >= least && length <= most && fits ? 'good' : 'unusual';
}
