import { useMemo } from 'react';
import type { ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import { eachBlock, type Block } from '#core/domain/blocks/block.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { mediaOf } from '#core/domain/blocks/contents.ts';
import { useLibraryPictures } from '#src/admin/features/builder/canvas/library-pictures.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';

/** Kinds that show something of the shop. */
const ASKING: ReadonlySet<string> = new Set(['products', 'product', 'categories', 'posts', 'component']);

interface CanvasData {
  readonly shown: ShownBlocks;
  /** What the pictures of the page are called, by their hashes. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * What the blocks of a page show of the shop; what this device kept of the same question where there is no network. A word
 * typed elsewhere on the page asks nothing.
 */
export function useCanvasData(blocks: readonly Block[], area: Area | null): CanvasData {
  const media = useLibraryPictures(mediaOf(blocks));
  const asking = [...eachBlock(blocks)]
    .filter(({ type }) => ASKING.has(type))
    .map(({ id, type, props }) => ({ id, type, props }));
  const { answer } = useAnswer(
    'api.admin.blocks.shown',
    asking.length === 0 ? null : { body: { area, blocks: asking } },
  );
  const names = useMemo(
    () => new Map(Object.values(media).map(({ hash, fileName }) => [hash, fileName] as const)),
    [media],
  );
  const shown = useMemo(
    () => ({
      blocks,
      rows: answer?.rows ?? {},
      posts: answer?.posts ?? {},
      departments: answer?.departments ?? {},
      media: { ...answer?.media, ...media },
    }),
    [answer, blocks, media],
  );
  return { shown, names };
}
