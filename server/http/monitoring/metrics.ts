import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Counter, Gauge as PromGauge, Histogram, Registry } from 'prom-client';

import type { Gauge } from '#server/gauges.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

/** Upper ends of the classes of durations, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What the process does, in the text format of Prometheus. Requests are told apart by the name of their route, never by
 * their address, which may hold what people typed.
 * @param readGauges what the rest of the shop holds now
 */
export function createMetrics(readGauges: () => Promise<readonly Gauge[]>) {
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Time until the answer began, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  collectDefaultMetrics({ register });
  const gauges = new Map<string, PromGauge>();

  const gaugeOf = ({ name, help, labels = {} }: Gauge): PromGauge => {
    const known = gauges.get(name) ?? new PromGauge({ name, help, labelNames: Object.keys(labels), registers });
    gauges.set(name, known);
    return known;
  };
  return {
    count: createMiddleware<HttpEnv>(async (c, next) => {
      const stop = durations.startTimer();
      await next();
      const route = c.get('route') ?? 'file';
      stop({ route });
      requests.inc({ route, status: c.res.status });
    }),
    async text(): Promise<string> {
      const found = await readGauges();
      // What is not told this time is not known: no value of before stands for it.
      for (const gauge of gauges.values()) gauge.reset();
      for (const one of found) gaugeOf(one).set(one.labels ?? {}, one.value);
      return register.metrics();
    },
  };
}
