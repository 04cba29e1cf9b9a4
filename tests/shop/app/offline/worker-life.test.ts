import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createTabLife } from '#src/shop/app/offline/worker-life.ts';

/** Tabs of one device and the build that waits for them. */
function openTabs(count: number, isControlled: boolean) {
  let isWaiting = false;
  const tabs = Array.from({ length: count }, () => {
    const tab = { reloads: 0, press: null as (() => void) | null, errors: [] as unknown[] };
    const life = createTabLife({
      isControlled,
      takeOver: async () => {
        if (!isWaiting) return false;
        isWaiting = false;
        queueMicrotask(() => {
          for (const { life } of tabs) life.changed();
        });
        return true;
      },
      reload: () => {
        tab.reloads += 1;
      },
      offer: (press) => {
        tab.press = press;
      },
      report: (error) => tab.errors.push(error),
    });
    return { tab, life };
  });
  return {
    tabs: tabs.map(({ tab }) => tab),
    lives: tabs.map(({ life }) => life),
    deploy: () => {
      isWaiting = true;
      for (const { life } of tabs) life.waits();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a newer build reloads nobody until somebody presses, and then that tab alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 3 }), async (count, who) => {
      const { tabs, deploy } = openTabs(count, true);
      deploy();
      await settled();
      expect(tabs.map((tab) => tab.reloads)).toEqual(tabs.map(() => 0));
      tabs[who % count]?.press?.();
      await settled();
      expect(tabs.map((tab) => tab.reloads)).toEqual(tabs.map((_, n) => (n === who % count ? 1 : 0)));
    }),
    { numRuns: 20 },
  );
});

test('an old tab still offers the update after another one took it, and loads anew when pressed', async () => {
  const { tabs, deploy } = openTabs(2, true);
  deploy();
  tabs[0]?.press?.();
  await settled();
  tabs[1]?.press?.();
  await settled();
  expect(tabs.map((tab) => tab.reloads)).toEqual([1, 1]);
});

test('the first worker of a visit offers and reloads nothing', () => {
  const { tabs, lives } = openTabs(1, false);
  lives[0]?.changed();
  expect(tabs[0]).toMatchObject({ reloads: 0, press: null });
  lives[0]?.changed();
  expect(tabs[0]?.press).not.toBeNull();
});

test('a browser that fails to switch is told of, and the tab stays as it is', async () => {
  const errors: unknown[] = [];
  const offered: (() => void)[] = [];
  const life = createTabLife({
    isControlled: true,
    takeOver: async () => Promise.reject(new Error('no registration')),
    reload: () => errors.push('reloaded'),
    offer: (press) => offered.push(press),
    report: (error) => errors.push(error),
  });
  life.waits();
  offered[0]?.();
  await settled();
  expect(errors).toEqual([new Error('no registration')]);
});
