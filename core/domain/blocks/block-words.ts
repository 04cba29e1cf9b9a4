import { eachBlock, type Block } from '#core/domain/blocks/block.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { plainText } from '#core/domain/text/rich-text.ts';

/** Props that a reader reads, whatever the kind of block: devices search without the definitions. */
export const WORD_PROPS = ['title', 'text', 'body', 'question', 'answer', 'caption', 'code'] as const;

function wordsIn(props: object): string[] {
  return Object.entries(props).flatMap(([name, value]): string[] => {
    if (Array.isArray(value) && (name === 'body' || name === 'answer')) return [plainText(readRichText(value))];
    if (Array.isArray(value))
      return value.flatMap((row) => (typeof row === 'object' && row !== null ? wordsIn(row) : []));
    if (typeof value !== 'string' || !WORD_PROPS.some((one) => one === name)) return [];
    return [name === 'code' ? value.replaceAll(/<[^<>]*>/gu, ' ') : value];
  });
}

/** Plain text of blocks, for search, excerpts, checks and counts of words. */
export const textOf = (blocks: readonly Block[]): string =>
  [...eachBlock(blocks)]
    .flatMap(({ props }) => wordsIn(props))
    .filter((one) => one.trim() !== '')
    .join(' ');
