import type { ComponentType } from 'react';
import type { Block } from '#core/domain/blocks/block.ts';
import type { Area } from '#core/domain/shop/area.ts';

/** What blocks are edited with: handed in, because features know none of each other. */
export type BlocksField = ComponentType<{
  value: readonly Block[];
  onChange: (blocks: Block[]) => void;
  area: Area | null;
  isPage?: boolean;
  readOnly?: boolean;
}>;
