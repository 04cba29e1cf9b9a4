/** Whoever takes something away with the keyboard stands beside it then, and not at the top of the page. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { besideRow } from '#src/admin/parts/focus-after.ts';

afterEach(cleanup);

function draw(names: readonly string[]) {
  render(
    <main id="contenu" tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <input type="checkbox" aria-label={`Choisir ${name}`} />
            <a href={`#${name}`}>{name}</a>
            <button type="button">{`Supprimer ${name}`}</button>
          </li>
        ))}
      </ul>
    </main>,
  );
}

/** Takes a row out as its button would, and says what is focused then. */
function removed(name: string): string {
  const button = screen.getByRole('button', { name: `Supprimer ${name}` });
  button.focus();
  const goBeside = besideRow(button);
  button.closest('li')?.remove();
  goBeside();
  return document.activeElement?.textContent ?? '';
}

test('the focus goes to the name of the next row', () => {
  draw(['Pneus', 'Freins', 'Huiles']);
  expect(removed('Freins')).toBe('Huiles');
});

test('from the last row it goes to the one before', () => {
  draw(['Pneus', 'Freins']);
  expect(removed('Freins')).toBe('Pneus');
});

test('from the only one it goes to the page', () => {
  draw(['Pneus']);
  removed('Pneus');
  expect(document.activeElement?.id).toBe('contenu');
});
