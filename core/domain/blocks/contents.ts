/** What blocks name: media and things of the shop by their ids, addresses, and pieces of HTML. */
import { eachBlock, mapBlocks, type Block } from '#core/domain/blocks/block.ts';
import { definitionOf } from '#core/domain/blocks/all-blocks.ts';
import type { BlockField, BlockFields, BlockTarget } from '#core/domain/blocks/field.ts';
import { isRecord } from '#core/domain/fields/values.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { richTextMedia, type RichText } from '#core/domain/text/rich-text.ts';

interface Held {
  readonly field: BlockField;
  readonly value: unknown;
}

function* heldIn(fields: BlockFields, props: Readonly<Record<string, unknown>>): Generator<Held> {
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name];
    if (field.row !== undefined && Array.isArray(value)) {
      for (const row of value) if (isRecord(row)) yield* heldIn(field.row, row);
    } else yield { field, value };
  }
}

function* heldBy(blocks: readonly Block[]): Generator<Held> {
  for (const { type, props } of eachBlock(blocks)) yield* heldIn(definitionOf(type)?.fields ?? {}, props);
}

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');

/** Files of the library that blocks show, each once. */
export function mediaOf(blocks: readonly Block[]): readonly string[] {
  const found = [...heldBy(blocks)].flatMap(({ field, value }) => {
    if (field.kind === 'picture') return textsIn(value);
    return field.kind === 'rich' ? richTextMedia(readRichText(value)) : [];
  });
  return [...new Set(found)];
}

/** Products, categories, components… that blocks name, each once. */
export function targetsOf(blocks: readonly Block[], target: BlockTarget): readonly string[] {
  const found = [...heldBy(blocks)].flatMap(({ field, value }) => (field.to === target ? textsIn(value) : []));
  return [...new Set(found)];
}

/** Addresses that blocks lead to, each once; those within HTML are found where it is read. */
export function linksOf(blocks: readonly Block[]): readonly string[] {
  const found = [...heldBy(blocks)].flatMap(({ field, value }) => {
    if (field.kind === 'link') return textsIn(value);
    if (field.kind !== 'rich') return [];
    return readRichText(value).flatMap((part) => {
      const spans =
        part.type === 'list' ? part.items.flat() : 'text' in part && part.type !== 'heading' ? part.text : [];
      return spans.flatMap(({ href }) => (href === undefined ? [] : [href]));
    });
  });
  return [...new Set(found)];
}

/** Every part of the rich texts of blocks, in order. */
export const richTextsOf = (blocks: readonly Block[]): RichText =>
  [...heldBy(blocks)].flatMap(({ field, value }) => (field.kind === 'rich' ? readRichText(value) : []));

/** The same blocks with every piece of HTML passed through `clean`. */
export const withHtml = (blocks: readonly Block[], clean: (html: string) => string): Block[] =>
  mapBlocks(blocks, (block) => {
    const fields = Object.entries(definitionOf(block.type)?.fields ?? {}).filter(([, { kind }]) => kind === 'html');
    if (fields.length === 0) return block;
    const cleaned = fields.map(([name]) => {
      const value = block.props[name];
      return [name, typeof value === 'string' ? clean(value) : ''] as const;
    });
    return { ...block, props: { ...block.props, ...Object.fromEntries(cleaned) } };
  });
