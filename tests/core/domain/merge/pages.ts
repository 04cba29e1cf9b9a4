/** Pages made of blocks, and what editors do to them: the words an editor writes are nobody else's. */
import fc from 'fast-check';

export interface Block {
  readonly id: string;
  readonly pos?: string;
  readonly type: string;
  readonly props: { readonly text: string; readonly tone: number };
  /** Missing where nothing was ever put into it. */
  readonly children?: readonly Block[];
}

export interface Page {
  readonly title: string;
  readonly tags: readonly string[];
  /** A list whose items have no name. */
  readonly paragraphs: readonly string[];
  readonly blocks: readonly Block[];
}

export type Edit =
  | { readonly what: 'add' | 'move'; readonly block: number; readonly under: number; readonly at: number }
  | { readonly what: 'remove'; readonly block: number }
  | { readonly what: 'tone'; readonly block: number; readonly tone: number }
  | { readonly what: 'word' | 'replace' | 'correct'; readonly block: number; readonly at: number }
  | { readonly what: 'paragraph' | 'cut' | 'rewrite'; readonly at: number }
  | { readonly what: 'title'; readonly at: number }
  | { readonly what: 'tag'; readonly at: number };

const small = fc.nat({ max: 30 });

export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('add' as const, 'move' as const), block: small, under: small, at: small }),
    fc.record({ what: fc.constant('remove' as const), block: small }),
    fc.record({ what: fc.constant('tone' as const), block: small, tone: fc.nat({ max: 3 }) }),
    fc.record({ what: fc.constantFrom('word' as const, 'replace' as const), block: small, at: small }),
    fc.record({ what: fc.constant('correct' as const), block: small, at: small }),
    fc.record({ what: fc.constantFrom('paragraph' as const, 'cut' as const, 'rewrite' as const), at: small }),
    fc.record({ what: fc.constant('title' as const), at: small }),
    fc.record({ what: fc.constant('tag' as const), at: small }),
  ),
  { maxLength: 5 },
);

/** A page whose every word is its own. */
export const pages: fc.Arbitrary<Page> = fc
  .record({
    facts: fc.array(fc.record({ under: small, words: fc.integer({ min: 1, max: 8 }), isLeaf: fc.boolean() }), {
      maxLength: 9,
    }),
    paragraphs: fc.nat({ max: 3 }),
  })
  .map(({ facts, paragraphs }) => {
    let page: Page = {
      title: 'Choisir ses plaquettes de frein',
      tags: ['freinage', 'conseils'],
      paragraphs: Array.from({ length: paragraphs }, (_, at) => `p${at}alpha p${at}bravo p${at}charlie`),
      blocks: [],
    };
    for (const [at, { under, words, isLeaf }] of facts.entries()) {
      const text = Array.from({ length: words }, (_, word) => `b${at}w${word}abcdef`).join(' ');
      const made: Block = { id: `b${at}`, type: 'text', props: { text, tone: 0 } };
      page = withBlock(page, isLeaf ? made : { ...made, children: [] }, under, 99);
    }
    return page;
  });

/** Three that hold each other more often than chance would have it: one and the other may be moved into each other. */
export const nests: fc.Arbitrary<Page> = pages.map((page) => {
  let nest: Page = { ...page, blocks: [] };
  for (const id of ['b0', 'b1', 'b2'])
    nest = withBlock(nest, { id, type: 'section', props: { text: `${id}w0abcdef`, tone: 0 }, children: [] }, 0, 99);
  return nest;
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
  if (edit.what === 'paragraph')
    return { ...page, paragraphs: page.paragraphs.toSpliced(edit.at % (page.paragraphs.length + 1), 0, `${name}w0`) };
  if (edit.what === 'cut') return { ...page, paragraphs: page.paragraphs.filter((_, at) => at !== edit.at % 4) };
  if (edit.what === 'rewrite') {
    const rewritten = (text: string, at: number) => (at === edit.at % 4 ? withWord(text, edit.at, name, true) : text);
    return { ...page, paragraphs: page.paragraphs.map(rewritten) };
  }
  const all = [...each(page.blocks)];
  const block = 'block' in edit ? all[edit.block % Math.max(1, all.length)] : undefined;
  if (edit.what === 'add') {
    const made: Block = { id: name, type: 'text', props: { text: `${name}w0 ${name}w1`, tone: 0 } };
    return withBlock(page, made, edit.under, edit.at);
  }
  if (block === undefined) return page;
  const without = { ...page, blocks: removed(page.blocks, block.id) };
  if (edit.what === 'remove') return without;
  if (edit.what === 'move') return withBlock(without, block, edit.under, edit.at);
  const props =
    edit.what === 'tone'
      ? { ...block.props, tone: edit.tone }
      : edit.what === 'correct'
        ? { ...block.props, text: corrected(block.props.text, edit.at, name) }
        : { ...block.props, text: withWord(block.props.text, edit.at, name, edit.what === 'replace') };
  return { ...page, blocks: mapped(page.blocks, block.id, (one) => ({ ...one, props })) };
}

function withWord(text: string, at: number, word: string, replaces: boolean): string {
  const words = text.split(' ');
  words.splice(at % (words.length + 1), replaces ? 1 : 0, word);
  return words.join(' ');
}

/** One letter of a word becomes another, which only this editor writes. */
function corrected(text: string, at: number, name: string): string {
  const [letter = ''] = name;
  const place = at % Math.max(1, text.length);
  return text[place] === ' ' ? text : `${text.slice(0, place)}${letter}${text.slice(place + 1)}`;
}

/** Puts a block under one of the blocks of a page, or at its top. */
function withBlock(page: Page, block: Block, under: number, at: number): Page {
  const parents = [null, ...each(page.blocks)];
  const parent = parents[under % parents.length] ?? null;
  const into = (list: readonly Block[]) => list.toSpliced(Math.min(at, list.length), 0, block);
  if (parent === null) return { ...page, blocks: into(page.blocks) };
  return { ...page, blocks: mapped(page.blocks, parent.id, (one) => ({ ...one, children: into(one.children ?? []) })) };
}

export function* each(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    yield* each(block.children ?? []);
  }
}

const removed = (blocks: readonly Block[], id: string): Block[] =>
  blocks
    .filter((one) => one.id !== id)
    .map((one) => (one.children ? { ...one, children: removed(one.children, id) } : one));

const mapped = (blocks: readonly Block[], id: string, change: (block: Block) => Block): Block[] =>
  blocks.map((one) => {
    const now = one.id === id ? change(one) : one;
    return now.children ? { ...now, children: mapped(now.children, id, change) } : now;
  });

/** Every word that stands anywhere in a value; names of fields are none, nor positions. */
export function wordsIn(value: unknown): ReadonlySet<string> {
  const texts: string[] = [];
  JSON.stringify(value ?? null, (key, one: unknown) => {
    if (typeof one === 'string' && key !== 'pos') texts.push(one);
    return one;
  });
  return new Set(texts.flatMap((text) => text.match(/\w+/gu) ?? []));
}
