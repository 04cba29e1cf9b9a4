import { createMiddleware } from 'hono/factory';

import type { HttpEnv } from './http-env.ts';

/** Counts answers by status class; text in the Prometheus format. */
export function createMetrics() {
  const answers = new Map<string, number>();
  return {
    count: createMiddleware<HttpEnv>(async (c, next) => {
      await next();
      const status = `${Math.floor(c.res.status / 100)}xx`;
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }),
    text() {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        '# TYPE shop_answers_total counter',
        ...[...answers].map(([status, count]) => `shop_answers_total{status="${status}"} ${count}`),
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${rss}`,
        '# TYPE nodejs_heap_used_bytes gauge',
        `nodejs_heap_used_bytes ${heapUsed}`,
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
        '',
      ].join('\n');
    },
  };
}
