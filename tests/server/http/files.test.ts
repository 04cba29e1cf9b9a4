import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import { MOST_OPEN_RANGE } from '#server/http/files/byte-range.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const MEGABYTE = 1024 * 1024;
const FILM = `${'f'.repeat(32)}.mp4`;
const BYTES = 5 * MEGABYTE + 7;
const content = Buffer.from(Array.from({ length: BYTES }, (_, at) => (at * 31) % 251));

let frame: TestFrame;
let storage: StorageGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'));
  storage = createDiskStorage(folder);
  frame = await createTestFrame({ routes: {}, handlers: {}, env: { TRUST_PROXY: '1' }, overrides: { storage } });
  await storage.write(FILM, content);
});
afterAll(async () => {
  await frame.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  frame.send(`/media/${FILM}`, { ...init, headers });

const asked = async (headers: Record<string, string>) => {
  const answer = await ask(headers);
  return {
    status: answer.status,
    range: answer.headers.get('content-range'),
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

describe('a part of a film', () => {
  test('is the part that was asked for, whichever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(BYTES - 1), fc.nat(BYTES - 1), async (one, other) => {
        const [from = 0, to = 0] = [one, other].toSorted((a, b) => a - b);
        const { status, range, body } = await asked({ range: `bytes=${from}-${to}` });
        expect([status, range]).toEqual([206, `bytes ${from}-${to}/${BYTES}`]);
        expect(body.equals(content.subarray(from, to + 1))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('that has no end is two megabytes, and the last of them what is left', async () => {
    const first = await asked({ range: 'bytes=0-' });
    expect([first.status, first.range, first.body.byteLength]).toEqual([
      206,
      `bytes 0-${MOST_OPEN_RANGE - 1}/${BYTES}`,
      MOST_OPEN_RANGE,
    ]);
    const last = await asked({ range: `bytes=${BYTES - 3}-` });
    expect([last.range, last.body.byteLength]).toEqual([`bytes ${BYTES - 3}-${BYTES - 1}/${BYTES}`, 3]);
  });

  test('that reaches beyond the end stops there, and the last bytes are counted from the end', async () => {
    expect((await asked({ range: `bytes=${BYTES - 2}-99999999999` })).range).toBe(
      `bytes ${BYTES - 2}-${BYTES - 1}/${BYTES}`,
    );
    const { range, body } = await asked({ range: 'bytes=-5' });
    expect(range).toBe(`bytes ${BYTES - 5}-${BYTES - 1}/${BYTES}`);
    expect(body.equals(content.subarray(-5))).toBe(true);
  });

  test.each([`bytes=${BYTES}-`, `bytes=${BYTES + 5}-${BYTES + 9}`, 'bytes=-0'])(
    'that it does not have (%s) is refused with its length',
    async (range) => {
      const answer = await ask({ range });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${BYTES}`]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each(['bytes=0-1,5-9', 'bytes=9-5', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=', `bytes=${'9'.repeat(40)}-`])(
    'that is no single range (%s) is the whole film',
    async (range) => {
      const { status, body } = await asked({ range });
      expect([status, body.byteLength]).toEqual([200, BYTES]);
    },
  );

  test('is given of the film that is named, and of no other', async () => {
    const etag = (await ask({ range: 'bytes=0-1' })).headers.get('etag') ?? '';
    expect((await asked({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Sat, 01 Jan 2022 00:00:00 GMT'])
      expect((await asked({ range: 'bytes=0-1', 'if-range': other })).status).toBe(200);
  });
});

test('a film says its length and that it comes in parts to who asks for nothing of it, and opens no file', async () => {
  const streams = vi.spyOn(storage, 'stream');
  const answer = await ask({ range: 'bytes=0-1' }, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), answer.headers.get('accept-ranges')]).toEqual([
    200,
    String(BYTES),
    'bytes',
  ]);
  expect(answer.body).toBeNull();
  expect(streams).not.toHaveBeenCalled();
});

test('a film somebody has is not sent again', async () => {
  const etag = (await ask({ range: 'bytes=0-1' })).headers.get('etag') ?? '';
  for (const known of [etag, `"x", W/${etag}`, '*']) expect((await ask({ 'if-none-match': known })).status).toBe(304);
  expect((await asked({ 'if-none-match': '"x"' })).status).toBe(200);
});

describe('on their way at once', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** Asks so often and reads nothing of what comes. */
  const unread = async (address: string, times: number) => {
    const answers: Response[] = [];
    for (let at = 0; at < times; at += 1) answers.push(await ask(from(address)));
    return answers;
  };
  const statusesOf = (answers: readonly Response[]) => {
    const counted = new Map<number, number>();
    for (const { status } of answers) counted.set(status, (counted.get(status) ?? 0) + 1);
    return Object.fromEntries(counted);
  };
  const leave = async (answers: readonly Response[]) => {
    for (const answer of answers) await answer.body?.cancel();
  };

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('are 32 large files to one network, 96 to its /48, and one more when one has ended', async () => {
    const own = await unread('2001:db8:7:1::1', 40);
    expect(statusesOf(own)).toEqual({ 200: 32, 429: 8 });
    expect(Number(own.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    const wide = [...(await unread('2001:db8:7:2::1', 40)), ...(await unread('2001:db8:7:3::1', 40))];
    expect(statusesOf([...wide, ...(await unread('2001:db8:7:4::1', 5))])).toEqual({ 200: 64, 429: 21 });
    const others = await unread('203.0.113.9', 1);
    expect(statusesOf(others)).toEqual({ 200: 1 });
    await own[0]?.body?.cancel();
    const next = await unread('2001:db8:7:1::1', 2);
    expect(statusesOf(next)).toEqual({ 200: 1, 429: 1 });
    await leave([...own, ...wide, ...others, ...next]);
  });

  test('are none of whom takes nothing for 20 seconds', async () => {
    const idle = await unread('203.0.113.20', 32);
    expect(statusesOf(await unread('203.0.113.20', 1))).toEqual({ 429: 1 });
    vi.advanceTimersByTime(20_000);
    for (const answer of idle) await expect(answer.arrayBuffer()).rejects.toThrow('took nothing');
    const next = await unread('203.0.113.20', 1);
    expect(statusesOf(next)).toEqual({ 200: 1 });
    await leave(next);
  });

  test('stay as long as somebody reads', async () => {
    const [answer] = await unread('203.0.113.30', 1);
    const reader = answer?.body?.getReader();
    let bytes = 0;
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      bytes += part.value.byteLength;
      vi.advanceTimersByTime(15_000);
    }
    expect(bytes).toBe(BYTES);
  });

  test('small parts of a film take no place', async () => {
    const answers: Response[] = [];
    for (let at = 0; at < 50; at += 1) answers.push(await ask({ ...from('203.0.113.40'), range: 'bytes=0-1' }));
    expect(statusesOf(answers)).toEqual({ 206: 50 });
    await leave(answers);
  });
});
