/** The lock file holds for every platform: `npm ci` refuses one that lacks a package another platform needs. */
import { readFileSync } from 'node:fs';

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const versions = v.optional(v.record(v.string(), v.string()), {});
const locked = v.object({
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean()),
  dev: v.optional(v.boolean()),
  license: v.optional(v.string()),
  dependencies: versions,
  optionalDependencies: versions,
});
const { packages } = v.parse(
  v.object({ packages: v.record(v.string(), locked) }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);

/** Node's way to a package: beside who asks, then a folder up at a time. */
function isLockedFor(path: string, name: string): boolean {
  const folders = path.split('/node_modules/');
  const above = folders.map((_, up) => folders.slice(0, folders.length - up).join('/node_modules/'));
  return [...above.map((one) => `${one}/node_modules/${name}`), `node_modules/${name}`].some((one) => one in packages);
}

describe('the lock file', () => {
  test('holds what every platform installs', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLockedFor(path, name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('names the licence of what runs, but for one that has it in a file', () => {
    const silent = Object.entries(packages).filter(([path, { dev, license }]) => path !== '' && !dev && !license);
    expect(silent.map(([path]) => path)).toEqual(['node_modules/png-js']);
    expect(readFileSync('node_modules/png-js/LICENSE', 'utf8')).toContain('MIT License');
  });

  test('names no registry, and what each package is by its content', () => {
    const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  });
});
