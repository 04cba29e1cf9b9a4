/** Any blocks that the definitions allow. */
import * as fc from 'fast-check';
import { BLOCK_TYPES, BLOCKS, fieldsOf, type BlockType } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import type { BlockDefinition } from '#core/domain/blocks/definition.ts';
import type { BlockField, BlockFields } from '#core/domain/blocks/field.ts';
import type { RichBlock, RichSpan, RichText } from '#core/domain/text/rich-text.ts';

const words = fc.string({ maxLength: 30 });
const uuid = fc.uuid();
const href = fc.constantFrom('/auto', '#ici', 'https://exemple.fr/a?b=c', 'mailto:a@b.example', 'tel:+33261914026');

const span: fc.Arbitrary<RichSpan> = fc.record(
  { text: fc.string({ minLength: 1, maxLength: 20 }), strong: fc.constant(true), italic: fc.constant(true), href },
  { requiredKeys: ['text'] },
);
const spans = fc.array(span, { maxLength: 4 });

const part: fc.Arbitrary<RichBlock> = fc.oneof(
  fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), text: words }),
  fc.record({ type: fc.constantFrom('paragraph' as const, 'note' as const, 'quote' as const), text: spans }),
  fc.record({ type: fc.constant('list' as const), ordered: fc.boolean(), items: fc.array(spans, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('image' as const), media: uuid, alt: words }),
  fc.integer({ min: 1, max: 3 }).chain((width) => {
    const row = fc.array(words, { minLength: width, maxLength: width });
    return fc.record({ type: fc.constant('table' as const), head: row, rows: fc.array(row, { maxLength: 3 }) });
  }),
);

export const anyRichText: fc.Arbitrary<RichText> = fc.array(part, { maxLength: 5 });

function valueOf({ kind, words: answers = {}, min = 0, max = 100, row = {} }: BlockField): fc.Arbitrary<unknown> {
  switch (kind) {
    case 'number':
      return fc.integer({ min, max });
    case 'choice':
      return fc.constantFrom(...Object.keys(answers));
    case 'rich':
      return anyRichText;
    case 'link':
      return fc.oneof(fc.constant(''), href);
    case 'picture':
    case 'reference':
      return fc.oneof(fc.constant(''), uuid);
    case 'references':
      return fc.array(uuid, { maxLength: 4 });
    case 'anchor':
      return fc.constantFrom('', 'ici', 'plus-bas');
    case 'rows':
      return fc.array(propsOf(row), { maxLength: 3 });
    default:
      return words;
  }
}

const propsOf = (fields: BlockFields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])));

function blockOf(type: BlockType, depth: number): fc.Arbitrary<Block> {
  const definition: BlockDefinition = BLOCKS[type];
  const own = { id: uuid, type: fc.constant(type), props: propsOf(fieldsOf(definition)) };
  return definition.nests === true
    ? fc.record({ ...own, children: depth > 1 ? fc.array(anyBlock(depth - 1), { maxLength: 3 }) : fc.constant([]) })
    : fc.record(own);
}

const anyBlock = (depth: number): fc.Arbitrary<Block> =>
  fc.constantFrom(...BLOCK_TYPES).chain((type) => blockOf(type, depth));

export const anyBlocks: fc.Arbitrary<Block[]> = fc.array(anyBlock(3), { maxLength: 5 });
