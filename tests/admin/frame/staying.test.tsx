/** Who begins to sign out and stays after all, and what a sign-out would lose (rules S88, S99, S118). */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyContent } from '#core/contract/cms/empty-body.ts';
import { device } from '#src/admin/app/account/device.ts';
import { LogoutPage } from '#src/admin/app/account/logout-page.tsx';
import { scopeOf } from '#src/admin/app/sync/open-office.ts';
import { showSession } from '#src/admin/store/session.ts';
import { openPerson, officePerson } from '#src/admin/store/sync/office-person.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openKeptFiles } from '#src/db/kept-files.ts';
import { keepingPlace, openPersonStore } from '#src/db/open.ts';
import { identityIn } from '#src/sync/meta.ts';
import { markScope } from '#src/sync/scope/closing.ts';
import { drawPage } from './draw-page.tsx';
import { camille } from './office.tsx';

const NOW = '2026-11-23T09:00:00.000Z';
const DOC = '0b6f2f0e-54c2-4b8a-9c3e-1d2f3a4b5c6d';
const OTHER = '1b6f2f0e-54c2-4b8a-9c3e-1d2f3a4b5c6d';

const away = () => Promise.reject(new CallFailed('offline'));

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(async () => {
  cleanup();
  await (await device()).emptyDevice();
  showSession('signedOut', null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openHere(): Promise<void> {
  const { openDevice, openOffice } = await device();
  showSession('signedIn', camille);
  await openDevice(camille.id);
  await openOffice(camille.id, {
    live: null,
    now: () => NOW,
    call: away,
    onSessionEnded: () => {},
    onLost: () => {},
    onLeft: () => {},
    report: () => {},
  });
}

/** Another tab took a photo in since this one was opened. */
async function photoInAnotherTab(): Promise<void> {
  const files = openKeptFiles(scopeOf(camille.id), await keepingPlace());
  const photo = { fileName: 'train.jpg', content: new Blob(['train']), folder: null, replaces: null, size: null };
  await files.keep({ uuid: DOC, ...photo, at: NOW });
  files.close();
}
const save = async (doc: string) => {
  const body = { ...emptyContent() };
  const args = { doc, of: 'content', type: 'page', baseRev: 0, body } as const;
  return (await officePerson()).perform('api.admin.documents.save', args);
};
/** The shop received everything that waited. */
async function allArrived(): Promise<void> {
  const { store } = await officePerson();
  await store.write(['outbox'], async (t) => {
    await t.outbox.remove((await t.outbox.all()).map((row) => [row.lane, row.seq] as const));
  });
}
const scope = async () => {
  const { store } = await officePerson();
  return store.read(['meta'], async (t) => (await identityIn(t))?.scope);
};
const draw = () => drawPage({ address: '/admin/deconnexion', Page: LogoutPage, call: away, owner: camille.id });

test('S99 who is told of the photo of another tab and stays can go on writing', async () => {
  await openHere();
  await save(DOC);
  await allArrived();
  await photoInAnotherTab();
  expect(await (await device()).unsentHere()).toEqual({ changes: 0, drafts: 0, files: 1 });
  expect(await scope()).toBe('open');
  await expect(save(OTHER)).resolves.toMatchObject({ seq: 1 });
});

test('S99 S118 what a sign-out would lose is told whole: the photo of another tab beside a change of this one', async () => {
  await openHere();
  await save(DOC);
  await photoInAnotherTab();
  expect(await (await device()).unsentHere()).toEqual({ changes: 1, drafts: 0, files: 1 });
});

test('S88 S99 nothing comes in once nothing is left, and who stays after all can write again', async () => {
  await openHere();
  await save(DOC);
  await allArrived();
  const { stayHere, unsentHere } = await device();
  expect(await unsentHere()).toEqual({ changes: 0, drafts: 0, files: 0 });
  expect(await scope()).toBe('closing');
  let isSaved = false;
  const saved = save(OTHER).then(() => {
    isSaved = true;
  });
  expect(isSaved).toBe(false);
  await stayHere();
  await saved;
  expect(await scope()).toBe('open');
});

test('S99 who asks twice, as a page that is drawn twice does, is told once more, and the device is open', async () => {
  await openHere();
  await save(DOC);
  const { stayHere, unsentHere } = await device();
  const [first, , second] = await Promise.all([unsentHere(), stayHere(), unsentHere()]);
  expect([first.changes, second.changes]).toEqual([1, 1]);
  expect(await scope()).toBe('open');
});

test('S99 who leaves « Déconnexion… » within its seconds stays, and the device takes work in', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await openHere();
  await save(DOC);
  const page = await draw();
  expect(await screen.findByText('Déconnexion…')).toBeDefined();
  await vi.waitFor(async () => expect(await scope()).toBe('closing'));
  page.unmount();
  await vi.waitFor(async () => expect(await scope()).toBe('open'));
  await expect(save(OTHER)).resolves.toMatchObject({ seq: 1 });
});

test('S99 S118 what is saved before a sign-out holds the photos too, those of another tab among them', async () => {
  await openHere();
  await save(DOC);
  await photoInAnotherTab();
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await draw();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Enregistrer sur cet ordinateur, fichiers compris' }),
  );
  await vi.waitFor(() => expect(saved).toEqual(['train.jpg', 'modifications-en-attente-2026-11-23.json']));
});

test('S99 the page names what would be lost, and « Rester connecté » leaves the device open', async () => {
  await openHere();
  await save(DOC);
  await photoInAnotherTab();
  const page = await draw();
  const told = await screen.findByText(/1 modification n’a pas pu être envoyée\. 1 fichier n’a pas pu être envoyé\./u);
  expect(told).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Rester connecté' }));
  page.unmount();
  expect(await scope()).toBe('open');
});

test('S99 a device that was left closed – its browser died in a sign-out – is open at the next start', async () => {
  const place = await keepingPlace();
  await openHere();
  await save(DOC);
  const { closeOffice } = await import('#src/admin/app/sync/open-office.ts');
  await closeOffice(false);
  const store = await openPersonStore(scopeOf(camille.id), place);
  await markScope(store, 'closing');
  store.close();
  expect(openPerson()).toBeNull();
  await openHere();
  expect(await scope()).toBe('open');
});
