/** The logo of papers: from a photo of the library, drawn anew; whatever else is chosen is refused and harmless. */
import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { loadIssuer } from '#server/subjects/orders/papers/issuer.ts';
import { keepPaperLogos } from '#server/subjects/settings/paper-logo.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

const CODE = 'sales.invoice_settings.pdf.logo';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

/** A file of the library, whatever it really is. */
async function media(ending: string, bytes: Uint8Array): Promise<string> {
  const uuid = randomUUID();
  const stored = `${randomUUID().replaceAll('-', '')}.${ending}`;
  await server.storage.write(stored, bytes);
  const now = server.clock.now();
  await server.db
    .insertInto('media_file')
    .values({
      uuid,
      type: 'image',
      file_name: `logo.${ending}`,
      hash: stored.slice(0, -ending.length - 1),
      stored,
      mime: `image/${ending}`,
      bytes: bytes.byteLength,
      uploaded_by: 'the test',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return uuid;
}
const choose = (value: string) => keepPaperLogos(server, [{ code: CODE, value }], server.clock.now());
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 90, b: 70, alpha: 0.5 } } });
const identity = async () =>
  (await loadIssuer(server.db, await settingsIn(server.db), { area: 'auto', locale: 'fr_FR' })).identity;

test('a photo is drawn anew on white within the letterhead, and every paper issued from then on wears it', async () => {
  const uuid = await media('png', await picture(2400, 600).png().toBuffer());
  await choose(uuid);
  expect(await identity()).not.toHaveProperty('logo');
  await server.db
    .insertInto('core_config')
    .values({ code: CODE, value: uuid, channel_code: 'auto', locale_code: null, updated_at: server.clock.now() })
    .execute();
  const { logo = '' } = await identity();
  const { format, width, height, hasAlpha } = await sharp(Buffer.from(logo, 'base64')).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: 576, height: 144, hasAlpha: false });
});

test.each([
  ['a drawing', 'svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a program that calls itself a photo', 'png', Buffer.from('#!/bin/sh\necho bonjour\n')],
  ['a page that calls itself a photo', 'jpg', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a photo cut short', 'png', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAQAAAAC', 'base64')],
])('%s is refused at its setting, and nothing of it is kept', async (_what, ending, bytes) => {
  const uuid = await media(ending, bytes);
  await expect(choose(uuid)).rejects.toMatchObject({
    code: 'input.invalid',
    data: { fields: [{ path: `values.${CODE}`, code: 'logo.noPhoto' }] },
  });
  const kept = await server.db.selectFrom('paper_logo').select('media').where('media', '=', uuid).execute();
  expect(kept).toEqual([]);
});

test('what is in no library, or was thrown away, is refused', async () => {
  const gone = await media('png', await picture(8, 8).png().toBuffer());
  await server.db.updateTable('media_file').set({ deleted_at: server.clock.now() }).where('uuid', '=', gone).execute();
  for (const value of [gone, randomUUID(), '../../etc/passwd'])
    await expect(choose(value)).rejects.toMatchObject({ code: 'input.invalid' });
});
