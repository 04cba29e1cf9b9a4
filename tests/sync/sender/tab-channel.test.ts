import { expect, test } from 'vitest';

import { openTabChannel, type TabMessage } from '#src/sync/sender/tab-channel.ts';

test('S57 a tab that has left rings nobody, also for what was still under way', async () => {
  const [leaving, staying, other] = [openTabChannel('guest'), openTabChannel('guest'), openTabChannel('guest')];
  const heard: TabMessage['type'][] = [];
  const last = new Promise<void>((resolve) => {
    staying.subscribe(({ type }) => {
      heard.push(type);
      if (type === 'visible') resolve();
    });
  });
  leaving.close();
  expect(() => leaving.notify({ type: 'ask' })).not.toThrow();
  other.notify({ type: 'visible' });
  await last;
  expect(heard).toEqual(['visible']);
  staying.close();
  other.close();
});

test('S73 how long ago the shop spoke goes from thread to thread, and no clock', async () => {
  const [page, worker] = [openTabChannel('guest'), openTabChannel('guest')];
  const heard = new Promise<TabMessage>((resolve) => worker.subscribe(resolve));
  page.notify({ type: 'poked', rev: 7, ageMs: 120 });
  expect(await heard).toEqual({ type: 'poked', rev: 7, ageMs: 120 });
  page.close();
  worker.close();
});
