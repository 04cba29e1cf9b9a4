/** Controls that only the back office has: what is typed, pressed and chosen is what the contract takes. */
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { readFields, schemaOf } from '#core/resources/field-set.ts';
import type { FieldSet } from '#core/resources/field.ts';
import * as field from '#core/resources/kinds.ts';
import { LookupsProvider, type Lookups } from '#src/admin/forms/lookup/lookups.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

const LYON = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
const NANTES = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a02';
const PLACES = [
  { uuid: LYON, title: 'Lyon', subtitle: 'lyon' },
  { uuid: NANTES, title: 'Nantes' },
];

const lookups: Lookups = {
  find: (_, words) => Promise.resolve(PLACES.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))),
  name: (_, uuids) => Promise.resolve(PLACES.filter(({ uuid }) => uuids.includes(uuid))),
};

function draw(fields: FieldSet, held: object = {}) {
  let values: unknown;
  function Watching() {
    values = useWatch();
    return null;
  }
  function Drawn() {
    const form = useForm({ defaultValues: { ...readFields(fields, held) } });
    return (
      <FormProvider {...form}>
        <RowsWith of={fields} widgets={ADMIN_WIDGETS} />
        <Watching />
      </FormProvider>
    );
  }
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <LookupsProvider value={lookups}>
        <Drawn />
      </LookupsProvider>
    </I18nProvider>,
  );
  return {
    values: () => values,
    /** What the contract makes of it. */
    taken: () => v.safeParse(schemaOf(fields), values),
  };
}

test('several answers are chosen in the order of the definition', () => {
  const form = draw(
    { days: field.choices('Jours', { mon: 'Lundi', tue: 'Mardi', wed: 'Mercredi' }) },
    { days: ['wed'] },
  );
  fireEvent.click(screen.getByLabelText('Lundi'));
  expect(form.values()).toEqual({ days: ['mon', 'wed'] });
  fireEvent.click(screen.getByLabelText('Mercredi'));
  expect(form.taken()).toMatchObject({ success: true, output: { days: ['mon'] } });
});

test('words are added by Enter, by a comma and on leaving, each once, and taken back', async () => {
  const form = draw({ tags: field.tags('Étiquettes') });
  const input = screen.getByLabelText('Ajouter à : Étiquettes');
  await userEvent.type(input, 'frein{Enter}avant,frein{Enter}');
  expect(form.values()).toEqual({ tags: ['frein', 'avant'] });
  await userEvent.type(input, 'disque');
  await userEvent.tab();
  expect(form.values()).toEqual({ tags: ['frein', 'avant', 'disque'] });
  fireEvent.click(screen.getByRole('button', { name: 'Retirer avant' }));
  await userEvent.type(input, '{Backspace}');
  expect(form.values()).toEqual({ tags: ['frein'] });
});

test('a colour is written or chosen, and how text reads on it is said', () => {
  const form = draw({ tone: field.color('Couleur') }, { tone: '#ffc61a' });
  expect(screen.getByText(/Texte noir : 11,/u)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Couleur'), { target: { value: '#00664A' } });
  expect(screen.getByText('Texte blanc : 7 pour 1')).toBeDefined();
  expect(form.taken()).toMatchObject({ success: true, output: { tone: '#00664a' } });
});

test('an instant is typed in the time of Paris', () => {
  const form = draw({ until: field.instant('Jusqu’au', { optional: true }) }, { until: '2026-11-30T22:59:00.000Z' });
  const input = screen.getByLabelText(/^Jusqu’au/u);
  expect(input).toHaveProperty('value', '2026-11-30T23:59');
  fireEvent.change(input, { target: { value: '2026-07-01T08:00' } });
  expect(form.values()).toEqual({ until: '2026-07-01T06:00:00.000Z' });
  fireEvent.change(input, { target: { value: '' } });
  expect(form.taken()).toMatchObject({ success: true, output: { until: null } });
});

describe('other records', () => {
  /* the part comes with the first form that needs it */
  beforeAll(async () => void (await import('#src/admin/forms/lookup/lookup-combobox.tsx')));

  test('are named, found by their name and chosen', async () => {
    const form = draw({ source: field.reference('Source', { to: 'inventory-sources' }) }, { source: LYON });
    expect(await screen.findByText('Lyon')).toBeDefined();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Choisir : Source' }), 'nan');
    fireEvent.click(await screen.findByRole('option', { name: 'Nantes' }));
    await waitFor(() => expect(form.values()).toEqual({ source: NANTES }));
    expect(screen.getByText('Nantes')).toBeDefined();
  });

  test('are several, each once', async () => {
    const form = draw({ sources: field.references('Sources', { to: 'inventory-sources' }) }, { sources: [LYON] });
    const input = await screen.findByRole('combobox', { name: 'Ajouter à : Sources' });
    await userEvent.click(input);
    expect(await screen.findByRole('option', { name: /Nantes/u })).toBeDefined();
    expect(screen.queryByRole('option', { name: /Lyon/u })).toBeNull();
    fireEvent.click(screen.getByRole('option', { name: /Nantes/u }));
    await waitFor(() => expect(form.values()).toEqual({ sources: [LYON, NANTES] }));
    fireEvent.click(screen.getByRole('button', { name: 'Retirer Lyon' }));
    expect(form.taken()).toMatchObject({ success: true, output: { sources: [NANTES] } });
  });
});

describe('rows', () => {
  const fields = { rates: field.rows('Taux', { zone: field.text('Zone'), share: field.percent('Part') }) };
  const held = {
    rates: [
      { uuid: LYON, zone: 'France', share: 20 },
      { uuid: NANTES, zone: 'Corse', share: 10 },
    ],
  };
  const zones = () => screen.getAllByLabelText('Zone').map((input) => Reflect.get(input, 'value'));

  test('are added, filled in and removed', () => {
    const form = draw(fields, held);
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter une ligne' }));
    const added = within(screen.getByRole('group', { name: 'Taux, ligne 3' }));
    fireEvent.change(added.getByLabelText('Zone'), { target: { value: 'Réunion' } });
    fireEvent.change(added.getByLabelText('Part'), { target: { value: '8,5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Retirer la ligne 1' }));
    expect(form.taken()).toMatchObject({
      success: true,
      output: { rates: [held.rates[1], { zone: 'Réunion', share: 8.5 }] },
    });
  });

  test('are put in order by buttons and by keys', async () => {
    draw(fields, held);
    fireEvent.click(screen.getByRole('button', { name: 'Monter la ligne 2' }));
    expect(zones()).toEqual(['Corse', 'France']);
    fireEvent.keyDown(screen.getByRole('group', { name: 'Taux, ligne 1' }), { key: 'ArrowDown', altKey: true });
    expect(zones()).toEqual(['France', 'Corse']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Taux, ligne 2' })));
  });

  test('come from a file in the place of those that stand, all of them or none', async () => {
    const form = draw(fields, held);
    const box = document.querySelector('input[type=file]');
    if (!(box instanceof HTMLInputElement)) throw new Error('no way to choose a file');
    await userEvent.upload(
      box,
      new File(['Zone;Part\nCorse;12\nRéunion;beaucoup\n'], 'taux.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('Rien n’a été importé.')).toBeDefined();
    expect(screen.getByText(/^Erreur ligne 3\. Part/u)).toBeDefined();
    expect(zones()).toEqual(['France', 'Corse']);
    await userEvent.upload(box, new File(['Zone;Part\nCorse;12\nRéunion;8,5\n'], 'taux.csv', { type: 'text/csv' }));
    await waitFor(() => expect(zones()).toEqual(['Corse', 'Réunion']));
    expect(form.taken()).toMatchObject({ success: true, output: { rates: [{ share: 12 }, { share: 8.5 }] } });
    expect(screen.queryByText('Rien n’a été importé.')).toBeNull();
  });
});
