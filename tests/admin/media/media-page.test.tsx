/** The library by keyboard and by hand: what is typed of a file stays, and the focus with whoever types. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { MediaPage } from '#src/admin/features/media/media-page.tsx';
import { keepFocus } from '#src/admin/parts/keep-focus.ts';
import { CallFailed } from '#src/api/failure.ts';
import { drawPage, NOW } from '../frame/draw-page.tsx';

let end = (): void => {};
afterEach(() => {
  end();
  cleanup();
});

const NAMES = ['atelier.jpg', 'vitrine.jpg'];
const fileOf = (at: number, rev: number): MediaFile => ({
  uuid: `0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0e0${String(at)}`,
  rev,
  revId: `7a000000-0000-4000-8000-00000000000${String(rev)}`,
  type: 'image',
  fileName: NAMES[at] ?? '',
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
});

function createShop({ isAway = false } = {}) {
  let rev = 1;
  let folders = [
    { uuid: 'f-1', rev: 1, name: 'Atelier', parent: null, count: 2 },
    { uuid: 'f-2', rev: 1, name: 'Vitrine', parent: null, count: 0 },
  ];
  const answers: Readonly<Record<string, (input: { body?: { name?: string }; params?: { uuid: string } }) => unknown>> =
    {
      'api.admin.media.index': () => {
        const data = [fileOf(0, rev), fileOf(1, 1)];
        return { data, total: 2, counts: { all: 2, image: 2, video: 0, pdf: 0, document: 0, withoutAlt: 2 } };
      },
      'api.admin.media.folders.index': () => folders,
      'api.admin.media.folders.update': ({ body, params }) => {
        folders = folders.map((one) =>
          one.uuid === params?.uuid ? { ...one, rev: one.rev + 1, name: body?.name ?? '' } : one,
        );
        return {};
      },
      'api.admin.media.usage': () => [],
      'api.admin.media-categories.lookup': () => [],
      'api.admin.media.edit': () => {
        rev += 1;
        return fileOf(0, rev);
      },
    };
  return vi.fn((name: string, input: { body?: { name?: string }; params?: { uuid: string } }) => {
    const answer = answers[name];
    if (answer === undefined || (isAway && name.includes('folders'))) return Promise.reject(new CallFailed('offline'));
    return Promise.resolve(answer(input));
  });
}

async function draw(call = createShop()) {
  await drawPage({ address: adminHref('admin.media'), Page: MediaPage, call });
  end = keepFocus(document);
  const user = userEvent.setup();
  await screen.findByRole('list', { name: 'Fichiers' });
  return { user, call };
}

/** Opens a file and types what it shows. */
async function typeAlt(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /^atelier\.jpg/u }));
  const alt = await screen.findByLabelText('Texte alternatif, français');
  await user.click(alt);
  await user.paste('Un atelier clair');
  return alt;
}
const altNow = (): string => screen.getByLabelText<HTMLInputElement>('Texte alternatif, français').value;

test('a picture that is cut keeps what was typed of it and not saved', async () => {
  const { user, call } = await draw();
  await typeAlt(user);
  await user.click(screen.getByRole('button', { name: 'Rogner en 16:9' }));
  await waitFor(() => expect(call.mock.calls.filter(([name]) => name === 'api.admin.media.index')).toHaveLength(2));
  expect(altNow()).toBe('Un atelier clair');
  expect(screen.getByText('Ce que vous avez changé n’est pas encore enregistré.')).toBeDefined();
});

test('whoever opens another file is asked before what they typed is lost, and may go on', async () => {
  const { user } = await draw();
  await typeAlt(user);
  await user.click(screen.getByRole('button', { name: /^vitrine\.jpg/u }));
  const question = await screen.findByRole('dialog', { name: /Fermer sans enregistrer/u });
  await user.click(within(question).getAllByRole('button', { name: 'Continuer à modifier' })[0] ?? question);
  expect(altNow()).toBe('Un atelier clair');
  await user.click(screen.getByRole('button', { name: 'Fermer les détails' }));
  await user.click(await screen.findByRole('button', { name: 'Fermer sans enregistrer' }));
  await waitFor(() => expect(screen.queryByLabelText('Texte alternatif, français')).toBeNull());
});

test('a folder is called otherwise with the keyboard, which then stands on what comes next', async () => {
  const { user } = await draw();
  await user.click(screen.getByRole('button', { name: 'Dossiers' }));
  const name = await screen.findByRole('textbox', { name: 'Nom du dossier Atelier' });
  await user.clear(name);
  await user.type(name, 'Garage');
  await user.tab();
  await screen.findByRole('textbox', { name: 'Nom du dossier Garage' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Supprimer le dossier Garage');
});

test('where the shop is out of reach nobody is told that there are no folders', async () => {
  const { user } = await draw(createShop({ isAway: true }));
  await user.click(screen.getByRole('button', { name: 'Dossiers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dossiers' });
  await within(dialog).findByText(/hors connexion|réseau/iu);
  expect(within(dialog).queryByText('Aucun dossier pour le moment.')).toBeNull();
});
