/** Colours, logos and backgrounds, written in the back office and read in the shop. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { activityRoute } from '#core/contract/admin/office/activity.ts';
import { brandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { metadataOf } from '#core/contract/pages/head/head.ts';
import { metadataRoute } from '#core/contract/shop/metadata.ts';
import { historyEntry } from '#core/resources/resource-rows.ts';
import { withSharePicture } from '#server/subjects/pages/share-picture.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { codeOf, signedIn, type OfficeVisit } from './office.ts';

let server: WholeServer;
let office: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
});
afterAll(() => server.close());

const read = async () => v.parse(brandingAnswer, await (await office.call('api.admin.branding.show')).json());
const paint = async (colours: object, more: object = {}) =>
  office.call('api.admin.branding.colors', {
    body: { rev: (await read()).rev, colours, displayRatio: '1/1', ...more },
  });
const put = (slot: string, content: Buffer | string, fileName: string) =>
  office.call('api.admin.branding.images.store', {
    params: { slot },
    body: { fileName, data: Buffer.from(content).toString('base64') },
  });
const shown = async () => {
  await server.refresh();
  return v.parse(
    v.object({
      branding: v.object({
        colors: v.array(v.object({ id: v.string(), value: v.string() })),
        images: v.record(v.string(), v.nullable(v.string())),
      }),
    }),
    await (await server.call('api.init')).json(),
  ).branding;
};
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><script>alert(1)</script><path d="M0 0h9"/></svg>';

test('a colour is in the shop as soon as it is written, and as usual again when it is given back', async () => {
  expect((await paint({ 'auto-primary': '#123abc' }, { displayRatio: '4/3' })).status).toBe(200);
  expect(await read()).toMatchObject({ colours: { 'auto-primary': '#123ABC' }, displayRatio: '4/3' });
  expect((await shown()).colors).toContainEqual({ id: 'auto-primary', value: '#123ABC' });
  await paint({ 'auto-primary': null });
  expect((await read()).colours).toEqual({});
  expect((await shown()).colors).toEqual([]);
});

test('what somebody else wrote meanwhile is not written over; what is no colour of ours is named', async () => {
  const { rev } = await read();
  await paint({ primary: '#111111' });
  expect(await codeOf(await paint({ primary: '#222222' }, { rev }))).toBe('record.moved');
  for (const wrong of [{ primary: 'red' }, { primary: '#12345678' }, { other: '#111111' }])
    expect(await codeOf(await paint(wrong))).toBe('input.invalid');
});

test('a logo is made harmless, shown in the shop, and its file goes with it', async () => {
  expect((await put('logoDesktop', LOGO, 'logo.svg')).status).toBe(200);
  const address = (await read()).images['logoDesktop'] ?? '';
  expect((await shown()).images['logoDesktop']).toBe(address);
  const stored = await server.storage.read(address.slice('/media/'.length));
  expect(Buffer.from(stored ?? []).toString()).not.toContain('script');
  await office.call('api.admin.branding.images.destroy', { params: { slot: 'logoDesktop' }, body: {} });
  expect((await shown()).images['logoDesktop']).toBeNull();
  const swept = await server.db.selectFrom('discarded_file').select('name').execute();
  expect(swept.map(({ name }) => `/media/${name}`)).toContain(address);
});

test('S126 a picture takes the place of the one its author saw, and of no other', async () => {
  const bySlot = async () => (await read()).images['logoMobile'] ?? null;
  const send = (seen: string | null | undefined, content: string) =>
    office.call('api.admin.branding.images.store', {
      params: { slot: 'logoMobile' },
      body: {
        ...(seen === undefined ? {} : { seen }),
        fileName: 'l.svg',
        data: Buffer.from(content).toString('base64'),
      },
    });
  const [first, second] = [LOGO.replace('h9', 'h7'), LOGO.replace('h9', 'h8')];
  const none = await bySlot();
  expect((await send(none, first)).status).toBe(200);
  const one = await bySlot();
  expect(await codeOf(await send(none, second))).toBe('record.moved');
  expect(await bySlot()).toBe(one);
  const drop = (seen: string | null) =>
    office.call('api.admin.branding.images.destroy', { params: { slot: 'logoMobile' }, body: { seen } });
  expect((await send(one, second)).status).toBe(200);
  expect(await codeOf(await drop(one))).toBe('record.moved');
  expect((await send(undefined, first)).status).toBe(200);
  expect((await drop(await bySlot())).status).toBe(200);
  expect(await bySlot()).toBeNull();
});

test('a program, a photo as a logo, a drawing as a background and what is too large are refused', async () => {
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  expect(await codeOf(await put('logoMobile', 'MZ\0\0', 'logo.png'))).toBe('media.type');
  expect(await codeOf(await put('logoMobile', photo, 'logo.png'))).toBe('media.type');
  expect(await codeOf(await put('backgroundFront', LOGO, 'fond.jpg'))).toBe('media.type');
  expect(await codeOf(await put('logoMobile', Buffer.alloc(1024 * 1024 + 1), 'logo.png'))).toBe('media.tooLarge');
  expect((await put('backgroundFront', photo, 'fond.jpg')).status).toBe(200);
});

test('the history tells who wrote which colour and which picture, and the log of the office tells it too', async () => {
  const history = async () => {
    const answer = await office.call('api.admin.branding.history');
    return v.parse(v.array(historyEntry), await answer.json()).map(({ before, after }) => ({ before, after }));
  };
  const length = (await history()).length;
  await paint({ link: '#101010' }, { displayRatio: '3/4' });
  await paint({ link: '#101010' }, { displayRatio: '3/4' });
  await put('logoDesktop', LOGO, 'logo-2026.svg');
  await office.call('api.admin.branding.images.destroy', { params: { slot: 'logoDesktop' }, body: {} });
  const told = await history();
  expect(told.slice(0, told.length - length)).toEqual([
    { before: { logoDesktop: 'logo-2026.svg' }, after: { logoDesktop: null } },
    { before: { logoDesktop: null }, after: { logoDesktop: 'logo-2026.svg' } },
    { before: { link: null, displayRatio: '1/1' }, after: { link: '#101010', displayRatio: '3/4' } },
  ]);
  const log = await office.call('api.admin.activity.index', { query: { resource: 'branding' } });
  expect(v.parse(activityRoute.answer, await log.json()).data).toHaveLength(told.length);
  const stranger = await signedIn(server, ['redirects.index']);
  const hidden = await stranger.call('api.admin.activity.index', { query: { resource: 'branding' } });
  expect(v.parse(activityRoute.answer, await hidden.json()).data).toEqual([]);
});

test('a page without a picture of its own is shared with the shop’s', async () => {
  const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const headOf = async (url: string) => {
    await server.refresh();
    return v.parse(metadataRoute.answer, await (await server.call('api.get-metadata', { query: { url } })).json());
  };
  expect((await headOf('/auto')).og_image).toEqual([]);
  expect((await put('ogDefault', photo, 'partage.png')).status).toBe(200);
  for (const url of ['/auto', '/auto/recherche', '/moto/panier', '/auto/inconnue']) {
    const { og_image: images, twitter_card: card, twitter_image: image, canonical } = await headOf(url);
    expect(images, url).toEqual([{ url: expect.stringMatching(/\/media\/\S+-800\.webp$/u), width: 800, height: 420 }]);
    expect({ card, image }).toEqual({ card: 'summary_large_image', image: images[0]?.url });
    expect(canonical).toBe((await headOf(url)).canonical);
  }
  const [{ url: address } = { url: '' }] = (await headOf('/auto')).og_image;
  expect(await server.storage.read(address.split('/media/')[1] ?? '')).not.toBeNull();
  await office.call('api.admin.branding.images.destroy', { params: { slot: 'ogDefault' }, body: {} });
  expect((await headOf('/auto')).og_image).toEqual([]);
});

test('a page that has a picture of its own keeps it', () => {
  const shop = { siteName: 'Bitume', origin: 'https://shop.example', locale: 'fr_FR' } as const;
  const own = { hash: 'own', width: 800, height: 600 };
  const head = metadataOf(
    { title: 'Jante', description: '', canonicalPath: '/jante', picture: own, modifiedAt: null },
    shop,
  );
  expect(withSharePicture(head, { hash: 'shared', width: 1200, height: 630, alt: '' }, shop)).toEqual(head);
});
