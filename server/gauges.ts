import type pg from 'pg';

import type { CatalogueState } from '#server/subjects/catalogue/state.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Pokes } from '#server/subjects/live/pokes.ts';

export type Labels = Readonly<Record<string, string>>;

/** A number that goes up and down, as monitoring reads it. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly labels?: Labels;
  readonly value: number;
}

export interface GaugeDeps {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly catalogue: () => Pick<CatalogueState, 'catalogue' | 'cursor'>;
  readonly jobs: Pick<Jobs, 'waiting' | 'troubled'>;
  readonly pokes: Pick<Pokes, 'size'>;
}

/** What the services hold now; a database that does not answer leaves its own numbers out. */
export async function shopGauges({ pool, catalogue, jobs, pokes }: GaugeDeps): Promise<Gauge[]> {
  const state = catalogue();
  const connections = 'Connections to the database.';
  const waiting = await jobs.waiting().catch(() => []);
  const troubled = await jobs.troubled().catch(() => []);
  return [
    { name: 'shop_pool_connections', help: connections, labels: { state: 'idle' }, value: pool.idleCount },
    {
      name: 'shop_pool_connections',
      help: connections,
      labels: { state: 'used' },
      value: pool.totalCount - pool.idleCount,
    },
    { name: 'shop_pool_waiting', help: 'Questions that wait for a connection.', value: pool.waitingCount },
    { name: 'shop_catalogue_products', help: 'Products in memory.', value: state.catalogue.size },
    { name: 'shop_catalogue_revision', help: 'Revision of the catalogue in memory.', value: state.cursor.rev },
    { name: 'shop_live_connections', help: 'Devices that listen.', value: pokes.size },
    ...waiting.map(({ kind, count }) => ({
      name: 'shop_jobs_waiting',
      help: 'Jobs that are due and not done, by kind.',
      labels: { kind },
      value: count,
    })),
    ...troubled.map(({ kind, state, count }) => ({
      name: 'shop_jobs_failed',
      help: 'Jobs that failed, by kind: `retry` are tried again, `failed` wait for somebody.',
      labels: { kind, state },
      value: count,
    })),
  ];
}
