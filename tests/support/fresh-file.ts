/**
 * A file of tests begins where a browser or a process does that has just been started: without data, by the real clock,
 * and with nothing of the file before it. Files share their modules (vitest.config.ts), and so whatever globals hold.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

globalThis.indexedDB = new IDBFactory();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.head.replaceChildren();
}

afterAll(async () => {
  // A part of the shop that is still on its way would arrive in the next file.
  await vi.dynamicImportSettled();
  // Mocks first: one may stand for a timer of the moved clock.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
