/** How the demo shop's authors build a page of blocks: what is left out is as a new block has it. */
import { newBlock, type BlockType, type PropsOf } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import type { RichBlock, RichText } from '#core/domain/text/rich-text.ts';

/** A block before its page gives it a name. */
export type Unnamed = Omit<Block, 'id'>;

export function block<Type extends BlockType>(
  type: Type,
  props: Partial<PropsOf<Type>>,
  children: readonly Unnamed[] = [],
): Unnamed {
  const { id: _id, ...blank } = newBlock(type, '');
  return {
    ...blank,
    props: { ...blank.props, ...props },
    ...(blank.children === undefined ? {} : { children: named('', children) }),
  };
}

/** Stands for the picture of the page until it is drawn (`demo/fill/write-documents.ts`). */
export const OWN_PICTURE = 'own-picture';

/** Under names that follow from the page and the place: the same shop each time it is filled. */
export const named = (page: string, blocks: readonly Unnamed[]): Block[] =>
  blocks.map((one, at) => {
    const id = `${page}-${at + 1}`;
    return { ...one, id, ...(one.children === undefined ? {} : { children: named(id, one.children) }) };
  });

export const textBlock = (body: RichText): Unnamed => block('text', { body });

/** Parts of a text, each beginning with a heading of a level; what stands before the first has none. */
function partsAt(level: 2 | 3, text: RichText): { title: string; rest: RichBlock[] }[] {
  const parts: { title: string; rest: RichBlock[] }[] = [{ title: '', rest: [] }];
  for (const one of text)
    if (one.type === 'heading' && one.level === level) parts.push({ title: one.text, rest: [] });
    else parts.at(-1)?.rest.push(one);
  return parts.filter(({ title, rest }) => title !== '' || rest.length > 0);
}

/** A text whose headings ask: a block of questions for each chapter that has some. */
export const questionBlocks = (text: RichText): Unnamed[] =>
  partsAt(2, text).map(({ title, rest }) => {
    const asked = partsAt(3, rest);
    if (asked.every((one) => one.title === ''))
      return textBlock([...(title === '' ? [] : [{ type: 'heading', level: 2, text: title } as const]), ...rest]);
    return block('faq', { title, items: asked.map((one) => ({ question: one.title, answer: one.rest })) });
  });
