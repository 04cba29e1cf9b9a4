import { expect, test } from 'vitest';

import { openBell, type BellMessage } from '#src/sync/bell.ts';

test('S57 a tab that has left rings nobody, also for what was still under way', async () => {
  const [leaving, staying, other] = [openBell('guest'), openBell('guest'), openBell('guest')];
  const heard: BellMessage['type'][] = [];
  const last = new Promise<void>((resolve) => {
    staying.hear(({ type }) => {
      heard.push(type);
      if (type === 'visible') resolve();
    });
  });
  leaving.close();
  expect(() => leaving.ring({ type: 'ask' })).not.toThrow();
  other.ring({ type: 'visible' });
  await last;
  expect(heard).toEqual(['visible']);
  staying.close();
  other.close();
});
