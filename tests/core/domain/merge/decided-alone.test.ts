/** What a merge decides without a person: only what one of the two left alone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#core/domain/merge/tree.ts';
import type { Conflict } from '#core/domain/merge/conflict.ts';
import { mergeDocument, type Merged } from '#core/domain/merge/merge-document.ts';
import { edited, edits, each, nests, pages, type Block, type Page } from './pages.ts';

const merge = (base: Page, mine: Page, theirs: Page): Merged<Page> =>
  mergeDocument(base, mine, theirs, { sets: ['tags'], positioned: ['blocks'] });

interface Stands {
  readonly block: Block;
  readonly parent: string;
}

function standing(blocks: readonly Block[], parent = ROOT, found = new Map<string, Stands>()): Map<string, Stands> {
  for (const block of blocks) {
    found.set(block.id, { block, parent });
    standing(block.children ?? [], block.id, found);
  }
  return found;
}

const ownOf = ({ block: { type, props } }: Stands): string => JSON.stringify([type, props]);
const isLeft = (was: Stands, is: Stands): boolean => ownOf(was) === ownOf(is) && was.parent === is.parent;
const isWhole = ({ path }: Conflict): boolean => path.join('/') === 'blocks';
/** Names of blocks that a conflict is about, or shows inside one. */
const shownIn = (conflict: Conflict): string => JSON.stringify([conflict.path, conflict.mine, conflict.theirs]);

const worlds = [fc.oneof(pages, nests), edits, edits] as const;

function mergeOf(base: Page, one: Parameters<typeof edited>[2], other: Parameters<typeof edited>[2]) {
  const [mine, theirs] = [edited(base, 'x', one), edited(base, 'y', other)];
  const { document, conflicts } = merge(base, mine, theirs);
  return {
    mine,
    theirs,
    document,
    conflicts,
    was: standing(base.blocks),
    own: standing(mine.blocks),
    other: standing(theirs.blocks),
    now: standing(document.blocks),
  };
}

describe('a merge of two pages', () => {
  it('lets go of a block that one removed where the other left it alone, and of no other without a word', () => {
    let [gone, told] = [0, 0];
    fc.assert(
      fc.property(...worlds, (base, one, two) => {
        const { was, own, other, now, conflicts } = mergeOf(base, one, two);
        for (const [id, before] of was) {
          const [left, ...both] = [own.get(id), other.get(id)].filter((stands) => stands !== undefined);
          if (left === undefined || both.length > 0) continue;
          if (!now.has(id)) {
            gone += 1;
            expect(isLeft(before, left)).toBe(true);
          } else {
            told += 1;
            expect(conflicts.some((conflict) => isWhole(conflict) || shownIn(conflict).includes(id))).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
    expect([gone > 30, told > 30]).toEqual([true, true]);
  });

  it('holds every block that neither removed, each where one of the two put it, or asks how the whole shall stand', () => {
    fc.assert(
      fc.property(...worlds, (base, one, two) => {
        const { was, own, other, now, conflicts } = mergeOf(base, one, two);
        const isAsked = conflicts.some(isWhole);
        for (const id of new Set([...own.keys(), ...other.keys()])) {
          const [before, left, right] = [was.get(id), own.get(id), other.get(id)];
          if (before !== undefined && (left === undefined || right === undefined)) continue;
          const stands = now.get(id);
          expect(stands, id).toBeDefined();
          if (isAsked) continue;
          expect([left?.parent, right?.parent]).toContain(stands?.parent);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('holds no word that nobody wrote, and no block twice', () => {
    fc.assert(
      fc.property(...worlds, (base, one, two) => {
        const { mine, theirs, document } = mergeOf(base, one, two);
        const known = new Set([base, mine, theirs].flatMap((page) => wordsOf(page)));
        expect(wordsOf(document).filter((word) => !known.has(word))).toEqual([]);
        const ids = [...each(document.blocks)].map(({ id }) => id);
        expect(ids.length).toBe(new Set(ids).size);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the empty place for blocks that one of the two made in a block, or both', () => {
    fc.assert(
      fc.property(...worlds, (base, one, two) => {
        const { own, other, now } = mergeOf(base, one, two);
        for (const [id, { block }] of now) {
          const holds = [own.get(id), other.get(id)].some((side) => side?.block.children !== undefined);
          if (holds) expect(block.children, id).toBeDefined();
        }
      }),
      { numRuns: 500 },
    );
  });

  it('asks how the whole shall stand where two were moved into each other', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['b0', 'b1', 'b2'], { minLength: 2 }), nests, edits, (ids, start, list) => {
        const [first = '', second = ''] = ids;
        const blocks = [...each(start.blocks)].map((block) => ({ ...block, children: [] }));
        const base: Page = { ...start, blocks };
        const into = (one: string, other: string): Page => ({
          ...base,
          blocks: blocks.flatMap((block) =>
            block.id === one
              ? []
              : [{ ...block, children: block.id === other ? blocks.filter(({ id }) => id === one) : [] }],
          ),
        });
        const words = list.filter(({ what }) => what === 'word' || what === 'title');
        const { document, conflicts } = merge(base, edited(into(first, second), 'x', words), into(second, first));
        expect(conflicts.some(isWhole)).toBe(true);
        expect([...standing(document.blocks).keys()].toSorted()).toEqual(base.blocks.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('puts blocks whose parents are gone to the top, when they were moved into each other', () => {
    const block = (id: string, children: readonly Block[] = []): Block => ({
      id,
      type: 'section',
      props: { text: `${id}w0`, tone: 0 },
      children,
    });
    const page = (blocks: readonly Block[]): Page => ({ title: '', tags: [], paragraphs: [], blocks });
    const base = page([block('p', [block('a')]), block('q', [block('b')]), block('c')]);
    const mine = page([block('q', [block('b', [block('a')])]), block('c')]);
    const theirs = page([block('q'), block('c', [block('a', [block('b')])])]);
    for (const { document, conflicts } of [merge(base, mine, theirs), merge(base, theirs, mine)]) {
      expect([...standing(document.blocks).keys()].toSorted()).toEqual(['a', 'b', 'c', 'q']);
      expect(conflicts.some(isWhole)).toBe(true);
    }
  });
});

describe('a choice that only a person can make', () => {
  it('stands as the same value on both sides until it is made, where both filled in what was empty', () => {
    const worlds = fc.uniqueArray(fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('rouge', 'bleu')), {
      minLength: 2,
      maxLength: 2,
    });
    fc.assert(
      fc.property(worlds, ([mine = 0, theirs = 1]) => {
        const [one, other] = [
          mergeDocument({}, { colour: mine }, { colour: theirs }),
          mergeDocument({}, { colour: theirs }, { colour: mine }),
        ];
        expect(one.document).toEqual(other.document);
        expect([one, other].map(({ conflicts }) => conflicts.length)).toEqual([1, 1]);
      }),
    );
  });

  it('is asked for a block in another that was moved into a removed one', () => {
    const block = (id: string, text: string, children: readonly Block[] = []): Block => ({
      id,
      type: 'section',
      props: { text, tone: 0 },
      children,
    });
    const page = (blocks: readonly Block[]): Page => ({ title: '', tags: [], paragraphs: [], blocks });
    const base = page([block('q', 'un'), block('p', 'deux', [block('a', 'trois')])]);
    const mine = page([block('p', 'deux', [block('a', 'quatre')])]);
    const theirs = page([block('q', 'un', [block('p', 'deux')])]);
    const told = ({ conflicts }: Merged<Page>) => conflicts.map(({ path }) => path.join('/'));
    expect(told(merge(base, mine, theirs))).toEqual(['blocks/#a', 'blocks/#q']);
    expect(told(merge(base, theirs, mine))).toEqual(['blocks/#a', 'blocks/#q']);
  });
});

const wordsOf = ({ title, paragraphs, blocks }: Page): readonly string[] =>
  [title, ...paragraphs, ...[...each(blocks)].map(({ props }) => props.text)].flatMap((text) => text.split(' '));
