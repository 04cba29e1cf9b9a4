import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';

const labels = { value: 'Quantité', decrease: 'Moins', increase: 'Plus', remove: 'Retirer' };

function Cart({ start, max = 10, onRemove }: { start: number; max?: number; onRemove?: () => void }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      value={value}
      max={max}
      onChange={setValue}
      labels={labels}
      {...(onRemove === undefined ? {} : { onRemove })}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantité' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('plus and minus move by one and stop at the bounds', async () => {
  render(<Cart start={2} max={3} />);
  await press('Plus');
  expect(field().value).toBe('3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Plus' }).disabled).toBe(true);
  await press('Moins');
  await press('Moins');
  expect(field().value).toBe('1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Moins' }).disabled).toBe(true);
});

test('minus at one offers removal, and says so', async () => {
  const onRemove = vi.fn();
  render(<Cart start={1} onRemove={onRemove} />);
  expect(screen.queryByRole('button', { name: 'Moins' })).toBeNull();
  await press('Retirer');
  expect(onRemove).toHaveBeenCalledOnce();
  expect(field().value).toBe('1');
});

test('a typed number counts when Enter is pressed, cut to the bounds', async () => {
  render(<Cart start={2} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '7{Enter}');
  expect(field().value).toBe('7');
  await userEvent.clear(field());
  await userEvent.type(field(), '40{Enter}');
  expect(field().value).toBe('10');
});

test('what is no number leaves the quantity as it was', async () => {
  render(<Cart start={4} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'deux');
  await userEvent.tab();
  expect(field().value).toBe('4');
});

test('Escape takes back what was typed', async () => {
  render(<Cart start={4} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '9{Escape}');
  expect(field().value).toBe('4');
});
