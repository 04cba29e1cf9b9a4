import type { Picture } from '#core/contract/catalogue/structure.ts';
import type { ContentSummary } from '#core/contract/content/content-document.ts';
import type { BlockType, PropsOf } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** Blocks with everything they show: plain JSON, the same from the server and from the device. */
export interface ShownBlocks {
  /** Components have the blocks they stand for as their children. */
  readonly blocks: readonly Block[];
  /** Articles by the id of their block. */
  readonly rows: Readonly<Record<string, readonly CatalogueRow[]>>;
  /** Posts by the id of their block. */
  readonly posts: Readonly<Record<string, readonly ContentSummary[]>>;
  /** Departments by the id of their block, as ids of the structure. */
  readonly departments: Readonly<Record<string, readonly number[]>>;
  /** Pictures by the UUID of the library. */
  readonly media: Readonly<Record<string, Picture>>;
  /** Language of the texts of the page; French where silent. */
  readonly locale?: Locale;
}

/** A block of a known kind, read when it came into the shop. */
export interface BlockOf<Type extends BlockType> {
  readonly id: string;
  readonly type: Type;
  readonly props: PropsOf<Type>;
  readonly children?: readonly Block[];
}
export type KnownBlock = { readonly [Type in BlockType]: BlockOf<Type> }[BlockType];

/** Whether a block of a resolved page is of a kind: its props were read when it came into the shop. */
export const isOf = <Type extends BlockType>(block: Block, type: Type): block is Block & BlockOf<Type> =>
  block.type === type;
