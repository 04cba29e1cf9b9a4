/** What a revision changed, as a person reads it: names of places, words of choices, what came, went and was moved. */
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MenuBody } from '#core/contract/cms/menu-body.ts';
import { ChangedPlaces } from '#src/admin/screens/document/history/changed-places.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

afterEach(cleanup);

type Entry = MenuBody['items'][number];

const link = (id: string, text: string, more: Partial<Entry> = {}): Entry => ({
  id,
  type: 'custom',
  ref: null,
  url: `/${id}`,
  label: { fr_FR: text },
  target: 'self',
  visibility: 'all',
  ...more,
});
const menu = (...items: readonly Entry[]): MenuBody => ({ area: null, items: [...items] });

function rows(before: MenuBody | null, after: MenuBody): readonly (readonly string[])[] {
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ChangedPlaces before={before} after={after} />
    </I18nProvider>,
  );
  const [, ...drawn] = screen.getAllByRole('row');
  return drawn.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      ({ textContent }) => textContent?.replaceAll(/[\u202f\n]/gu, ' ') ?? '',
    ),
  );
}

test('an entry of a menu is named by its text, its choices by their words', () => {
  const before = menu(link('a', 'Pneus'), link('b', 'Freins'));
  const after = menu(link('a', 'Pneus', { visibility: 'professional' }), link('b', 'Freinage'));
  expect(rows(before, after)).toEqual([
    ['Entrée du menu : Visible par « Pneus »', 'Tous', 'Professionnels'],
    ['Entrée du menu : Texte du lien, français « Freinage »', 'Freins', 'Freinage'],
  ]);
});

test('what came, what went and what was moved is said', () => {
  const before = menu(link('a', 'Pneus'), link('b', 'Freins'), link('c', 'Huiles'));
  const after = menu(link('c', 'Huiles'), link('a', 'Pneus'), link('d', 'Casques'));
  expect(rows(before, after)).toEqual([
    ['Entrée du menu « Huiles »', '–', 'Déplacé'],
    ['Entrée du menu', '–', '/d Casques'],
    ['Entrée du menu', '/b Freins', 'Retiré'],
  ]);
});

test('the same text says so', () => {
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ChangedPlaces before={menu(link('a', 'Pneus'))} after={menu(link('a', 'Pneus'))} />
    </I18nProvider>,
  );
  expect(screen.getByText('Le texte est le même.')).toBeDefined();
});
