import type { Logger } from 'pino';

import type { HostPair } from '#core/domain/shop/hosts.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';

import type { Attempts } from './attempts.ts';
import type { Exposure } from './exposure.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { NoteSecurity } from './security-events.ts';
import type { Sender } from './mail/mail.ts';
import type { ReadSetting } from './settings/core-config.ts';

/** What everything in the shop stands on; whoever needs a part of it says so: `Pick<ShopTools, 'db' | 'ids'>`. */
export interface ShopTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Work is asked for in the transaction that causes it. */
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly storage: StorageGateway;
  /** The mail server that the shop has chosen, or that of its environment. */
  readonly mail: MailGateway;
  readonly logger: Logger;
  /** Of the shop, without a slash at its end: links in mails and canonical addresses begin with it. */
  readonly origin: string;
  /** Where each area has a host of its own. */
  readonly hosts: readonly HostPair[];
  readonly mapsKey: string | undefined;
  /** How many times as much as usual one network may do. */
  readonly limitFactor: number;
  /** Where mails to the shop are ordered to. */
  readonly shopEmail: string;
  /** Reads settings as they are now; never asked inside a transaction. */
  readonly settings: () => Promise<ReadSetting>;
  /** Strangers reach the shop: what everybody knows opens nothing there. */
  readonly exposed: Exposure;
  readonly attempts: Attempts;
  readonly note: NoteSecurity;
  /** Signs the mails. */
  readonly sender: () => Promise<Sender>;
  /** Waits so many ms, for what another request is doing. */
  readonly pause: (ms: number) => Promise<unknown>;
}
