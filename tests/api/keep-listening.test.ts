import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Poke } from '#core/wire/live.ts';
import type { LiveListeners } from '#src/api/live.ts';
import { keepListening, nextCallMs, type LiveDeps } from '#src/api/keep-listening.ts';

/** A device with tabs that stand in line for one stream. */
function deviceOf(random: number | (() => number) = 0.5) {
  const line: (() => void)[] = [];
  const streams: LiveListeners[] = [];
  const heard = {
    catalogue: new Array<number>(),
    settings: new Array<number>(),
    person: new Array<{ rev: number | null; at: number }>(),
    opened: 0,
  };
  const tab = (isVisible: boolean) => {
    const own = { isVisible, look: () => {} };
    const deps: LiveDeps = {
      open: (listeners) => {
        heard.opened += 1;
        streams.push(listeners);
        return () => void streams.splice(streams.indexOf(listeners), 1);
      },
      hold: (won) => {
        line.push(won);
        if (line.length === 1) won();
        return () => {
          const isFirst = line[0] === won;
          line.splice(line.indexOf(won), 1);
          if (isFirst) line[0]?.();
        };
      },
      isVisible: () => own.isVisible,
      onLook: (listen) => {
        own.look = listen;
        return () => {
          own.look = () => {};
        };
      },
      random: typeof random === 'number' ? () => random : random,
      now: () => performance.now(),
      catalogueMoved: (rev) => void heard.catalogue.push(rev),
      settingsMoved: (mark) => void heard.settings.push(mark),
      personMoved: (rev, at) => void heard.person.push({ rev, at }),
    };
    const stop = keepListening(deps);
    const show = (visible: boolean) => {
      own.isVisible = visible;
      own.look();
    };
    return { show, stop };
  };
  const stream = (): LiveListeners => {
    const [only, ...others] = streams;
    if (only === undefined || others.length > 0) throw new Error(`${streams.length} streams`);
    return only;
  };
  return { tab, streams, stream, heard };
}

describe('listening to the shop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('S73 one stream a device, while somebody looks, whatever is shown, hidden and closed', () => {
    const step = fc.record({ tab: fc.nat(2), does: fc.constantFrom('show', 'hide') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const device = deviceOf();
        const tabs = [false, false, false].map((visible) => ({ visible, ...device.tab(visible) }));
        for (const { tab, does } of steps) {
          const one = tabs[tab];
          if (one === undefined) continue;
          one.visible = does === 'show';
          one.show(one.visible);
          expect(device.streams.length).toBe(tabs.some(({ visible }) => visible) ? 1 : 0);
        }
        for (const { stop } of tabs) stop();
        expect(device.streams.length).toBe(0);
      }),
    );
  });

  test('S71 devices that hear of one change ask within two seconds, each at its own moment, and once for several', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_999 }), (wait) => {
        const device = deviceOf((wait + 0.5) / 2_000);
        const { stop } = device.tab(true);
        device.stream().heard({ channel: 'catalogue', rev: 7 });
        device.stream().heard({ channel: 'person', rev: 3 });
        device.stream().heard({ channel: 'catalogue', rev: 8 });
        vi.advanceTimersByTime(wait - 1);
        expect(device.heard.catalogue).toEqual([]);
        vi.advanceTimersByTime(2);
        expect(device.heard.catalogue).toEqual([8]);
        expect(device.heard.person.length).toBe(1);
        stop();
      }),
    );
  });

  test('S71 what is heard while a question waits takes part in it, and moves it neither forward nor back', () => {
    const moments = [0.75, 0.1, 0.9];
    const device = deviceOf(() => moments.shift() ?? 0);
    device.tab(true);
    for (const rev of [3, 4, 5]) device.stream().heard({ channel: 'person', rev });
    vi.advanceTimersByTime(1_499);
    expect(device.heard.person).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(device.heard.person.map(({ rev }) => rev)).toEqual([5]);
    vi.advanceTimersByTime(2_000);
    expect(device.heard.person.length).toBe(1);
  });

  test('S71 a cart is asked for after prices moved, and the catalogue not after a cart moved', () => {
    const device = deviceOf();
    device.tab(true);
    device.stream().heard({ channel: 'person', rev: 3 });
    vi.advanceTimersByTime(2_000);
    expect([device.heard.catalogue, device.heard.person.length]).toEqual([[], 1]);
    device.stream().heard({ channel: 'catalogue', rev: 9 });
    vi.advanceTimersByTime(2_000);
    expect([device.heard.catalogue, device.heard.person.length]).toEqual([[9], 2]);
  });

  test('S73 S28 where only the person’s channel moved it is told how far; where prices moved too, nobody knows', () => {
    const device = deviceOf();
    device.tab(true);
    const start = performance.now();
    const tell = (...pokes: Poke[]) => {
      for (const poke of pokes) device.stream().heard(poke);
      vi.advanceTimersByTime(2_000);
      return device.heard.person.at(-1);
    };
    expect(tell({ channel: 'person', rev: 3 }, { channel: 'person', rev: 4 })).toEqual({ rev: 4, at: start });
    expect(tell({ channel: 'person', rev: 5 }, { channel: 'catalogue', rev: 9 })?.rev).toBeNull();
    expect(tell({ channel: 'catalogue', rev: 10 })?.rev).toBeNull();
    expect(tell({ channel: 'person', rev: 6 })?.rev).toBe(6);
  });

  test('S73 a stream that breaks is opened again, ever less often, and at once anew when somebody looks again', () => {
    const device = deviceOf(1);
    const tab = device.tab(true);
    for (let failure = 1; failure <= 8; failure += 1) {
      device.streams.splice(0).forEach(({ ended }) => ended());
      vi.advanceTimersByTime(nextCallMs(failure, 1) - 1);
      expect(device.streams.length).toBe(0);
      vi.advanceTimersByTime(1);
      expect(device.streams.length).toBe(1);
    }
    device.streams.splice(0).forEach(({ ended }) => ended());
    tab.show(false);
    vi.advanceTimersByTime(3_600_000);
    expect(device.streams.length).toBe(0);
    tab.show(true);
    expect(device.streams.length).toBe(1);
  });

  test('S73 pauses grow to two minutes and are never shorter than half of that', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const wait = nextCallMs(failures, random);
        expect(wait).toBeGreaterThanOrEqual(1_000);
        expect(wait).toBeLessThanOrEqual(120_000);
        expect(nextCallMs(failures + 1, random)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });
});
