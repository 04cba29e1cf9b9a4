/**
 * A worker of Vitest that stays between two runs, with the modules it has read. Vitest ends its workers with each run: of what
 * a mutant cost, reading the thousand modules of the server anew was most.
 */
import { ForksPoolWorker } from 'vitest/node';

const told = (type) => ({ type, __vitest_worker_response__: true });

/** @returns {{ name: string, createPoolWorker: (options: object) => object }} what `pool` of Vitest takes: one process a project */
export function keptWorkers() {
  const kept = new Map();

  async function processOf(options) {
    const name = options.project.name;
    const before = kept.get(name);
    if (before !== undefined) return { worker: before, isNew: false };
    const worker = new ForksPoolWorker(options);
    await worker.start();
    worker.on('exit', () => kept.get(name) === worker && kept.delete(name));
    kept.set(name, worker);
    return { worker, isNew: true };
  }

  function createPoolWorker(options) {
    let worker = null;
    let isNew = true;
    const listeners = [];
    const answer = (type) =>
      queueMicrotask(() => listeners.forEach(([event, call]) => event === 'message' && call(told(type))));
    return {
      name: 'kept',
      cacheFs: true,
      on(event, call) {
        listeners.push([event, call]);
        worker.on(event, call);
      },
      off(event, call) {
        const at = listeners.findIndex((one) => one[0] === event && one[1] === call);
        if (at >= 0) listeners.splice(at, 1);
        worker.off(event, call);
      },
      // It has been set up, and is not to take itself down.
      send(message) {
        if (message.type === 'stop') answer('stopped');
        else if (message.type === 'start' && !isNew) answer('started');
        else worker.send(message);
      },
      deserialize: (data) => data,
      async start() {
        ({ worker, isNew } = await processOf(options));
      },
      async stop() {
        for (const [event, call] of listeners.splice(0)) worker.off(event, call);
      },
    };
  }

  return { name: 'kept', createPoolWorker };
}
