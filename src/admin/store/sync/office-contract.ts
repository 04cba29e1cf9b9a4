import { OFFICE_OFFLINE } from '#core/contract/admin/offline-routes.ts';
import { offlineContract } from '#src/sync/core/contract.ts';

/** What the back office does offline, as its pages read it. */
export const OFFICE = offlineContract(OFFICE_OFFLINE);
