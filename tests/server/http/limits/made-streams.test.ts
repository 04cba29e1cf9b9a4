import { expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { createMadeStreams } from '#server/http/files/made-streams.ts';
import { NetworkTurns } from '#server/http/limits/network-turns.ts';

const FEW = { own: 2, wide: 2, all: 3 };

/** Files that note which of them is being made. */
function createFiles() {
  const atWork = new Set<string>();
  let most = 0;
  const cancelled: string[] = [];
  const file = (name: string, parts = 3) => {
    let left = parts;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          atWork.add(name);
          most = Math.max(most, atWork.size);
          await new Promise((done) => setImmediate(done));
          atWork.delete(name);
          left -= 1;
          if (left < 0) controller.close();
          else controller.enqueue(new TextEncoder().encode(name));
        },
        cancel: () => void cancelled.push(name),
      },
      { highWaterMark: 0 },
    );
  };
  return { file, cancelled, most: () => most };
}
const createSent = () =>
  createMadeStreams(new NetworkTurns({ now: () => 0, later: (_ms, next) => setImmediate(next) }), FEW);
const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

test('files of one network are made part by part in its turns, whole and in their order', async () => {
  const [files, sent] = [createFiles(), createSent()];
  const all = ['a', 'b'].map((name) => textOf(sent.send('one', files.file(name))));
  expect(await Promise.all(all)).toEqual(['aaa', 'bbb']);
  expect(files.most()).toBe(1);
  expect(sent.size).toBe(0);
});

test('more files of a network than may be on their way are told to come back, until one of them has been read or left', async () => {
  const [files, sent] = [createFiles(), createSent()];
  const first = sent.send('one', files.file('a'));
  const second = sent.send('one', files.file('b'));
  expect(() => sent.send('one', files.file('c'))).toThrow(Refusal);
  await first.cancel();
  expect(files.cancelled).toEqual(['a']);
  const third = sent.send('one', files.file('c'));
  expect(await Promise.all([second, third].map(textOf))).toEqual(['bbb', 'ccc']);
});

test('a file that fails while it is made fails its reader and leaves its place', async () => {
  const sent = createSent();
  const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('the database is gone')) });
  await expect(textOf(sent.send('one', broken))).rejects.toThrow('the database is gone');
  expect(sent.size).toBe(0);
});
