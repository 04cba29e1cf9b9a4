/** The address of a product with the keyboard alone. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { AddressDialog } from '#src/admin/features/permalinks/address-dialog.tsx';
import { drawPage } from '../frame/draw-page.tsx';

afterEach(cleanup);

const ADDRESS = {
  uuid: '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0e01',
  title: 'Plaquettes',
  type: 'part',
  area: 'auto' as const,
  slug: 'plaquettes',
  path: '/auto/plaquettes',
  usual: '/auto/plaquettes',
  isShown: true,
  former: [],
};

test('Enter in either of its fields saves it: its button belongs to the form', async () => {
  const call = vi.fn(() => Promise.resolve({ before: ADDRESS.path, after: '/auto/plaquettes-avant' }));
  const onDone = vi.fn();
  const Page = () => <AddressDialog of="product" address={ADDRESS} onClose={onDone} onDone={onDone} />;
  await drawPage({ address: adminHref('admin.catalog.permalinks'), Page, call });
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Enregistrer' });
  /* a browser presses the first submit button of a form with several fields, and nothing where there is none */
  const { form } = within(dialog).getByLabelText<HTMLInputElement>('Slug');
  expect([save.getAttribute('type'), save.getAttribute('form')]).toEqual(['submit', form?.id]);
  save.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledWith('api.admin.permalinks.change', {
    params: { of: 'product', uuid: ADDRESS.uuid },
    body: { slug: 'plaquettes', permalink: null },
  });
});
