/**
 * Lanes: queues in order, so that a blocked head blocks nothing else (rule S1). The wire knows their form; which there
 * are is said by the subjects, and held by the server against the list of the shop.
 */

/** `name`, or `name:id`. */
export type Lane = string;

/** Bounded, because the server keeps a row for each. */
export const LANE_FORM = /^[a-z][a-z-]{0,23}(?::[a-z0-9-]{1,40})?$/;

/** Some lanes of a subject. */
export interface Lanes {
  readonly has: (lane: Lane) => boolean;
}

export interface LaneKind<Id extends string> extends Lanes {
  readonly of: (id: Id) => Lane;
  /** Null for another's lane. */
  readonly idIn: (lane: Lane) => Id | null;
}

/** A lane for each of these ids. */
export function laneKind<Id extends string>(name: string, isId: (text: string) => text is Id): LaneKind<Id> {
  const start = `${name}:`;
  const idIn = (lane: Lane): Id | null => {
    const id = lane.slice(start.length);
    return lane.startsWith(start) && isId(id) ? id : null;
  };
  return { of: (id) => start + id, idIn, has: (lane) => idIn(lane) !== null };
}

/** One lane. */
export const oneLane = (name: Lane): Lanes => ({ has: (lane) => lane === name });

/** True when a subject has this lane. */
export const hasLane = (lanes: readonly Lanes[], lane: Lane): boolean => lanes.some((one) => one.has(lane));
