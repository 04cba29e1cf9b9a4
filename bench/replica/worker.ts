/** The device's side of `bench/replica.ts`: one contestant, named in the address, that opens its store at once. */
import { expose } from 'comlink';

import { ours } from './ours.ts';
import { floor } from './floor.ts';
import { dexiePeer, rawPeer } from './peers.ts';

const contestants = { ours, dexie: dexiePeer, raw: rawPeer, floor };

export type ContestantName = keyof typeof contestants | 'rxdb';

const isName = (name: string): name is keyof typeof contestants => name in contestants;

const named = location.search.slice(1);
if (!isName(named)) throw new Error(`no contestant ${named}`);
expose(contestants[named]());
