/** A text that somebody empties to write another one keeps its field. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { ContentBody } from '#core/contract/cms/bodies.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { emptyContent } from '#core/contract/cms/empty-body.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { CallFailed } from '#src/api/failure.ts';
import { DocumentForm } from '#src/admin/features/cms/edit/document-form.tsx';
import { drawPage } from '../frame/draw-page.tsx';

const DOC = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0d03';
const written = (text: string): ContentBody => {
  const content = emptyContent();
  const body = readRichText(text === '' ? [] : [{ type: 'paragraph', text: [{ text }] }]);
  const fr_FR = { ...content.translations.fr_FR, title: 'Nos ateliers', slug: 'nos-ateliers', body };
  return { ...content, translations: { fr_FR } };
};

async function open(first: string) {
  const Page = () => {
    const [working, setWorking] = useState<DocumentBody>(written(first));
    const draft = {
      base: written(first),
      working,
      state: 'server' as const,
      stays: null,
      refusal: null,
      isBehind: false,
      offers: [],
      revId: null,
      change: setWorking,
      saveNow: () => Promise.resolve(),
      discard: () => Promise.resolve(),
      take: () => Promise.resolve(),
      refuse: () => Promise.resolve(),
      rev: () => 3,
    };
    return (
      <>
        <button type="button" onClick={() => setWorking(written(''))}>
          Vider
        </button>
        <button type="button" onClick={() => setWorking(written('Une suite.'))}>
          Remplir
        </button>
        <DocumentForm doc={DOC} type="page" of="content" draft={draft} Blocks={() => null} />
      </>
    );
  };
  const call = (): Promise<never> => Promise.reject(new CallFailed('offline'));
  await drawPage({ address: adminHref('admin.cms.edit', { contentType: 'page', id: DOC }), Page, call });
  await screen.findByLabelText('Titre');
  return userEvent.setup();
}
const press = (name: string) => screen.getByRole('button', { name });

test('a text that was there when the form was opened keeps its field when it is emptied', async () => {
  const user = await open('Début.');
  const field = await screen.findByRole('textbox', { name: 'Texte' });
  expect(field.textContent).toBe('Début.');
  await user.click(press('Vider'));
  expect(screen.getByRole('textbox', { name: 'Texte' })).toBe(field);
  expect(field.textContent).toBe('');
  await user.click(press('Remplir'));
  expect(screen.getByRole('textbox', { name: 'Texte' })).toBe(field);
});

test('a text that comes while the form is open brings its field, which stays', async () => {
  const user = await open('');
  expect(screen.queryByRole('textbox', { name: 'Texte' })).toBeNull();
  await user.click(press('Remplir'));
  const field = await screen.findByRole('textbox', { name: 'Texte' });
  await user.click(press('Vider'));
  expect(screen.getByRole('textbox', { name: 'Texte' })).toBe(field);
});
