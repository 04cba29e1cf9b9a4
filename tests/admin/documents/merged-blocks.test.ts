import { expect, test } from 'vitest';
import type { ContentBody } from '#core/contract/cms/bodies.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { rebased } from '#src/admin/store/documents/drafts/settle-draft.ts';
import { DOC, page } from './desk.ts';

const hero = (id: string, title: string): Block => {
  const block = newBlock('hero', id);
  return { ...block, props: { ...block.props, title } };
};
const inside = (child: Block): Block => ({ ...newBlock('section', 's'), children: [child] });

function made(blocks: readonly Block[]): ContentBody {
  const body = page('Qui sommes-nous');
  const { fr_FR } = body.translations;
  return { ...body, translations: { ...body.translations, fr_FR: { ...fr_FR, blocks } } };
}

test('S96 what two editors wrote in two blocks becomes one page, with nothing for anybody to choose', () => {
  const base = made([hero('a', 'Pneus'), inside(hero('b', 'Freins'))]);
  const working = made([hero('a', 'Pneus d’hiver'), inside(hero('b', 'Freins'))]);
  const theirs = made([hero('a', 'Pneus'), inside(hero('b', 'Freins et disques'))]);
  const at = '2026-11-20T08:00:00.000Z';
  const draft = { draft: 'd', doc: DOC, of: 'content', type: 'page', base, baseRev: 1, moves: 0, at } as const;
  const moved = rebased({ ...draft, working, save: null, conflict: null }, { rev: 2, body: theirs }, (value) =>
    readBody('content', value),
  );
  expect(moved.conflict).toBeNull();
  expect(moved.working).toEqual(made([hero('a', 'Pneus d’hiver'), inside(hero('b', 'Freins et disques'))]));
});
