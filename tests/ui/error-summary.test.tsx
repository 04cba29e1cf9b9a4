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

test('a long summary leads to the first three and says how many more there are; four are all told', () => {
  const fields = ['Nom', 'Prénom', 'E-mail', 'Ville', 'Code postal'].map((label, at) => ({ id: `f${at}`, label }));
  const others = (count: number) => `et ${count} autres`;
  const { rerender } = render(<ErrorSummary title="5 champs à corriger" errors={fields} others={others} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Nom', 'Prénom', 'E-mail']);
  expect(screen.getByText('et 2 autres')).toBeDefined();
  rerender(<ErrorSummary title="4 champs à corriger" errors={fields.slice(0, 4)} others={others} />);
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByText(/autres/u)).toBeNull();
});
