/** One set of controls: by value in a set of rules, by name in a form of records. */
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FieldRule } from '#core/domain/fields/field.ts';
import type { Values } from '#core/domain/fields/values.ts';
import { readFields, schemaOf } from '#core/resources/field-set.ts';
import { when, type Field, type FieldSet } from '#core/resources/field.ts';
import * as field from '#core/resources/kinds.ts';
import { FieldsForm } from '#src/admin/fields/fields-form.tsx';
import { LookupsProvider } from '#src/admin/forms/lookup/lookups.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { Form } from '#src/forms/form.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

afterEach(cleanup);
/* the part comes with the first form that needs it */
beforeAll(async () => void (await import('#src/admin/forms/lookup/lookup-combobox.tsx')));

const nothing = { find: () => Promise.resolve([]), name: () => Promise.resolve([]) };
const i18n = createI18n('fr_FR', {});

/** A form of one field, and what it sent. */
function drawRecord(one: Field, held?: unknown, others: FieldSet = {}) {
  const fields: FieldSet = { it: one, ...others };
  let sent: unknown;
  function Drawn() {
    const defaults: Record<string, unknown> = { ...readFields(fields, { it: held }) };
    const form = useContractForm({ schema: schemaOf(fields), defaults, keep: keepNothing });
    return (
      <Form form={form} onSubmit={form.handleSubmit((values) => void (sent = values))}>
        <RowsWith of={fields} widgets={ADMIN_WIDGETS} />
        <button type="submit">Envoyer</button>
      </Form>
    );
  }
  render(
    <I18nProvider i18n={i18n}>
      <LookupsProvider value={nothing}>
        <Drawn />
      </LookupsProvider>
    </I18nProvider>,
  );
  return { send: () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' })), sent: () => sent };
}

/** The form of one rule, and what it holds. */
function drawRule(rule: FieldRule, held: unknown) {
  let values: Values = { it: held };
  function Drawn() {
    const [now, setNow] = useState(values);
    values = now;
    const say = String;
    return (
      <FieldsForm
        fields={[['it', { label: 'Valeur', required: true, ...rule }]]}
        values={now}
        path=""
        drawing={{ locale: 'fr_FR', faults: new Map(), mayWrite: true, say }}
        onChange={setNow}
      />
    );
  }
  render(
    <I18nProvider i18n={i18n}>
      <Drawn />
    </I18nProvider>,
  );
  return () => values['it'];
}

describe.each<[string, Field]>([
  ['a colour', field.color('Valeur')],
  ['a line', field.text('Valeur')],
  ['a text', field.multiline('Valeur')],
  ['an instant', field.instant('Valeur')],
  ['a count', field.quantity('Valeur')],
  ['several answers', field.choices('Valeur', { one: 'Un' }, { some: true })],
  ['words', field.tags('Valeur', { some: true })],
  ['a record', field.reference('Valeur', { to: 'inventory-sources' })],
])('%s in a form of records', (_name, one) => {
  test('says what is wrong at the element to which the summary leads', async () => {
    const form = drawRecord(one);
    form.send();
    const said = await waitFor(() => {
      const element = document.querySelector('#champ-it-error');
      if (element === null) throw new Error('nothing is said');
      return element.textContent;
    });
    expect(said).not.toBe('');
    expect(document.querySelector('#champ-it')?.getAttribute('aria-describedby')).toContain('champ-it-error');
    expect(form.sent()).toBeUndefined();
  });
});

describe('what is taken away', () => {
  test.each<[string, Field, FieldRule, unknown]>([
    ['a colour', field.color('Valeur', { optional: true }), { kind: 'color' }, '#00664a'],
    ['a line', field.text('Valeur', { optional: true }), { kind: 'text' }, 'Frein'],
    ['an instant', field.instant('Valeur', { optional: true }), { kind: 'instant' }, '2026-11-30T22:59:00.000Z'],
  ])('of %s is nothing to a record, and empty in a set of rules', async (_name, one, rule, held) => {
    const form = drawRecord(one, held);
    fireEvent.change(screen.getByLabelText(/^Valeur/u), { target: { value: '' } });
    form.send();
    await waitFor(() => expect(form.sent()).toEqual({ it: null }));
    cleanup();
    const now = drawRule(rule, held);
    fireEvent.change(screen.getByLabelText(/^Valeur/u), { target: { value: '' } });
    expect(now()).toBe('');
  });
});

test('a list of which nothing was chosen shows no answer as if it were given, and can be left so again', async () => {
  const held = drawRule({ kind: 'choice', words: { s: 'Petite', m: 'Moyenne' }, required: false }, '');
  const list = screen.getByLabelText<HTMLSelectElement>(/^Valeur/u);
  expect(list.selectedOptions[0]?.textContent).toBe('Aucun choix');
  fireEvent.change(list, { target: { value: 'm' } });
  await waitFor(() => expect(held()).toBe('m'));
  fireEvent.change(list, { target: { value: '' } });
  await waitFor(() => expect(held()).toBe(''));
});

test('a list that begins with an answer offers no other than its answers', () => {
  drawRule({ kind: 'choice', words: { s: 'Petite', m: 'Moyenne' }, blank: 's' }, 's');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Petite', 'Moyenne']);
});

test('several answers stand in the order of their definition, in both', async () => {
  const words = { one: 'Un', two: 'Deux' };
  const form = drawRecord(field.choices('Valeur', words), ['two']);
  fireEvent.click(screen.getByLabelText('Un'));
  form.send();
  await waitFor(() => expect(form.sent()).toEqual({ it: ['one', 'two'] }));
  cleanup();
  const now = drawRule({ kind: 'choices', words }, ['two']);
  fireEvent.click(screen.getByLabelText('Un'));
  expect(now()).toEqual(['one', 'two']);
});

test('a line that depends on a choice leaves the form with it, and comes back with what was typed', async () => {
  const kinds = field.choice('Valeur', { short: 'Court', long: 'Long' }, { preset: 'short' });
  const form = drawRecord(kinds, 'short', when('it', 'long', { note: field.text('Note') }));
  fireEvent.click(screen.getByLabelText('Long'));
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Frein' } });
  fireEvent.click(screen.getByLabelText('Court'));
  form.send();
  await waitFor(() => expect(form.sent()).toEqual({ it: 'short' }));
  fireEvent.click(screen.getByLabelText('Long'));
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Frein');
  form.send();
  await waitFor(() => expect(form.sent()).toEqual({ it: 'long', note: 'Frein' }));
});
