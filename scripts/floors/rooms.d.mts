/** Who imports, what is imported: paths from the root. */
export type Import = readonly [from: string, to: string];
export const FLOORS: readonly string[];
export function roomOf(floor: string, path: string): string | null;
export function cyclesOfRooms(floor: string, imports: readonly Import[]): string[][];
export function roomsInCircles(imports: readonly Import[]): string[];
