import { monitorEventLoopDelay } from 'node:perf_hooks';

import { createMiddleware } from 'hono/factory';

import type { Gauge } from '#server/services/gauges.ts';

import type { HttpEnv } from './http-env.ts';
import { counterText, gaugeText, histogramText, type Histogram } from './prometheus-text.ts';

/** Upper ends of the classes of durations, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LAG_RESOLUTION_MS = 20;
const NS_PER_S = 1e9;

interface RouteAnswers {
  /** By status. */
  readonly counts: Map<number, number>;
  readonly durations: Histogram;
}

/**
 * What the process does, in the text format of Prometheus. Requests are told apart by the name of their route, never by
 * their address, which may hold what people typed.
 * @param readGauges what the rest of the shop holds now
 */
export function createMetrics(readGauges: () => Promise<readonly Gauge[]>) {
  const routes = new Map<string, RouteAnswers>();
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();

  const note = (route: string, status: number, seconds: number) => {
    const known = routes.get(route) ?? newRoute();
    routes.set(route, known);
    known.counts.set(status, (known.counts.get(status) ?? 0) + 1);
    known.durations.sum += seconds;
    const found = BUCKETS.findIndex((end) => seconds <= end);
    const at = found < 0 ? BUCKETS.length : found;
    known.durations.counts[at] = (known.durations.counts[at] ?? 0) + 1;
  };
  return {
    count: createMiddleware<HttpEnv>(async (c, next) => {
      const startedAt = performance.now();
      await next();
      note(c.get('route') ?? 'file', c.res.status, (performance.now() - startedAt) / 1000);
    }),
    /** The event loop's delays are those since the last time. */
    async text(): Promise<string> {
      const gauges = [...processGauges(), ...lagGauges(lag), ...(await readGauges())];
      lag.reset();
      const counts = [...routes].flatMap(([route, { counts: byStatus }]) =>
        [...byStatus].map(([status, value]) => ({ labels: { route, status: String(status) }, value })),
      );
      const durations = [...routes].map(([route, { durations: histogram }]) => ({ labels: { route }, histogram }));
      return [
        counterText('shop_requests_total', 'Requests answered, by route and status.', counts),
        histogramText('shop_request_duration_seconds', 'Time until the answer began, by route.', BUCKETS, durations),
        counterText('process_cpu_seconds_total', 'Processor time used.', [{ labels: {}, value: cpuSeconds() }]),
        gaugeText(gauges),
      ].join('');
    },
  };
}

const newRoute = (): RouteAnswers => ({
  counts: new Map(),
  durations: { sum: 0, counts: Array.from({ length: BUCKETS.length + 1 }, () => 0) },
});

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function processGauges(): Gauge[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    { name: 'process_resident_memory_bytes', help: 'Memory of the process.', value: rss },
    { name: 'nodejs_heap_used_bytes', help: 'Memory used by JavaScript.', value: heapUsed },
    { name: 'process_uptime_seconds', help: 'Time since the process started.', value: process.uptime() },
  ];
}

/** The monitor counts the time between two looks: what is beyond its own pace is delay. */
function lagGauges(lag: ReturnType<typeof monitorEventLoopDelay>): Gauge[] {
  const seconds = (ns: number) => Math.max(0, ns / NS_PER_S - LAG_RESOLUTION_MS / 1000) || 0;
  const help = 'Delay of the event loop since the last scrape.';
  const gauge = (quantile: string, ns: number): Gauge => ({
    name: 'nodejs_eventloop_lag_seconds',
    help,
    labels: { quantile },
    value: seconds(ns),
  });
  return [gauge('0.5', lag.percentile(50)), gauge('0.99', lag.percentile(99)), gauge('1', lag.max)];
}
