import fc from 'fast-check';
import { expect, test } from 'vitest';

import { LargeBodies } from '#server/http/limits/large-bodies.ts';
import { RequestsInHand } from '#server/http/limits/requests-in-hand.ts';

const PER_MS = 16_000;

/** Bodies, and a clock that goes on when the test says so. */
function open() {
  let now = 0;
  const timers: { at: number; next: () => void }[] = [];
  const later = (ms: number, next: () => void) => void timers.push({ at: now + ms, next });
  const inHand = new RequestsInHand({
    atWork: 1,
    later: () => () => {},
    now: () => now,
    worked: () => 0,
    soon: queueMicrotask,
  });
  const bodies = new LargeBodies({ inHand, now: () => now, later });
  const begun: { network: string; bytes: number; at: number }[] = [];
  const settle = () => new Promise<void>((done) => void setImmediate(done));
  return {
    bodies,
    begun,
    send: (network: string, bytes: number) =>
      bodies.run(network, bytes, async () => void begun.push({ network, bytes, at: now })),
    async pass(ms: number) {
      await settle();
      for (const end = now + ms; ;) {
        timers.sort((one, other) => one.at - other.at);
        const [first] = timers;
        if (first === undefined || first.at > end) {
          now = end;
          return settle();
        }
        timers.shift();
        now = first.at;
        first.next();
        await settle();
      }
    },
  };
}

const body = fc.record({
  network: fc.constantFrom('203.0.113.9', '198.51.100.1', '2001:db8:1:1::/64', '2001:db8:1:2::/64'),
  bytes: fc.integer({ min: 65_537, max: 2_000_000 }),
});

test('whatever is sent, a network has no more read in any time than its rate and one body', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 12 }), async (all) => {
      const room = open();
      const sent = all.map(({ network, bytes }) => room.send(network, bytes));
      await room.pass(5_000);
      await Promise.all(sent);
      expect(room.begun).toHaveLength(all.length);
      for (const network of new Set(all.map((one) => one.network))) {
        const own = room.begun.filter((one) => one.network === network);
        for (const [at, first] of own.entries()) {
          let bytes = 0;
          for (const next of own.slice(at)) {
            expect(bytes).toBeLessThanOrEqual((next.at - first.at + 1) * PER_MS);
            bytes += next.bytes;
          }
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('the first large body is read at once, one that comes later than the rate asks as well, and nobody waits for another network', async () => {
  const room = open();
  await room.send('203.0.113.9', 1_600_000);
  await room.send('198.51.100.1', 1_600_000);
  await room.pass(100);
  await room.send('203.0.113.9', 1_600_000);
  expect(room.begun.map(({ at }) => at)).toEqual([0, 0, 100]);
});

test('the networks of a /48 have three times the rate of one together', async () => {
  const room = open();
  const networks = Array.from({ length: 7 }, (_, at) => `2001:db8:1:${at}::/64`);
  const sent = networks.map((network) => room.send(network, 1_600_000));
  await room.pass(1_000);
  await Promise.all(sent);
  const last = Math.max(...room.begun.map(({ at }) => at));
  expect([last >= 200, last <= 210]).toEqual([true, true]);
});

test('a network is forgotten when its bytes have had their time', async () => {
  const room = open();
  for (let at = 0; at < 200; at += 1) {
    await room.send(`203.0.113.${at}`, 160_000);
    await room.pass(10);
  }
  expect(room.bodies.size).toBeLessThanOrEqual(2);
});
