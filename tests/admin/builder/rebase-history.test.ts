import { expect, test } from 'vitest';
import type { Block } from '#core/domain/blocks/block.ts';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import { rebaseHistory } from '#src/admin/features/builder/rebase-history.ts';

const hero = (title: string): Block => ({ ...newBlock('hero', 'h'), props: { ...newBlock('hero', 'h').props, title } });
const cta = (title: string): Block => ({ ...newBlock('hero', 'c'), props: { ...newBlock('hero', 'c').props, title } });
const titles = (pages: readonly (readonly Block[])[]) =>
  pages.map((page) => page.map(({ props }) => props['title']).join(' | '));

test('a step back after a colleague’s words came in takes back one’s own alone', () => {
  const own = [
    [hero('Pneus'), cta('Freins')],
    [hero('Pneus d’hiver'), cta('Freins')],
  ];
  const theirs = [hero('Pneus d’hiver'), cta('Freins et disques')];
  const { pages, index } = rebaseHistory({ pages: own, index: 1 }, { from: own[1] ?? [], to: theirs });
  expect(titles(pages)).toEqual(['Pneus | Freins et disques', 'Pneus d’hiver | Freins et disques']);
  expect(index).toBe(1);
});

test('what was taken back can be done again, on the colleague’s text', () => {
  const own = [
    [hero('Pneus'), cta('Freins')],
    [hero('Pneus d’été'), cta('Freins')],
  ];
  const theirs = [hero('Pneus'), cta('Disques')];
  const { pages, index } = rebaseHistory({ pages: own, index: 0 }, { from: own[0] ?? [], to: theirs });
  expect(titles(pages)).toEqual(['Pneus | Disques', 'Pneus d’été | Disques']);
  expect(index).toBe(0);
});

test('a block that a colleague added stays through every step', () => {
  const own = [[hero('A')], [hero('B')], [hero('C')]];
  const theirs = [hero('C'), cta('Ajouté')];
  const { pages } = rebaseHistory({ pages: own, index: 2 }, { from: own[2] ?? [], to: theirs });
  expect(titles(pages)).toEqual(['A | Ajouté', 'B | Ajouté', 'C | Ajouté']);
});

test('a step that would undo what the colleague wrote is left out', () => {
  const own = [[hero('Pneus')], [hero('Pneus neige')]];
  const { pages, index } = rebaseHistory({ pages: own, index: 1 }, { from: own[1] ?? [], to: [hero('Roues')] });
  expect(titles(pages)).toEqual(['Roues']);
  expect(index).toBe(0);
});

test('a step back to what the colleague wrote as well is no step', () => {
  const own = [[hero('A')], [hero('B')]];
  const { pages, index } = rebaseHistory({ pages: own, index: 1 }, { from: own[1] ?? [], to: [hero('A')] });
  expect(titles(pages)).toEqual(['A']);
  expect(index).toBe(0);
});
