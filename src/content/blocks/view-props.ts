import type { ReactNode } from 'react';
import type { BlockOf } from '#core/contract/pages/blocks/shown-blocks.ts';
import type { BlockType } from '#core/domain/blocks/all-blocks.ts';

export interface ViewProps<Type extends BlockType> {
  id: string;
  props: BlockOf<Type>['props'];
  /** The first thing of the page: its title is the page's. */
  first: boolean;
  /** Blocks that lie in it, drawn. */
  children?: ReactNode;
}
