/**
 * Names of the recipes that an entry draws with, through everything of ours that it imports: no list to keep by hand.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import\()\s*'([^']+)'/gu;
const RECIPES = /import \{([^}]*)\} from '#styled\/recipes'/gu;

/** @param without files that are not looked into, nor what they alone import */
export function recipesOf(entry: string, without: ReadonlySet<string> = new Set()): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file) || without.has(file) || !/\.tsx?$/u.test(file) || !existsSync(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, list = ''] of text.matchAll(RECIPES))
      for (const one of list.split(',')) names.add(one.trim().split(/\s+as\s+/u)[0] ?? '');
    for (const [, path = ''] of text.matchAll(IMPORTED)) {
      if (path.startsWith('#src/')) walk(path.slice(1));
      else if (path.startsWith('.')) walk(join(dirname(file), path));
    }
  };
  walk(entry);
  names.delete('');
  return [...names].sort();
}
