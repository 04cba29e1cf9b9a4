import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { readState } from '#src/shop/store/state.ts';
import { ForgetDevice } from '#src/shop/features/device/forget-device.tsx';
import { device, showPage } from '#tests/shop/features/person-page.tsx';

const UUID = '1b671a64-40d5-491e-99b0-da01ff1f3341';

async function withMessage(disk = createMemoryDisk()) {
  const own = await device({ disk });
  await own.perform('api.contact.store', {
    uuid: UUID,
    area: 'auto',
    name: 'Mathilde Le Guennec',
    email: 'm@garage.example',
    phone: null,
    message: 'Bonjour',
    consent: true,
    subject: 'Délai des disques',
    orderNumber: null,
  });
  await vi.waitFor(() => expect(readState().sync.waiting).toBe(1));
  return own;
}

const ask = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Tout effacer de cet appareil' }));
  return screen.findByRole('dialog');
};

test('the question names what is unsent; what could not be sent stays until the person says otherwise', async () => {
  const page = await showPage(await withMessage(), '/cet-appareil', ForgetDevice);
  const question = await ask();
  expect(question.textContent).toContain('1 modification n’est pas envoyée');
  expect(question.textContent, 'what will be lost is listed').toContain('Ce qui reste à envoyer1');
  fireEvent.click(within(question).getByRole('button', { name: 'Tout effacer' }));
  const left = await screen.findByRole('dialog', { name: '1 modification n’a pas pu être envoyée' });
  expect(within(left).getByRole('button', { name: 'Enregistrer dans un fichier' })).toBeDefined();
  expect(await page.changes()).toHaveLength(1);
  fireEvent.click(within(left).getByRole('button', { name: 'Rester' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Staying means that the shop works on: nothing is closed.
  await page.own.perform('api.cart.clear', { area: 'auto' });
  expect(await page.changes()).toHaveLength(2);
});

test('losing what is unsent takes a second word, and then nothing is left', async () => {
  const disk = createMemoryDisk();
  await showPage(await withMessage(disk), '/cet-appareil', ForgetDevice);
  const away = vi.spyOn(window.location, 'replace').mockReturnValue();
  fireEvent.click(within(await ask()).getByRole('button', { name: 'Tout effacer' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Les supprimer' }));
  await vi.waitFor(() => expect(away).toHaveBeenCalledWith('/'));
  const left = openMemoryStore(disk).read(['outbox', 'meta'], async (t) => [await t.outbox.all(), await t.meta.all()]);
  expect(await left).toEqual([[], []]);
});
