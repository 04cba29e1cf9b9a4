/**
 * Which modules travel together: `initial`, what every visit starts with; `shared`, what two of home, list and product
 * share; then each of the three with all that it alone needs at once; `device`, what a start from the shell needs before
 * its page; `deferred`, what every visit asks for once its page rests; `drawing`, what that draws with and other pages as
 * well, so that none of them waits for the device's part. Many small shared files cost more in headers and round trips
 * than they save, and a chunk of everything shared would make the first page pay for the last.
 */
import type { Plugin } from 'vite';

const ENTRY = /[\\/]src[\\/]shop[\\/]main\.tsx$/;
const PAGE = /[\\/]shop[\\/]features[\\/](home|list|product)[\\/]page\.tsx$/;
const PAGES: ReadonlySet<string> = new Set(['home', 'list', 'product']);
const DEVICE = /[\\/]src[\\/]shop[\\/]app[\\/]port[\\/]device\.ts$/;
/** What is drawn with, and knows nothing of the device. */
const DRAWN = /[\\/]src[\\/](?:ui|forms|shop[\\/]parts)[\\/]/;
const DEFERRED =
  /[\\/]src[\\/]shop[\\/](?:app[\\/](?:start-deferred|choices|questions|account[\\/]person|pages[\\/](?:below-the-page|over-page|broken-page)|offline[\\/]notice-losses)|parts[\\/]page[\\/]page-head|store[\\/]device[\\/]device-catalogue)\.tsx?$/;

interface ChunkGroups {
  plugin: Plugin;
  groupOf: (id: string) => string | null;
  /** The page that alone has it. */
  pageOf: (id: string) => string | null;
}

export function chunkGroups(): ChunkGroups {
  const groups = new Map<string, string>();
  return {
    groupOf: (id) => groups.get(id) ?? null,
    pageOf: (id) => {
      const group = groups.get(id) ?? '';
      return PAGES.has(group) ? group : null;
    },
    plugin: {
      name: 'chunk-groups',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
      buildEnd() {
        const reached = (entry: string): Set<string> => {
          const found = new Set<string>([entry]);
          const walk = (id: string): void => {
            for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
              if (found.has(imported) || imported.includes('node_modules')) continue;
              found.add(imported);
              walk(imported);
            }
          };
          walk(entry);
          return found;
        };
        const all = [...this.getModuleIds()];
        const give = (name: string, entry: RegExp): void => {
          for (const id of all.filter((one) => entry.test(one)))
            for (const part of reached(id)) if (!groups.has(part)) groups.set(part, name);
        };
        for (const id of all.filter((one) => ENTRY.test(one)))
          for (const part of reached(id)) if (part !== id) groups.set(part, 'initial');
        const pages = new Map<string, readonly string[]>();
        for (const id of all) {
          const page = PAGE.exec(id)?.[1];
          if (page === undefined) continue;
          for (const part of reached(id)) pages.set(part, [...(pages.get(part) ?? []), page]);
        }
        for (const [id, [page = '', ...others]] of pages)
          if (!groups.has(id)) groups.set(id, others.length > 0 ? 'shared' : page);
        give('device', DEVICE);
        give('deferred', DEFERRED);
        const elsewhere = new Set(
          all
            .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
            .filter((id) => !groups.has(id))
            .flatMap((id) => [...reached(id)]),
        );
        for (const [id, group] of groups)
          if (group === 'deferred' && DRAWN.test(id) && elsewhere.has(id)) groups.set(id, 'drawing');
      },
    },
  };
}
