import { beforeEach, expect, test, vi } from 'vitest';
import { workAhead, type WorkAheadDeps } from '#src/shop/app/offline/work-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A visit whose line can be set, and whose clock the test moves. */
function visit(changed: Partial<WorkAheadDeps> = {}, may = true) {
  const line = { may, quietSince: Date.now() };
  const listeners = new Set<() => void>();
  const begun = vi.fn<() => void>();
  const ahead = workAhead({
    isHere: false,
    mayNow: () => line.may,
    onLineChange: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    quietForMs: () => Date.now() - line.quietSince,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...changed,
  });
  void ahead.begun.then(begun);
  const become = (may: boolean): void => {
    line.may = may;
    for (const listen of listeners) listen();
  };
  return { ahead, begun, become, line, listeners };
}

test('a first visit works ahead once its line has rested', async () => {
  const { begun, line } = visit();
  await vi.advanceTimersByTimeAsync(400);
  line.quietSince = Date.now();
  await vi.advanceTimersByTimeAsync(400);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toHaveBeenCalledOnce();
});

test('a line that never rests holds it up for ten seconds, not for ever', async () => {
  const { begun } = visit({ quietForMs: () => 0 });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(begun).toHaveBeenCalledOnce();
});

test('over a slow line nothing begins before the line gets better, and then it does', async () => {
  const { begun, become, listeners } = visit({}, false);
  await vi.advanceTimersByTimeAsync(60_000);
  become(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).not.toHaveBeenCalled();
  become(true);
  await vi.advanceTimersByTimeAsync(600);
  expect(begun).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

test('over a slow line it begins at once when the person asks for it', async () => {
  const { ahead, begun } = visit({ mayNow: () => false });
  ahead.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveBeenCalledOnce();
});

test('a shop that is on the device waits for nothing', async () => {
  const { begun } = visit({ isHere: true, mayNow: () => false, quietForMs: () => 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveBeenCalledOnce();
});
