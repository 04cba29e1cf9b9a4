/** The library in a dialog, with the keyboard alone. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { keepFocus } from '#src/admin/parts/keep-focus.ts';
import { drawPage, NOW } from '../frame/draw-page.tsx';

let end = (): void => {};
afterEach(() => {
  end();
  cleanup();
});

const data = ['atelier.jpg', 'vitrine.jpg'].map((fileName, at) => ({
  uuid: `0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0e0${String(at)}`,
  rev: 1,
  type: 'image',
  fileName,
  mime: 'image/jpeg',
  bytes: 1_000,
  hash: 'a'.repeat(64),
  href: '/media/a.jpg',
  width: 800,
  height: 600,
  title: '',
  alt: { fr_FR: '', en_GB: '' },
  caption: '',
  folder: null,
  category: null,
  focalPoint: null,
  createdAt: NOW,
  updatedAt: NOW,
}));

async function draw() {
  let chosen: string | null = null;
  const Page = () => {
    const [value, setValue] = useState<string | null>(null);
    chosen = value;
    return <PictureField label="Vignette" value={value} mayWrite onChange={setValue} />;
  };
  const call = (name: string): Promise<unknown> =>
    Promise.resolve(name === 'api.admin.media.index' ? { data, total: 2, counts: { all: 2 } } : []);
  await drawPage({ address: adminHref('admin.cms.pages'), Page, call });
  end = keepFocus(document);
  const opener = await screen.findByRole('button', { name: /Choisir une image/u });
  return { user: userEvent.setup(), opener, chosen: () => chosen };
}

test('a picture is chosen with the keyboard, and the focus comes back to its field', async () => {
  const { user, opener, chosen } = await draw();
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  const tile = await within(dialog).findByRole('button', { name: /^vitrine\.jpg/u });
  tile.focus();
  await user.keyboard('{Enter}');
  expect(tile.getAttribute('aria-pressed')).toBe('true');
  within(dialog).getByRole('button', { name: 'Choisir ce fichier' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(chosen()).toBe(data[1]?.uuid);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
});

test('left without a choice, the focus is where it was', async () => {
  const { user, opener, chosen } = await draw();
  opener.focus();
  await user.keyboard('{Enter}');
  within(await screen.findByRole('dialog'))
    .getByRole('button', { name: 'Annuler' })
    .focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(chosen()).toBeNull();
});
