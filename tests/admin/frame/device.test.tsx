import { afterEach, expect, test, vi } from 'vitest';
import { device } from '#src/admin/app/account/device.ts';
import { hasDexieStore } from '#src/db/dexie-store.ts';
import { openKeptFiles } from '#src/db/kept-files.ts';
import { openPersonStore, personPlace } from '#src/db/open.ts';

const CAMILLE = '11111111-1111-4111-8111-111111111111';
const LOU = '22222222-2222-4222-8222-222222222222';

afterEach(async () => (await device()).emptyDevice());

/** Something lies in the queue of somebody. */
async function write(admin: string): Promise<void> {
  const store = await openPersonStore(`admin:${admin}`, await personPlace());
  const lane = `draft:${LOU}`;
  await store.write(['outbox'], async (t) => {
    const row = { lane, seq: 1, mutId: CAMILLE, route: 'api.admin.documents.restore', v: 1, args: { doc: LOU } };
    await t.outbox.put([{ ...row, at: '2026-01-05T09:00:00Z', sends: 0 }]);
  });
  store.close();
}

async function isHere(admin: string): Promise<boolean> {
  const place = await personPlace();
  return place !== null && (await hasDexieStore(`admin:${admin}`, place));
}

test('S99 who signs in at the device of another leaves their unsent work where it is', async () => {
  const { openDevice, unsentHere } = await device();
  await openDevice(CAMILLE);
  await write(CAMILLE);
  await openDevice(LOU);
  expect(await isHere(CAMILLE)).toBe(true);
  expect(await unsentHere()).toEqual({ changes: 0, drafts: 0, files: 0 });
  await openDevice(CAMILLE);
  expect(await unsentHere()).toEqual({ changes: 1, drafts: 0, files: 0 });
});

test('S99 a photo that the shop does not have yet stays with its author, and goes with their sign-out alone', async () => {
  const { openDevice, emptyDevice, unsentHere } = await device();
  await openDevice(CAMILLE);
  const files = openKeptFiles(`admin:${CAMILLE}`, await personPlace());
  await files.keep({
    uuid: LOU,
    fileName: 'train.jpg',
    content: new Blob(['train']),
    folder: null,
    replaces: null,
    size: null,
    at: '2026-01-05T09:00:00Z',
  });
  files.close();
  await openDevice(LOU);
  await openDevice(CAMILLE);
  expect(await unsentHere()).toEqual({ changes: 0, drafts: 0, files: 1 });
  await emptyDevice();
  await openDevice(CAMILLE);
  expect(await unsentHere()).toEqual({ changes: 0, drafts: 0, files: 0 });
});

test('S99 where nothing is unsent, nothing of the former stays', async () => {
  const { openDevice } = await device();
  await openDevice(CAMILLE);
  (await openPersonStore(`admin:${CAMILLE}`, await personPlace())).close();
  await openDevice(LOU);
  expect(await isHere(CAMILLE)).toBe(false);
});

test('S99 a sign-out leaves nothing of the person', async () => {
  const { openDevice, emptyDevice } = await device();
  await openDevice(CAMILLE);
  await write(CAMILLE);
  await emptyDevice();
  expect(await isHere(CAMILLE)).toBe(false);
});

test('S99 pictures that somebody looked at go with their sign-out', async () => {
  const { openDevice, emptyDevice } = await device();
  const dropped = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { delete: dropped });
  await openDevice(CAMILLE);
  await emptyDevice();
  vi.unstubAllGlobals();
  expect(dropped).toHaveBeenCalledWith('admin-pictures');
});
