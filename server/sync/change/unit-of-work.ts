/**
 * What subjects hold in memory for one transaction of changes: read and locked once, changed by as many changes as come,
 * written once (unit of work). A change that is refused is rolled back here, and where it wrote rows by a savepoint too.
 */
import type { Trx } from '#server/database/transaction.ts';
import type { Person, SyncedPerson } from '#server/platform/person.ts';

/** `memory`: what was saved since goes; `rows`: a savepoint took back locks and writes since then as well. */
export type RollBack = (undone: 'memory' | 'rows') => void;

export interface UnitOfWork {
  /** Remembers where the unit stands. */
  checkpoint(): RollBack;
  /** Writes what differs from the rows. */
  flush(): Promise<void>;
}

/** Whose transaction it is, and when. */
export interface UnitDeps<P extends SyncedPerson = Person> {
  readonly trx: Trx;
  readonly person: P;
  readonly now: Date;
}

/** The units of one transaction; a subject reaches its own by the kind it has defined. */
export interface Units<P extends SyncedPerson = Person> extends UnitOfWork {
  readonly deps: UnitDeps<P>;
  enlist(unit: UnitOfWork): void;
}

/** A kind of unit, opened in a transaction when a change first asks for it. */
export function unitKind<Unit extends UnitOfWork>(open: (deps: UnitDeps) => Unit): (units: Units) => Unit {
  const opened = new WeakMap<Units, Unit>();
  return (units) => {
    const known = opened.get(units);
    if (known) return known;
    const unit = open(units.deps);
    opened.set(units, unit);
    units.enlist(unit);
    return unit;
  };
}

export function createUnits<P extends SyncedPerson>(deps: UnitDeps<P>): Units<P> {
  const enlisted = new Map<UnitOfWork, RollBack>();
  return {
    deps,
    enlist: (unit) => void enlisted.set(unit, unit.checkpoint()),
    checkpoint() {
      const marks = new Map([...enlisted.keys()].map((unit) => [unit, unit.checkpoint()]));
      // One that was opened since goes back to its beginning.
      return (undone) => enlisted.forEach((beginning, unit) => (marks.get(unit) ?? beginning)(undone));
    },
    async flush() {
      for (const unit of enlisted.keys()) await unit.flush();
    },
  };
}
