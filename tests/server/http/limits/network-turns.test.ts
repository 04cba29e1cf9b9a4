import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { NetworkTurns } from '#server/http/limits/network-turns.ts';

/** Time that stands until it is moved, and what is to happen later in it. */
function createTime() {
  let now = 0;
  const later: { at: number; next: () => void }[] = [];
  return {
    turns: new NetworkTurns({ now: () => now, later: (ms, next) => void later.push({ at: now + ms, next }) }),
    work: (ms: number) => async () => {
      now += ms;
      return now;
    },
    now: () => now,
    rests: () => later.map(({ at }) => at - now),
    /** Goes on to what is to happen next. */
    async pass(): Promise<boolean> {
      await settled();
      later.sort((one, other) => one.at - other.at);
      const first = later.shift();
      if (first === undefined) return false;
      now = Math.max(now, first.at);
      first.next();
      await settled();
      return true;
    },
  };
}
const settled = () => new Promise((done) => setImmediate(done));

test('a network’s work is done one after the other, in the order it came, with three times its length between', async () => {
  const time = createTime();
  const ended: number[] = [];
  const all = [10, 20, 30].map((ms) => time.turns.run('a', time.work(ms)).then((at) => ended.push(at)));
  await settled();
  expect([ended, time.rests()]).toEqual([[10], [30]]);
  await time.pass();
  expect([ended, time.rests()]).toEqual([[10, 60], [60]]);
  await time.pass();
  await Promise.all(all);
  expect([ended, time.rests()]).toEqual([[10, 60, 150], []]);
});

test('nobody waits for another network', async () => {
  const time = createTime();
  const never = new Promise<void>(() => {});
  void time.turns.run('a', () => never);
  for (let at = 0; at < 20; at += 1) void time.turns.run('a', async () => {});
  expect(await time.turns.run('b', async () => 'b')).toBe('b');
});

test('a rest is never longer than 200 ms, and who asks alone has none', async () => {
  const time = createTime();
  await time.turns.run('a', time.work(5_000));
  expect(time.rests()).toEqual([]);
  void time.turns.run('a', time.work(5_000));
  void time.turns.run('a', time.work(1));
  await settled();
  expect(time.rests()).toEqual([200]);
});

test('sixty wait, and whoever comes then is told to come back', async () => {
  const time = createTime();
  const all = Array.from({ length: 61 }, () => time.turns.run('a', time.work(1)));
  const refused: unknown = await time.turns.run('a', time.work(1)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(await time.turns.run('b', async () => 'b')).toBe('b');
  while (await time.pass());
  expect(await Promise.all(all)).toHaveLength(61);
  expect(time.turns.size).toBe(0);
});

test('whatever comes and fails, all of it has its turn, one at a time in a network, and nothing is remembered', async () => {
  const piece = fc.record({ network: fc.constantFrom('a', 'b', 'c'), ms: fc.nat(50), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const time = createTime();
      const busy = new Set<string>();
      let ended = 0;
      const all = pieces.map(({ network, ms, fails }) =>
        time.turns.run(network, async () => {
          expect(busy.has(network)).toBe(false);
          busy.add(network);
          await time.work(ms)();
          await settled();
          busy.delete(network);
          ended += 1;
          if (fails) throw new Error('it failed');
        }),
      );
      const results = Promise.allSettled(all);
      for (let left = pieces.length; left > 0;) {
        await time.pass();
        left = pieces.length - ended;
      }
      expect((await results).map(({ status }) => status)).toEqual(
        pieces.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
      );
      expect(time.turns.size).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test('of a /48 three networks work at once, and another network waits for none of them', async () => {
  const time = createTime();
  const never = new Promise<void>(() => {});
  const begun: string[] = [];
  const ask = (network: string) =>
    void time.turns.run(network, () => {
      begun.push(network);
      return never;
    });
  for (let at = 0; at < 5; at += 1) ask(`2001:db8:1:${at}::/64`);
  ask('2001:db8:2:0::/64');
  await settled();
  expect(begun).toEqual(['2001:db8:1:0::/64', '2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:2:0::/64']);
});

test('networks of a /48 that wait work after those before them, and then none is remembered', async () => {
  const time = createTime();
  const all = Promise.all(
    Array.from({ length: 9 }, (_, at) => time.turns.run(`2001:db8:1:${at}::/64`, async () => at)),
  );
  await settled();
  while (await time.pass());
  expect([await all, time.turns.size]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8], 0]);
});
