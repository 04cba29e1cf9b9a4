/** Files on a device whose disk fails, in several tabs, against a shop that forgets or refuses (rules S111–S117). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { smallerThan, until } from './until.ts';
import {
  addFiles,
  clearDone,
  contentOf,
  dropUpload,
  fileMarks,
  lookAgain,
  pauseUploads,
  replaceContent,
  resendUpload,
  resumeUploads,
  retryUploads,
  untilFilesSent,
  uploads,
} from '#src/admin/store/uploads/uploads.ts';
import { createShopOfFiles, quiet } from './shop-of-files.ts';

let shop: ReturnType<typeof createShopOfFiles>;
beforeEach(async () => {
  shop = createShopOfFiles();
  await shop.open();
});
afterEach(() => shop.die());

const photo = (name: string, text = name): File => new File([text], `${name}.jpg`);
const long = 'a'.repeat(UPLOAD_PART + 7);
const states = (): string[] => uploads.list.map(({ fileName, state }) => `${fileName} ${state}`);
const calls = (name: string): string[] => shop.asked.filter((one) => one.startsWith(`${name} `));
const lastBody = (name: string): unknown =>
  JSON.parse(
    calls(name)
      .at(-1)
      ?.slice(name.length + 1) ?? 'null',
  );

test('S117 the disk fails at the first of three photos: it is said of that one, the others are kept, and all are sent', async () => {
  shop.cut(0);
  shop.failDisk(1);
  await addFiles(['un', 'deux', 'trois'].map((name) => photo(name)));
  expect(uploads.list.map(({ fileName, isKept, isFailed }) => [fileName, isKept, isFailed])).toEqual([
    ['un.jpg', false, true],
    ['deux.jpg', true, false],
    ['trois.jpg', true, false],
  ]);
  expect(shop.reported).toHaveLength(1);
  expect(await shop.kept()).toEqual(['deux.jpg', 'trois.jpg']);
  shop.mend();
  retryUploads();
  await quiet();
  expect(shop.library.size).toBe(3);
});

test('S117 a photo made smaller is on the disk, though the disk failed at the larger one', async () => {
  shop.cut(0);
  shop.failDisk(1);
  const [uuid = ''] = await addFiles([photo('un', long)]);
  await replaceContent(uuid, new Blob(['petit']), 'un.webp');
  expect(uploads.list).toMatchObject([{ fileName: 'un.webp', bytes: 5, isKept: true, isFailed: false }]);
  shop.die();
  await shop.open();
  expect(await contentOf(uuid)?.text()).toBe('petit');
});

test('S117 files leave in the order in which they were chosen', async () => {
  let minute = 0;
  shop.die();
  const now = (): string => new Date(Date.UTC(2026, 2, 2, 9, (minute += 1))).toISOString();
  let ids = 9;
  await shop.open({ now, newId: () => `00000000-0000-4000-8000-00000000000${String((ids -= 1))}` });
  shop.cut(0);
  await addFiles(['un', 'deux', 'trois'].map((name) => photo(name)));
  await quiet();
  shop.die();
  shop.mend();
  await shop.open();
  await quiet();
  expect([...shop.library.values()]).toEqual(['un', 'deux', 'trois']);
});

test('S113 a shop that forgot a file under way – restored, or swept – gets it anew', async () => {
  shop.forget(1);
  const [uuid = ''] = await addFiles([photo('train', long)]);
  await quiet();
  expect([...shop.library]).toEqual([[uuid, long]]);
  expect(states()).toEqual(['train.jpg done']);
});

test('S113 a shop that forgets again and again is tried later, and never tells the file as refused', async () => {
  shop.forget(2);
  await addFiles([photo('train')]);
  await quiet();
  expect(states()).toEqual(['train.jpg stalled']);
  retryUploads();
  await quiet();
  expect(states()).toEqual(['train.jpg done']);
});

test('S113 « Réduire » of a photo that had begun puts the smaller one in its place', async () => {
  shop.cut(3);
  const [uuid = ''] = await addFiles([photo('train', long)]);
  await quiet();
  await replaceContent(uuid, new Blob(['petit']), 'train.webp');
  shop.mend();
  retryUploads();
  await quiet();
  expect([...shop.library]).toEqual([[uuid, 'petit']]);
});

test('S115 what somebody paused stays paused: after a reload, and in the other tabs', async () => {
  shop.cut(0);
  const [uuid = ''] = await addFiles([photo('pause')]);
  await quiet();
  pauseUploads();
  shop.mend();
  shop.die();
  await shop.open();
  await quiet();
  lookAgain();
  retryUploads();
  await quiet();
  expect([states(), shop.library.size]).toEqual([['pause.jpg paused'], 0]);
  expect((await shop.otherTab().marks()).map(({ state }) => state)).toEqual(['paused']);
  resumeUploads();
  await quiet();
  expect([...shop.library.keys()]).toEqual([uuid]);
});

test('S115 a part counts once the shop has answered it, not when it leaves', async () => {
  shop.cut(2);
  const [uuid = ''] = await addFiles([photo('train', long)]);
  await quiet();
  expect(await fileMarks()).toMatchObject([{ uuid, state: 'stalled', sent: 0 }]);
});

test('S115 what another tab pauses stops here in the middle, and goes on from there', async () => {
  const other = shop.otherTab();
  const second = shop.halt(3);
  await addFiles([photo('train', long)]);
  const release = await second;
  await other.changeAll((mark) => ({ ...mark, state: 'paused' }));
  await until(() => states().includes('train.jpg paused'));
  release();
  await quiet();
  expect(shop.library.size).toBe(0);
  resumeUploads();
  await quiet();
  expect([...shop.library.values()]).toEqual([long]);
});

test('S115 what another tab chooses, gives up or sends is seen here', async () => {
  shop.cut(0);
  const other = shop.otherTab();
  const more = { folder: null, replaces: null, size: null, at: '2026-03-02T09:00:00.000Z' };
  for (const name of ['un', 'deux'])
    await other.keep({ uuid: name, fileName: `${name}.jpg`, content: new Blob([name]), ...more });
  await until(() => uploads.list.length === 2);
  const seen = uploads.list.map(({ fileName, isKept, preview }) => `${fileName} ${String(isKept)} ${String(preview)}`);
  expect(new Set(seen)).toEqual(new Set(['deux.jpg true blob:here', 'un.jpg true blob:here']));
  await other.drop('un');
  await until(() => uploads.list.length === 1);
  await other.change('deux', (mark) => ({ ...mark, state: 'done' }));
  await until(() => states().includes('deux.jpg done'));
  shop.mend();
  retryUploads();
  await quiet();
  expect(shop.library.size).toBe(0);
});

test('S115 what was given up is not sent, in whatever tab it was, and the shop lets go of its parts', async () => {
  shop.cut(3);
  const [uuid = ''] = await addFiles([photo('train', long)]);
  await quiet();
  shop.mend();
  dropUpload(uuid);
  await until(() => calls('uploads.destroy').length === 1);
  retryUploads();
  await quiet();
  expect([uploads.list, shop.library.size, await shop.kept()]).toEqual([[], 0, []]);
});

test('S115 nothing is asked of the shop for what it has nothing of, or has whole', async () => {
  shop.cut(0);
  const [first = ''] = await addFiles([photo('un')]);
  await quiet();
  dropUpload(first);
  shop.mend();
  await addFiles([photo('deux')]);
  await quiet();
  clearDone();
  await until(async () => (await fileMarks()).length === 0);
  expect([uploads.list, calls('uploads.destroy'), shop.library.size]).toEqual([[], [], 1]);
});

test('S115 what arrived is not shown any more to who begins anew', async () => {
  await addFiles([photo('un')]);
  await quiet();
  expect(states()).toEqual(['un.jpg done']);
  shop.die();
  await shop.open();
  await quiet();
  expect([uploads.list, await fileMarks()]).toEqual([[], []]);
});

test('S116 what a dead tab was sending is sent by the next one from where the shop has it', async () => {
  shop.cut(2);
  const [uuid = ''] = await addFiles([photo('train', long)]);
  await quiet();
  await shop.otherTab().change(uuid, (mark) => ({ ...mark, state: 'sending' }));
  shop.die();
  shop.mend();
  const before = calls('uploads.part').length;
  await shop.open();
  await quiet();
  expect(shop.library.get(uuid)).toBe(long);
  expect(calls('uploads.part').length - before).toBe(1);
});

test('S116 a tab whose turn was taken over stops, and the file is the other one’s', async () => {
  shop.die();
  let lose = (): void => {};
  let isTaken = false;
  await shop.open({
    inTurn: async (work) => {
      if (isTaken) return new Promise(() => {});
      isTaken = true;
      const lost = new AbortController();
      lose = () => lost.abort();
      await work(lost.signal);
    },
  });
  const second = shop.halt(3);
  await addFiles([photo('train', long), photo('deux')]);
  const release = await second;
  lose();
  release();
  await quiet();
  expect(shop.library.size).toBe(0);
  expect((await fileMarks()).map(({ state }) => state).toSorted()).toEqual(['sending', 'waiting']);
});

test('S116 files chosen while others are sent go after them', async () => {
  const first = addFiles([photo('un', long)]);
  await until(() => states().includes('un.jpg sending'));
  await Promise.all([first, addFiles([photo('deux')])]);
  await quiet();
  expect([...shop.library.values()].toSorted(smallerThan)).toEqual(['deux', long].toSorted(smallerThan));
});

test('S114 what stops all of them stops the round: the others keep their place and are not asked for', async () => {
  shop.cut(0);
  await addFiles([photo('un'), photo('deux'), photo('trois')]);
  await quiet();
  const before = calls('uploads.store').length;
  retryUploads();
  await quiet();
  expect(states()).toEqual(['un.jpg stalled', 'deux.jpg waiting', 'trois.jpg waiting']);
  expect(calls('uploads.store').length - before).toBe(1);
});

test('S114 a file that the shop fails on holds up no other', async () => {
  shop.refuse('server.fault');
  await addFiles([photo('un'), photo('deux')]);
  await quiet();
  expect(states()).toEqual(['un.jpg stalled', 'deux.jpg stalled']);
});

test('S114 a session that ended stops until somebody has signed in: no wait ends it', async () => {
  shop.refuse('session.required');
  await addFiles([photo('un')]);
  await quiet();
  expect(uploads.list).toMatchObject([{ state: 'stalled', why: 'session' }]);
  shop.refuse(null);
  lookAgain();
  await quiet();
  expect(states()).toEqual(['un.jpg stalled']);
  retryUploads();
  await quiet();
  expect(states()).toEqual(['un.jpg done']);
});

test('S114 a wait that ends sends what a fault had stopped', async () => {
  shop.die();
  const waits: (() => void)[] = [];
  const later = (_ms: number, call: () => void) => {
    waits.push(call);
    return () => {};
  };
  await shop.open({ pace: { later, jitter: () => 0, isVisible: () => true } });
  shop.cut(0);
  await addFiles([photo('un')]);
  await quiet();
  shop.mend();
  waits.at(-1)?.();
  await quiet();
  expect(states()).toEqual(['un.jpg done']);
});

test('S114 a refusal is on the disk, and « Renvoyer » sends the file again', async () => {
  shop.refuse('permission.missing');
  const [uuid = ''] = await addFiles([photo('un')]);
  await quiet();
  shop.die();
  await shop.open();
  await quiet();
  expect(uploads.list).toMatchObject([{ state: 'refused', refusal: 'permission.missing' }]);
  shop.refuse(null);
  retryUploads();
  await quiet();
  expect(states()).toEqual(['un.jpg refused']);
  await resendUpload(uuid);
  await quiet();
  expect([...shop.library.keys()]).toEqual([uuid]);
});

test('S114 « Renvoyer » of a file whose UUID is another’s sends it under a new one', async () => {
  shop.refuse('record.moved');
  const [uuid = ''] = await addFiles([photo('un')]);
  await quiet();
  shop.refuse(null);
  await resendUpload(uuid);
  await quiet();
  expect([...shop.library.values()]).toEqual(['un']);
  expect(shop.library.has(uuid)).toBe(false);
  expect(uploads.list).toHaveLength(1);
});

test('S111 a content names the revision its author saw, and one that was overtaken says so and goes at their word alone', async () => {
  const seen = { uuid: '11111111-1111-4111-8111-111111111111', rev: 3, revId: 'r-3' };
  shop.refuse('record.moved', { reason: 'rev', rev: 4 });
  const [uuid = ''] = await addFiles([photo('un')], { replaces: seen });
  await quiet();
  expect(lastBody('uploads.store')).toMatchObject({ uuid, replaces: seen.uuid, baseRev: 3, baseRevId: 'r-3' });
  expect(uploads.list).toMatchObject([{ state: 'refused', refusal: 'record.moved', replaces: seen.uuid }]);
  shop.refuse(null);
  lookAgain();
  retryUploads();
  await quiet();
  expect(shop.library.size).toBe(0);
  await resendUpload(uuid);
  await quiet();
  expect(lastBody('uploads.store')).toMatchObject({ uuid, replaces: seen.uuid, baseRev: 7, baseRevId: 'r-7' });
  expect(states()).toEqual(['un.jpg done']);
});

test('S111 a second content for the same file, chosen before the first was sent, stands on it', async () => {
  const seen = { uuid: '11111111-1111-4111-8111-111111111111', rev: 3, revId: 'r-3' };
  shop.cut(0);
  await addFiles([photo('un'), photo('deux')], { replaces: seen });
  await quiet();
  shop.mend();
  retryUploads();
  await quiet();
  expect(states()).toEqual(['un.jpg done', 'deux.jpg done']);
  expect(lastBody('uploads.store')).toMatchObject({ baseRev: 8, baseRevId: 'r-8' });
});

test('S88 who waits for files waits for what goes by itself, and no longer than they have', async () => {
  await untilFilesSent(new Promise(() => {}));
  shop.cut(0);
  await addFiles([photo('un')]);
  await untilFilesSent(new Promise(() => {}));
  expect(states()).toEqual(['un.jpg stalled']);
  shop.die();
  await shop.open({ inTurn: () => new Promise(() => {}) });
  await untilFilesSent(Promise.resolve());
  expect(states()).toEqual(['un.jpg waiting']);
});

test('S99 nothing is sent any more for who has left', async () => {
  const second = shop.halt(3);
  await addFiles([photo('un', long), photo('deux')]);
  const release = await second;
  shop.die();
  const before = shop.asked.length;
  release();
  await quiet();
  expect([shop.library.size, shop.asked.length - before]).toEqual([0, 0]);
  expect(shop.reported).toEqual([]);
});
