import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from '#src/ui/error-summary/error-summary.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      {attempt > 0 && (
        <ErrorSummary key={attempt} title="1 champ à corriger" errors={[{ id: 'siret', label: 'SIRET' }]} />
      )}
      <Field id="siret" label="SIRET" hint="14 chiffres" error={attempt > 0 ? 'Il en manque 2.' : undefined}>
        {(control) => <TextInput {...control} />}
      </Field>
    </>
  );
}

test('a refused submission moves the focus to the summary, every time', () => {
  const { rerender } = render(<Form attempt={0} />);
  rerender(<Form attempt={1} />);
  const summary = screen.getByRole('region', { name: '1 champ à corriger' });
  expect(document.activeElement).toBe(summary);
  screen.getByRole('textbox').focus();
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '1 champ à corriger' }));
});

test('each line of the summary leads to its field and leaves the address alone', async () => {
  render(<Form attempt={1} />);
  const before = location.href;
  await userEvent.click(screen.getByRole('link', { name: 'SIRET' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'SIRET' }));
  expect(location.href).toBe(before);
});

test('hint and error describe the field, and only a wrong field says it is invalid', () => {
  const { rerender } = render(<Form attempt={0} />);
  const input = screen.getByRole('textbox', { name: 'SIRET' });
  const described = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(described()).toEqual(['14 chiffres']);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  rerender(<Form attempt={1} />);
  expect(described()).toEqual(['14 chiffres', 'Il en manque 2.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
