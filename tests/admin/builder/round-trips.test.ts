import { getSchema } from '@tiptap/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  duplicateBlock,
  insertAfter,
  insertInto,
  moveBlock,
  moveIn,
  moveOut,
  removeBlock,
  withNewIds,
} from '#core/domain/blocks/edit-blocks.ts';
import { eachBlock, mapBlocks, type Block } from '#core/domain/blocks/block.ts';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import { plainText } from '#core/domain/text/rich-text.ts';
import { EXTENSIONS } from '#src/admin/forms/rich-text/extensions.ts';
import { fromDoc, normalRichText, toDoc } from '#src/admin/forms/rich-text/tiptap-doc.ts';
import { fromPuck, toPuck } from '#src/admin/features/builder/puck-data.ts';
import { anyBlocks, anyRichText } from '#tests/support/samples/blocks.ts';

const idsOf = (blocks: readonly Block[]): string[] => [...eachBlock(blocks)].map(({ id }) => id);

describe('blocks in the page builder', () => {
  it('come back as they went in, kinds of another version as well', () => {
    const later: Block = { id: 'later', type: 'hologram', props: { a: [1] }, children: [newBlock('text', 't')] };
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const all = [...blocks, later];
        expect(fromPuck(toPuck(all))).toEqual(all);
      }),
    );
  });

  it('keep the place a merge gave them; a copy has a place of its own', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const all = mapBlocks(blocks, (block) => ({ ...block, pos: 'a0' }));
        expect(fromPuck(toPuck(all))).toEqual(all);
        expect(withNewIds(all, () => 'new')).toEqual(withNewIds(blocks, () => 'new'));
      }),
    );
  });

  it('are moved without a loss, whatever is pressed', () => {
    const press = fc.tuple(fc.constantFrom('up', 'down', 'in', 'out'), fc.nat(30));
    fc.assert(
      fc.property(anyBlocks, fc.array(press, { maxLength: 12 }), (blocks, presses) => {
        const before = idsOf(blocks).toSorted();
        let now: Block[] = blocks;
        for (const [way, at] of presses) {
          const id = idsOf(now)[at % Math.max(1, before.length)] ?? '';
          if (way === 'up') now = moveBlock(now, id, -1);
          if (way === 'down') now = moveBlock(now, id, 1);
          if (way === 'in') now = moveIn(now, id);
          if (way === 'out') now = moveOut(now, id);
        }
        expect(idsOf(now).toSorted()).toEqual(before);
      }),
    );
  });

  it('up and down again is where it was', () => {
    fc.assert(
      fc.property(anyBlocks, fc.nat(30), (blocks, at) => {
        const id = idsOf(blocks)[at] ?? '';
        const up = moveBlock(blocks, id, -1);
        if (JSON.stringify(up) === JSON.stringify(blocks)) return;
        expect(moveBlock(up, id, 1)).toEqual(blocks);
      }),
    );
  });

  it('are added, copied under new ids and taken away', () => {
    const [section, text] = [newBlock('section', 's'), newBlock('text', 't')];
    const page = insertInto(insertAfter([], section, null), text, 's');
    expect(idsOf(page)).toEqual(['s', 't']);
    let count = 0;
    const twice = duplicateBlock(page, 's', () => `copy-${(count += 1)}`);
    expect(idsOf(twice)).toEqual(['s', 't', 'copy-2', 'copy-1']);
    expect(idsOf(insertAfter(twice, newBlock('hero', 'h'), 't'))).toEqual(['s', 't', 'h', 'copy-2', 'copy-1']);
    expect(idsOf(removeBlock(twice, 's'))).toEqual(['copy-2', 'copy-1']);
  });
});

describe('rich text in its editor', () => {
  const schema = getSchema(EXTENSIONS);

  it('comes back as it went in, and keeps every word', () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const once = normalRichText(text);
        expect(fromDoc(toDoc(once))).toEqual(once);
        expect(plainText(once)).toBe(plainText(text));
      }),
    );
  });

  it('is a document of the editor, and the same after the editor has read it', () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const node = schema.nodeFromJSON(toDoc(text));
        node.check();
        expect(fromDoc(node.toJSON())).toEqual(normalRichText(text));
      }),
    );
  });
});
