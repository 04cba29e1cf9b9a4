/** The subjects of a shop as the sync uses them. */
import { hasLane, type Lane } from '#core/wire/lane.ts';
import type { Change } from '#core/wire/sync.ts';

import type { ChangeHandler } from './change-handler.ts';
import type { Flushed, RecordReader, SyncSubject, VolatileReader } from './subject.ts';
import type { Units } from './unit-of-work.ts';

export interface SyncRegistry {
  /** The handler of a route; undefined for a route of no subject. */
  handlerOf(route: string): ChangeHandler | undefined;
  /** True for a lane of a subject: any other would be a row of a device that nobody stops. */
  hasLane(lane: Lane): boolean;
  readonly readers: readonly RecordReader[];
  readonly volatile: readonly VolatileReader[];
  expect(units: Units, changes: readonly Change[]): void;
  afterFlush(flushed: Flushed): Promise<void>;
}

export function createRegistry(subjects: readonly SyncSubject[]): SyncRegistry {
  const handlers = new Map(
    subjects.flatMap(({ handlers: queued = {}, calls = {} }) => [...Object.entries(queued), ...Object.entries(calls)]),
  );
  const lanes = subjects.flatMap((subject) => subject.lanes ?? []);
  return {
    handlerOf: (route) => handlers.get(route),
    hasLane: (lane) => hasLane(lanes, lane),
    readers: subjects.flatMap(({ readers }) => readers ?? []),
    volatile: subjects.flatMap(({ volatile }) => volatile ?? []),
    expect: (units, changes) => subjects.forEach((subject) => subject.expect?.(units, changes)),
    async afterFlush(flushed) {
      for (const subject of subjects) await subject.afterFlush?.(flushed);
    },
  };
}
