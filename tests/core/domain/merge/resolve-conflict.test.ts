import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocument } from '#core/domain/merge/merge-document.ts';
import { resolveConflict } from '#core/domain/merge/resolve-conflict.ts';
import { edited, edits, each, pages } from './pages.ts';

describe('what somebody decides about a conflict', () => {
  it('is in the document afterwards, whichever side they choose', () => {
    let decided = 0;
    fc.assert(
      fc.property(pages, edits, edits, fc.boolean(), (base, one, other, takesMine) => {
        const { document, conflicts } = mergeDocument(base, edited(base, 'x', one), edited(base, 'y', other), {
          sets: ['tags'],
        });
        for (const { path, mine, theirs } of conflicts) {
          const value = takesMine ? mine : theirs;
          const chosen = resolveConflict(document, path, value);
          decided += 1;
          const [list, item, ...field] = path;
          if (list !== 'blocks' || item === undefined || field.length > 0) continue;
          const ids = [...each(chosen.blocks)].map(({ id }) => `#${id}`);
          expect(ids.includes(item)).toBe(value !== undefined);
        }
      }),
      { numRuns: 1_000 },
    );
    expect(decided).toBeGreaterThan(50);
  });

  const page = {
    title: 'Freins',
    blocks: [{ id: 'a', pos: 'a0', text: 'un', children: [{ id: 'b', pos: 'a0', text: 'deux' }] }],
  };

  it('finds an item wherever it stands, and leaves it there with its children', () => {
    expect(resolveConflict(page, ['blocks', '#b', 'text'], 'trois').blocks[0]?.children[0]?.text).toBe('trois');
    expect(resolveConflict(page, ['blocks', '#a'], { id: 'a', text: 'quatre' }).blocks).toEqual([
      { id: 'a', pos: 'a0', text: 'quatre', children: page.blocks[0]?.children },
    ]);
  });

  it('takes away what shall not be', () => {
    expect(resolveConflict(page, ['blocks', '#a'], undefined).blocks).toEqual([]);
    expect(resolveConflict(page, ['title'], 'Disques').title).toBe('Disques');
  });
});
