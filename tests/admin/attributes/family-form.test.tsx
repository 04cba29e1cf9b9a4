/** The groups of a family: everything that dragging does goes by keys as well. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { FamilyForm } from '#src/admin/features/attributes/family-form.tsx';
import { BESIDE, placeOfDrop } from '#src/admin/features/attributes/groups/group-values.ts';
import { drawPage } from '#tests/admin/frame/draw-page.tsx';
import { FIRST, HELMETS, ONE, SECOND, shopOfAttributes } from './shop-of-attributes.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const draw = async (given: Parameters<typeof shopOfAttributes>[0] = {}) => {
  const shop = shopOfAttributes({ fields: HELMETS, ...given });
  await drawPage({
    address: adminHref('admin.attribute-families.edit', { id: ONE }),
    Page: FamilyForm,
    call: shop.call,
  });
  await screen.findByLabelText('Nom');
  return shop;
};
const inGroup = (name: string) =>
  within(screen.getByRole('list', { name: `Attributs du groupe ${name}` }))
    .queryAllByRole('listitem')
    .map((one) => one.querySelector('small')?.textContent);

test('shows the groups in their columns, and beside them what the family does not ask for', async () => {
  await draw();
  await screen.findByText('Homologation');
  const [left, right] = [1, 2].map((column) => screen.getByRole('region', { name: `Colonne ${String(column)}` }));
  expect(within(left ?? document.body).getByRole('region', { name: 'Général' })).toBeDefined();
  expect(within(right ?? document.body).getByRole('region', { name: 'Normes' })).toBeDefined();
  expect(inGroup('Général')).toEqual(['brand', 'color']);
  const beside = within(screen.getByRole('region', { name: 'Pas dans la famille' }));
  expect(beside.getAllByRole('listitem').map((one) => one.querySelector('small')?.textContent)).toEqual(['approval']);
});

test('moves attributes by keys within a group, between groups, in and out, and saves them so', async () => {
  const shop = await draw();
  await screen.findByText('Homologation');
  press('Descendre Marque');
  await waitFor(() => expect(inGroup('Général')).toEqual(['color', 'brand']));
  fireEvent.change(screen.getByLabelText('Mettre Homologation dans un groupe'), { target: { value: SECOND } });
  await waitFor(() => expect(inGroup('Normes')).toEqual(['approval']));
  fireEvent.change(screen.getByLabelText('Groupe de Marque'), { target: { value: SECOND } });
  await waitFor(() => expect(inGroup('Normes')).toEqual(['approval', 'brand']));
  press('Retirer Couleur de la famille');
  await waitFor(() => expect(inGroup('Général')).toEqual([]));
  expect(screen.getByText(/^Couleur\s: retiré de la famille$/u)).toBeDefined();
  press(/^Enregistrer/u);
  await waitFor(() => expect(shop.asked).toHaveLength(1));
  expect(shop.asked[0]?.body['fields']).toMatchObject({
    groups: [
      { uuid: FIRST, column: 1, attributes: [] },
      { uuid: SECOND, column: 2, attributes: ['approval', 'brand'] },
    ],
  });
});

test('adds, names, turns and removes groups; a group without a name is told at its field', async () => {
  const shop = await draw();
  await screen.findByText('Homologation');
  press('Ajouter un groupe à la colonne 2');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Groupe sans nom' })).toBeDefined());
  press(/^Enregistrer/u);
  expect((await screen.findAllByText('Ce champ doit être renseigné')).length).toBeGreaterThan(0);
  expect(shop.asked).toEqual([]);
  const fresh = within(screen.getByRole('region', { name: 'Groupe sans nom' }));
  fireEvent.change(fresh.getByLabelText('Nom du groupe'), { target: { value: 'Entretien' } });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Entretien' })).toBeDefined());
  press('Mettre le groupe Entretien en colonne 1');
  press('Retirer le groupe Normes');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Normes' })).toBeNull());
  press(/^Enregistrer/u);
  await waitFor(() => expect(shop.asked).toHaveLength(1));
  expect(shop.asked[0]?.body['fields']).toMatchObject({
    groups: [
      { name: 'Général', column: 1 },
      { name: 'Entretien', column: 1, attributes: [] },
    ],
  });
});

test('of a shop without attributes says what to create first', async () => {
  await draw({ choices: [] });
  expect(await screen.findByText(/^Créez d’abord un attribut/u)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Créer un attribut' }).getAttribute('href')).toBe(
    adminHref('admin.attributes.create'),
  );
});

test('a drag ends where it was let go: among others, in an empty group, beside the family, or where it began', () => {
  const at = (group: string, index: number) => ({ group, index, initialGroup: FIRST, initialIndex: 0 });
  expect(placeOfDrop(at(SECOND, 2), 'any')).toEqual({ group: SECOND, at: 2 });
  expect(placeOfDrop(at(FIRST, 0), SECOND)).toMatchObject({ group: SECOND });
  expect(placeOfDrop(at(BESIDE, 0), undefined)).toBeNull();
  expect(placeOfDrop(at(FIRST, 0), BESIDE)).toBeNull();
  expect(placeOfDrop(at(FIRST, 0), FIRST)).toBeUndefined();
  expect(placeOfDrop(at(FIRST, 0), undefined)).toBeUndefined();
});
