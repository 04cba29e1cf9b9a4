/** What follows writes of products, once for all the changes of a push: their unit of the transaction. */
import type { HookedWrite } from '#server/resources/hooks/resource-hooks.ts';
import type { UnitOfWork } from '#server/sync/change/unit-of-work.ts';

export type NoteWrite = (write: HookedWrite) => void;

const opened = new WeakMap<object, HookedWrite[]>();

/** A change that is rolled back takes its writes along. @param follow at the end, whatever is left */
export function followLater(
  units: { enlist(unit: UnitOfWork): void },
  follow: (writes: readonly HookedWrite[]) => Promise<void>,
): NoteWrite {
  const known = opened.get(units);
  const writes = known ?? [];
  if (known === undefined) {
    opened.set(units, writes);
    units.enlist({
      checkpoint: () => {
        const { length } = writes;
        return () => void (writes.length = length);
      },
      flush: () => follow(writes.splice(0)),
    });
  }
  return (write) => void writes.push(write);
}
