/** Where a text stands, and why it stays: said to everybody, on whatever screen. */
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emptyContent } from '#core/contract/cms/empty-body.ts';
import { DraftBar } from '#src/admin/features/cms/edit/draft-bar.tsx';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { recordForm } from '#styled/recipes';

afterEach(cleanup);

const nothing = (): Promise<void> => Promise.resolve();

function draw(some: Partial<Draft>): void {
  const body = emptyContent();
  const draft: Draft = {
    base: body,
    working: body,
    state: 'device',
    stays: null,
    refusal: null,
    isBehind: false,
    offers: [],
    revId: null,
    change: () => {},
    saveNow: nothing,
    discard: nothing,
    take: nothing,
    refuse: nothing,
    rev: () => 1,
    ...some,
  };
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <DraftBar draft={draft} mayWrite />
    </I18nProvider>,
  );
}
/** Said in full: not in the line that a phone leaves out. */
const shown = (words: RegExp): boolean => screen.getAllByText(words).some((one) => one.className === recordForm().why);

test('why a text cannot leave is said on a phone as well', () => {
  draw({ stays: 'invalid' });
  expect(shown(/Il ne peut pas partir ainsi/u)).toBe(true);
});

test('whoever has something unsaved is told that a colleague has saved', () => {
  draw({ isBehind: true });
  expect(shown(/Quelqu’un a enregistré ce contenu entre-temps/u)).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('entre-temps');
});
