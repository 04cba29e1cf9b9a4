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

/** A tab with a memory of its own for what is typed and whether it leaves. */
async function openTab(build: string) {
  vi.resetModules();
  const tab = await import('#src/shop/app/offline/missing-part.ts');
  tab.watchMissingParts(build);
  return tab;
}
const lose = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('while the person types a part that is missing does not take the page away; an emptied field does not hold it', async () => {
  document.body.innerHTML = '<form><input aria-label="Nom"></form>';
  const field = getByLabelText(document.body, 'Nom');
  const tab = await openTab('/vue/index-1.js');
  fireEvent.input(field, { target: { value: 'Durand' } });
  lose();
  expect(reload).not.toHaveBeenCalled();
  fireEvent.input(field, { target: { value: '' } });
  lose();
  expect(reload).toHaveBeenCalledOnce();
  expect(tab.isLeaving()).toBe(true);
});
