/** A page is a tree of blocks: what each is made of says `all-blocks.ts`. */
export interface Block {
  /** Given by the device; unique in its document, kept while the block lives: changes are merged by it. */
  readonly id: string;
  /** Where it stands among its neighbours, once a merge has said so (`core/domain/merge/positions.ts`). */
  readonly pos?: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children?: readonly Block[];
}

/** Bounds of what is saved. */
export const BLOCK_LIMITS = {
  /** Sections in columns in sections. */
  depth: 6,
  /** Of a whole document. */
  count: 400,
  /** Characters of its JSON. */
  size: 400_000,
} as const;

/** Every block of a tree, parents before their children. */
export function* eachBlock(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if (block.children !== undefined) yield* eachBlock(block.children);
  }
}

/** The same tree with every block passed through `change`, children first. */
export const mapBlocks = (blocks: readonly Block[], change: (block: Block) => Block): Block[] =>
  blocks.map((block) =>
    change(block.children === undefined ? block : { ...block, children: mapBlocks(block.children, change) }),
  );
