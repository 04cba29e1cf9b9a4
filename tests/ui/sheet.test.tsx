import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filtres
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filtres de la liste" closeLabel="Fermer les filtres">
        <button type="button">Freinor</button>
      </Sheet>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Filtres' });
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');

test('nothing of a closed sheet is on the page', () => {
  render(<Filters />);
  expect(dialog()).toBeNull();
  expect(screen.queryByText('Freinor')).toBeNull();
});

test('an open sheet is a modal dialog named by its title, and the focus is on that title', async () => {
  render(<Filters />);
  await userEvent.click(opener());
  const sheet = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filtres de la liste' });
  expect(sheet.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Filtres de la liste');
});

test.each([
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Fermer les filtres' }))],
  ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
  [
    'the request of the browser, as Escape makes it',
    () => Promise.resolve(dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))),
  ],
])('%s closes the sheet and the focus returns to what opened it', async (_, close) => {
  render(<Filters />);
  opener().focus();
  await userEvent.click(opener());
  await close();
  await expect.poll(dialog).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('a press inside leaves it open', async () => {
  render(<Filters />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByText('Freinor'));
  expect(dialog()).not.toBeNull();
});
