/** Every field of every kind of block, in dispute: its label, and what was chosen by the words of the editor. */
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BLOCK_TYPES, BLOCKS, fieldsOf, newBlock } from '#core/domain/blocks/all-blocks.ts';
import type { BlockField, BlockFields } from '#core/domain/blocks/field.ts';
import type { Json } from '#core/domain/merge/conflict.ts';
import { DisputedPlace } from '#src/admin/features/conflicts/disputed-place.tsx';
import { isNaming } from '#src/admin/screens/document/chosen-things.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

afterEach(cleanup);

interface Case {
  readonly title: string;
  readonly path: readonly string[];
  readonly label: string;
  readonly field: BlockField;
  readonly type: (typeof BLOCK_TYPES)[number];
}

const within = (type: Case['type'], fields: BlockFields, path: readonly string[], title: string): readonly Case[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    { title: `${title}.${name}`, path: [...path, name], label: field.label, field, type },
    ...(field.row === undefined ? [] : within(type, field.row, [...path, name, '0'], `${title}.${name}`)),
  ]);

const ALL = BLOCK_TYPES.flatMap((type) =>
  within(type, fieldsOf(BLOCKS[type]), ['translations', 'fr_FR', 'blocks', '#a', 'props'], type),
);

function draw({ path, type }: Case, mine: Json, theirs: Json): string[] {
  const body = { translations: { fr_FR: { blocks: [newBlock(type, 'a')] } } };
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <DisputedPlace
        place={{ path, base: mine, mine, theirs }}
        versions={[body]}
        author="Chloé"
        chosen={null}
        onChoose={() => {}}
      />
    </I18nProvider>,
  );
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
}

test.each(ALL.filter(({ field }) => !isNaming(field)))('S96 $title is named by its label', (one) => {
  draw(one, 'x', 'y');
  expect(screen.getByRole('group').querySelector('legend')?.textContent).toContain(`Bloc\u202f: ${one.label}`);
});

test.each(ALL.filter(({ field }) => field.kind === 'choice'))('S96 $title shows the words of its choices', (one) => {
  for (const [answer, words] of Object.entries(one.field.words ?? {})) {
    const [, theirs] = draw(one, 'x', answer);
    expect(theirs).toBe(`version de Chloé${words}`);
    cleanup();
  }
});

test.each(ALL.filter(({ field }) => Object.values(field.row ?? {}).some(({ kind }) => kind === 'choice')))(
  'S96 rows of $title show the words of their choices',
  (one) => {
    for (const [name, field] of Object.entries(one.field.row ?? {})) {
      const other = Object.keys(field.words ?? {}).find((answer) => answer !== field.blank);
      if (other === undefined) continue;
      const [, theirs] = draw(one, [], [{ [name]: other }]);
      expect(theirs).toContain(`${field.label} : ${field.words?.[other]}`);
      cleanup();
    }
  },
);

test.each(ALL.filter(({ field }) => field.kind === 'rich'))(
  'S96 $title shows its words and no marks of them',
  (one) => {
    const [, theirs] = draw(one, [], [{ type: 'paragraph', text: [{ text: 'Freins', strong: true }] }]);
    expect(theirs).toBe('version de ChloéFreins');
  },
);
