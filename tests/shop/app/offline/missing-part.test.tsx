import { fireEvent, getByLabelText } from '@testing-library/dom';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { mayReload } from '#src/shop/app/offline/missing-part.ts';

test('never without the network, never over what is typed, never twice for one build', () => {
  const builds = fc.constantFrom('/vue/index-1.js', '/vue/index-2.js');
  const part = fc.record({
    online: fc.boolean(),
    isTyping: fc.boolean(),
    build: builds,
    reloadedFor: fc.option(builds),
  });
  fc.assert(
    fc.property(part, (one) => {
      if (!one.online || one.isTyping || one.build === one.reloadedFor) expect(mayReload(one)).toBe(false);
      else expect(mayReload(one)).toBe(true);
    }),
  );
});

const reload = vi.fn();
const closing: (() => void)[] = [];

/** A tab with a memory of its own for what is typed and whether it leaves. */
async function openTab(build: string) {
  vi.resetModules();
  const tab = await import('#src/shop/app/offline/missing-part.ts');
  const listening = vi.spyOn(globalThis, 'addEventListener');
  tab.watchMissingParts(build);
  for (const [type, listener] of listening.mock.calls) closing.push(() => removeEventListener(type, listener));
  return tab;
}
const lose = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
/** What the shop says of the entry of the build; null: nobody answers. */
const answer = (status: number | null) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      status === null ? Promise.reject(new TypeError()) : new Response(null, { status }),
    );

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  reload.mockClear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('while the person types a part that is gone does not take the page away; an emptied field does not hold it', async () => {
  document.body.innerHTML = '<form><input aria-label="Nom"></form>';
  const field = getByLabelText(document.body, 'Nom');
  const tab = await openTab('/vue/index-1.js');
  answer(404);
  fireEvent.input(field, { target: { value: 'Durand' } });
  lose();
  expect(await tab.isLeaving()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.input(field, { target: { value: '' } });
  lose();
  expect(await tab.isLeaving()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([200, 304, 503, null])(
  'a part that the line lost, of a build that is still there (%s), takes nothing away',
  async (status) => {
    const tab = await openTab('/vue/index-1.js');
    answer(status);
    lose();
    expect(await tab.isLeaving()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('two parts that are gone load the document anew once', async () => {
  const tab = await openTab('/vue/index-1.js');
  answer(404);
  lose();
  lose();
  expect(await tab.isLeaving()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
