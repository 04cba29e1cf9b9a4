import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { personalName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import { randomIds } from '#server/ids.ts';
import { storePicture } from '#server/platform/media/make-picture.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const HASH = 'a'.repeat(32);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path d="M0 0h9v9z"/></svg>';
let frame: TestFrame;
let storage: StorageGateway;

beforeAll(async () => {
  frame = await createTestFrame({ routes: {}, handlers: {} });
  storage = createDiskStorage(join(frame.folder, 'media'));
  await storage.write(`${HASH}-400.webp`, Buffer.from('webp of 400'));
  await storage.write(`${HASH}-800.webp`, Buffer.from('webp of 800'));
  await storage.write(`${HASH}-400.avif`, Buffer.from('avif of 400'));
});
afterAll(() => frame.close());

const ask = async (width: number, accept: string) => {
  const response = await frame.send(`/media/${HASH}-${width}.webp`, { headers: { accept } });
  return {
    type: response.headers.get('content-type'),
    vary: response.headers.get('vary'),
    text: await response.text(),
  };
};

test('what belongs to somebody is sent to nobody, whoever knows its name', async () => {
  for (const ending of ['webp', 'pdf', 'jpg', 'part']) {
    const name = personalName(randomIds.secret(), ending);
    await storage.write(name, Buffer.from('of somebody'));
    expect(await storage.has(name)).toBe(true);
    expect((await frame.send(`/media/${name}`)).status).toBe(404);
  }
});

describe('a picture', () => {
  it('comes as AVIF to a browser that reads it, once there is one', async () => {
    expect(await ask(400, 'image/avif,image/webp,*/*')).toEqual({
      type: 'image/avif',
      vary: 'accept',
      text: 'avif of 400',
    });
    expect(await ask(800, 'image/avif,image/webp,*/*')).toEqual({
      type: 'image/webp',
      vary: 'accept',
      text: 'webp of 800',
    });
  });

  it('comes as WebP to every other', async () => {
    expect(await ask(400, 'image/webp,*/*')).toMatchObject({ type: 'image/webp', text: 'webp of 400' });
  });

  it('is kept for ever and can run nothing', async () => {
    const response = await frame.send(`/media/${HASH}-400.webp`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is made as large as a close look wants it when it is first asked for, and kept', async () => {
    const drawing = await storePicture(storage, Buffer.from(DRAWING), 'image/svg+xml');
    const name = `${drawing.hash}-1600.webp`;
    expect(await storage.has(name)).toBe(false);
    const [first, second] = await Promise.all([frame.send(`/media/${name}`), frame.send(`/media/${name}`)]);
    const picture = Buffer.from(await first.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(Buffer.from(await second.arrayBuffer())).toEqual(picture);
    expect(await storage.has(name)).toBe(true);
  });

  it('that is a photo is never made larger than it was given', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#486' } })
      .jpeg()
      .toBuffer();
    const { hash } = await storePicture(storage, photo, 'image/jpeg');
    const answer = await frame.send(`/media/${hash}-1600.webp`);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 900, height: 600 });
  });

  it('that nobody stored is not there in any size', async () => {
    const unknown = 'b'.repeat(32);
    for (const width of [400, 1600]) expect((await frame.send(`/media/${unknown}-${width}.webp`)).status).toBe(404);
  });
});
