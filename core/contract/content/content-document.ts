import type { Area } from '#core/domain/shop/area.ts';
import type { ShownFact } from '#core/domain/cms/fields/shown-facts.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import type { RichText } from '#core/contract/catalogue/product-detail.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Picture } from '#core/contract/catalogue/structure.ts';

export interface ContentDocument extends DocumentWords {
  uuid: string;
  type: 'page' | 'post';
  /** Post list the post belongs to (`actualites`, `conseils`); null for pages. */
  list: string | null;
  area: Area | null;
  slug: string;
  /** Path in the shop without leading slash, unique. */
  path: string;
  picture: Picture | null;
  publishedAt: string;
  updatedAt: string;
  /** Language of its text; French where silent. */
  locale?: Locale;
  /** What has been written in English: it travels with the French (`contentsIn`). A text has its body, if an empty one. */
  english?: Partial<DocumentWords>;
}

/** What a document says in one language. */
export interface DocumentWords {
  title: string;
  shortDescription: string;
  /** Nothing where the document is made of blocks. */
  body: RichText;
  blocks?: readonly Block[];
  /** Pictures that blocks and body name, by the UUID of the library. */
  media?: Readonly<Record<string, Picture>>;
  categories: readonly string[];
  metaTitle: string | null;
  metaDescription: string | null;
  /** Fields of its type that the shop shows. */
  facts?: readonly ShownFact[];
  /** What links to it show, and whether search engines may list it, where an editor said so (domain 8.6). */
  shared?: SharedTexts;
}

/** Empty texts and null: as the page itself. */
export interface SharedTexts {
  ogTitle: string;
  ogDescription: string;
  ogPicture: Picture | null;
  twitterTitle: string;
  twitterDescription: string;
  twitterPicture: Picture | null;
  index: boolean;
  follow: boolean;
}

/** A document as lists of documents show it. */
export interface ContentSummary {
  title: string;
  path: string;
  excerpt: string;
  type: ContentDocument['type'];
  list: string | null;
  picture: ContentDocument['picture'];
  publishedAt: string;
  /** Language of its words; French where silent. */
  locale?: Locale;
}

export interface PostList {
  slug: string;
  label: string;
  type: string;
  area: Area | null;
}

/** Blocks that are written once and shown where a block names them. */
export interface ContentPart {
  blocks: readonly Block[];
  media: Readonly<Record<string, Picture>>;
  /** The same in English, where it was written. */
  english?: Pick<ContentPart, 'blocks' | 'media'>;
}

/** Every published page and post of the shop. */
export interface Contents {
  /** Components by their UUIDs. */
  components?: Readonly<Record<string, ContentPart>>;
  documents: readonly ContentDocument[];
  postLists: readonly PostList[];
}
