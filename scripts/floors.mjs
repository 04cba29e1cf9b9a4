/**
 * The floors of docs/architecture.md, held by dependency-cruiser, and the rooms of each floor. It must have read the house: with a TypeScript it
 * does not know it reads nothing and finds everything in order, so the number of modules is checked against the files.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

import { fullFolders } from './floors/full-folders.mjs';
import { idleRules } from './floors/idle-rules.mjs';
import { roomsInCircles } from './floors/rooms.mjs';
import { say } from './step.mjs';

// dependency-cruiser asks swc for TypeScript without JSX, whatever the file's name (a gap it notes itself).
const swc = createRequire(import.meta.url)('@swc/core');
const parseFile = swc.parseFileSync.bind(swc);
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('x') });
const { cruise } = await import('dependency-cruiser');
const { default: extractOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-options');

const rooms = ['core', 'demo', 'server', 'src', 'sw'];
const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(rooms, options);
const { violations, totalCruised, error } = output.summary;

const files = rooms
  .flatMap((room) => readdirSync(room, { recursive: true }))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')).length;
const read = output.modules.filter(({ source }) => /^(?:core|demo|server|src|sw)\/.*\.tsx?$/.test(source)).length;

for (const { rule, from, to } of violations) say(`${rule.severity} ${rule.name}: ${from} → ${to}`);
say(`${read} of ${files} modules read, ${totalCruised} in all, ${error} against the floors`);
if (read < files * 0.95) say('dependency-cruiser did not read the house: is @swc/core installed?');
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => [source, resolved]),
);
const sources = output.modules.map(({ source }) => source);
const told = [
  ...roomsInCircles(imports),
  ...idleRules(options.ruleSet.forbidden, sources),
  ...fullFolders([...rooms, 'scripts', 'tests', 'e2e', 'bench']),
];
for (const sentence of told) say(sentence);
process.exit(error > 0 || told.length > 0 || read < files * 0.95 ? 1 : 0);
