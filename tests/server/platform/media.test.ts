import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const HASH = 'a'.repeat(32);
let frame: TestFrame;

beforeAll(async () => {
  frame = await createTestFrame({ routes: {}, handlers: {} });
  const storage = createDiskStorage(join(frame.folder, 'media'));
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
  });
});
