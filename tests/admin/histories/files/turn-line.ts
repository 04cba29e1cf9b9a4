/** The lock of the browser that tabs send files under, and what they ask each other. */
import type { TurnChannel } from '#src/admin/app/sync/uploads-turn.ts';
import type { LockListeners, SenderLock } from '#src/sync/sender/lock.ts';
import type { Ice } from '#tests/support/sync/ice.ts';

interface Place extends LockListeners {
  readonly ice: Ice;
}

export interface TurnLine {
  readonly locksOf: (ice: Ice) => SenderLock;
  readonly channelOf: (ice: Ice) => TurnChannel;
  /** The browser lets go of what a dead tab held. */
  readonly leave: (ice: Ice) => void;
}

export function createTurnLine(): TurnLine {
  let line: Place[] = [];
  const listeners = new Map<Ice, (message: 'ask' | 'here') => void>();
  const remove = (gone: (place: Place) => boolean): void => {
    const [holder] = line;
    line = line.filter((place) => !gone(place));
    if (line[0] !== holder) tellFirst();
  };
  const tellFirst = (): void => {
    const [first] = line;
    first?.ice.thawed(() => {
      if (line[0] === first) first.won();
    });
  };
  return {
    locksOf: (ice) => ({
      hold(_name, heard) {
        const place = { ...heard, ice };
        line.push(place);
        if (line[0] === place) queueMicrotask(tellFirst);
        return {
          steal: () => {
            const [holder] = line;
            if (holder === undefined || holder === place || !line.includes(place)) return;
            line = [place, ...line.filter((one) => one !== place)];
            holder.ice.thawed(() => holder.lost?.());
            tellFirst();
          },
          release: () => remove((one) => one === place),
        };
      },
      ifFree: () => Promise.resolve(false),
    }),
    channelOf: (ice) => ({
      send: (message) => {
        for (const [other, heard] of listeners) if (other !== ice) other.thawed(() => heard(message));
      },
      hear: (heard) => void listeners.set(ice, heard),
    }),
    leave: (ice) => {
      listeners.delete(ice);
      remove((place) => place.ice === ice);
    },
  };
}
