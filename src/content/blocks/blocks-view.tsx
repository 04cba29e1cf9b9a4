import { useMemo } from 'react';
import type { ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import { BlockView } from '#src/content/blocks/block-view.tsx';
import { DrawingContext, type BlockParts } from '#src/content/blocks/parts.ts';

export interface BlocksViewProps {
  shown: ShownBlocks;
  parts: BlockParts;
  pricedAt: string;
  /** The page has said its title already. */
  titled: boolean;
}

/** A page made of blocks. */
export function BlocksView({ shown, parts, pricedAt, titled }: BlocksViewProps) {
  const drawing = useMemo(() => ({ shown, parts, pricedAt }), [shown, parts, pricedAt]);
  return (
    <DrawingContext value={drawing}>
      {shown.blocks.map((block, at) => (
        <BlockView key={block.id} block={block} first={at === 0 && !titled} />
      ))}
    </DrawingContext>
  );
}
