/**
 * No expression over what strangers send costs more than its length: every regular expression of what runs is read by
 * a parser and analysed. What was found linear is noted in `.cache`, as the types are.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { costOf } from './cost-of.mjs';
import { patternsIn } from './found-in.mjs';
import { JUDGED } from './judged.mjs';
import { say } from '../step.mjs';

const KNOWN = '.cache/patterns.json';
const ROOMS = ['core', 'server', 'src', 'sw'];

/** Whatever could change a verdict. */
const analyser = createHash('sha1')
  .update(readFileSync('scripts/patterns/cost-of.mjs'))
  .update(readFileSync('node_modules/recheck/package.json'))
  .digest('hex');

function readKnown() {
  const known = existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : {};
  return new Set(known.analyser === analyser ? known.linear : []);
}

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`.replaceAll('\\', '/')),
).filter((name) => /\.(?:ts|tsx|js|mjs)$/.test(name) && !name.endsWith('.d.ts'));
const found = files.flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')));

const known = readKnown();
const linear = new Set();
const unused = new Set(JUDGED);
let faults = 0;

function costOfFound({ source, flags }) {
  if (source === null) return 'made while the program runs';
  const key = `/${source}/${flags}`;
  if (linear.has(key)) return 'linear';
  const cost = known.has(key) ? 'linear' : costOf(source, flags);
  if (cost === 'linear') linear.add(key);
  return cost;
}

for (const one of found) {
  const judged = JUDGED.find(({ file, text }) => file === one.file && text === one.text);
  unused.delete(judged);
  if (judged !== undefined) continue;
  const cost = costOfFound(one);
  if (cost === 'linear') continue;
  faults += 1;
  say(`${one.file}:${one.line}: ${one.text}: ${cost}`);
}
for (const { file, text } of unused) say(`scripts/patterns/judged.mjs: ${file} has no ${text} that needs a reason`);
say(`${files.length} files read, ${found.length} expressions, ${faults} not known to be linear`);
mkdirSync('.cache', { recursive: true });
writeFileSync(KNOWN, JSON.stringify({ analyser, linear: [...linear] }));
// A check that read nothing finds everything in order.
process.exit(faults > 0 || unused.size > 0 || files.length < 500 || found.length < 300 ? 1 : 0);
