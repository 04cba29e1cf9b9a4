/** A file whose content is on the disk and in the tab at once, and one that is given up while the shop is asked (S115). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import {
  addFiles,
  dropUpload,
  fileMarks,
  replaceContent,
  resendUpload,
  uploads,
} from '#src/admin/store/uploads/uploads.ts';
import { createShopOfFiles, quiet } from './shop-of-files.ts';
import { until } from './until.ts';

let shop: ReturnType<typeof createShopOfFiles>;
beforeEach(async () => {
  shop = createShopOfFiles();
  await shop.open();
});
afterEach(() => shop.die());

const photo = (name: string, text = name): File => new File([text], `${name}.jpg`);
const long = 'a'.repeat(UPLOAD_PART + 7);

test('S115 what was given up is gone from the disk too, where the disk had refused its smaller content', async () => {
  shop.refuse('media.tooLarge');
  const [uuid = ''] = await addFiles([photo('un', long)]);
  await quiet();
  shop.failDisk(1);
  shop.refuse(null);
  shop.cut(0);
  await replaceContent(uuid, new Blob(['petit']), 'un.webp');
  await quiet();
  dropUpload(uuid);
  await until(async () => (await fileMarks()).length === 0);
  expect([uploads.list, await shop.kept()]).toEqual([[], []]);
});

test('S115 what arrived from the tab alone is done on the disk too', async () => {
  shop.refuse('media.tooLarge');
  const [uuid = ''] = await addFiles([photo('un', long)]);
  await quiet();
  shop.failDisk(1);
  shop.refuse(null);
  await replaceContent(uuid, new Blob(['petit']), 'un.webp');
  await quiet();
  expect([[...shop.library.values()], await shop.kept()]).toEqual([['petit'], []]);
});

test('S115 what is given up while the shop is asked what is there stays given up', async () => {
  const seen = { uuid: '11111111-1111-4111-8111-111111111111', rev: 3, revId: 'r-3' };
  shop.refuse('record.moved', { reason: 'rev', rev: 4 });
  const [uuid = ''] = await addFiles([photo('un')], { replaces: seen });
  await quiet();
  shop.refuse(null);
  const asking = shop.halt(1);
  const resent = resendUpload(uuid);
  const release = await asking;
  dropUpload(uuid);
  release();
  await resent;
  await quiet();
  expect([uploads.list, shop.library.size, await shop.kept()]).toEqual([[], 0, []]);
});
