import type { RichBlock } from '#core/contract/product-detail.ts';
import type { Area } from '#core/domain/area.ts';

import { french } from '../../french.ts';
import type { DemoContent, Shot } from '../shape.ts';
import { prose } from '../wording.ts';

/** Said at the head of every legal page. */
export const FICTION =
  '> **Boutique de démonstration.** La société, ses adresses, ses numéros et ses articles sont fictifs. Aucune commande passée ici ne sera livrée ni débitée. Les règles de droit citées sont réelles ; faites relire ces textes avant tout usage commercial.';

interface PageDraft {
  readonly slug: string;
  readonly title: string;
  /** What the page says, in a sentence; also the description for search engines. */
  readonly summary: string;
  readonly body: readonly (RichBlock | string)[];
  readonly shot?: Shot;
}

/** Texts of a body are prose, blocks stand as they are. */
const blocks = (body: PageDraft['body']): RichBlock[] =>
  body.flatMap((part) => (typeof part === 'string' ? prose(part) : [part]));

export const page = (draft: PageDraft): DemoContent => ({
  type: 'page',
  list: null,
  area: null,
  slug: draft.slug,
  path: draft.slug,
  title: french(draft.title),
  shortDescription: french(draft.summary),
  body: blocks(draft.body),
  categories: [],
  metaDescription: french(draft.summary),
  shot: draft.shot ?? null,
  ageDays: 120,
});

interface PostDraft extends PageDraft {
  readonly list: 'actualites' | 'conseils';
  readonly area: Area | null;
  readonly about: readonly string[];
  readonly ageDays: number;
}

export const post = (draft: PostDraft): DemoContent => ({
  ...page(draft),
  type: 'post',
  list: draft.list,
  area: draft.area,
  path: `${draft.list}/${draft.slug}`,
  categories: draft.about.map(french),
  ageDays: draft.ageDays,
});
