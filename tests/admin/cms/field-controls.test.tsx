/** Controls of custom fields, whatever their kind: their help, what is wrong with them, and nothing to write for readers. */
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { CustomField, CustomFieldKind } from '#core/domain/cms/fields/custom-field.ts';
import { CustomFieldsForm } from '#src/admin/features/cms/fields/custom-fields-form.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

afterEach(cleanup);

const KINDS: readonly CustomFieldKind[] = [
  'text',
  'textarea',
  'number',
  'date_picker',
  'date_time_picker',
  'true_false',
  'radio',
  'button_group',
  'select',
  'checkbox',
];

function draw(kind: CustomFieldKind, { mayWrite = true, isWrong = false } = {}) {
  const field: CustomField = {
    name: 'montage',
    kind,
    label: 'Montage',
    help: 'Ce qu’il faut savoir',
    required: true,
    ...(['radio', 'button_group', 'select', 'checkbox'].includes(kind)
      ? {
          choices: [
            { value: 'a', label: 'Avant' },
            { value: 'b', label: 'Arrière' },
          ],
        }
      : {}),
  };
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <CustomFieldsForm
        fields={[field]}
        values={{}}
        drawing={{ locale: 'fr_FR', faults: new Map(isWrong ? [['montage', 'required']] : []), mayWrite }}
        onChange={() => {}}
      />
    </I18nProvider>,
  );
  const control = document.querySelector<HTMLInputElement>('input, textarea, select');
  if (control === null) throw new Error(`${kind} has no control`);
  return control;
}

describe.each(KINDS)('a field of kind %s', (kind) => {
  test('says its help', () => {
    draw(kind);
    expect(screen.getByText(/Ce qu’il faut savoir/u)).toBeTruthy();
  });

  test('says what is missing once somebody has been in it, and not before', () => {
    draw(kind);
    const plain = document.body.textContent ?? '';
    cleanup();
    const control = draw(kind, { isWrong: true });
    expect(document.body.textContent).toBe(plain);
    fireEvent.blur(control);
    fireEvent.focusOut(control);
    expect((document.body.textContent ?? '').length).toBeGreaterThan(plain.length);
  });

  test('is not written by who may only read', () => {
    const control = draw(kind, { mayWrite: false });
    const isShut = control.readOnly || control.disabled || control.closest('fieldset[disabled]') !== null;
    expect(isShut).toBe(true);
  });
});

test('where no colour and no number of a range is chosen, none is shown', () => {
  draw('color_picker');
  const colour = screen.getByRole<HTMLInputElement>('textbox', { name: /^Montage/u });
  expect([colour.value, colour.placeholder]).toEqual(['', 'Aucune couleur']);
  cleanup();
  draw('range');
  expect(screen.getByText(/Aucune valeur choisie/u)).toBeDefined();
});
