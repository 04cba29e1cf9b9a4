/** An entry of a menu: what it leads to is looked for by its words, on this device. */
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AddItem } from '#src/admin/features/menus/add-item.tsx';
import type { Targets } from '#src/admin/features/menus/use-targets.ts';
import { createI18n } from '#src/i18n/i18n.ts';

/* the part comes with the first page that needs it */
beforeAll(async () => void (await import('#src/admin/forms/lookup/found-combobox.tsx')));
afterEach(cleanup);

const targets: Targets = {
  page: [
    { ref: 'livraison', name: 'Livraison et retrait', isShown: true },
    { ref: 'ete', name: 'L’été au garage', isShown: false },
  ],
  post: [],
  postList: null,
  category: null,
  cmsCategory: [],
};

function draw() {
  const onAdd = vi.fn();
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <AddItem targets={targets} onAdd={onAdd} />
    </I18nProvider>,
  );
  return onAdd;
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Ajouter au menu' }));

test('a page is found by its words and added with the keyboard alone', async () => {
  const onAdd = draw();
  const input = await screen.findByRole('combobox', { name: 'Vers' });
  await userEvent.click(input);
  /* at once: what it is typed with here is faster than any hand */
  fireEvent.change(input, { target: { value: 'retrait' } });
  await screen.findByRole('option', { name: 'Livraison et retrait' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Retirer Livraison et retrait' })).toBeDefined();
  await add();
  expect(onAdd).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'page', ref: 'livraison', label: { fr_FR: 'Livraison et retrait' } }),
  );
});

test('what visitors do not see says so before it is chosen', async () => {
  draw();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Vers' }), 'ete');
  expect((await screen.findByRole('option', { name: /L’été au garage/u })).textContent).toContain('Non publié');
});

test('nothing chosen is said, and nothing is added', async () => {
  const onAdd = draw();
  await screen.findByRole('combobox', { name: 'Vers' });
  await add();
  expect(screen.getByText('Ce champ doit être renseigné')).toBeDefined();
  expect(onAdd).not.toHaveBeenCalled();
});

test('what this device does not hold of the shop is said to need the network', async () => {
  draw();
  await userEvent.selectOptions(screen.getByLabelText('Ajouter'), 'category');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Vers' }));
  expect(await screen.findByText('La recherche nécessite une connexion.')).toBeDefined();
});
