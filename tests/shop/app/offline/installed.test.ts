import { expect, test } from 'vitest';

import { askToBeServed, firstInstallation, type Registration } from '#src/shop/app/offline/installed.ts';

/** A worker as a registration shows it: it tells when its state changes. */
class Installing extends EventTarget {
  state: ServiceWorkerState = 'installing';

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registration = (installing: Installing | null, active: object | null = null): Registration => ({
  installing,
  active,
});

test('a worker that becomes installed is waited for', async () => {
  const worker = new Installing();
  const waiting = firstInstallation(registration(worker));
  worker.become('installed');
  await expect(waiting).resolves.toBeUndefined();
});

test('a first installation that fails is told, also when it failed before anybody listened', async () => {
  const [worker, gone] = [new Installing(), new Installing()];
  gone.state = 'redundant';
  const waiting = firstInstallation(registration(worker));
  worker.become('redundant');
  await expect(waiting).rejects.toThrow('could not be installed');
  await expect(firstInstallation(registration(gone))).rejects.toThrow('could not be installed');
});

test('where a worker works already nothing is waited for: the browser looks for a newer one by itself', async () => {
  await expect(firstInstallation(registration(new Installing(), {}))).resolves.toBeUndefined();
  await expect(firstInstallation(registration(null))).resolves.toBeUndefined();
});

const asksOf = async (controller: object | null, active: 'there' | 'gone'): Promise<unknown[]> => {
  const asked: unknown[] = [];
  const worker = { postMessage: (message: unknown) => void asked.push(message) };
  await askToBeServed({ controller, ready: Promise.resolve({ active: active === 'there' ? worker : null }) });
  return asked;
};

test('a page that came as the first worker began asks to be served, and no other does', async () => {
  expect(await asksOf(null, 'there')).toEqual([{ type: 'SERVE_ME' }]);
  expect(await asksOf({}, 'there')).toEqual([]);
  expect(await asksOf(null, 'gone')).toEqual([]);
});
