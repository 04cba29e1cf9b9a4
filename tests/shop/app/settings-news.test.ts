import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pageMessageOf } from '#core/contract/shop/worker-messages.ts';
import { settingsNews } from '#src/shop/app/init/settings-news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('S29 how the shop was set when the page came is no news; another number is, and is asked for twice', () => {
  const said: unknown[] = [];
  const hear = settingsNews((message) => said.push(message));
  hear(7);
  hear(7);
  vi.runAllTimers();
  expect(said).toEqual([]);
  hear(8);
  expect(said).toEqual([{ type: 'SETTINGS_MOVED' }]);
  vi.runAllTimers();
  expect(said.map(pageMessageOf)).toEqual([{ type: 'SETTINGS_MOVED' }, { type: 'SETTINGS_MOVED' }]);
});
