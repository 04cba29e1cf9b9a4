/**
 * Workers are built together with the page, so that a package both need travels once. Their own modules stay theirs: a
 * worker that shared a file with the page would read the page's code for three lines of it.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Marks the worker's copy of a module. */
const OWN = '?worker-own';
const STARTED = /new URL\('(\.\/[\w/-]*worker\.ts)', import\.meta\.url\)/gu;
const isPackage = (id: string): boolean => id.includes('/node_modules/');

export function workersBesideThePage(): Plugin {
  const entries = new Set<string>();
  return {
    name: 'workers-beside-the-page',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.endsWith(OWN) !== true) return null;
      const found = await this.resolve(source, importer.slice(0, -OWN.length), { ...options, skipSelf: true });
      if (found === null || found.external || isPackage(found.id) || found.id.startsWith('\0')) return found;
      return { ...found, id: found.id + OWN };
    },
    load: {
      filter: { id: /\?worker-own$/u },
      handler: (id) => readFileSync(id.slice(0, -OWN.length), 'utf8'),
    },
    transform: {
      filter: { id: /\/src\/.*\.ts$/u, code: STARTED },
      handler(code, id) {
        return {
          code: code.replaceAll(STARTED, (_all, path: string) => {
            const worker = fileURLToPath(new URL(path, `file://${id}`)) + OWN;
            entries.add(worker);
            /* of two files of one name the bundler would answer the first for both */
            const name = `${basename(dirname(id))}-worker`;
            return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker, name })}`;
          }),
          map: null,
        };
      },
    },
    /** A worker that would read a file of the page is a mistake of the grouping. */
    generateBundle(_options, bundle) {
      const missing = new Set(entries);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !entries.has(chunk.facadeModuleId ?? '')) continue;
        missing.delete(chunk.facadeModuleId ?? '');
        const reached = new Set(chunk.imports);
        for (const name of reached) {
          const imported = bundle[name];
          if (imported?.type !== 'chunk') continue;
          const foreign = imported.moduleIds.find(
            (one) => !one.endsWith(OWN) && !isPackage(one) && !one.startsWith('\0'),
          );
          if (foreign !== undefined) this.error(`a worker would read ${foreign} with ${name}`);
          for (const next of imported.imports) reached.add(next);
        }
      }
      if (missing.size > 0) this.error(`no file for ${[...missing].join(', ')}`);
    },
  };
}
