/** The subjects of a realm as the sync uses them: the shop and the back office have one each, and share nothing. */
import { hasLane, type Lane } from '#core/wire/lane.ts';
import type { Change } from '#core/wire/sync.ts';
import { personName, type Person, type SyncedPerson } from '#server/platform/person.ts';

import type { ChangeHandler } from './change-handler.ts';
import type { Flushed, RecordReader, SyncSubject, VolatileReader } from './subject.ts';
import type { Units } from './unit-of-work.ts';

export interface SyncRegistry<P extends SyncedPerson = Person> {
  /** The handler of a route; undefined for a route of no subject. */
  handlerOf(route: string): ChangeHandler<P> | undefined;
  /** True for a lane of a subject: any other would be a row of a device that nobody stops. */
  hasLane(lane: Lane): boolean;
  /** Where the records that somebody reads move. */
  channelOf(person: P): string;
  readonly readers: readonly RecordReader<P>[];
  readonly volatile: readonly VolatileReader<P>[];
  expect(units: Units<P>, changes: readonly Change[]): void;
  afterFlush(flushed: Flushed<P>): Promise<void>;
}

/** @param channelOf one for each person where silent */
export function createRegistry<P extends SyncedPerson = Person>(
  subjects: readonly SyncSubject<P>[],
  channelOf: (person: P) => string = personName,
): SyncRegistry<P> {
  const handlers = new Map(
    subjects.flatMap(({ handlers: queued = {}, calls = {} }) => [...Object.entries(queued), ...Object.entries(calls)]),
  );
  const lanes = subjects.flatMap((subject) => subject.lanes ?? []);
  return {
    handlerOf: (route) => handlers.get(route),
    channelOf,
    hasLane: (lane) => hasLane(lanes, lane),
    readers: subjects.flatMap(({ readers }) => readers ?? []),
    volatile: subjects.flatMap(({ volatile }) => volatile ?? []),
    expect: (units, changes) => subjects.forEach((subject) => subject.expect?.(units, changes)),
    async afterFlush(flushed) {
      for (const subject of subjects) await subject.afterFlush?.(flushed);
    },
  };
}
