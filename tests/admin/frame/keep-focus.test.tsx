/** The focus follows what it stands on, and goes beside it when that goes. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '@lingui/react';
import { Removable } from '#src/admin/forms/lists/removable.tsx';
import { keepFocus } from '#src/admin/parts/keep-focus.ts';
import { createI18n } from '#src/i18n/i18n.ts';

afterEach(cleanup);

function Chosen({ first }: { first: readonly string[] }) {
  const [words, setWords] = useState(first);
  useEffect(() => keepFocus(document), []);
  return (
    <main>
      <a href="#ailleurs">Ailleurs</a>
      <fieldset>
        <Removable
          items={words.map((word) => ({ key: word, label: word }))}
          onRemove={(word) => setWords((all) => all.filter((one) => one !== word))}
          onMove={(at, by) => setWords((all) => all.toSpliced(at, 1).toSpliced(at + by, 0, ...all.slice(at, at + 1)))}
        />
        <input aria-label="Chercher" />
      </fieldset>
    </main>
  );
}

function draw(first: readonly string[]) {
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <Chosen first={first} />
    </I18nProvider>,
  );
  return userEvent.setup();
}

const pressed = async (user: ReturnType<typeof draw>, name: string): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
};
const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';

test('what is taken away hands the focus to what stands beside it', async () => {
  const user = draw(['Pneus', 'Freins', 'Huiles']);
  await pressed(user, 'Retirer Freins');
  await waitFor(() => expect(focused()).toContain('Huiles'));
  await pressed(user, 'Retirer Huiles');
  await waitFor(() => expect(focused()).toContain('Pneus'));
});

test('from the last of a list the focus goes to the field around it, not to the top of the page', async () => {
  const user = draw(['Pneus']);
  await pressed(user, 'Retirer Pneus');
  await waitFor(() => expect(focused()).toBe('Chercher'));
});

test('what is moved is moved again by the same key, and back from the end by the other', async () => {
  const user = draw(['Pneus', 'Freins', 'Huiles']);
  await pressed(user, 'Monter Huiles');
  await waitFor(() => expect(focused()).toBe('Monter Huiles'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Descendre Huiles'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Huiles', 'Pneus', 'Freins']);
});

test('whoever pressed beside everything is led nowhere', async () => {
  const user = draw(['Pneus', 'Freins']);
  const button = screen.getByRole('button', { name: 'Retirer Pneus' });
  button.focus();
  await user.click(document.body);
  button.closest('li')?.remove();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
