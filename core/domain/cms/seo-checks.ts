/** What an editor is told of a content before search engines read it (domain 8.6). */
import { textOf } from '#core/domain/blocks/block-words.ts';
import { eachBlock, type Block } from '#core/domain/blocks/block.ts';
import { linksOf } from '#core/domain/blocks/contents.ts';
import { plainText, type RichText } from '#core/domain/text/rich-text.ts';
import { slugOf } from '#core/domain/text/slug.ts';

export const SEO_CHECKS = [
  'keywordInTitle',
  'keywordInDescription',
  'keywordInSlug',
  'keywordAtStart',
  'oneTitle',
  'picturesSaid',
  'internalLink',
  'longEnough',
] as const;
export type SeoCheck = (typeof SEO_CHECKS)[number];

/** Words a post should have. */
export const ENOUGH_WORDS = 300;

export interface Checked {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  readonly keyword: string;
  readonly body: RichText;
  readonly blocks: readonly Block[];
  /** Posts are long, pages need not be. */
  readonly isPost: boolean;
}

/** Words are compared as slugs are made: without accents, case and signs. */
const holds = (text: string, keyword: string): boolean => `-${slugOf(text)}-`.includes(`-${slugOf(keyword)}-`);

const linksIn = (body: RichText): readonly string[] =>
  body.flatMap((part) => {
    const spans =
      part.type === 'list' ? part.items.flat() : part.type === 'paragraph' || part.type === 'note' ? part.text : [];
    return spans.flatMap(({ href }) => href ?? []);
  });

const isUnsaidPicture = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'picture' in value &&
  value.picture !== '' &&
  'alt' in value &&
  value.alt === '';

/** A picture, or one of several, of which nothing is said to whoever does not see it. */
const isUnsaid = ({ type, props }: Block): boolean =>
  (type === 'image' && isUnsaidPicture(props)) ||
  (type === 'gallery' && Array.isArray(props['items']) && props['items'].some(isUnsaidPicture));

/** What is in order, check by check; those of a keyword are left out as long as none is named. */
export function seoChecks(content: Checked): Readonly<Partial<Record<SeoCheck, boolean>>> {
  const { title, description, slug, keyword, body, blocks, isPost } = content;
  const text = `${plainText(body)} ${textOf(blocks)}`.trim();
  const all = [...eachBlock(blocks)];
  const first = body.find(({ type }) => type === 'paragraph');
  const start = first === undefined ? text.slice(0, 400) : plainText([first]);
  const words = text.split(/\s+/u).filter(Boolean).length;
  const ofKeyword =
    keyword.trim() === ''
      ? {}
      : {
          keywordInTitle: holds(title, keyword),
          keywordInDescription: holds(description, keyword),
          keywordInSlug: holds(slug, keyword),
          keywordAtStart: holds(start, keyword),
        };
  const unsaid = body.some((part) => part.type === 'image' && part.alt === '') || all.some(isUnsaid);
  return {
    ...ofKeyword,
    oneTitle: all.filter(({ type }) => type === 'hero').length <= 1,
    picturesSaid: !unsaid,
    internalLink: [...linksIn(body), ...linksOf(blocks)].some((href) => href.startsWith('/')),
    ...(isPost ? { longEnough: words >= ENOUGH_WORDS } : {}),
  };
}
