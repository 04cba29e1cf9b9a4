/** What the machine must bring: Node, and the packages of the lock file. */
import { existsSync, readFileSync } from 'node:fs';

import { giveUp, must } from './step.mjs';

const oldest = [20, 19];

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  giveUp(
    `Node ${process.versions.node} is too old: the shop needs Node ${oldest.join('.')} or later (20, 22 and 24 are tested).\n` +
      'Install it from https://nodejs.org or with your version manager, then start again.',
  );
}

/**
 * Installs the packages unless those of the lock file are there already. Not by `npm ci`, which begins by taking away
 * what is there: `npm install --no-save` adds what is missing, takes the versions of the lock file all the same and
 * leaves the file as it is.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await must('installing packages (once)', npm, ['install', '--no-save', '--no-audit', '--no-fund']);
}

/** npm writes what it installed at the very end: an install cut short leaves no such list, an old one differs. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const wanted = packagesIn('package-lock.json');
  if (!wanted) giveUp('package-lock.json is missing: run the shop from its own folder.');
  return (
    installed !== undefined &&
    Object.entries(wanted).every(
      ([path, { version, optional, link }]) =>
        path === '' || link || (optional && !installed[path]) || installed[path]?.version === version,
    )
  );
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
