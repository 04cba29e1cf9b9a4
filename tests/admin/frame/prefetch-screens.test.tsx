import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { adminPage, type AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { prefetchScreens, REST_MS } from '#src/admin/app/navigation/prefetch-screens.ts';
import { screenOf } from '#src/admin/app/pages/screens.ts';
import { questionOfList } from '#src/admin/app/pages/resource-screens.ts';
import { showSession } from '#src/admin/store/session.ts';
import { camille } from '#tests/admin/frame/office.tsx';

const asked: unknown[] = [];
let stop = (): void => {};

function loadOf(name: AdminPageName) {
  const page = adminPage(name);
  if (page === null) throw new Error(`no page ${name}`);
  return vi.spyOn(screenOf(page), 'load').mockResolvedValue(null);
}

function link(href: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}"><span>Médias</span></a>`;
  const anchor = document.querySelector('a');
  if (anchor === null) throw new Error('no link');
  return anchor;
}

beforeEach(() => {
  showSession('signedIn', camille);
  vi.useFakeTimers();
  asked.length = 0;
  stop = prefetchScreens((name, input) => void asked.push([name, input]));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  showSession('signedOut', null);
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('the code of a screen is on its way before its link is pressed', () => {
  const load = loadOf('admin.media');
  const anchor = link(adminHref('admin.media'));
  anchor.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalled();
});

test('the focus of a keyboard asks for it as a pointer does', () => {
  const load = loadOf('admin.media');
  link(adminHref('admin.media')).focus();
  expect(load).toHaveBeenCalled();
});

test('nothing comes ahead of a page that may not be opened', () => {
  showSession('signedOut', null);
  const load = loadOf('admin.media');
  link(adminHref('admin.media')).focus();
  expect(load).not.toHaveBeenCalled();
});

test('what a list will ask is asked while the pointer rests on its link, and not while it only crosses it', async () => {
  loadOf('admin.groups');
  const anchor = link(adminHref('admin.groups', {}, { sort: '-name' }));
  /* its part is here: what is looked at is the question */
  await questionOfList('groups', new URLSearchParams());
  const over = () => anchor.dispatchEvent(new Event('pointerover', { bubbles: true }));
  over();
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(asked).toEqual([]);
  over();
  await vi.advanceTimersByTimeAsync(REST_MS);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([['api.admin.groups.index', { query: expect.objectContaining({ sort: '-name' }) }]]);
});
