import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conflict } from '#core/domain/merge/conflict.ts';
import { mergeDocument } from '#core/domain/merge/merge-document.ts';
import { resolveConflict, type Side } from '#core/domain/merge/resolve-conflict.ts';
import { edited, edits, each, nests, pages, wordsIn, type Page } from './pages.ts';

const merge = (base: Page, mine: Page, theirs: Page) =>
  mergeDocument(base, mine, theirs, { sets: ['tags'], positioned: ['blocks'] });

const idsIn = (page: Page): string[] => [...each(page.blocks)].map(({ id }) => id);
const isAboutAll = (conflicts: readonly Conflict[]): boolean => conflicts.some(({ path }) => path.join() === 'blocks');

/** Which side somebody takes at each place. */
const sides = fc.array(fc.constantFrom<Side>('mine', 'theirs'), { minLength: 20, maxLength: 20 });

function choose(document: Page, conflicts: readonly Conflict[], taken: readonly Side[]) {
  const chosen = conflicts.map((conflict, at) => ({ conflict, side: taken[at % taken.length] ?? 'mine' }));
  return { chosen, page: chosen.reduce((now, { conflict, side }) => resolveConflict(now, conflict, side), document) };
}

describe('what somebody decides about a conflict', () => {
  it('is in the document afterwards, whichever side they choose', () => {
    let decided = 0;
    fc.assert(
      fc.property(pages, edits, edits, fc.constantFrom<Side>('mine', 'theirs'), (base, one, other, side) => {
        const { document, conflicts } = merge(base, edited(base, 'x', one), edited(base, 'y', other));
        for (const conflict of conflicts) {
          const chosen = resolveConflict(document, conflict, side);
          decided += 1;
          const [list, item, ...field] = conflict.path;
          if (list !== 'blocks' || item === undefined || field.length > 0) continue;
          expect(idsIn(chosen).includes(item.slice(1))).toBe(conflict[side] !== undefined);
        }
      }),
      { numRuns: 500 },
    );
    expect(decided).toBeGreaterThan(50);
  });

  it('takes no word away that was not shown to whoever decided', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(pages, nests), edits, edits, sides, (base, one, other, choices) => {
        const [mine, theirs] = [edited(base, 'x', one), edited(base, 'y', other)];
        const { document, conflicts } = merge(base, mine, theirs);
        const { chosen, page } = choose(document, conflicts, choices);
        const here = wordsIn(page);
        const before = wordsIn([document, conflicts.map((conflict) => [conflict.mine, conflict.theirs])]);
        for (const word of before) {
          if (here.has(word)) continue;
          taken += 1;
          const shown = chosen.filter(({ conflict: { base: was, mine: own, theirs: others } }) =>
            wordsIn([was, own, others]).has(word),
          );
          const isRejected = shown.some(({ conflict, side }) => !wordsIn(conflict[side]).has(word));
          expect([word, isRejected]).toEqual([word, true]);
        }
      }),
      { numRuns: 800 },
    );
    expect(taken).toBeGreaterThan(40);
  });

  it('takes no block away that neither editor removed, whatever it lies in', () => {
    fc.assert(
      fc.property(fc.oneof(pages, nests), edits, edits, sides, (base, one, other, choices) => {
        const [mine, theirs] = [edited(base, 'x', one), edited(base, 'y', other)];
        const { document, conflicts } = merge(base, mine, theirs);
        if (isAboutAll(conflicts)) return;
        const ids = idsIn(choose(document, conflicts, choices).page);
        const [own, others] = [idsIn(mine), new Set(idsIn(theirs))];
        for (const id of own) if (others.has(id)) expect(ids).toContain(id);
        expect(ids.length).toBe(new Set(ids).size);
      }),
      { numRuns: 800 },
    );
  });

  it('is one choice for a block and all that was removed with it', () => {
    fc.assert(
      fc.property(fc.oneof(pages, nests), edits, edits, (base, one, other) => {
        const { conflicts } = merge(base, edited(base, 'x', one), edited(base, 'y', other));
        const removals = conflicts.filter(({ mine, theirs }) => (mine === undefined) !== (theirs === undefined));
        for (const { path, mine, theirs } of removals) {
          const [name = ''] = path.slice(-1);
          const shownElsewhere = removals.filter(
            (conflict) =>
              conflict.path !== path &&
              JSON.stringify(conflict.mine ?? conflict.theirs).includes(`"id":"${name.slice(1)}"`),
          );
          expect([name, (mine ?? theirs) !== undefined, shownElsewhere]).toEqual([name, true, []]);
        }
      }),
      { numRuns: 500 },
    );
  });

  const [disputed] = mergeDocument(
    { blocks: [{ id: 's', text: 'section', children: [{ id: 'a', text: 'un', children: [] }] }] },
    { blocks: [] },
    {
      blocks: [
        {
          id: 's',
          text: 'section',
          children: [
            { id: 'a', text: 'un', children: [] },
            { id: 'n', text: 'écrit par une collègue', children: [] },
          ],
        },
      ],
    },
  ).conflicts;

  it('shows what a colleague wrote in a block that was removed, and how the block was before', () => {
    expect(disputed).toEqual({
      path: ['blocks', '#s'],
      base: { id: 's', text: 'section', children: [{ id: 'a', text: 'un' }] },
      mine: undefined,
      theirs: { id: 's', text: 'section', children: [{ id: 'n', text: 'écrit par une collègue' }] },
    });
  });

  const page = {
    title: 'Freins',
    blocks: [{ id: 'a', pos: 'a0', text: 'un', children: [{ id: 'b', pos: 'a0', text: 'deux' }] }],
  };
  const conflictOf = (path: readonly string[], mine: Conflict['mine'], theirs: Conflict['theirs'] = 'autre') => ({
    path,
    base: undefined,
    mine,
    theirs,
  });

  it('finds an item wherever it stands, and leaves it there with its children', () => {
    const third = conflictOf(['blocks', '#b', 'text'], 'trois');
    expect(resolveConflict(page, third, 'mine').blocks[0]?.children[0]?.text).toBe('trois');
    const kept = conflictOf(['blocks', '#a'], { id: 'a', text: 'quatre', children: [{ id: 'autre' }] });
    expect(resolveConflict(page, kept, 'mine').blocks).toEqual([
      { id: 'a', pos: 'a0', text: 'quatre', children: page.blocks[0]?.children },
    ]);
  });

  it('gives a block that holds none here nothing of what was shown in it', () => {
    const kept = conflictOf(['blocks', '#b'], { id: 'b', text: 'quatre', children: [{ id: 'autre' }] });
    expect(resolveConflict(page, kept, 'mine').blocks[0]?.children).toEqual([{ id: 'b', pos: 'a0', text: 'quatre' }]);
  });

  it('takes away what shall not be, and what was shown in it', () => {
    const whole = conflictOf(['blocks', '#a'], undefined, { id: 'a', text: 'un', children: [{ id: 'b' }] });
    expect(resolveConflict(page, whole, 'mine').blocks).toEqual([]);
    expect(resolveConflict(page, conflictOf(['title'], 'Disques'), 'mine').title).toBe('Disques');
  });

  it('leaves what was not shown where the item stood, to be placed anew', () => {
    const alone = conflictOf(['blocks', '#a'], undefined, { id: 'a', text: 'un' });
    expect(resolveConflict(page, alone, 'mine').blocks).toEqual([{ id: 'b', text: 'deux' }]);
  });
});
