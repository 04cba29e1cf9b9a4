/** The sync worker of the shop: the engine with the shop's own offline routes. */
import { SHOP_OFFLINE } from '#core/contract/offline-routes.ts';
import { offlineContract } from '#src/sync/core/contract.ts';
import { exposeEngine } from '#src/sync/sender/in-worker.ts';

exposeEngine(offlineContract(SHOP_OFFLINE));
