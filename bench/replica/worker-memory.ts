import type { Page } from '@playwright/test';

/**
 * Bytes the one worker of a page holds after a collection: its heap, and the arrays beside it. Without isolation a page
 * may not ask this itself; the browser tells whoever debugs it.
 */
export async function workerMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    });
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  let number = 0;
  const ask = async (method: string): Promise<unknown> => {
    const id = ++number;
    const answered = new Promise<unknown>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer: { id?: number; result?: unknown } = JSON.parse(message);
        if (answer.id === id) resolve(answer.result);
      });
    });
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answered;
  };
  await ask('HeapProfiler.enable');
  await ask('HeapProfiler.collectGarbage');
  const usage = await ask('Runtime.getHeapUsage');
  await session.detach();
  return sizeOf(usage, 'usedSize') + sizeOf(usage, 'backingStorageSize');
}

function sizeOf(usage: unknown, name: string): number {
  const size: unknown = typeof usage === 'object' && usage !== null ? Reflect.get(usage, name) : undefined;
  if (typeof size !== 'number') throw new Error(`the browser does not tell ${name}`);
  return size;
}
