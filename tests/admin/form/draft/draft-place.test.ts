import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { takePlace } from '#src/admin/screens/form/draft/draft-place.ts';
import { draftKey, draftsIn, type FormDraft } from '#src/admin/screens/form/draft/form-draft.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { enterTab, lockBrowser, type LockBrowser } from '#tests/support/sync/web-locks.ts';

const FORM = draftKey('products', null);

const typed = (name: string, minute: number): FormDraft => ({
  uuid: 'u',
  rev: 0,
  base: { fields: {}, translations: {}, channels: {} },
  values: { fields: { name }, translations: {}, channels: {} },
  at: `2026-11-28T10:${String(minute).padStart(2, '0')}:00.000Z`,
});

let browser: LockBrowser;
const store = () => openMemoryStore(disk);
let disk = createMemoryDisk();
const drafts = draftsIn(() => Promise.resolve(store()));

beforeEach(() => {
  browser = lockBrowser();
  disk = createMemoryDisk();
});
afterEach(() => vi.unstubAllGlobals());

/** The form is opened in a tab of the browser. */
function open(tab: string) {
  enterTab(browser.locksOf(tab));
  return takePlace(drafts, FORM);
}

const nameIn = (draft: FormDraft | null) => draft?.values.fields['name'];

test('two tabs with the same new form keep each what is typed there, and what one saves takes nothing from the other', async () => {
  const one = await open('one');
  const other = await open('other');
  expect(other.found).toBeNull();
  await drafts.keep(one.key, typed('Disque', 1));
  await drafts.keep(other.key, typed('Plaquette', 2));
  expect(nameIn(await drafts.read(one.key))).toBe('Disque');
  await drafts.drop(other.key);
  expect(nameIn(await drafts.read(one.key))).toBe('Disque');
});

test('what a tab that died has typed is offered, and what somebody is typing elsewhere is not', async () => {
  const one = await open('one');
  const other = await open('other');
  await drafts.keep(one.key, typed('Disque', 1));
  await drafts.keep(other.key, typed('Plaquette', 2));
  other.release();
  expect(nameIn((await open('third')).found)).toBe('Plaquette');
  expect((await open('fourth')).found).toBeNull();
});

test('a form that is left and opened again at once finds its own draft', async () => {
  const before = await open('one');
  await drafts.keep(before.key, typed('Disque', 1));
  before.release();
  const again = await open('one');
  expect([again.key, nameIn(again.found)]).toEqual([before.key, 'Disque']);
});

test('where the browser has no locks, or refuses them, a form opens with the draft that is there', async () => {
  await drafts.keep(FORM, typed('Disque', 1));
  enterTab(undefined);
  expect(nameIn((await takePlace(drafts, FORM)).found)).toBe('Disque');
  const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refused, query: refused } });
  expect(nameIn((await takePlace(drafts, FORM)).found)).toBe('Disque');
});
