/** What somebody may do, told to their devices: where it moves, they get the whole state of what they may see (rule S91). */
import { rightsKind, type RightsRecord } from '#core/contract/admin/sync/rights.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { OFFICE_CHANNEL } from '#server/platform/person.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';

const KEY = rightsKind.key(null);

const recordOf = ({ permissions }: Admin): RightsRecord => ({
  kind: 'rights',
  permissions: [...permissions].toSorted(),
});

export const rights = {
  volatile: {
    kind: rightsKind.kind,
    keys: [KEY],
    read: (_trx, admin) => Promise.resolve(new Map([[KEY, recordOf(admin)]])),
    seen: (record) => record,
    decidesAll: true,
  },
} as const satisfies SyncSubject<Admin>;

/** Rights of somebody have moved: every device of the back office is told to ask. The last of a transaction's writes. */
export const tellRights = async (trx: Trx, given: { ids: Pick<Ids, 'uuid'>; now: Date }): Promise<void> =>
  void (await advanceChannel(trx, OFFICE_CHANNEL, [{ entity: KEY }], given));
