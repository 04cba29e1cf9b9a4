/** Fingerprints of what a product is made from: made again only when one of its sources has changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const build = [
  'core',
  'demo',
  'server',
  'src',
  'sw',
  'public',
  // What builds, and not what tests, measures or looks for faults: after a change of that nothing needs to be made again.
  'scripts/build.mjs',
  'scripts/build',
  'index.html',
  'admin.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'panda.config.ts',
  'postcss.config.cjs',
  'lingui.config.ts',
];
/** Tokens, and the recipes beside their components. */
const styles = () => [
  'panda.config.ts',
  'package-lock.json',
  ...[...filesUnder('src')].filter((file) => file.startsWith('src/ui/theme/') || /\brecipes?\.ts$/.test(file)),
];

export const isBuilt = () => matches('dist-server/.made-from', build) && existsSync('dist/index.html');
export const markBuilt = () => mark('dist-server/.made-from', build);

export const hasStyles = () => matches('styled-system/.made-from', styles());
export const markStyles = () => mark('styled-system/.made-from', styles());

const matches = (file, sources) => existsSync(file) && readFileSync(file, 'utf8') === fingerprint(sources);

function mark(file, sources) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint(sources));
}

function fingerprint(sources) {
  const hash = createHash('sha1').update(process.versions.node.split('.')[0]);
  for (const source of sources) for (const file of filesUnder(source)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function* filesUnder(path) {
  /* what an editor or `tsc -b` notes for itself */
  if (!existsSync(path) || path.endsWith('.tsbuildinfo')) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}
