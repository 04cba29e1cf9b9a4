/** How the authors of the demo shop write a page or a post: plain texts in, typography and addresses out. */
import type { RichText } from '#core/contract/catalogue/product-detail.ts';
import type { Area } from '#core/domain/shop/area.ts';

import { french } from '../french.ts';
import type { DemoContent, DemoEnglish, Shot } from '../shape.ts';
import { named, textBlock, type Unnamed } from './page-blocks.ts';

interface PageText {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences under the title and in lists. */
  readonly summary: string;
  /** At most 160 characters (domain 8.6). */
  readonly description: string;
  readonly ageDays: number;
  readonly body: RichText;
}

export interface PostText extends PageText {
  /** Null for both areas. */
  readonly area: Area | null;
  readonly shot: Shot;
  readonly categories: readonly string[];
}

interface BuiltPage extends Omit<PageText, 'body'> {
  readonly blocks: readonly Unnamed[];
  /** What its blocks mean by their own picture. */
  readonly shot?: Shot | null;
  readonly english?: DemoEnglish;
}

/** The English of such a page, under the names of its French blocks where they stand at the same place. */
export const englishPage = ({
  slug,
  title,
  summary,
  description,
  blocks,
}: Omit<BuiltPage, 'ageDays' | 'shot' | 'english'>): DemoEnglish => ({
  title,
  shortDescription: summary,
  metaDescription: description,
  blocks: named(slug, blocks),
});

/** An editorial page of blocks: its path is its slug. */
export function builtPage({ blocks, shot = null, english, ...text }: BuiltPage): DemoContent {
  return {
    ...written({ ...text, body: [] }),
    type: 'page',
    list: null,
    area: null,
    path: text.slug,
    categories: [],
    shot,
    blocks: named(text.slug, blocks),
    ...(english === undefined ? {} : { english }),
  };
}

/** An editorial page of one text. */
export const page = ({ body, ...text }: PageText): DemoContent => builtPage({ ...text, blocks: [textBlock(body)] });

/** A post of a list: its path is `<list>/<slug>`. */
export function post(list: 'actualites' | 'conseils', text: PostText): DemoContent {
  const { area, categories, shot } = text;
  return {
    ...written(text),
    type: 'post',
    list,
    area,
    path: `${list}/${text.slug}`,
    categories: categories.map(french),
    shot,
  };
}

function written({ slug, title, summary, description, ageDays, body }: PageText) {
  return {
    slug,
    title: french(title),
    shortDescription: french(summary),
    metaDescription: french(description),
    ageDays,
    body,
  };
}
