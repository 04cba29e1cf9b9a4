import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { RMA_PHOTO_SIDE } from '#core/contract/returns/rma.ts';
import { returnHandlers } from '#server/subjects/returns/return-handlers.ts';
import { customerPerson } from '#server/platform/person.ts';

import { asks, createReturnShop, type ReturnShop } from './return-shop.ts';

let shop: ReturnShop;

beforeAll(async () => {
  shop = await createReturnShop();
});
afterAll(() => shop.close());

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#884422' } });
const jpeg = async () =>
  picture()
    .withExif({ IFD0: { Copyright: 'où j’habite' } })
    .jpeg()
    .toBuffer();
const photo = (rma: string, bytes: Uint8Array, uuid: string = randomUUID()) => ({
  rma,
  uuid,
  mime: 'image/jpeg',
  data: Buffer.from(bytes).toString('base64'),
});

async function opened() {
  const made = await shop.delivered();
  const args = asks(made.order);
  await shop.direct(made.customer, 'api.rma.store', args);
  const send = (bytes: Uint8Array, uuid?: string) =>
    shop.direct(made.customer, 'api.rma.images.store', photo(args.uuid, bytes, uuid));
  return { ...made, rma: args.uuid, send };
}

const call = (customer: string | null) => ({
  now: shop.clock.now(),
  locale: 'fr_FR' as const,
  network: 'test',
  idempotencyKey: null,
  visitor: async () => null,
  customer: async () => customer,
  person: async () => (customer === null ? null : customerPerson(customer)),
});

test('a photo is drawn anew – nothing it told of its place stays – and read by its owner alone', async () => {
  const { customer, device, rma, send } = await opened();
  const uuid = randomUUID();
  await send(await jpeg(), uuid);
  await send(await jpeg(), uuid);
  expect((await shop.rmaOf(device, rma)).images).toEqual([{ uuid }]);
  const handlers = returnHandlers({ db: shop.db, storage: shop.files, ids: shop.deps.ids });
  const show = (who: string | null) =>
    handlers['api.rma.images.show'](call(who), { params: { rma, image: uuid }, query: undefined, body: undefined });
  const file = await show(customer);
  const kept = await sharp(file.bytes).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 40, height: 30 });
  expect(kept.exif).toBeUndefined();
  await expect(show(await shop.customer())).rejects.toMatchObject({ code: 'record.unknown' });
  await expect(show(null)).rejects.toMatchObject({ code: 'record.unknown' });
});

test('no answer says under which name a photo is kept, and the name follows from nothing that was sent', async () => {
  const { device, rma, send } = await opened();
  const bytes = await jpeg();
  const before = new Set(shop.files.files.keys());
  await send(bytes);
  await send(bytes);
  const names = [...shop.files.files.keys()].filter((name) => !before.has(name));
  expect(names).toHaveLength(2);
  const record = JSON.stringify(await shop.rmaOf(device, rma));
  for (const name of names) {
    expect(name).toMatch(/^[0-9a-f]{64}\.webp$/u);
    expect(record).not.toContain(name.slice(0, 64));
  }
});

test('what is no photo is refused, whatever it calls itself', async () => {
  const { device, rma, send } = await opened();
  const good = await jpeg();
  const hostile: Record<string, Uint8Array> = {
    'a drawing with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a photo cut short': good.subarray(0, good.length / 2),
    'the first bytes of one': Buffer.concat([good.subarray(0, 4), Buffer.from('<script>alert(1)</script>')]),
    'an animation': Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
    'a heavy one': await picture(RMA_PHOTO_SIDE + 1, 10)
      .jpeg()
      .toBuffer(),
    'a bomb': await picture(4_000, 4_000).png({ compressionLevel: 1 }).toBuffer(),
    'a document': Buffer.from('%PDF-1.7 …'),
    'one kind in the clothes of another': await picture().tiff().toBuffer(),
  };
  for (const bytes of Object.values(hostile)) {
    await expect(send(bytes)).rejects.toMatchObject({ code: 'return.picture' });
  }
  expect((await shop.rmaOf(device, rma)).images).toEqual([]);
});

test('five photos at most, and none for somebody else’s return', async () => {
  const { rma, send } = await opened();
  const bytes = await jpeg();
  await Promise.all([1, 2, 3, 4, 5].map(() => send(bytes)));
  await expect(send(bytes)).rejects.toMatchObject({ code: 'return.picture', data: { reason: 'tooMany' } });
  const stranger = await shop.customer();
  await expect(shop.direct(stranger, 'api.rma.images.store', photo(rma, bytes))).rejects.toMatchObject({
    code: 'record.unknown',
  });
});
