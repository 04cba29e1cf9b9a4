/**
 * The data port: the only way in which the router's loaders reach data (rendering recipe, rule 2). On the server it
 * asks the services and records what it answered; in the browser it first replays what the document carried, then
 * asks the device, then the network.
 */
import type { InitPayload } from '#core/contract/shop/init.ts';
import type { Attribute, AttributeOption, Category, Structure } from '#core/contract/catalogue/structure.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import type { ShownSettings } from '#core/settings/shown.ts';

/**
 * The shop around every page, as far as drawing reads it. Payload and structure as the server keeps them are such a
 * frame; so is the part of them that a document carries (`page-frame.ts`).
 */
export interface Frame {
  readonly init: ShownInit;
  readonly structure: ShownStructure;
}

export interface ShownInit {
  readonly branding: Pick<InitPayload['branding'], 'name' | 'stylesheet' | 'icons'>;
  readonly context: Pick<InitPayload['context'], 'hosts' | 'serviceWorker' | 'languages'>;
  /** As values; the payload has them as texts. */
  readonly settings: ShownSettings;
}

export interface ShownStructure extends Pick<Structure, 'menus' | 'sliders'> {
  readonly categories: readonly ShownCategory[];
  readonly attributes: readonly ShownAttribute[];
}

export type ShownCategory = Pick<
  Category,
  | 'id'
  | 'area'
  | 'parentId'
  | 'name'
  | 'slug'
  | 'path'
  | 'description'
  | 'picture'
  | 'position'
  | 'productsCount'
  | 'translations'
>;

export type ShownOption = Pick<AttributeOption, 'id' | 'label'> & Partial<Pick<AttributeOption, 'swatch'>>;

export interface ShownAttribute extends Pick<
  Attribute,
  'code' | 'label' | 'unit' | 'group' | 'isVisibleOnFront' | 'swatchType'
> {
  readonly options: readonly ShownOption[];
}

export interface Port {
  frame: () => Promise<Frame>;
  /** `path` with leading slash, `search` with its question mark or empty. Never throws for an unknown address. */
  page: (path: string, search: string) => Promise<PageAnswer>;
}

/** What a document carries for the first render: read once, never a cache. */
export interface Boot {
  /** The part of the frame that the page shows. */
  frame: Frame;
  /** By path + search. */
  pages: Record<string, PageAnswer>;
}
