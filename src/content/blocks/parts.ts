/** What a page of blocks is drawn with that only its realm knows: the shop's live parts, or the back office's stand-ins. */
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { ContentSummary } from '#core/contract/content/content-document.ts';
import type { ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import type { BlockFrame } from '#core/domain/blocks/definition.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useTextLang } from '#src/i18n/use-locale.ts';

export interface ArticleProps {
  row: CatalogueRow;
  /** ISO instant. */
  pricedAt: string;
  headingLevel: 2 | 3;
}

export interface BlockParts {
  Product: ComponentType<ArticleProps>;
  Vehicle: ComponentType<ArticleProps>;
  Post: ComponentType<{ post: ContentSummary; headingLevel: 2 | 3 }>;
  Opening: ComponentType<{ slider: string; title: string }>;
  Departments: ComponentType<{ ids: readonly number[] }>;
  Services: ComponentType;
  /** When and how the shop answers, or where it is, with the map of another site where the shop has one. */
  Facts: ComponentType<{ of?: 'hours' | 'map' }>;
  /** Who publishes the shop, as the law wants it named. */
  Legal: ComponentType;
  ContactForm: ComponentType<{ area: Area; subject: string }>;
  NewsletterForm: ComponentType<{ area: Area }>;
  /** A piece of HTML: the shop draws what its server made harmless, the back office shows the code. */
  Html: ComponentType<{ code: string; className: string }>;
  /** Draws what is meant for some people alone, for them. */
  For: ComponentType<{ audience: Exclude<BlockFrame['audience'], 'all'>; children: ReactNode }>;
}

export interface Drawing {
  parts: BlockParts;
  shown: ShownBlocks;
  /** ISO instant at which the prices were true. */
  pricedAt: string;
}

export const DrawingContext = createContext<Drawing | null>(null);

export function useDrawing(): Drawing {
  const drawing = use(DrawingContext);
  if (drawing === null) throw new Error('blocks are drawn within BlocksView');
  return drawing;
}

/** `lang` of the words of a block, where they are not in the reader's language. */
export const useBlockLang = (): ReturnType<typeof useTextLang> => useTextLang(useDrawing().shown.locale);
