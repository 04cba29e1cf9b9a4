import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { RequestsInHand } from '#server/http/limits/requests-in-hand.ts';

/** A process whose time is moved by hand, and which looks around when it is told to. */
function createProcess(factor = 1) {
  let [now, worked] = [0, 0];
  const later = new Set<{ readonly at: number; readonly next: () => void }>();
  const looks: (() => void)[] = [];
  const inHand = new RequestsInHand({
    factor,
    now: () => now,
    worked: () => worked,
    later(ms, next) {
      const one = { at: now + ms, next };
      later.add(one);
      return () => void later.delete(one);
    },
    soon: (next) => void looks.push(next),
  });
  const begun: string[] = [];
  return {
    inHand,
    begun,
    /** A request that is worked on until it is ended. */
    ask(network: string) {
      let end = () => {};
      const over = new Promise<void>((done) => (end = done));
      const answer = inHand.run(network, async () => {
        begun.push(network);
        await over;
      });
      return { answer, end };
    },
    async look(): Promise<void> {
      for (const next of looks.splice(0)) next();
      await settled();
    },
    async pass(ms: number, { isBusy = false } = {}): Promise<void> {
      now += ms;
      if (isBusy) worked += ms;
      for (const one of [...later].filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)) {
        later.delete(one);
        one.next();
      }
      await settled();
    },
  };
}
type Process = ReturnType<typeof createProcess>;

const settled = () => new Promise((done) => setImmediate(done));

const asMany = <One>(count: number, make: () => One): One[] => Array.from({ length: count }, make);

/** Looks around until nothing more begins. */
async function lookOften(shop: Process): Promise<void> {
  for (let at = 0; at < 20; at += 1) await shop.look();
}

test('eight requests of a network are in hand, and one that ends lets the next begin', async () => {
  const shop = createProcess();
  const asked = asMany(10, () => shop.ask('a'));
  await lookOften(shop);
  expect(shop.begun).toHaveLength(8);
  asked[0]?.end();
  await settled();
  await lookOften(shop);
  expect(shop.begun).toHaveLength(9);
});

test('of a network one request begins each time the process has looked around for what others sent', async () => {
  const shop = createProcess();
  asMany(6, () => shop.ask('a'));
  asMany(3, () => shop.ask('b'));
  await settled();
  expect(shop.begun).toEqual(['a', 'b']);
  await shop.look();
  expect(shop.begun).toEqual(['a', 'b', 'a', 'b']);
  await shop.look();
  expect(shop.begun).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});

test('whoever comes from another network begins at once, however many of one wait', async () => {
  const shop = createProcess();
  asMany(200, () => shop.ask('a'));
  await lookOften(shop);
  shop.ask('b');
  await settled();
  expect(shop.begun.at(-1)).toBe('b');
});

test('five hundred of a network wait; whoever comes then is told to come back, and others are not', async () => {
  const shop = createProcess();
  asMany(501, () => shop.ask('a'));
  const refused: unknown = await shop.ask('a').answer.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  shop.ask('b');
  await settled();
  expect(shop.begun).toEqual(['a', 'b']);
});

test('a request that waits for something outside leaves its place after a second; of these a network has 64', async () => {
  const shop = createProcess();
  asMany(100, () => shop.ask('a'));
  for (let second = 0; second < 20; second += 1) {
    await lookOften(shop);
    await shop.pass(1_000);
  }
  await lookOften(shop);
  // those in hand when the 64 were reached are among the slow ones by now
  expect(shop.begun.length).toBeGreaterThanOrEqual(64);
  expect(shop.begun.length).toBeLessThan(64 + 8);
});

test('a network that took the process for more than its share begins nothing while others ask, until it has some again', async () => {
  const shop = createProcess();
  const begunByA = () => shop.begun.filter((network) => network === 'a').length;
  for (const ms of [800, 900]) {
    const { end } = shop.ask('a');
    await shop.pass(ms, { isBusy: true });
    end();
    await settled();
    await lookOften(shop);
  }
  shop.ask('b').end();
  shop.ask('a');
  await shop.pass(400);
  await lookOften(shop);
  expect(begunByA()).toBe(2);
  // 250 ms are owed, and half of the time is its own
  await shop.pass(110);
  await lookOften(shop);
  expect(begunByA()).toBe(3);
});

test('a network that is alone may take all of the process', async () => {
  const shop = createProcess();
  for (let at = 0; at < 10; at += 1) {
    const { end } = shop.ask('a');
    await shop.pass(900, { isBusy: true });
    end();
    await settled();
    await lookOften(shop);
    expect(shop.begun).toHaveLength(at + 1);
  }
});

test('an office of twenty whose pages take the process a few milliseconds each never waits for a share', async () => {
  const shop = createProcess();
  for (let at = 0; at < 400; at += 1) {
    shop.ask('b').end();
    const { answer, end } = shop.ask('office');
    await shop.pass(4, { isBusy: true });
    end();
    await answer;
    await lookOften(shop);
    await shop.pass(6);
  }
  expect(shop.begun.filter((network) => network === 'office')).toHaveLength(400);
});

test('whatever comes, ends and fails, all of it begins in the order of its network, and nothing is remembered', async () => {
  const piece = fc.record({ network: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean(), ms: fc.nat(1_500) });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const shop = createProcess();
      const order: number[] = [];
      const ended: number[] = [];
      const all = pieces.map(({ network, fails, ms }, at) =>
        shop.inHand.run(network, async () => {
          order.push(at);
          await shop.pass(ms, { isBusy: true });
          ended.push(at);
          if (fails) throw new Error('it failed');
        }),
      );
      const results = Promise.allSettled(all);
      for (let turn = 0; turn < 200 && ended.length < pieces.length; turn += 1) {
        await shop.look();
        await shop.pass(500);
      }
      expect((await results).map(({ status }) => status)).toEqual(
        pieces.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
      );
      for (const network of ['a', 'b', 'c'])
        expect(order.filter((at) => pieces[at]?.network === network)).toEqual(
          pieces.flatMap((one, at) => (one.network === network ? [at] : [])),
        );
      await lookOften(shop);
      expect(shop.inHand.size).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test('of a /48 three times as much is in hand as of one network, however many of it ask', async () => {
  const shop = createProcess();
  asMany(10, () => undefined).forEach((_, at) => asMany(10, () => shop.ask(`2001:db8:1:${at}::/64`)));
  await lookOften(shop);
  await lookOften(shop);
  expect(shop.begun).toHaveLength(24);
  shop.ask('2001:db8:2:1::/64');
  await lookOften(shop);
  expect(shop.begun.at(-1)).toBe('2001:db8:2:1::/64');
});

test('a network of a busy /48 is not held back by one neighbour alone', async () => {
  const shop = createProcess();
  asMany(30, () => shop.ask('2001:db8:1:1::/64'));
  await lookOften(shop);
  shop.ask('2001:db8:1:2::/64');
  await lookOften(shop);
  expect(shop.begun.at(-1)).toBe('2001:db8:1:2::/64');
});

test('nothing of a /48 is remembered once all of it has been answered', async () => {
  const shop = createProcess();
  const asked = asMany(40, () => undefined).map((_, at) => shop.ask(`2001:db8:1:${at}::/64`));
  await lookOften(shop);
  for (const { end } of asked) end();
  for (let at = 0; at < 3; at += 1) await lookOften(shop);
  await Promise.all(asked.map(({ answer }) => answer));
  await lookOften(shop);
  expect([shop.begun.length, shop.inHand.size]).toEqual([40, 0]);
});
