/** A change of the library names the revision it was made on: its number and its id (rules S111, S112, S119). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import {
  mediaChangesRoute,
  mediaDestroyRoute,
  mediaFile,
  type MediaFile,
} from '#core/contract/cms/media/media-file.ts';
import { foldersRoute } from '#core/contract/cms/media/media-folders.ts';
import { codeOf } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { base, picture, sendingTo, type Sending } from './sending.ts';

let server: WholeServer;
let mine: Sending;
beforeAll(async () => {
  server = await openWholeServer();
  mine = await sendingTo(server);
});
afterAll(() => server.close());

const update = (file: MediaFile, title: string) => {
  const { fileName, alt, caption, folder, category, focalPoint } = file;
  const body = { ...base(file), fileName, title, alt, caption, folder, category, focalPoint };
  return mine.office.call('api.admin.media.update', { params: { uuid: file.uuid }, body });
};
const turn = (file: MediaFile) =>
  mine.office.call('api.admin.media.edit', {
    params: { uuid: file.uuid },
    body: { ...base(file), turn: 90, cut: null },
  });
const remove = async (file: MediaFile, evenUsed = false) => {
  const files = [{ uuid: file.uuid, ...base(file) }];
  const answer = await mine.office.call('api.admin.media.destroy', { body: { files, evenUsed } });
  return v.parse(mediaDestroyRoute.answer, await answer.json());
};
const now = async (uuid: string): Promise<MediaFile> => v.parse(mediaFile, await mine.inLibrary(uuid));

/** The shop lost what was written last, and a colleague wrote anew up to the same number. */
async function restored(uuid: string): Promise<MediaFile> {
  await server.db
    .updateTable('media_file')
    .set({ rev_id: randomUUID(), title: 'collègue' })
    .where('uuid', '=', uuid)
    .execute();
  return now(uuid);
}

describe('S112 what a colleague wrote in a restored shop under the same number', () => {
  test('is not written over by words, a turn or a removal of before', async () => {
    const file = await mine.bring(await picture(50));
    const theirs = await restored(file.uuid);
    expect(theirs.rev).toBe(file.rev);
    expect(await codeOf(await update(file, 'de moi'))).toBe('record.moved');
    expect(await codeOf(await turn(file))).toBe('record.moved');
    expect(await remove(file, true)).toEqual({
      removed: [],
      used: [],
      moved: [{ uuid: file.uuid, fileName: 'a.png' }],
    });
    expect(await now(file.uuid)).toEqual(theirs);
    expect((await update(theirs, 'de moi')).status).toBe(200);
  });

  test('S111 gets no other content, neither from its beginning nor where it came in between', async () => {
    const file = await mine.bring(await picture(51));
    const content = await picture(52);
    const told = { replaces: file.uuid, ...base(file) };
    const uuid = randomUUID();
    await mine.begin({ uuid, bytes: content.byteLength, ...told });
    await mine.part(uuid, 0, content);
    const theirs = await restored(file.uuid);
    expect(await codeOf(await mine.finish(uuid))).toBe('record.moved');
    // told at once, before anything of it is sent
    const begun = await mine.begin({ uuid: randomUUID(), bytes: content.byteLength, ...told });
    expect(await codeOf(begun)).toBe('record.moved');
    expect(await now(file.uuid)).toEqual(theirs);
    // its author has seen it, and means it: what the shop has of the content counts
    const meant = { replaces: file.uuid, ...base(theirs) };
    expect(await (await mine.begin({ uuid, bytes: content.byteLength, ...meant })).json()).toMatchObject({
      offset: content.byteLength,
    });
    expect(await mine.send(uuid, content, meant)).toMatchObject({ uuid: file.uuid, width: 52, title: 'collègue' });
  });
});

test('S111 a content that names no revision replaces nothing', async () => {
  const file = await mine.bring(await picture(53));
  expect(await mine.send(randomUUID(), await picture(54), { replaces: file.uuid })).toBe('record.moved');
});

test('S112 every write gives a file another revision and another id', async () => {
  const file = await mine.bring(await picture(55));
  const seen = [file];
  seen.push(v.parse(mediaFile, await (await update(file, 'une')).json()));
  const last = seen.at(-1) ?? file;
  seen.push(v.parse(mediaFile, await (await turn(last)).json()));
  const before = seen.at(-1) ?? file;
  seen.push(
    v.parse(mediaFile, await mine.send(randomUUID(), await picture(56), { replaces: file.uuid, ...base(before) })),
  );
  expect(seen.map(({ rev }) => rev)).toEqual([1, 2, 3, 4]);
  expect(new Set(seen.map(({ revId }) => revId)).size).toBe(4);
});

test('S112 a file that is in use and was written since is told as written, and stays', async () => {
  const file = await mine.bring(await picture(57));
  await server.db.insertInto('branding').values({ id: 'logoMobile', kind: 'image', value: file.href }).execute();
  await restored(file.uuid);
  expect(await remove(file)).toMatchObject({ removed: [], used: [], moved: [{ uuid: file.uuid }] });
});

test('S112 a folder is called otherwise and taken away as it was seen; files that move with it are told of', async () => {
  const [above, below] = [randomUUID(), randomUUID()];
  const store = (uuid: string, name: string, parent: string | null) =>
    mine.office.call('api.admin.media.folders.store', { body: { uuid, name, parent } });
  await store(above, 'Moteur', null);
  await store(below, 'Culasse', above);
  const folders = async () =>
    v.parse(foldersRoute.answer, await (await mine.office.call('api.admin.media.folders.index', {})).json());
  const seen = (await folders()).find(({ uuid }) => uuid === below) ?? { rev: 0, revId: '' };
  await server.db.updateTable('media_folder').set({ rev_id: randomUUID() }).where('uuid', '=', below).execute();
  const put = { params: { uuid: below }, body: { ...base(seen), name: 'Autre', parent: above } };
  expect(await codeOf(await mine.office.call('api.admin.media.folders.update', put))).toBe('record.moved');
  const drop = (one: { rev: number; revId: string }) =>
    mine.office.call('api.admin.media.folders.destroy', { params: { uuid: below }, body: base(one) });
  expect(await codeOf(await drop(seen))).toBe('record.moved');
  const file = v.parse(mediaFile, await mine.send(randomUUID(), await picture(58), { folder: below }));
  const { next } = await changes({});
  server.clock.advance(1_000);
  const fresh = (await folders()).find(({ uuid }) => uuid === below) ?? seen;
  const renamed = await mine.office.call('api.admin.media.folders.update', {
    params: { uuid: below },
    body: { ...base(fresh), name: 'Joints', parent: above },
  });
  const written = v.parse(v.object({ uuid: v.string(), rev: v.number(), revId: v.string() }), await renamed.json());
  expect(written.rev).toBe(fresh.rev + 1);
  expect(written.revId).not.toBe(fresh.revId);
  expect((await drop(written)).status).toBe(200);
  const told = (await changes({ since: next ?? '' })).files.find(({ uuid }) => uuid === file.uuid);
  expect(told).toMatchObject({ folder: above, rev: file.rev + 1 });
  expect(told?.revId).not.toBe(file.revId);
});

const changes = async (query: Record<string, string>) =>
  v.parse(mediaChangesRoute.answer, await (await mine.office.call('api.admin.media.changes', { query })).json());

test('S119 a device that holds the library of another history is told of all of it, and that it begins anew', async () => {
  const file = await mine.bring(await picture(59));
  const before = await changes({});
  expect(before.reset).toBe(false);
  const asked = { since: before.next ?? '', epoch: before.epoch };
  expect(await changes(asked)).toMatchObject({ files: [], reset: false, epoch: before.epoch });
  await sql`update shop set epoch = ${randomUUID()}`.execute(server.db);
  const told = await changes(asked);
  expect(told).toMatchObject({ reset: true });
  expect(told.epoch).not.toBe(before.epoch);
  expect(told.files.map(({ uuid }) => uuid)).toContain(file.uuid);
});
