/** RxDB in a worker of its own, so that the others do not load its code. */
import { expose } from 'comlink';

import { rxdbPeer } from './rxdb-peer.ts';

expose(rxdbPeer());
