/** The form of a managed thing: what a person types, saves, loses sight of and finds again. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draftKey, draftsOf } from '#src/admin/screens/form/draft/form-draft.ts';
import { rememberOrder } from '#src/admin/store/record-order.ts';
import { drawForm } from './draw-form.tsx';
import { LYON, lyon, oneRecord } from './one-record.ts';

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const opened = async () => await screen.findByLabelText('Code');
const draftOf = (owner: string, uuid: string | null) => draftsOf(owner).read(draftKey('inventory-sources', uuid));

describe('editing', () => {
  test('shows the record under its name, in tabs, with each language and each channel', async () => {
    await drawForm(oneRecord(), { id: LYON });
    expect(await opened()).toHaveProperty('value', 'lyon');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entrepôt de Lyon');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Général', 'Lieu', 'Historique']);
    expect(screen.getByLabelText('Nom (français)')).toHaveProperty('value', 'Entrepôt de Lyon');
    expect(screen.getByLabelText(/^Nom \(anglais\)/u)).toHaveProperty('value', 'Lyon warehouse');
    expect(screen.getByText('auto : hérité')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Enregistrer/u })).toHaveProperty('disabled', true);
  });

  test('says what is changed, saves it on the revision that was seen, and says when', async () => {
    const shop = oneRecord();
    await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', 'Lyon sud');
    expect(await screen.findByText('1 modification')).toBeDefined();
    expect(screen.getByText('Nom (français) : « Entrepôt de Lyon » → « Lyon sud »')).toBeDefined();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(shop.asked.map(({ verb }) => verb)).toEqual(['update']));
    expect(shop.asked[0]?.body).toMatchObject({ rev: 3, fields: { ...lyon, name: 'Lyon sud' } });
    expect((await screen.findAllByText('Enregistré à 14:02')).length).toBeGreaterThan(0);
  });

  test('leaves out a language that says nothing, and sends what a channel says for itself', async () => {
    const shop = oneRecord();
    await drawForm(shop, { id: LYON });
    await opened();
    type(/^Nom \(anglais\)/u, '');
    press('Remplacer ici : Priorité (moto)');
    type('Priorité (moto)', '7');
    press(/^Enregistrer/u);
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    expect(shop.asked[0]?.body).toMatchObject({ translations: { en_GB: {} }, channels: { moto: { priority: 7 } } });
    press('Hériter : Priorité (moto)');
    press(/^Enregistrer/u);
    await waitFor(() => expect(shop.asked).toHaveLength(2));
    expect(shop.asked[1]?.body['channels']).toEqual({ auto: {}, moto: {} });
  });

  test('counts what is wrong at the tab it is in, and leads there', async () => {
    const shop = oneRecord();
    await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', '');
    type('Ville', '');
    press(/^Enregistrer/u);
    expect(await screen.findByRole('region', { name: '2 champs à corriger' })).toBeDefined();
    /* the header hears of it after the form */
    await waitFor(() => expect(screen.getByRole('tab', { name: /Lieu/u }).textContent).toBe('Lieu1 erreur'));
    fireEvent.click(screen.getByRole('link', { name: 'Ville' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ville')));
    expect(screen.getByRole('tab', { name: /Lieu/u }).getAttribute('aria-selected')).toBe('true');
    expect(shop.asked).toEqual([]);
  });

  test('is there as it was saved, without a network too', async () => {
    const shop = oneRecord();
    const { owner, unmount } = await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', 'Lyon sud');
    shop.goOfflineAfter('update');
    press(/^Enregistrer/u);
    expect((await screen.findAllByText('Enregistré à 14:02')).length).toBeGreaterThan(0);
    unmount();
    await drawForm(shop, { id: LYON, owner });
    await opened();
    expect(screen.getByLabelText('Nom (français)')).toHaveProperty('value', 'Lyon sud');
  });

  test('keeps what is typed when the shop is out of reach, and takes it back when asked', async () => {
    const shop = oneRecord();
    await drawForm(shop, { id: LYON });
    await opened();
    shop.goOffline(true);
    type('Nom (français)', 'Lyon sud');
    press(/^Enregistrer/u);
    expect(await screen.findByText('La boutique est hors d’atteinte.')).toBeDefined();
    expect(screen.getByLabelText('Nom (français)')).toHaveProperty('value', 'Lyon sud');
    press('Annuler');
    await waitFor(() => expect(screen.getByLabelText('Nom (français)')).toHaveProperty('value', 'Entrepôt de Lyon'));
  });

  test('can be read and not written by who may not', async () => {
    await drawForm(oneRecord(), { id: LYON, permissions: ['inventory-sources.index'] });
    await opened();
    expect(screen.getByText('Vous pouvez lire cette fiche, pas la modifier.')).toBeDefined();
    expect(screen.getByLabelText('Code').closest('fieldset')).toHaveProperty('disabled', true);
    for (const name of [/^Enregistrer/u, 'Supprimer']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('offers nobody to write or delete what the shop stands on, and a copy of it all the same', async () => {
    const shop = oneRecord();
    shop.fix();
    await drawForm(shop, { id: LYON });
    await opened();
    expect(screen.getByText(/^Cette fiche est indispensable à la boutique/u)).toBeDefined();
    expect(screen.getByLabelText('Code').closest('fieldset')).toHaveProperty('disabled', true);
    for (const name of [/^Enregistrer/u, 'Supprimer']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Dupliquer' })).toBeDefined();
  });
});

describe('two writers', () => {
  test('of different fields are joined, and both are saved', async () => {
    const shop = oneRecord();
    await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', 'Lyon sud');
    shop.written({ city: 'Villeurbanne' });
    press(/^Enregistrer/u);
    await waitFor(() => expect(shop.now()?.fields).toMatchObject({ name: 'Lyon sud', city: 'Villeurbanne' }));
    expect((await screen.findAllByText('Enregistré à 14:02')).length).toBeGreaterThan(0);
  });

  test('of the same field are shown, nothing is saved before it is chosen, then both choices are', async () => {
    const shop = oneRecord();
    const { owner } = await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', 'Lyon sud');
    type('Code', 'lyon-sud');
    shop.written({ name: 'Lyon nord', city: 'Villeurbanne' });
    press(/^Enregistrer/u);
    const view = await screen.findByRole('region', { name: 'Deux versions' });
    expect(within(view).getByText(/^Léa Darmon a aussi modifié cette fiche/u)).toBeDefined();
    expect(within(view).getByText('2 champs ont été fusionnés automatiquement.')).toBeDefined();
    expect(screen.getByText('Avant vous deux : Entrepôt de Lyon')).toBeDefined();
    const save = screen.getByRole('button', { name: 'Enregistrer le choix' });
    expect(save).toHaveProperty('disabled', true);
    await waitFor(async () => expect((await draftOf(owner, LYON))?.values.fields).toMatchObject({ name: 'Lyon sud' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Nom (français), celle de Léa Darmon' }));
    expect(save).toHaveProperty('disabled', false);
    fireEvent.click(save);
    await waitFor(() =>
      expect(shop.now()?.fields).toMatchObject({ name: 'Lyon nord', city: 'Villeurbanne', code: 'lyon-sud' }),
    );
    await waitFor(async () => expect(await draftOf(owner, LYON)).toBeNull());
  });

  test('may be told a third version', async () => {
    const shop = oneRecord();
    await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', 'Lyon sud');
    shop.written({ name: 'Lyon nord' });
    press(/^Enregistrer/u);
    fireEvent.click(await screen.findByRole('radio', { name: 'Écrire une troisième version' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Nom (français)' }), {
      target: { value: 'Lyon nord et sud' },
    });
    press('Enregistrer le choix');
    await waitFor(() => expect(shop.now()?.fields).toMatchObject({ name: 'Lyon nord et sud' }));
  });
});

describe('a draft', () => {
  test('is kept while one types, offered when one comes back, and never put in silently', async () => {
    const shop = oneRecord();
    const { owner } = await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', 'Lyon sud');
    await waitFor(async () => expect((await draftOf(owner, LYON))?.values.fields).toMatchObject({ name: 'Lyon sud' }));
    expect(await screen.findByText('Gardé sur cet appareil')).toBeDefined();
    cleanup();
    await drawForm(shop, { id: LYON, owner });
    expect(await screen.findByText('Une saisie du 21 nov. 2026 à 14:02 est gardée sur cet appareil.')).toBeDefined();
    expect(screen.getByRole('row', { name: 'Nom (français) Entrepôt de Lyon Lyon sud' })).toBeDefined();
    press('Reprendre ma saisie');
    expect(await screen.findByLabelText('Nom (français)')).toHaveProperty('value', 'Lyon sud');
    press(/^Enregistrer/u);
    await waitFor(() => expect(shop.now()?.fields).toMatchObject({ name: 'Lyon sud' }));
    await waitFor(async () => expect(await draftOf(owner, LYON)).toBeNull());
  });

  test('that meets another version is compared with it', async () => {
    const shop = oneRecord();
    const { owner } = await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', 'Lyon sud');
    await waitFor(async () => expect(await draftOf(owner, LYON)).not.toBeNull());
    cleanup();
    shop.written({ name: 'Lyon nord' });
    await drawForm(shop, { id: LYON, owner });
    fireEvent.click(await screen.findByRole('button', { name: 'Reprendre ma saisie' }));
    expect(await screen.findByRole('region', { name: 'Deux versions' })).toBeDefined();
  });

  test('is nobody else’s', async () => {
    const shop = oneRecord();
    const { owner } = await drawForm(shop, { id: LYON });
    await opened();
    type('Nom (français)', 'Lyon sud');
    await waitFor(async () => expect(await draftOf(owner, LYON)).not.toBeNull());
    cleanup();
    await drawForm(shop, { id: LYON });
    expect(await opened()).toBeDefined();
    expect(await draftOf(owner, LYON)).toBeNull();
  });
});

describe('a new one', () => {
  test('begins as a copy with names of its own, and is led to its page once it is made', async () => {
    const shop = oneRecord();
    const { place } = await drawForm(shop, { id: null, search: `?copie=${LYON}` });
    expect(await opened()).toHaveProperty('value', 'lyon-copie');
    expect(screen.getByLabelText('Nom (français)')).toHaveProperty('value', 'Entrepôt de Lyon (copie)');
    press(/^Enregistrer/u);
    await waitFor(() => expect(shop.asked[0]?.verb).toBe('store'));
    expect(shop.asked[0]?.body).toMatchObject({
      fields: { ...lyon, code: 'lyon-copie', name: 'Entrepôt de Lyon (copie)' },
    });
    await waitFor(() => expect(place()).toContain(`/edit/${String(shop.asked[0]?.body['uuid'])}`));
  });

  test('stands on its page and is typed on where the network goes as soon as it is made', async () => {
    const shop = oneRecord();
    const { place } = await drawForm(shop, { id: null, search: `?copie=${LYON}` });
    await opened();
    shop.goOfflineAfter('store');
    press(/^Enregistrer/u);
    await waitFor(() => expect(place()).toContain('/edit/'));
    expect(await screen.findByLabelText('Code')).toHaveProperty('value', 'lyon-copie');
    type('Nom (français)', 'Lyon sud');
    press(/^Enregistrer/u);
    expect(await screen.findByText('La boutique est hors d’atteinte.')).toBeDefined();
    expect(screen.getByLabelText('Nom (français)')).toHaveProperty('value', 'Lyon sud');
  });
});

describe('deleting', () => {
  test('names the thing, and what still stands on it', async () => {
    const shop = oneRecord();
    shop.usedBy([{ resource: 'Stocks', count: 7, titles: ['FD-4281'] }]);
    await drawForm(shop, { id: LYON });
    await opened();
    press('Supprimer');
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer « Entrepôt de Lyon » ?' });
    expect(await within(dialog).findByText(/Stocks : 7 \(FD-4281…\)/u)).toBeDefined();
    expect(within(dialog).getByRole('button', { name: 'Supprimer' })).toHaveProperty('disabled', true);
  });

  test('leads back to the list', async () => {
    const shop = oneRecord();
    const { place } = await drawForm(shop, { id: LYON });
    await opened();
    press('Supprimer');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/Rien d’autre ne s’en sert/u);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(place()).toMatch(/inventory-sources$/u));
    expect(shop.now()).toBeNull();
  });
});

describe('the history', () => {
  test('tells who changed what, and goes back to a version', async () => {
    const shop = oneRecord();
    shop.written({ city: 'Villeurbanne' });
    shop.written({ city: 'Bron' });
    await drawForm(shop, { id: LYON });
    await opened();
    fireEvent.click(screen.getByRole('tab', { name: 'Historique' }));
    const versions = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('button');
    expect(versions).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
    fireEvent.click(versions[1] ?? document.body);
    expect(screen.getByRole('row', { name: 'Ville Lyon Villeurbanne' })).toBeDefined();
    press('Restaurer cette version');
    await waitFor(() => expect(shop.now()?.fields).toMatchObject({ city: 'Villeurbanne' }));
    await waitFor(() => expect(screen.getByLabelText('Ville')).toHaveProperty('value', 'Villeurbanne'));
  });
});

test('the history tells that somebody was in the shop as a customer, and offers nothing for it', async () => {
  const shop = oneRecord();
  shop.written({ city: 'Bron' });
  shop.borrowed('signInAs', 'Camille Durand');
  shop.borrowed('signOutAs', 'Camille Durand');
  await drawForm(shop, { id: LYON });
  await opened();
  fireEvent.click(screen.getByRole('tab', { name: 'Historique' }));
  const [ended, begun, write] = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('button');
  for (const [entry, words] of [
    [begun, 'Camille Durand est entré dans la boutique au nom de ce client. La fiche n’a pas changé.'],
    [ended, 'Camille Durand n’est plus dans la boutique au nom de ce client. La fiche n’a pas changé.'],
  ] as const) {
    fireEvent.click(entry ?? document.body);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
  }
  /* what was written last is what the record is now */
  fireEvent.click(write ?? document.body);
  expect(screen.getByRole('row', { name: 'Ville Lyon Bron' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
});

test('J and K lead to the records that the list showed around it, and not while one types', async () => {
  const [before, after] = [LYON.replace('01', '00'), LYON.replace('01', '02')];
  rememberOrder('inventory-sources', [before, LYON, after]);
  const { place } = await drawForm(oneRecord(), { id: LYON });
  fireEvent.keyDown(await opened(), { key: 'j' });
  expect(place()).toContain(LYON);
  fireEvent.keyDown(window, { key: 'j' });
  await waitFor(() => expect(place()).toContain(after));
});

test('a record that is gone says so', async () => {
  await drawForm(oneRecord(), { id: LYON.replace('01', '09') });
  expect(await screen.findByText(/ne connaît plus cet élément/u)).toBeDefined();
});
