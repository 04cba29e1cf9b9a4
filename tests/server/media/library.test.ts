/** The library of media over the whole server: files on their way, what is said of them, what uses them. */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { findMedia } from '#core/contract/cms/media/find-media.ts';
import {
  MEDIA_SORTS,
  mediaChangesRoute,
  mediaDestroyRoute,
  mediaFile,
  mediaIndexRoute,
  mediaQuery,
  type MediaFile,
} from '#core/contract/cms/media/media-file.ts';
import { foldersRoute } from '#core/contract/cms/media/media-folders.ts';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { changedMedia } from '#server/subjects/media/library/read-media.ts';
import { codeOf, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let office: OfficeVisit;
let photo: Buffer;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
  photo = await picture(60, 40);
});
afterAll(() => server.close());

/** Noise: no two of them are the same file. */
const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 }, background: '#fff' },
  })
    .png()
    .toBuffer();

const received = v.object({ offset: v.number(), done: v.boolean() });
const begin = (given: object, visit = office) =>
  visit.call('api.admin.media.uploads.store', { body: { uuid: randomUUID(), fileName: 'a.png', bytes: 9, ...given } });
const send = async (uuid: string, content: Buffer, offset: number) =>
  v.parse(
    received,
    await (
      await office.call('api.admin.media.uploads.part', {
        params: { uuid },
        body: { offset, data: content.subarray(offset, offset + UPLOAD_PART).toString('base64') },
      })
    ).json(),
  );
const finish = (uuid: string, visit = office) =>
  visit.call('api.admin.media.uploads.finish', { params: { uuid }, body: {} });

async function upload(content: Buffer, fileName = 'étrier.png', more: object = {}) {
  const uuid = randomUUID();
  await begin({ uuid, fileName, bytes: content.byteLength, ...more });
  for (let offset = 0; offset < content.byteLength;) offset = (await send(uuid, content, offset)).offset;
  return v.parse(mediaFile, await (await finish(uuid)).json());
}
const list = async (query: Record<string, string> = {}) =>
  v.parse(mediaIndexRoute.answer, await (await office.call('api.admin.media.index', { query })).json());
const remove = async (seen: readonly MediaFile[], evenUsed = false) => {
  const files = seen.map((file) => ({ uuid: file.uuid, ...base(file) }));
  const answer = await office.call('api.admin.media.destroy', { body: { files, evenUsed } });
  return v.parse(mediaDestroyRoute.answer, await answer.json());
};
const folders = async () =>
  v.parse(foldersRoute.answer, await (await office.call('api.admin.media.folders.index', {})).json());
const base = ({ rev, revId }: Pick<MediaFile, 'rev' | 'revId'>) => ({ baseRev: rev, baseRevId: revId });
const words = (file: MediaFile) => ({
  ...base(file),
  fileName: file.fileName,
  title: file.title,
  alt: file.alt,
  caption: file.caption,
  folder: file.folder,
  category: file.category,
  focalPoint: file.focalPoint,
});
const update = (file: MediaFile, more: object) =>
  office.call('api.admin.media.update', { params: { uuid: file.uuid }, body: { ...words(file), ...more } });

test('a file arrives whole and once, however its parts are repeated, lost or sent out of turn', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * UPLOAD_PART + 77, 'x')]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(-1, 0, 0, 0, 1), { minLength: 3, maxLength: 8 }), async (steps) => {
      const uuid = randomUUID();
      const told = { uuid, fileName: 'notice.pdf', bytes: content.byteLength };
      await begin(told);
      let at = 0;
      for (const step of steps) {
        const offset = Math.max(0, at + step * UPLOAD_PART);
        if (offset < content.byteLength) at = (await send(uuid, content, offset)).offset;
      }
      at = v.parse(received, await (await begin(told)).json()).offset;
      while (at < content.byteLength) at = (await send(uuid, content, at)).offset;
      const first = v.parse(mediaFile, await (await finish(uuid)).json());
      expect(v.parse(mediaFile, await (await finish(uuid)).json())).toEqual(first);
      expect(await (await begin(told)).json()).toMatchObject({ done: true });
      expect(first).toMatchObject({ uuid, type: 'pdf', bytes: content.byteLength });
    }),
    { numRuns: 5 },
  );
});

test('a table of a French Windows is handed out as UTF-8, and saved under its name', async () => {
  const table = await upload(Buffer.from('R\xe9f\xe9rence;Prix\r\n', 'latin1'), 'Tarifs été.csv');
  const answer = await server.send(table.href);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Tarifs-t-.csv"; filename*=UTF-8''Tarifs%20%C3%A9t%C3%A9.csv`,
  );
  expect(await answer.text()).toBe('Référence;Prix\r\n');
});

test('what moves is neither turned nor cut, and its keeper is told', async () => {
  const frames = Buffer.alloc(20 * 40 * 3, 10).fill(200, 20 * 20 * 3);
  const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
  const moving = await upload(
    await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer(),
    'anime.gif',
  );
  for (const change of [
    { turn: 90, cut: null },
    { turn: 0, cut: { x: 0, y: 0, width: 0.5, height: 0.5 } },
  ]) {
    const asked = { params: { uuid: moving.uuid }, body: { ...base(moving), ...change } };
    expect(await codeOf(await office.call('api.admin.media.edit', asked))).toBe('media.moving');
  }
});

test('what cannot be taken is refused before a byte is sent: ten gigabytes, a program, more than a hundred files', async () => {
  expect(await codeOf(await begin({ bytes: 10 * 1024 ** 3 }))).toBe('media.tooLarge');
  expect(await codeOf(await begin({ fileName: 'virus.exe' }))).toBe('media.type');
  const busy = await signedIn(server, ['media.store']);
  for (let count = 0; count < 10; count += 1)
    expect((await begin({ fileName: 'film.mp4', bytes: 100 * 1024 ** 2 }, busy)).status).toBe(200);
  expect(await codeOf(await begin({ fileName: 'film.mp4', bytes: 100 * 1024 ** 2 }, busy))).toBe('media.tooMany');
});

test('a part larger than what was claimed is refused, and so is a file that is something else inside', async () => {
  const uuid = randomUUID();
  await begin({ uuid, fileName: 'a.png', bytes: 5 });
  const part = { params: { uuid }, body: { offset: 0, data: Buffer.alloc(50).toString('base64') } };
  expect(await codeOf(await office.call('api.admin.media.uploads.part', part))).toBe('media.tooLarge');
  await send(uuid, Buffer.from('<svg>'), 0);
  expect(await codeOf(await finish(uuid))).toBe('media.type');
  expect(await codeOf(await finish(uuid))).toBe('record.unknown');
});

test('somebody else’s file on its way is unknown, and its parts are nobody’s to see', async () => {
  const uuid = randomUUID();
  await begin({ uuid, bytes: photo.byteLength });
  await send(uuid, photo, 0);
  const other = await signedIn(server, ['media.store']);
  expect(await codeOf(await finish(uuid, other))).toBe('record.unknown');
  expect(await codeOf(await begin({ uuid, bytes: photo.byteLength }, other))).toBe('record.moved');
});

test('a picture has its size, its sizes and an address that shows it; a path in its name is gone', async () => {
  const file = await upload(photo, '../../étrier.PNG');
  expect(file).toMatchObject({ type: 'image', width: 60, height: 40, fileName: 'étrier.png', alt: { fr_FR: '' } });
  expect((await server.storage.has(`${file.hash}-200.webp`)) && (await server.storage.has(file.href.slice(7)))).toBe(
    true,
  );
});

test('it is found by name and words, by type and folder, and by what it lacks', async () => {
  const folder = randomUUID();
  await office.call('api.admin.media.folders.store', { body: { uuid: folder, name: 'Freins', parent: null } });
  const file = await upload(await picture(20, 20), 'plaquette.png', { folder });
  expect((await list({ folder })).data.map(({ uuid }) => uuid)).toEqual([file.uuid]);
  expect((await list({ folder, lacks: 'alt' })).total).toBe(1);
  await update(file, { alt: { fr_FR: 'Plaquettes arrière', en_GB: '' }, focalPoint: { x: 20, y: 80 } });
  expect((await list({ folder, lacks: 'alt' })).total).toBe(0);
  expect((await list({ q: 'plaq ARRIERE' })).data).toMatchObject([{ uuid: file.uuid, focalPoint: { x: 20, y: 80 } }]);
  expect((await list({ q: '100%' })).total).toBe(0);
  expect((await list({ type: 'video' })).total).toBe(0);
});

test('who writes on an old revision is told, and a folder that is gone is named', async () => {
  const file = await upload(await picture(21, 20));
  const written = await update(file, { title: 'Une' });
  expect(written.status).toBe(200);
  expect(await codeOf(await update(file, { title: 'Deux' }))).toBe('record.moved');
  const now = v.parse(mediaFile, await written.json());
  expect(await codeOf(await update(now, { folder: randomUUID() }))).toBe('input.invalid');
});

test('a picture turned and cut is another picture under the same UUID', async () => {
  const file = await upload(await picture(60, 40));
  const answer = await office.call('api.admin.media.edit', {
    params: { uuid: file.uuid },
    body: { ...base(file), turn: 90, cut: { x: 0, y: 0.5, width: 1, height: 0.5 } },
  });
  const edited = v.parse(mediaFile, await answer.json());
  expect(edited).toMatchObject({ uuid: file.uuid, rev: 2, width: 40, height: 30 });
  expect(edited.hash).not.toBe(file.hash);
});

test('a file is replaced in its place, by who may change it', async () => {
  const file = await upload(await picture(22, 20), 'avant.png');
  const seen = v.parse(mediaFile, await (await update(file, { title: 'Gardé' })).json());
  const next = await upload(await picture(24, 24), 'après.png', { replaces: file.uuid, ...base(seen) });
  expect(next).toMatchObject({ uuid: file.uuid, title: 'Gardé', fileName: 'avant.png', width: 24 });
  const adder = await signedIn(server, ['media.store']);
  expect(await codeOf(await begin({ replaces: file.uuid }, adder))).toBe('permission.missing');
});

test('what is in use stays and is named, until it is meant', async () => {
  const file = await upload(await picture(25, 20), 'logo.png');
  await server.db.insertInto('branding').values({ id: 'logoDesktop', kind: 'image', value: file.href }).execute();
  const used = [
    { uuid: file.uuid, fileName: 'logo.png', uses: [{ kind: 'branding', uuid: '', title: 'logoDesktop' }] },
  ];
  expect(await remove([file])).toEqual({ removed: [], used, moved: [] });
  const usage = await office.call('api.admin.media.usage', { params: { uuid: file.uuid } });
  expect(await usage.json()).toEqual(used[0]?.uses);
  expect(await remove([file], true)).toEqual({ removed: [file.uuid], used: [], moved: [] });
  expect(await remove([file], true)).toEqual({ removed: [], used: [], moved: [] });
  expect((await list({ q: 'logo' })).total).toBe(0);
});

test('what a text shows is in use, whether it is published or only written', async () => {
  const file = await upload(await picture(26, 20), 'freins.png');
  const uuid = randomUUID();
  const own = { uuid, kind: 'content' as const, type: 'page', title: 'Choisir ses freins', slug: 'choisir-ses-freins' };
  const at = server.clock.now();
  await server.db
    .insertInto('cms_document')
    .values({ ...own, rev: 1, working: JSON.stringify({ image: file.uuid }), created_at: at, updated_at: at })
    .execute();
  const usage = await office.call('api.admin.media.usage', { params: { uuid: file.uuid } });
  expect(await usage.json()).toEqual([{ kind: 'content', uuid, title: 'Choisir ses freins' }]);
  expect(await remove([file])).toMatchObject({ removed: [], used: [{ fileName: 'freins.png' }] });
  await server.db.deleteFrom('cms_document').where('uuid', '=', uuid).execute();
  expect(await remove([file])).toMatchObject({ removed: [file.uuid] });
});

test('folders lie in each other, never in themselves; what stood in one that goes moves up', async () => {
  const [above, below] = [randomUUID(), randomUUID()];
  const store = (uuid: string, name: string, parent: string | null) =>
    office.call('api.admin.media.folders.store', { body: { uuid, name, parent } });
  await store(above, 'Produits', null);
  await store(below, 'Casques', above);
  expect(await codeOf(await store(randomUUID(), 'CASQUES', above))).toBe('input.invalid');
  const folder = async (uuid: string) => (await folders()).find((one) => one.uuid === uuid) ?? { rev: 0, revId: '' };
  const inItself = { params: { uuid: above }, body: { ...base(await folder(above)), name: 'Produits', parent: below } };
  expect(await codeOf(await office.call('api.admin.media.folders.update', inItself))).toBe('input.invalid');
  const file = await upload(await picture(26, 20), 'casque.png', { folder: below });
  await office.call('api.admin.media.folders.destroy', { params: { uuid: below }, body: base(await folder(below)) });
  expect((await list({ folder: above })).data.map(({ uuid }) => uuid)).toEqual([file.uuid]);
});

test('a file whose sender went away is swept after a day, and can be begun again', async () => {
  const told = { uuid: randomUUID(), fileName: 'a.png', bytes: photo.byteLength };
  await begin(told);
  await send(told.uuid, photo, 0);
  server.clock.advance(25 * 60 * 60 * 1000);
  await server.sweep();
  office = await signedIn(server);
  expect(await (await begin(told)).json()).toEqual({ offset: 0, done: false });
});

describe('a device that holds the whole library', () => {
  const changes = async (since?: string) =>
    v.parse(
      mediaChangesRoute.answer,
      await (await office.call('api.admin.media.changes', { query: since === undefined ? {} : { since } })).json(),
    );

  test('answers every question as the shop does', async () => {
    const folder = randomUUID();
    await office.call('api.admin.media.folders.store', { body: { uuid: folder, name: 'Roues', parent: null } });
    const wheel = await upload(await picture(9, 9), 'Roue à rayons.png', { folder });
    await update(wheel, { alt: { fr_FR: 'Élégante', en_GB: '' }, caption: 'Cœur de gamme' });
    await upload(await picture(8, 8), 'roue.png');
    await upload(Buffer.from('%PDF-1.7\nNotice'), 'Notice 50%_a.pdf', { folder });
    const { files } = await changes();
    const words = fc.constantFrom(
      'roue',
      'RAYONS',
      'élégante',
      'elegante',
      'coeur',
      '%',
      '_a',
      'notice roue',
      'zz',
      'png',
    );
    const query = fc.record(
      {
        q: fc.array(words, { maxLength: 2 }).map((some) => some.join(' ')),
        type: fc.constantFrom('image', 'pdf', 'video'),
        folder: fc.constantFrom(folder, 'none'),
        lacks: fc.constant('alt'),
        sort: fc.constantFrom(...MEDIA_SORTS),
        from: fc.constantFrom('0', '1', '5'),
        perPage: fc.constantFrom('1', '3', '60'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        expect(findMedia(files, v.parse(mediaQuery, asked))).toEqual(await list(asked));
      }),
      { numRuns: 60 },
    );
  });

  test('is told what was written and what was removed since, and of one instant all or nothing', async () => {
    const before = await changes();
    expect(before.hasMore).toBe(false);
    server.clock.advance(1_000);
    const [first, second] = [
      await upload(await picture(7, 7), 'un.png'),
      await upload(await picture(6, 6), 'deux.png'),
    ];
    server.clock.advance(1_000);
    await remove([second]);
    const since = await changes(before.next ?? '');
    expect(since.files.map(({ uuid }) => uuid)).toEqual([first.uuid]);
    expect(since.gone).toEqual([second.uuid]);
    expect(await changes(since.next ?? '')).toMatchObject({ files: [], gone: [], next: since.next, hasMore: false });
    const all = [];
    for (let next: string | undefined, hasMore = true; hasMore;) {
      const told = await changedMedia(server.db, next === undefined ? {} : { since: next }, 2);
      all.push(...told.files.map(({ uuid }) => uuid));
      ({ hasMore } = told);
      next = told.next ?? undefined;
    }
    expect(all.toSorted()).toEqual((await changes()).files.map(({ uuid }) => uuid).toSorted());
    expect(new Set(all).size).toBe(all.length);
  });
});
