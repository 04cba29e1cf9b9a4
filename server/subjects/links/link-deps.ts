import type { PageSource } from '#core/contract/pages/page-source.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import type { LinkGateway } from '#server/gateways/links/link-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

export interface LinkDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Of the shop, without a slash at its end. */
  readonly origin: string;
  /** What the shop holds now: links into it are resolved as a visitor's address is. */
  readonly source: () => Promise<PageSource>;
  /** Null: nothing outside is asked. */
  readonly gateway: LinkGateway | null;
  /** Told what could not be read: that one is left out, and the rest goes on. */
  readonly report: (error: unknown, what: { readonly source: string; readonly uuid: string }) => void;
  /** Waits so many ms. */
  readonly pause: (ms: number) => Promise<unknown>;
}
