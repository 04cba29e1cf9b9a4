import { beforeEach, describe, expect, test } from 'vitest';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { CallFailed } from '#src/api/failure.ts';
import { createLocalFirst, NotStored, type Answers } from '#src/shop/app/port/local-first.ts';

const NOT_FOUND: PageAnswer = { status: 404 };
const HERE: PageAnswer = { status: 301, to: '/auto' };
const THERE: PageAnswer = { status: 302, to: '/moto' };

/** Lets everything that waits for nothing but promises happen. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Time that moves only when the test says so. */
function stillClock() {
  let waiting: { ms: number; resolve: () => void }[] = [];
  return {
    wait: (ms: number) => new Promise<void>((resolve) => waiting.push({ ms, resolve })),
    pass: async (ms: number) => {
      const due = waiting.filter((one) => one.ms <= ms);
      waiting = waiting.filter((one) => one.ms > ms).map((one) => ({ ...one, ms: one.ms - ms }));
      for (const one of due) one.resolve();
      await settle();
    },
  };
}

const answering = (page: Answers['page']): Answers => ({ frame: async () => null, page });
const never = (): Promise<never> => new Promise(() => {});

/** A network that answers when the test says so, once it was asked. */
function slowNetwork() {
  let answer: (page: PageAnswer) => void = () => {};
  const page = () => new Promise<PageAnswer>((resolve) => (answer = resolve));
  return { page, answer: (found: PageAnswer) => answer(found) };
}

let deferred = 0;
let clock = stillClock();
beforeEach(() => {
  deferred = 0;
  clock = stillClock();
});
const portOf = (device: Answers['page'], network: Answers['page'], part: Answers['page'] = async () => null) =>
  createLocalFirst({
    device: { ...answering(device), part },
    network: answering(network),
    onLate: () => {
      deferred += 1;
    },
    wait: clock.wait,
  });

describe('the device first', () => {
  test('what the device has is shown without asking the network', async () => {
    let asked = 0;
    const port = portOf(
      async () => HERE,
      async () => {
        asked += 1;
        return THERE;
      },
    );
    expect(await port.page('/a', '')).toBe(HERE);
    expect(asked).toBe(0);
  });

  test('a hanging network holds nobody up for more than 300 ms', async () => {
    const port = portOf(async () => NOT_FOUND, never);
    const shown = port.page('/a', '');
    await settle();
    await clock.pass(80);
    await clock.pass(200);
    expect(await shown).toBe(NOT_FOUND);
  });

  test('what the device does not know is asked of the network', async () => {
    expect(
      await portOf(
        async () => null,
        async () => THERE,
      ).page('/a', ''),
    ).toBe(THERE);
  });

  test('an old replica does not hide a page that exists by now', async () => {
    expect(
      await portOf(
        async () => NOT_FOUND,
        async () => THERE,
      ).page('/a', ''),
    ).toBe(THERE);
  });

  test('a device that is slow to start gives way to the network', async () => {
    const shown = portOf(never, async () => THERE).page('/a', '');
    await settle();
    await clock.pass(80);
    expect(await shown).toBe(THERE);
  });

  test('a better answer that comes late is announced and shown at the next asking', async () => {
    const { page, answer } = slowNetwork();
    const port = portOf(async () => NOT_FOUND, page);
    const shown = port.page('/a', '?b=1');
    await settle();
    await clock.pass(80);
    await clock.pass(200);
    expect(await shown).toBe(NOT_FOUND);
    answer(THERE);
    await settle();
    expect(deferred).toBe(1);
    expect(await port.page('/a', '?b=1')).toBe(THERE);
  });

  test('a part of a page is shown when the network has nothing, and only then', async () => {
    const nothing = async () => null;
    const part = async () => HERE;
    expect(await portOf(nothing, nothing, part).page('/a', '')).toBe(HERE);
    expect(await portOf(nothing, async () => THERE, part).page('/a', '')).toBe(THERE);
    await expect(portOf(nothing, nothing).page('/a', '')).rejects.toBeInstanceOf(NotStored);
  });

  test('a slow network is waited for before a part is shown, and its answer takes the place of the part', async () => {
    const { page, answer } = slowNetwork();
    const port = portOf(
      async () => null,
      page,
      async () => HERE,
    );
    let shown: PageAnswer | null = null;
    const asked = port.page('/a', '').then((found) => (shown = found));
    await settle();
    await clock.pass(80);
    await clock.pass(2_900);
    expect(shown).toBeNull();
    await clock.pass(100);
    expect(await asked).toBe(HERE);
    answer(THERE);
    await settle();
    expect(deferred).toBe(1);
    expect(await port.page('/a', '')).toBe(THERE);
  });

  test('where not even a part is here a slow network is waited for as long as it takes', async () => {
    const { page, answer } = slowNetwork();
    const asked = portOf(async () => null, page).page('/a', '');
    await settle();
    await clock.pass(80);
    await clock.pass(3_000);
    answer(THERE);
    expect(await asked).toBe(THERE);
  });

  test('a network that agrees late disturbs nobody', async () => {
    const { page, answer } = slowNetwork();
    const port = portOf(async () => NOT_FOUND, page);
    const shown = port.page('/a', '');
    await settle();
    await clock.pass(80);
    await clock.pass(200);
    await shown;
    answer(NOT_FOUND);
    await settle();
    expect(deferred).toBe(0);
  });

  test('without device and network the page says that nothing is here, not that it does not exist', async () => {
    const broken = async (): Promise<never> => {
      throw new Error('offline');
    };
    await expect(portOf(broken, broken).page('/a', '')).rejects.toBeInstanceOf(NotStored);
    await expect(portOf(broken, broken).frame()).rejects.toBeInstanceOf(NotStored);
  });

  test('where the device has nothing, what the server said reaches whoever asked', async () => {
    const closed = new CallFailed('serverFault', { status: 503, retryAfterMs: 30_000 });
    for (const said of [new Refusal('permission.missing'), closed]) {
      const refusing = async (): Promise<never> => {
        throw said;
      };
      await expect(portOf(async () => null, refusing).page('/a', '')).rejects.toBe(said);
    }
  });

  test('what the device has is shown though the server fails', async () => {
    const failing = async (): Promise<never> => {
      throw new CallFailed('serverFault', { status: 500 });
    };
    expect(await portOf(async () => NOT_FOUND, failing).page('/a', '')).toBe(NOT_FOUND);
    expect(
      await portOf(
        async () => null,
        failing,
        async () => HERE,
      ).page('/a', ''),
    ).toBe(HERE);
  });
});
