/** A block that one editor removed while the other wrote in it: what goes with it is read before anybody chooses. */
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { DisputedPlace } from '#src/admin/features/conflicts/disputed-place.tsx';
import { conflictsOf } from '#src/admin/store/documents/differences.ts';
import type { DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { DOC, page } from './desk.ts';

afterEach(cleanup);

const hero = (id: string, title: string): Block => {
  const block = newBlock('hero', id);
  return { ...block, props: { ...block.props, title } };
};
const section = (...children: readonly Block[]): Block => ({ ...newBlock('section', 's'), children: [...children] });

function withBlocks(blocks: readonly Block[]) {
  const body = page('Qui sommes-nous');
  const { fr_FR } = body.translations;
  return { ...body, translations: { fr_FR: { ...fr_FR, blocks } } };
}

function places(theirs: readonly Block[]) {
  const base = withBlocks([section(hero('a', 'Nos freins'))]);
  const draft: DocumentDraft = {
    draft: 'd',
    doc: DOC,
    of: 'content',
    type: 'page',
    base,
    baseRev: 1,
    baseRevId: null,
    working: withBlocks([]),
    save: null,
    conflict: { rev: 2, theirs: withBlocks(theirs) },
    moves: 0,
    at: '2026-01-05T09:00:00Z',
  };
  return conflictsOf(draft);
}

function draw(theirs: readonly Block[]): string[] {
  const [place] = places(theirs);
  if (place === undefined) throw new Error('nothing is disputed');
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <DisputedPlace place={place} author="Chloé" chosen={null} onChoose={() => {}} />
    </I18nProvider>,
  );
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
}

test('S96 a removed block shows what a colleague newly wrote in it, and that it goes as well', () => {
  const [mine, theirs] = draw([section(hero('a', 'Nos freins'), hero('n', 'Tarifs corrigés'))]);
  expect(mine).toContain('Retiré, avec ce qu’il contient');
  expect(theirs).toBe('version de ChloéSection\nBandeau\nTarifs corrigés');
});

test('S96 a removed block in which nothing is newly written is removed alone', () => {
  const [mine] = draw([section(hero('a', 'Nos disques'))]);
  expect(mine).toContain('Retiré');
});
