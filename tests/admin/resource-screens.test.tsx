/** The screens of a managed thing, drawn from the definition of inventory sources with given rows. */
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { inventorySources } from '#core/resources/configuration/inventory-sources.ts';
import { schemaOf } from '#core/resources/field-set.ts';
import { listQueryOf } from '#core/resources/list-query.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { ResourceForm, type ResourceFormProps } from '#src/admin/screens/resource-form.tsx';
import { ResourceList, type ResourceListProps } from '#src/admin/screens/resource-list.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

const PATH = '/admin/inventory-sources';
const LYON = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
const lyon = {
  code: 'lyon',
  name: 'Entrepôt de Lyon',
  description: null,
  contactName: 'Camille Durand',
  contactEmail: 'lyon@example.fr',
  contactNumber: '+33478000000',
  fax: null,
  street: '12 rue de la République',
  postcode: '69002',
  city: 'Lyon',
  state: null,
  country: 'FR',
  latitude: 45.764,
  longitude: 4.8357,
  openingHours: null,
  priority: 1200,
  isPickupPoint: true,
  status: true,
};

const draw = (page: ReactNode) => render(<I18nProvider i18n={createI18n('fr_FR', {})}>{page}</I18nProvider>);

describe('the list', () => {
  const list = (over: Partial<ResourceListProps> = {}) =>
    draw(
      <ResourceList
        resource={inventorySources}
        path={PATH}
        asked={{}}
        answer={{
          data: [
            { uuid: LYON, fields: lyon },
            { uuid: LYON.replace('01', '02'), fields: { ...lyon, code: 'nantes', city: 'Nantes', status: false } },
          ],
          meta: { page: 1, total: 42, lastPage: 3 },
        }}
        may={() => true}
        {...over}
      />,
    );

  test('shows the columns of the definition, in its words', () => {
    list();
    expect(screen.getByRole('heading', { name: 'Sources de stock' })).toBeDefined();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Code',
      'Nom',
      'Ville',
      'Priorité',
      'Active',
    ]);
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/lyon/)).toEqual(['lyon', 'Entrepôt de Lyon', 'Lyon', '1\u202f200', 'Oui']);
    expect(cells(/nantes/)).toEqual(['nantes', 'Entrepôt de Lyon', 'Nantes', '1\u202f200', 'Non']);
    expect(screen.getByText('42 éléments')).toBeDefined();
  });

  test('leads to a row, to another order and to another page, and keeps what was asked', () => {
    list({ asked: { 'filter[status]': '1', sort: 'code' } });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('lyon')).toBe(`${PATH}/${LYON}`);
    const query = listQueryOf(inventorySources.fields, inventorySources.list);
    const asked = (name: string) =>
      v.parse(query, Object.fromEntries(new URL(href(name) ?? '', 'http://shop.test').searchParams));
    const filters = [{ name: 'status', by: 'is', value: true }];
    expect(asked('Code')).toMatchObject({ order: { name: 'code', descending: true }, filters });
    expect(asked('Ville')).toMatchObject({ order: { name: 'city', descending: false }, filters, page: 1 });
    expect(asked('Page 2')).toMatchObject({ order: { name: 'code', descending: false }, filters, page: 2 });
    expect(screen.getByRole('columnheader', { name: 'Code' }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.queryByRole('link', { name: 'Active' })).toBeNull();
  });

  test('filters by what the definition declares: what its form sends is what the route takes', () => {
    list({ asked: { 'filter[city]': 'Lyo' } });
    expect(screen.getByLabelText('Ville')).toHaveProperty('value', 'Lyo');
    fireEvent.change(screen.getByLabelText('Active'), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText('Pays'), { target: { value: 'BE' } });
    fireEvent.change(screen.getByLabelText('Priorité à partir de'), { target: { value: '2' } });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(
      v.parse(listQueryOf(inventorySources.fields, inventorySources.list), Object.fromEntries(new FormData(form))),
    ).toMatchObject({
      q: null,
      filters: [
        { name: 'city', by: 'is', value: 'Lyo' },
        { name: 'country', by: 'is', value: 'BE' },
        { name: 'priority', by: 'from', value: 2 },
        { name: 'status', by: 'is', value: false },
      ],
    });
  });

  test('hides what the shop would refuse', () => {
    list({ may: (verb) => verb === 'index' });
    expect(screen.queryByRole('link', { name: 'Ajouter' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'lyon' })).toBeNull();
    cleanup();
    list();
    expect(screen.getByRole('link', { name: 'Ajouter' }).getAttribute('href')).toBe(`${PATH}/nouveau`);
  });
});

describe('the form', () => {
  const form = (over: Partial<ResourceFormProps> = {}) => {
    const save = vi.fn<ResourceFormProps['save']>(() => Promise.resolve({ ok: true }));
    const onSaved = vi.fn<() => void>();
    draw(
      <ResourceForm resource={inventorySources} path={PATH} fields={lyon} save={save} onSaved={onSaved} {...over} />,
    );
    return { save, onSaved };
  };
  const type = (label: string | RegExp, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

  test('has a labelled control for every field, with what it holds', () => {
    form();
    const named = Object.values(inventorySources.fields).map(({ label }) =>
      typeof label === 'string' ? label : label.message,
    );
    for (const label of named)
      expect([label, screen.getAllByLabelText(new RegExp(`^${label}`, 'u')).length > 0]).toEqual([label, true]);
    expect(screen.getByLabelText('Téléphone du contact')).toHaveProperty('value', '04 78 00 00 00');
    expect(screen.getByLabelText(/^Latitude/u)).toHaveProperty('value', '45,764');
    expect(screen.getByLabelText('Active')).toHaveProperty('checked', true);
    expect(screen.getByText('La plus petite sert d’abord')).toBeDefined();
  });

  test('saves what the route takes', async () => {
    const { save, onSaved } = form();
    type('Nom', 'Lyon sud');
    type(/^Latitude/u, '');
    type('Priorité', '12');
    press();
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const [fields] = save.mock.calls[0] ?? [];
    expect(fields).toEqual({ ...lyon, name: 'Lyon sud', latitude: null, priority: 12 });
    expect(v.is(schemaOf(inventorySources.fields), fields)).toBe(true);
  });

  test('tells what is wrong at the fields, before anything is asked', async () => {
    const { save } = form({ fields: null });
    type('Priorité', 'beaucoup');
    type('Code postal', '6900');
    type('Code', 'Dépôt Lyon');
    press();
    expect(await screen.findByText('Entrez un nombre.')).toBeDefined();
    expect(screen.getByLabelText('Priorité')).toHaveProperty('value', 'beaucoup');
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
    const summary = screen.getByRole('region', { name: '8 champs à corriger' });
    expect(within(summary).getAllByRole('link')[0]?.textContent).toBe('Code');
    expect(save).not.toHaveBeenCalled();
  });

  test('tells what only the shop could see at its field', async () => {
    const taken = new Refusal('input.invalid', { fields: [{ path: 'fields.code', code: 'value.taken' }] });
    const { onSaved } = form({
      save: () => Promise.resolve({ ok: false, failure: { kind: 'refusal', refusal: taken } }),
    });
    press();
    expect(await screen.findByText('Cette valeur est déjà utilisée.')).toBeDefined();
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('says that somebody else has written meanwhile, and keeps what was typed', async () => {
    const moved = new Refusal('record.moved', { reason: 'rev', rev: 2 });
    form({ save: () => Promise.resolve({ ok: false, failure: { kind: 'refusal', refusal: moved } }) });
    type('Nom', 'Lyon sud');
    press();
    expect(await screen.findByText(/modifiées entre-temps/u)).toBeDefined();
    expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Lyon sud');
  });

  test('lets a number be typed with a comma, sign by sign', async () => {
    const { save } = form();
    const latitude = screen.getByLabelText<HTMLInputElement>(/^Latitude/u);
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '-12,50');
    expect(latitude.value).toBe('-12,50');
    press();
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0]).toMatchObject({ latitude: -12.5 });
  });
});
