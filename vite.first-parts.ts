/**
 * Which modules travel together: `first`, what every visit starts with; `shelf`, what two of home, list and product
 * share; then each of the three with all that it alone needs at once. Many small shared files cost more in headers and round trips than they save, and a chunk of everything shared
 * would make the first page pay for the last.
 */
import type { Plugin } from 'vite';

const ENTRY = /[\\/]src[\\/]main\.tsx$/;
const PAGE = /[\\/]features[\\/]shop[\\/](home|list|product)[\\/]page\.tsx$/;

export function firstParts(): { plugin: Plugin; groupOf: (id: string) => string | null } {
  const first = new Set<string>();
  const pages = new Map<string, readonly string[]>();
  return {
    groupOf: (id) => {
      if (first.has(id)) return 'first';
      const [page, ...others] = pages.get(id) ?? [];
      return page === undefined ? null : others.length > 0 ? 'shelf' : page;
    },
    plugin: {
      name: 'first-parts',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
      buildEnd() {
        const reached = (entry: string): Set<string> => {
          const found = new Set<string>();
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
        for (const entry of all.filter((id) => ENTRY.test(id))) for (const id of reached(entry)) first.add(id);
        for (const id of all) {
          const page = PAGE.exec(id)?.[1];
          if (page === undefined) continue;
          for (const part of [id, ...reached(id)]) pages.set(part, [...(pages.get(part) ?? []), page]);
        }
      },
    },
  };
}
