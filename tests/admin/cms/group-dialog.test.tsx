/** A group of fields that was changed is not closed without a word. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { GroupDialog } from '#src/admin/features/custom-fields/group-dialog.tsx';
import { drawPage } from '../frame/draw-page.tsx';

afterEach(cleanup);

async function draw() {
  const onClose = vi.fn();
  const group = { uuid: 'g', rev: 1, contentType: 'page', title: 'Guide', isActive: true, position: 0, fields: [] };
  const types = new Map([['page', 'Pages']]);
  const Page = () => (
    <GroupDialog group={group} isNew={false} types={types} groups={[]} onClose={onClose} onDone={onClose} />
  );
  await drawPage({ address: adminHref('admin.cms.pages'), Page, call: () => Promise.resolve([]) });
  return { user: userEvent.setup(), onClose, dialog: await screen.findByRole('dialog', { name: 'Guide' }) };
}

test('closing asks first whether what was changed may be lost', async () => {
  const { user, onClose, dialog } = await draw();
  await user.type(within(dialog).getByLabelText('Titre'), ' d’achat');
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Fermer sans enregistrer' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what nobody changed closes at once', async () => {
  const { user, onClose, dialog } = await draw();
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledOnce();
});
