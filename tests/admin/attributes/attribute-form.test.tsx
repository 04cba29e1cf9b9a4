/** The form of an attribute: what its type asks for, its options by keys, and one option in the place of another. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { AttributeForm } from '#src/admin/features/attributes/attribute-form.tsx';
import { drawPage } from '#tests/admin/frame/draw-page.tsx';
import { BLUE, COLOUR, ONE, RED, shopOfAttributes } from './shop-of-attributes.ts';

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const asks = (label: string | RegExp) => screen.queryByLabelText(label) !== null;

const draw = async (id: string | null, shop = shopOfAttributes()) => {
  const address = id === null ? adminHref('admin.attributes.create') : adminHref('admin.attributes.edit', { id });
  await drawPage({ address, Page: AttributeForm, call: shop.call });
  await screen.findByLabelText('Nom (français)');
  return shop;
};
const valueOf = (one: Element): string => (one instanceof HTMLInputElement ? one.value : '');
const colours = () =>
  screen
    .getAllByRole('group', { name: /^Choix \d/u })
    .map((row) => valueOf(within(row).getByRole('textbox', { name: /^Couleur/u })));
const names = () =>
  screen.getAllByRole('group', { name: /^Choix \d/u }).map((row) => within(row).getByLabelText('Nom'));

describe('a new attribute', () => {
  test('asks for what its type can be, and forgets what another type asked for', async () => {
    const shop = await draw(null);
    expect([asks('Valeur unique'), asks('Utilisable comme filtre'), asks('Unité')]).toEqual([false, false, false]);
    type('Nom (français)', 'Épaisseur');
    type('Code', 'thickness');
    type('Type', 'text');
    await waitFor(() => expect(asks('Valeur unique')).toBe(true));
    expect([asks('Utilisable comme filtre'), asks('Distingue des déclinaisons'), asks('Choix')]).toEqual([
      false,
      false,
      false,
    ]);
    fireEvent.click(screen.getByLabelText('Valeur unique'));
    type('Type', 'number');
    await waitFor(() => expect(asks('Utilisable comme filtre')).toBe(true));
    expect(asks('Valeur unique')).toBe(false);
    press(/^(?:Créer|Enregistrer)/u);
    await waitFor(() => expect(shop.asked.map(({ name }) => name)).toEqual(['api.admin.attributes.store']));
    expect(shop.asked[0]?.body['fields']).toMatchObject({ code: 'thickness', type: 'number', isUnique: false });
  });

  test('has the code its name makes, until somebody writes another', async () => {
    await draw(null);
    type('Nom (français)', '2 Épaisseur d’usure');
    await waitFor(() => expect(valueOf(screen.getByLabelText('Code'))).toBe('epaisseur_d_usure'));
    type('Code', 'wear');
    type('Nom (français)', 'Usure');
    await waitFor(() => expect(valueOf(screen.getByLabelText('Nom (français)'))).toBe('Usure'));
    expect(valueOf(screen.getByLabelText('Code'))).toBe('wear');
  });

  test('is told which code it may have', async () => {
    const shop = await draw(null);
    type('Nom (français)', 'Épaisseur');
    type('Code', 'Épaisseur !');
    type('Type', 'text');
    press(/^(?:Créer|Enregistrer)/u);
    expect((await screen.findAllByText(/^Une lettre minuscule d’abord/u)).length).toBeGreaterThan(0);
    expect(shop.asked).toEqual([]);
  });
});

describe('a known attribute', () => {
  test('tells its code and its type, which nobody changes any more', async () => {
    await draw(ONE);
    expect([asks('Code'), asks('Type')]).toEqual([false, false]);
    expect([screen.getByText('color').tagName, screen.getByText('Liste de choix').tagName]).toEqual(['DD', 'DD']);
  });

  test('has its options put in order by keys and by buttons, and shown as colours', async () => {
    const shop = await draw(ONE);
    expect(colours()).toEqual(['#cc0000', '#0000cc']);
    const [first] = names();
    if (first === undefined) throw new Error('no option');
    fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(names().map(valueOf)).toEqual(['Bleu', 'Rouge']));
    press('Descendre Bleu');
    await waitFor(() => expect(names().map(valueOf)).toEqual(['Rouge', 'Bleu']));
    press('Ajouter un choix');
    await waitFor(() => expect(names()).toHaveLength(3));
    const [, , added] = names();
    if (added === undefined) throw new Error('no third option');
    fireEvent.change(added, { target: { value: 'Vert' } });
    press(/^Enregistrer/u);
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    expect(shop.asked[0]?.body['fields']).toMatchObject({
      options: [{ uuid: RED, name: 'Rouge', english: 'Red' }, { uuid: BLUE }, { name: 'Vert', swatch: null }],
    });
  });

  test('keeps an option that products have, and says what to do first', async () => {
    await draw(ONE, shopOfAttributes({ red: 12 }));
    expect(await screen.findByText('12 produits l’ont.')).toBeDefined();
    press('Retirer Rouge');
    expect((await screen.findByRole('alert')).textContent).toContain('Remplacez-le d’abord');
    expect(names()).toHaveLength(2);
    press('Retirer Bleu');
    await waitFor(() => expect(names()).toHaveLength(1));
  });
});

describe('one option in the place of another', () => {
  const replace = async () => {
    press('Remplacer un choix');
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getAllByRole('option').length).toBeGreaterThan(3));
    fireEvent.change(sheet.getByLabelText('Choix à retirer'), { target: { value: RED } });
    fireEvent.change(sheet.getByLabelText('Choix qui le remplace'), { target: { value: BLUE } });
    fireEvent.click(sheet.getByRole('button', { name: 'Remplacer partout' }));
    return sheet;
  };

  test('is asked on the revision that was seen, after saying how many products it concerns', async () => {
    const shop = await draw(ONE, shopOfAttributes({ red: 12 }));
    const sheet = await replace();
    expect(sheet.getByText(/Produits concernés\s: 12/u)).toBeDefined();
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    expect(shop.asked[0]).toMatchObject({
      name: 'api.admin.attributes.replace-option',
      body: { rev: 3, option: RED, by: BLUE },
    });
  });

  test('that would make variants the same names them', async () => {
    const refusal = new Refusal('record.inUse', { by: ['product'], skus: ['CASQUE-M', 'CASQUE-L'] });
    await draw(ONE, shopOfAttributes({ red: 2, refusal }));
    const sheet = await replace();
    expect(await sheet.findByText(/CASQUE-M, CASQUE-L/u)).toBeDefined();
  });

  test('is not offered of an attribute without options', async () => {
    await draw(ONE, shopOfAttributes({ fields: { ...COLOUR, type: 'text', swatchType: null, options: [] } }));
    expect(screen.queryByRole('button', { name: 'Remplacer un choix' })).toBeNull();
  });
});
