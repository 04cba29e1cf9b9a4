/** The sync worker of the back office: the engine with its own offline routes. */
import { OFFICE_OFFLINE } from '#core/contract/admin/offline-routes.ts';
import { offlineContract } from '#src/sync/core/contract.ts';
import { exposeEngine } from '#src/sync/sender/in-worker.ts';

exposeEngine(offlineContract(OFFICE_OFFLINE));
