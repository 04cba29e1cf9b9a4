/** A file reaches the library once, whatever answer is lost and however late its device comes back (rules S110, S113). */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { codeOf, logIn, signedIn, visitOffice } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { base, picture, sendingTo, type Sending } from './sending.ts';

const HOUR_MS = 3_600_000;

let server: WholeServer;
let mine: Sending;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await signedIn(server);
  mine = await sendingTo(server, person);
});

/** The same person, signed in anew. */
async function later(hours: number): Promise<void> {
  server.clock.advance(hours * HOUR_MS);
  await server.sweep();
  const visit = await visitOffice(server);
  await logIn(visit, person.email);
  mine = await sendingTo(server, visit);
}
/** Names of the parts in the storage. */
async function parts(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of server.storage.names()) if (name.endsWith('.part')) names.push(name);
  return names;
}
const pdf = (letter: string, bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, letter)]);
const remove = (file: { uuid: string; rev: number; revId: string }) =>
  mine.office.call('api.admin.media.destroy', {
    body: { files: [{ uuid: file.uuid, ...base(file) }], evenUsed: true },
  });

test('S110 who did not hear that a file arrived hears it a day and a year later, and nothing is sent again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(25, 29 * 24, 31 * 24, 365 * 24), async (hours) => {
      const [uuid, content] = [randomUUID(), await picture(60)];
      const made = await mine.send(uuid, content);
      await later(hours);
      const again = await mine.begin({ uuid, bytes: content.byteLength });
      expect(await again.json()).toEqual({ offset: content.byteLength, done: true });
      expect(await (await mine.finish(uuid)).json()).toEqual(made);
    }),
    { numRuns: 4 },
  );
});

test('S110 a file that a colleague took away before its author heard of it has arrived all the same', async () => {
  const [uuid, content] = [randomUUID(), await picture(60)];
  const made = await mine.send(uuid, content);
  if (typeof made === 'string') throw new Error(made);
  await remove(made);
  expect(await mine.send(uuid, content)).toMatchObject({ uuid });
  await later(31 * 24);
  expect(await mine.send(uuid, content)).toMatchObject({ uuid });
  expect(await mine.inLibrary(uuid)).toBeUndefined();
});

test('S110 a content is not put a second time over a later one of a colleague, within the month or after it', async () => {
  const file = await mine.bring(await picture(61));
  const [uuid, content] = [randomUUID(), await picture(62)];
  const told = { replaces: file.uuid, ...base(file) };
  const replaced = await mine.send(uuid, content, told);
  if (typeof replaced === 'string') throw new Error(replaced);
  await mine.send(randomUUID(), await picture(63), { replaces: file.uuid, ...base(replaced) });
  await later(25);
  expect(await mine.send(uuid, content, told)).toMatchObject({ uuid: file.uuid, width: 63 });
  await later(31 * 24);
  expect(await mine.send(uuid, content, told)).toBe('record.moved');
  expect(await mine.inLibrary(file.uuid)).toMatchObject({ width: 63, rev: 3 });
});

test('S110 somebody else who names the UUID hears that it arrived, and nothing else', async () => {
  const file = await mine.bring(await picture(64));
  const other = await sendingTo(server, await signedIn(server, ['media.store', 'media.index']));
  expect(await codeOf(await other.begin({ uuid: file.uuid, bytes: 65 }))).toBe('record.moved');
  await later(31 * 24);
  const another = await sendingTo(server, await signedIn(server, ['media.store', 'media.index']));
  expect(await (await another.begin({ uuid: file.uuid, bytes: 65 })).json()).toEqual({ offset: 65, done: true });
  expect(await codeOf(await another.part(file.uuid, 0, Buffer.from('x')))).toBe('record.unknown');
  expect(await codeOf(await another.finish(file.uuid))).toBe('record.unknown');
  expect(await mine.inLibrary(file.uuid)).toEqual(file);
});

test('S110 giving up what has arrived takes nothing away, and its device hears that it arrived', async () => {
  const file = await mine.bring(await picture(66));
  await mine.office.call('api.admin.media.uploads.destroy', { params: { uuid: file.uuid }, body: {} });
  const row = await server.db
    .selectFrom('media_upload')
    .select('media')
    .where('uuid', '=', file.uuid)
    .executeTakeFirst();
  expect(row).toEqual({ media: file.uuid });
});

test('S110 two tabs that send the same part at once make one file, whole', async () => {
  const [uuid, content] = [randomUUID(), pdf('x', UPLOAD_PART * 2 + 9)];
  await mine.begin({ uuid, fileName: 'notice.pdf', bytes: content.byteLength });
  for (let offset = 0; offset < content.byteLength; offset += UPLOAD_PART) {
    const data = content.subarray(offset, offset + UPLOAD_PART);
    await Promise.all([mine.part(uuid, offset, data), mine.part(uuid, offset, data)]);
  }
  const [one, two] = await Promise.all([mine.finish(uuid), mine.finish(uuid)]);
  const made: unknown = await one.json();
  expect(await two.json()).toEqual(made);
  expect(made).toMatchObject({ uuid, bytes: content.byteLength, rev: 1 });
});

/** The next write of the storage waits. @returns how to let it go on, once it has been reached */
async function holdWrite(begin: () => Promise<Response>) {
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => void (goOn = resolve));
  const write = server.storage.write.bind(server.storage);
  const spy = vi.spyOn(server.storage, 'write');
  const reached = new Promise<void>((resolve) => {
    spy.mockImplementationOnce(async (...given) => {
      resolve();
      await held;
      return write(...given);
    });
  });
  const slow = begin();
  await Promise.race([reached, slow]);
  spy.mockRestore();
  return () => {
    goOn();
    return slow;
  };
}

test('S110 a part that is written late, told twice, takes back nothing of what came meanwhile', async () => {
  const [uuid, content] = [randomUUID(), pdf('x', UPLOAD_PART * 2)];
  await mine.begin({ uuid, fileName: 'notice.pdf', bytes: content.byteLength });
  const first = () => mine.part(uuid, 0, content.subarray(0, UPLOAD_PART));
  const late = await holdWrite(first);
  await first();
  await mine.part(uuid, UPLOAD_PART, content.subarray(UPLOAD_PART, UPLOAD_PART * 2));
  expect(await (await late()).json()).toEqual({ offset: UPLOAD_PART * 2, done: false });
  expect(await mine.send(uuid, content, { fileName: 'notice.pdf' })).toMatchObject({ bytes: content.byteLength });
});

test('S113 a file made smaller after it was begun takes the place of what the shop has of it', async () => {
  const [uuid, large, small] = [randomUUID(), pdf('l', UPLOAD_PART * 2), pdf('s', UPLOAD_PART + 5)];
  const told = { uuid, fileName: 'notice.pdf' };
  await mine.begin({ ...told, bytes: large.byteLength });
  await mine.part(uuid, 0, large.subarray(0, UPLOAD_PART), large.byteLength);
  const before = await parts();
  expect(await (await mine.begin({ ...told, bytes: small.byteLength })).json()).toEqual({ offset: 0, done: false });
  expect(await parts()).toHaveLength(before.length - 1);
  expect(await mine.send(uuid, small, told)).toMatchObject({ uuid, bytes: small.byteLength });
});

test('S113 a part or an end of the content before, on its way late, does nothing to the one that took its place', async () => {
  const [uuid, large, small] = [randomUUID(), pdf('l', UPLOAD_PART * 2), pdf('s', UPLOAD_PART * 2 + 5)];
  await mine.begin({ uuid, fileName: 'notice.pdf', bytes: large.byteLength });
  await mine.begin({ uuid, fileName: 'notice.pdf', bytes: small.byteLength });
  const late = await mine.part(uuid, 0, large.subarray(0, UPLOAD_PART), large.byteLength);
  expect(await codeOf(late)).toBe('record.unknown');
  expect(await codeOf(await mine.finish(uuid, large.byteLength))).toBe('record.unknown');
  expect(await mine.send(uuid, small, { fileName: 'notice.pdf' })).toMatchObject({ bytes: small.byteLength });
});

test('S113 what has arrived is not changed by another content under its UUID', async () => {
  const file = await mine.bring(await picture(67));
  expect(await mine.send(file.uuid, await picture(90, 90))).toBe('record.moved');
  expect(await mine.inLibrary(file.uuid)).toEqual(file);
});

test('S113 a file that is short is not taken for whole', async () => {
  const uuid = randomUUID();
  await mine.begin({ uuid, fileName: 'notice.pdf', bytes: UPLOAD_PART + 9 });
  await mine.part(uuid, 0, pdf('x', UPLOAD_PART).subarray(0, UPLOAD_PART));
  expect(await codeOf(await mine.finish(uuid))).toBe('record.moved');
  expect(await mine.inLibrary(uuid)).toBeUndefined();
});

test('S113 a file of which the shop has lost a part is begun anew', async () => {
  const [uuid, content] = [randomUUID(), await picture(68)];
  await mine.begin({ uuid, bytes: content.byteLength });
  await mine.part(uuid, 0, content);
  for (const name of await parts()) await server.storage.remove(name);
  expect(await codeOf(await mine.finish(uuid))).toBe('record.unknown');
  expect(await mine.send(uuid, content)).toMatchObject({ uuid });
});
