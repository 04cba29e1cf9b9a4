/** A field of records looks them up by name as every other reference does, on the device where it can. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { headOf } from '#core/contract/cms/fold-head.ts';
import type { CustomFieldKind } from '#core/domain/cms/fields/custom-field.ts';
import type { Values } from '#core/domain/fields/values.ts';
import { CallFailed } from '#src/api/failure.ts';
import { CustomFieldsForm } from '#src/admin/features/cms/fields/custom-fields-form.tsx';
import { documents } from '#src/admin/store/documents/documents.ts';
import { drawPage } from '../frame/draw-page.tsx';

afterEach(() => {
  cleanup();
  documents.heads = null;
});

const TITLES = ['Préparer son été', 'Huile moteur', 'L’été à moto'];
const uuidOf = (at: number): string => `0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0e0${String(at)}`;

async function draw(kind: CustomFieldKind, call: unknown) {
  documents.heads = new Map(
    TITLES.map((title, at) => {
      const head = headOf({ doc: uuidOf(at), of: 'content', type: 'page', title, slug: `s-${String(at)}` }, '2026');
      return [uuidOf(at), { ...head, rev: 1 }];
    }),
  );
  let held: Values = {};
  const Page = () => {
    const [values, setValues] = useState<Values>({});
    held = values;
    return (
      <CustomFieldsForm
        fields={[{ name: 'liens', kind, label: 'À lire aussi', required: true }]}
        values={values}
        drawing={{ locale: 'fr_FR', faults: new Map(), mayWrite: true }}
        onChange={setValues}
      />
    );
  };
  await drawPage({ address: adminHref('admin.cms.pages'), Page, call });
  const search = await screen.findByRole('combobox', { name: 'À lire aussi' });
  return { user: userEvent.setup(), search, values: () => held };
}

const away = (): Promise<never> => Promise.reject(new CallFailed('offline'));

test('contents are found by their words on the device, chosen with the keyboard, and put in order', async () => {
  const { user, search, values } = await draw('relationship', away);
  await user.type(search, 'ete');
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toHaveLength(2));
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(search);
  await user.paste('huile');
  await screen.findByRole('option', { name: 'Huile moteur' });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(values()['liens']).toHaveLength(2));
  const [first = '', second = ''] = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByText(/./u)[0]?.textContent ?? '');
  expect(second).toBe('Huile moteur');
  await user.click(screen.getByRole('button', { name: 'Monter Huile moteur' }));
  expect(values()['liens']).toEqual([uuidOf(1), uuidOf(TITLES.indexOf(first))]);
});

test('articles are asked of the shop; out of reach it says so', async () => {
  const { user, search } = await draw('product', away);
  await user.type(search, 'plaquette');
  expect(await screen.findByText('La recherche nécessite une connexion.')).toBeDefined();
});

test('an article that was found keeps its name', async () => {
  const call = (name: string, { body }: { body: { words: string } }): Promise<unknown> =>
    name === 'api.admin.blocks.find'
      ? Promise.resolve(
          body.words === 'plaq' ? [{ value: 'plaquette-avant', title: 'Plaquette avant', subtitle: 'PA-1' }] : [],
        )
      : away();
  const { user, search, values } = await draw('product', call);
  await user.click(search);
  await user.paste('plaq');
  await user.click(await screen.findByRole('option', { name: /Plaquette avant/u }));
  expect(await screen.findByRole('button', { name: 'Retirer Plaquette avant' })).toBeDefined();
  expect(values()['liens']).toBe('plaquette-avant');
});
