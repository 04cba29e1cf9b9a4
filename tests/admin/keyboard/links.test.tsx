/** Broken links with the keyboard alone: mended where they stand, and the focus never at the top of the page. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { LinksPage } from '#src/admin/features/links/links-page.tsx';
import { keepFocus } from '#src/admin/parts/keep-focus.ts';
import { drawPage } from '../frame/draw-page.tsx';

let end = (): void => {};
afterEach(() => {
  end();
  cleanup();
});

const linkOf = (url: string) => ({
  uuid: url,
  url,
  isInside: true,
  state: 'broken' as const,
  code: 404,
  fault: null,
  movedTo: null,
  checkedAt: null,
  failedSince: null,
  uses: [{ source: 'content' as const, uuid: `doc${url}`, type: 'page', title: 'Livraison', words: '' }],
});

async function draw() {
  let links = ['/auto/un', '/auto/deux', '/auto/trois'].map(linkOf);
  const gone = (uuid: string): void => {
    links = links.filter((one) => one.uuid !== uuid);
  };
  const replace = vi.fn((body: unknown) => body);
  const call = (name: string, { params, body }: { params: { uuid: string }; body: unknown }): Promise<unknown> => {
    if (name === 'api.admin.broken-links.list')
      return Promise.resolve({ data: links, total: links.length, counts: { broken: links.length } });
    if (name === 'api.admin.broken-links.progress') return Promise.resolve({ scan: null, next: null });
    if (name === 'api.admin.broken-links.ignore') gone(params.uuid);
    if (name === 'api.admin.broken-links.replace') {
      gone(params.uuid);
      replace(body);
      return Promise.resolve({ replaced: 1 });
    }
    return Promise.resolve({});
  };
  await drawPage({ address: adminHref('admin.links'), Page: LinksPage, call });
  end = keepFocus(document);
  await screen.findByRole('table', { name: 'Liens' });
  return { user: userEvent.setup(), replace };
}
const rows = (): number => within(screen.getByRole('table', { name: 'Liens' })).getAllByRole('row').length - 1;
/** What somebody would press next: never the page itself. */
const focused = (): string =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '';

test('a link is mended with the keyboard, and the next one is at hand', async () => {
  const { user, replace } = await draw();
  screen.getByRole('button', { name: 'Corriger /auto/deux' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Corriger ce lien' });
  within(dialog).getByLabelText('Nouvelle adresse').focus();
  await user.paste('/auto/contact');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toBe(2));
  expect(replace).toHaveBeenCalledWith({ to: '/auto/contact', documents: ['doc/auto/deux'] });
  await waitFor(() => expect(document.activeElement?.closest('table')).not.toBeNull());
});

test('a question that is closed gives the focus back to what opened it', async () => {
  const { user } = await draw();
  screen.getByRole('button', { name: 'Corriger /auto/un' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Corriger ce lien' });
  within(dialog).getByRole('button', { name: 'Fermer' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Corriger /auto/un'));
});

test('a link that is ignored hands the focus to the one beside it, the last one to what is left of the page', async () => {
  const { user } = await draw();
  for (const url of ['/auto/un', '/auto/deux']) {
    screen.getByRole('button', { name: `Ignorer ${url}` }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Ignorer ${url}` })).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('table')).not.toBeNull());
  }
  screen.getByRole('button', { name: 'Ignorer /auto/trois' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Aucun lien connu');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
