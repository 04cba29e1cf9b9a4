/** Rows of a block keep what is in them and where the keys stand, whatever goes on beside them. */
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { FieldsFormProps } from '#src/admin/fields/control-props.ts';
import { PlainRows } from '#src/admin/fields/plain-rows.tsx';
import { keysAfter } from '#src/admin/fields/row-keys.ts';
import { SentencesProvider } from '#src/forms/sentences.tsx';
import { OFFICE_SENTENCES } from '#src/admin/forms/office-sentences.ts';
import { BLOCKS } from '#core/domain/blocks/all-blocks.ts';
import { createI18n } from '#src/i18n/i18n.ts';

afterEach(cleanup);

/** A field that keeps what is typed until it is left, as editors of rich text and pickers do. */
function OneText({ values, onChange }: FieldsFormProps) {
  const question = String(values['question']);
  const [typed, setTyped] = useState(question);
  return (
    <input
      aria-label={`Question ${question}`}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed === question || onChange((now) => ({ ...now, question: typed }))}
    />
  );
}

const row = (question: string) => ({ question, answer: [] });
/** What a colleague wrote, told to the page that is open. */
const open = new Set<(rows: readonly unknown[]) => void>();
const arrive = (rows: readonly unknown[]): void => open.forEach((page) => page(rows));

function draw(first: readonly unknown[]) {
  const { items } = BLOCKS.faq.fields;
  const Page = () => {
    const [value, setValue] = useState<unknown>(first);
    useEffect(() => {
      open.add(setValue);
      return () => void open.delete(setValue);
    }, []);
    return (
      <PlainRows
        label="Questions"
        say={String}
        field={items}
        value={value}
        error={null}
        path="items"
        drawing={{ locale: 'fr_FR', faults: new Map(), mayWrite: true, isAside: true, say: String }}
        onLeave={() => {}}
        onChange={setValue}
        onEdit={setValue}
        Form={OneText}
      />
    );
  };
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <SentencesProvider own={OFFICE_SENTENCES}>
        <Page />
      </SentencesProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const shown = (): readonly string[] => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('a row that is taken away takes no text of the others with it', async () => {
  const user = draw([row('Délais'), row('Retours'), row('Garantie')]);
  await user.click(screen.getByRole('button', { name: 'Retirer la ligne 1' }));
  expect(shown()).toEqual(['Retours', 'Garantie']);
});

test('a row is moved with what is in it, and back', async () => {
  const user = draw([row('Délais'), row('Retours'), row('Garantie')]);
  await user.click(screen.getByRole('button', { name: 'Descendre la ligne 1' }));
  expect(shown()).toEqual(['Retours', 'Délais', 'Garantie']);
  await user.click(screen.getByRole('button', { name: 'Monter la ligne 2' }));
  expect(shown()).toEqual(['Délais', 'Retours', 'Garantie']);
});

test('whoever writes in a row stays in it while a colleague takes away the one before', async () => {
  const user = draw([row('Délais'), row('Retours')]);
  await user.click(screen.getByRole('textbox', { name: 'Question Retours' }));
  arrive([row('Retours')]);
  await expect.poll(shown).toEqual(['Retours']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Question Retours' }));
});

test('a row keeps its name while it is written, moved, or another comes beside it', () => {
  let made = 0;
  const after = (rows: readonly string[], now: readonly string[]) =>
    keysAfter({ rows, keys: rows.map((_, at) => `k${String(at)}`) }, now, () => `new${String((made += 1))}`);
  expect(after(['a', 'b', 'c'], ['a', 'B', 'c'])).toEqual(['k0', 'k1', 'k2']);
  expect(after(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['k2', 'k0', 'k1']);
  expect(after(['', '', 'c'], ['', 'c'])).toEqual(['k0', 'k2']);
  expect(after(['a'], ['x', 'a', ''])).toEqual(['new1', 'k0', 'new2']);
});
