/** Files of products: sent by who may, looked into, kept where nobody finds them, and let go when nothing names them. */
import { randomBytes, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { productFile } from '#core/contract/admin/products/files.ts';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { sweepFiles } from '#server/subjects/downloads/sweep-files.ts';
import { codeOf, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { pdf, plantFile, plantLink } from '#tests/support/samples/download-samples.ts';

let server: WholeServer;
let office: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
});
afterAll(() => server.close());

const received = v.object({ offset: v.number(), done: v.boolean() });

type Purpose = 'links' | 'samples';

/** Sends all of it. @returns the file, or the code of the refusal */
async function send(content: Buffer, fileName: string, purpose: Purpose = 'links', uuid: string = randomUUID()) {
  const bytes = content.byteLength;
  let answer = await office.call(`api.admin.products.${purpose}.store`, { body: { uuid, fileName, bytes } });
  for (;;) {
    if (answer.status !== 200) return codeOf(answer);
    const { offset } = v.parse(received, await answer.json());
    if (offset === bytes) break;
    const data = content.subarray(offset, offset + UPLOAD_PART).toString('base64');
    const body = { offset, bytes, data };
    answer = await office.call(`api.admin.products.${purpose}.part`, { params: { uuid }, body });
  }
  const made = await office.call(`api.admin.products.${purpose}.finish`, { params: { uuid }, body: { bytes } });
  return made.status === 200 ? v.parse(productFile, await made.json()) : codeOf(made);
}

const storedAs = async (uuid: string) =>
  (await server.db.selectFrom('download_file').select('stored').where('uuid', '=', uuid).executeTakeFirst())?.stored;

test('O30 a file is kept as it came, under a name that no address of /media reaches', async () => {
  const content = pdf(UPLOAD_PART + 17);
  const made = await send(content, '../../Revue été.pdf');
  if (typeof made === 'string') throw new Error(made);
  expect(made).toMatchObject({ fileName: 'Revue été.pdf', mime: 'application/pdf', bytes: content.byteLength });
  const stored = (await storedAs(made.uuid)) ?? '';
  expect(stored).toMatch(/^[0-9a-f]{64}\.pdf$/u);
  for (const path of [stored, `..%2f${stored}`, made.uuid, `${made.uuid}.pdf`])
    expect((await server.send(`/media/${path}`)).status).toBe(404);
  const shown = await office.call('api.admin.products.files.show', { params: { uuid: made.uuid } });
  expect(shown.headers.get('content-disposition')).toBe(
    `attachment; filename="Revue-t-.pdf"; filename*=UTF-8''Revue%20%C3%A9t%C3%A9.pdf`,
  );
  expect(Buffer.from(await shown.arrayBuffer()).equals(content)).toBe(true);
});

test('O30 a file sent twice, or finished twice, is one file', async () => {
  const [content, uuid] = [pdf(), randomUUID()];
  const first = await send(content, 'a.pdf', 'links', uuid);
  expect(await send(content, 'a.pdf', 'links', uuid)).toEqual(first);
  const files = await server.db.selectFrom('download_file').select('uuid').where('uuid', '=', uuid).execute();
  expect(files).toHaveLength(1);
  const upload = await server.db.selectFrom('media_upload').select('uuid').where('uuid', '=', uuid).execute();
  expect(upload).toEqual([]);
});

test('O30 what a file is, its bytes say: a page or a program under the name of a paper is refused and gone', async () => {
  expect(await send(Buffer.from('<!doctype html><script>1</script>'), 'revue.pdf')).toBe('media.type');
  expect(await send(Buffer.from('MZ\0\0\0\0'), 'revue.pdf')).toBe('media.type');
  expect(await send(Buffer.from('x'), 'revue.exe')).toBe('media.type');
  const left = await server.db.selectFrom('media_upload').select('uuid').where('purpose', '=', 'link').execute();
  expect(left).toEqual([]);
});

test('O30 an archive, a book and a piece of music are sold, saved under what they are, and no part of the library', async () => {
  const archive = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(40)]);
  const made = await send(archive, 'plans.zip');
  if (typeof made === 'string') throw new Error(made);
  expect(made).toMatchObject({ fileName: 'plans.zip', mime: 'application/zip', bytes: 44 });
  const shown = await office.call('api.admin.products.files.show', { params: { uuid: made.uuid } });
  expect(shown.headers.get('content-disposition')).toMatch(/^attachment; filename="plans\.zip"/u);
  expect(await send(Buffer.from('ID3\u0004'), 'piste.mp3', 'samples')).toMatchObject({ mime: 'audio/mpeg' });
  expect(await send(Buffer.from('<script>1</script>'), 'livre.epub')).toBe('media.type');
  const body = { uuid: randomUUID(), fileName: 'plans.zip', bytes: 44 };
  expect(await codeOf(await office.call('api.admin.media.uploads.store', { body }))).toBe('media.type');
});

test('O30 a file that was begun for one purpose goes on for no other', async () => {
  const [uuid, content] = [randomUUID(), pdf()];
  const bytes = content.byteLength;
  await office.call('api.admin.products.links.store', { body: { uuid, fileName: 'a.pdf', bytes } });
  const body = { offset: 0, bytes, data: content.toString('base64') };
  const part = await office.call('api.admin.products.samples.part', { params: { uuid }, body });
  expect(await codeOf(part)).toBe('record.unknown');
  const library = await office.call('api.admin.media.uploads.finish', { params: { uuid }, body: { bytes } });
  expect(await codeOf(library)).toBe('record.unknown');
});

test('O30 parts of a file are sent as they are asked for, and nothing of it where somebody only asks', async () => {
  const content = pdf(300_000);
  const made = await send(content, 'a.pdf');
  if (typeof made === 'string') throw new Error(made);
  const show = (headers: Record<string, string>) =>
    office.call('api.admin.products.files.show', { params: { uuid: made.uuid }, headers });
  const part = await show({ range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${content.byteLength}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
  expect((await show({ range: `bytes=${content.byteLength}-` })).status).toBe(416);
  const other = await show({ range: 'bytes=100-199', 'if-range': '"other"' });
  expect(other.status).toBe(200);
});

test('O30 a sample is for anybody while its product is for sale, and the file of its link is not', async () => {
  const [file, sample] = [await plantFile(server), await plantFile(server)];
  const { id } = await server.db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow();
  const link = await plantLink(server, id, { file: file.uuid, sample: sample.uuid });
  const ask = () => server.call('api.samples.show', { params: { uuid: link } });
  const shown = await ask();
  expect(Buffer.from(await shown.arrayBuffer()).equals(sample.content)).toBe(true);
  await server.db.updateTable('download_link').set({ sample: null }).where('uuid', '=', link).execute();
  expect((await ask()).status).toBe(404);
  await server.db.updateTable('download_link').set({ sample: sample.uuid }).where('uuid', '=', link).execute();
  await server.db.updateTable('product').set({ is_active: false }).where('id', '=', id).execute();
  expect((await ask()).status).toBe(404);
});

test('O30 what nothing names leaves after thirty days, what a link, a sample or a buyer has stays', async () => {
  const now = server.clock.now();
  const old = new Date(now.getTime() - 31 * 86_400_000);
  const [named, alone, young] = [
    await plantFile(server, pdf(), old),
    await plantFile(server, pdf(), old),
    await plantFile(server, pdf(), now),
  ];
  const { id } = await server.db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow();
  await plantLink(server, id, { file: named.uuid });
  await sweepFiles(server.db, now);
  expect(
    await Promise.all([named, alone, young].map(async ({ uuid }) => (await storedAs(uuid)) !== undefined)),
  ).toEqual([true, false, true]);
  const gone = await server.db.selectFrom('discarded_file').select('name').where('name', '=', alone.stored).execute();
  expect(gone).toHaveLength(1);
});
