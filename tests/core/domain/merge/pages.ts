/** Pages made of blocks, and what editors do to them: the words an editor writes are nobody else's. */
import fc from 'fast-check';

export interface Block {
  readonly id: string;
  readonly pos?: string;
  readonly type: string;
  readonly props: { readonly text: string; readonly tone: number };
  readonly children: readonly Block[];
}

export interface Page {
  readonly title: string;
  readonly tags: readonly string[];
  readonly blocks: readonly Block[];
}

export type Edit =
  | { readonly what: 'add' | 'move'; readonly block: number; readonly under: number; readonly at: number }
  | { readonly what: 'remove'; readonly block: number }
  | { readonly what: 'tone'; readonly block: number; readonly tone: number }
  | { readonly what: 'word' | 'replace'; readonly block: number; readonly at: number }
  | { readonly what: 'title'; readonly at: number }
  | { readonly what: 'tag'; readonly at: number };

const small = fc.nat({ max: 30 });

export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('add' as const, 'move' as const), block: small, under: small, at: small }),
    fc.record({ what: fc.constant('remove' as const), block: small }),
    fc.record({ what: fc.constant('tone' as const), block: small, tone: fc.nat({ max: 3 }) }),
    fc.record({ what: fc.constantFrom('word' as const, 'replace' as const), block: small, at: small }),
    fc.record({ what: fc.constant('title' as const), at: small }),
    fc.record({ what: fc.constant('tag' as const), at: small }),
  ),
  { maxLength: 5 },
);

/** A page whose every word is its own. */
export const pages: fc.Arbitrary<Page> = fc
  .array(fc.record({ under: small, words: fc.integer({ min: 1, max: 8 }) }), { maxLength: 9 })
  .map((facts) => {
    let page: Page = { title: 'Choisir ses plaquettes de frein', tags: ['freinage', 'conseils'], blocks: [] };
    for (const [at, { under, words }] of facts.entries()) {
      const text = Array.from({ length: words }, (_, word) => `b${at}w${word}`).join(' ');
      page = withBlock(page, { id: `b${at}`, type: 'text', props: { text, tone: 0 }, children: [] }, under, 99);
    }
    return page;
  });

/** What an editor makes of a page. @param who begins every word and block they write */
export function edited(page: Page, who: string, list: readonly Edit[]): Page {
  return list.reduce((now, edit, at) => oneEdit(now, edit, `${who}${at}`), page);
}

function oneEdit(page: Page, edit: Edit, name: string): Page {
  if (edit.what === 'title') return { ...page, title: withWord(page.title, edit.at, name, false) };
  if (edit.what === 'tag') {
    const gone = page.tags[edit.at % (page.tags.length + 1)];
    return { ...page, tags: [...page.tags.filter((tag) => tag !== gone), name] };
  }
  const all = [...each(page.blocks)];
  const block = all[edit.block % Math.max(1, all.length)];
  if (edit.what === 'add') {
    const made: Block = { id: name, type: 'text', props: { text: `${name}w0 ${name}w1`, tone: 0 }, children: [] };
    return withBlock(page, made, edit.under, edit.at);
  }
  if (block === undefined) return page;
  const without = { ...page, blocks: removed(page.blocks, block.id) };
  if (edit.what === 'remove') return without;
  if (edit.what === 'move') return withBlock(without, block, edit.under, edit.at);
  const props =
    edit.what === 'tone'
      ? { ...block.props, tone: edit.tone }
      : { ...block.props, text: withWord(block.props.text, edit.at, name, edit.what === 'replace') };
  return { ...page, blocks: mapped(page.blocks, block.id, (one) => ({ ...one, props })) };
}

function withWord(text: string, at: number, word: string, replaces: boolean): string {
  const words = text.split(' ');
  words.splice(at % (words.length + 1), replaces ? 1 : 0, word);
  return words.join(' ');
}

/** Puts a block under one of the blocks of a page, or at its top. */
function withBlock(page: Page, block: Block, under: number, at: number): Page {
  const parents = [null, ...each(page.blocks)];
  const parent = parents[under % parents.length] ?? null;
  const into = (list: readonly Block[]) => list.toSpliced(Math.min(at, list.length), 0, block);
  if (parent === null) return { ...page, blocks: into(page.blocks) };
  return { ...page, blocks: mapped(page.blocks, parent.id, (one) => ({ ...one, children: into(one.children) })) };
}

export function* each(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    yield* each(block.children);
  }
}

const removed = (blocks: readonly Block[], id: string): Block[] =>
  blocks.filter((one) => one.id !== id).map((one) => ({ ...one, children: removed(one.children, id) }));

const mapped = (blocks: readonly Block[], id: string, change: (block: Block) => Block): Block[] =>
  blocks.map((one) => {
    const now = one.id === id ? change(one) : one;
    return { ...now, children: mapped(now.children, id, change) };
  });
