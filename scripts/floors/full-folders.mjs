/** Folders with more loose files than anybody can take in at a glance (CONTRIBUTING.md). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 15;
/** The order of migrations is their names': a folder between them would hide it. */
const MAY_GROW = new Set(['server/database/migrations']);

/** Folders below these that hold too many, as sentences. */
export function fullFolders(rooms) {
  return rooms.flatMap((room) => {
    const entries = readdirSync(room, { withFileTypes: true });
    const count = entries.filter((entry) => entry.isFile()).length;
    const below = fullFolders(entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(room, name)));
    return count > MOST && !MAY_GROW.has(room) ? [`${room} holds ${count} files, more than ${MOST}`, ...below] : below;
  });
}
