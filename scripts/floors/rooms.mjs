/**
 * Rooms: the folders right under a floor, each a subject. Two of them that import each other, directly or by others, are
 * one subject in two places: a cycle is found here over whole rooms, which a look at single folders passes over. Loose
 * files of a floor are no room: what puts rooms together, or what all of them stand on, lies there.
 */
import { readdirSync } from 'node:fs';

/** Every folder below these that has rooms: a floor that is new is looked at from its first day. */
const floorsIn = (folder) => {
  const rooms = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
  return [...(rooms.length > 1 ? [folder] : []), ...rooms.flatMap(floorsIn)];
};

/** Floors whose rooms are subjects. */
export const FLOORS = ['core', 'demo', 'server', 'src', 'sw'].flatMap(floorsIn);

/** The room a file lies in; null for a loose file of the floor, and for what lies elsewhere. */
export function roomOf(floor, path) {
  if (!path.startsWith(`${floor}/`)) return null;
  const [room, ...rest] = path.slice(floor.length + 1).split('/');
  return rest.length === 0 ? null : room;
}

/** Which room imports which, each with the first import that says so: who imports, what is imported. */
function arrowsOf(floor, imports) {
  const arrows = new Map();
  for (const [from, to] of imports) {
    const [room, other] = [roomOf(floor, from), roomOf(floor, to)];
    if (room === null || other === null || room === other) continue;
    const known = arrows.get(room) ?? new Map();
    arrows.set(room, known);
    if (!known.has(other)) known.set(other, [from, to]);
  }
  return arrows;
}

/**
 * @param imports pairs of paths: who imports, what is imported
 * @returns cycles of rooms, each sorted by name
 */
export function cyclesOfRooms(floor, imports) {
  return cyclesIn(arrowsOf(floor, imports));
}

function cyclesIn(arrows) {
  const reached = new Map([...arrows.keys()].map((room) => [room, reachedFrom(room, arrows)]));
  const reaches = (room, other) => reached.get(room)?.has(other) ?? false;
  const groups = [...arrows.keys()]
    .filter((room) => reaches(room, room))
    .map((room) => [...reached.get(room)].filter((other) => reaches(other, room)).toSorted(byName));
  return [...new Map(groups.map((rooms) => [rooms.join(), rooms])).values()];
}

const byName = (one, other) => (one < other ? -1 : 1);

function reachedFrom(room, arrows) {
  const found = new Set();
  const next = [room];
  for (let one = next.pop(); one !== undefined; one = next.pop())
    for (const other of arrows.get(one)?.keys() ?? [])
      if (!found.has(other)) {
        found.add(other);
        next.push(other);
      }
  return found;
}

/** Every cycle of every floor as a sentence, with one import of each of its arrows. */
export function roomsInCircles(imports) {
  return FLOORS.flatMap((floor) => {
    const arrows = arrowsOf(floor, imports);
    return cyclesIn(arrows).map((rooms) => {
      const told = rooms.flatMap((room) =>
        [...arrows.get(room)]
          .filter(([other]) => rooms.includes(other))
          .map(([other, [from, to]]) => `\n  ${room} → ${other}: ${from} → ${to}`),
      );
      return `${floor}: ${rooms.join(' ⇄ ')}${told.join('')}`;
    });
  });
}
