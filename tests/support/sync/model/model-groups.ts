/** The groups of the shop in small: as many of a person as the model allows, and the least used gives way (rule S34). */

/** Whose a group is, and since when. */
export interface KnownGroup {
  readonly person: string;
  readonly usedAt: number;
  readonly createdAt: number;
}

/** What the shop in small keeps of groups: a restore brings it back as it was. */
export interface GroupMemory {
  /** By group. */
  groups: Map<string, KnownGroup>;
  /** Last number executed, by `<group> <lane>`. */
  lanes: Map<string, number>;
  /** Which mutation, or noop, has a number, by `<group> <lane> <seq>`: only numbers of groups that are known are. */
  numbers: Map<string, string>;
}

/** So few that random histories reach the limit; the real shop has fifty. */
export const MOST_GROUPS = 3;

/** How often the use of a group is written down. */
const USE_NOTED_MS = 3_600_000;

export const laneOf = (group: string, lane: string): string => `${group} ${lane}`;

/** A group goes with its lanes and their numbers; what was executed in it stays known by its mutation (rule S24). */
export function release(memory: GroupMemory, group: string): void {
  memory.groups.delete(group);
  for (const kept of [memory.lanes, memory.numbers]) {
    for (const key of kept.keys()) if (key.startsWith(`${group} `)) kept.delete(key);
  }
}

/** A group that nobody pushed yet is this person's from now on; one of theirs may have to give way. */
export function begin(memory: GroupMemory, group: string, person: string, now: number, most = MOST_GROUPS): void {
  const theirs = [...memory.groups]
    .filter(([, one]) => one.person === person)
    .toSorted(([a, one], [b, two]) => two.usedAt - one.usedAt || two.createdAt - one.createdAt || (a < b ? -1 : 1));
  for (const [id] of theirs.slice(most - 1)) release(memory, id);
  memory.groups.set(group, { person, usedAt: now, createdAt: now });
}

export function noteUse(memory: GroupMemory, group: string, now: number): void {
  const known = memory.groups.get(group);
  if (known === undefined || now - known.usedAt < USE_NOTED_MS) return;
  memory.groups.set(group, { ...known, usedAt: now });
}

/** A device that is emptied gives its group back; one that is somebody else's, or unknown, stays as it is. */
export function giveBack(memory: GroupMemory, group: string, person: string): void {
  if (memory.groups.get(group)?.person === person) release(memory, group);
}
