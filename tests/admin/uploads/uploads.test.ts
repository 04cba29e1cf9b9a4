import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { addFiles, dropUpload, pauseUploads, retryUploads, uploads } from '#src/admin/store/uploads/uploads.ts';
import { createShopOfFiles, quiet } from './shop-of-files.ts';

let shop: ReturnType<typeof createShopOfFiles>;

beforeEach(async () => {
  shop = createShopOfFiles();
  await shop.open();
});
afterEach(() => shop.die());

const photo = (name: string, text = name): File => new File([text], `${name}.jpg`);
const states = (): string[] => uploads.list.map(({ fileName, state }) => `${fileName} ${state}`);

describe('a photo chosen without a network', () => {
  test('is on the device when it is shown, and in the library once after the tab died and the line came back', async () => {
    shop.cut(0);
    const [uuid = ''] = await addFiles([photo('train')]);
    await quiet();
    expect(uploads.list).toMatchObject([{ uuid, state: 'stalled', isKept: true, preview: 'blob:here' }]);
    expect(await shop.kept()).toEqual(['train.jpg']);
    shop.die();
    expect(uploads.list).toEqual([]);
    await shop.open();
    await quiet();
    expect(states()).toEqual(['train.jpg stalled']);
    shop.mend();
    retryUploads();
    await quiet();
    expect([...shop.library]).toEqual([[uuid, 'train']]);
    expect(await shop.kept()).toEqual([]);
  });

  test('arrives whole and once, wherever the line is cut and the tab dies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ after: fc.integer({ min: 0, max: 6 }), dies: fc.boolean() }), { maxLength: 6 }),
        async (faults) => {
          shop.die();
          shop = createShopOfFiles();
          await shop.open();
          const long = 'a'.repeat(UPLOAD_PART + 7);
          const [first, ...others] = faults;
          shop.cut(first?.after ?? Number.POSITIVE_INFINITY);
          const uuids = await addFiles([photo('un'), photo('deux', long), photo('trois')]);
          if (first?.dies) {
            shop.die();
            await shop.open();
          }
          await quiet();
          for (const { after, dies } of others) {
            shop.cut(after);
            if (dies) {
              shop.die();
              await shop.open();
            } else retryUploads();
            await quiet();
          }
          shop.mend();
          shop.die();
          await shop.open();
          await quiet();
          expect(uuids.map((uuid) => shop.library.get(uuid))).toEqual(['un', long, 'trois']);
          expect(shop.finished()).toBe(3);
          expect(await shop.kept()).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  });
});

test('what the shop refuses stays with its reason until somebody takes it away', async () => {
  shop.refuse('media.type');
  const [uuid = ''] = await addFiles([photo('faux')]);
  await quiet();
  shop.die();
  await shop.open();
  expect(uploads.list).toMatchObject([{ state: 'refused', refusal: 'media.type' }]);
  dropUpload(uuid);
  await quiet();
  expect(await shop.kept()).toEqual([]);
});

test.each(['session.required', 'shop.closed', 'attempts.exceeded'] as const)(
  'the shop’s « %s » says nothing of the file: it goes on later',
  async (code) => {
    shop.refuse(code);
    await addFiles([photo('attente')]);
    await quiet();
    expect(states()).toEqual(['attente.jpg stalled']);
    shop.refuse(null);
    retryUploads();
    await quiet();
    expect(shop.library.size).toBe(1);
  },
);

test('what somebody stopped does not go on by itself', async () => {
  shop.cut(0);
  await addFiles([photo('pause')]);
  await quiet();
  pauseUploads();
  shop.mend();
  retryUploads();
  await quiet();
  expect(states()).toEqual(['pause.jpg paused']);
});

test('a file of no type of the library, or larger than its type may be, is refused before a byte leaves', async () => {
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png');
  await addFiles([new File(['MZ'], 'programme.exe'), large]);
  await quiet();
  expect(uploads.list.map(({ refusal }) => refusal)).toEqual(['media.type', 'media.tooLarge']);
  expect(shop.library.size).toBe(0);
});

test.each([
  ['DataError', { isTooMuch: false, isFailed: true }, 1],
  ['QuotaExceededError', { isTooMuch: true, isFailed: false }, 0],
] as const)(
  'S117 a disk that refuses a file with « %s » is told as what it is, and a lack of room is no fault to report',
  async (fault, told, faults) => {
    shop.cut(0);
    shop.failDisk(1, fault);
    await addFiles([photo('un'), photo('deux')]);
    expect(uploads.list).toMatchObject([
      { isKept: false, ...told },
      { isKept: true, isTooMuch: false, isFailed: false },
    ]);
    expect(shop.reported).toHaveLength(faults);
  },
);

test('S113 every part of a file says of which content it is', async () => {
  await addFiles([photo('un', 'a'.repeat(UPLOAD_PART + 7))]);
  await quiet();
  const parts = shop.asked.filter((one) => one.startsWith('uploads.part '));
  expect(parts).toHaveLength(2);
  for (const part of parts) expect(part).toContain(`"bytes":${UPLOAD_PART + 7}`);
});
