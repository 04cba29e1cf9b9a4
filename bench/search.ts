/**
 * The catalogue engine alone, no network and no thread: `npx tsx bench/search.ts`. Prints what the budgets of design §8
 * speak of: list with facets at 5,000 rows, keystrokes at 50,000, build, snapshot and change.
 */
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueQuery } from '#core/search/query/query.ts';
import { buildSegment } from '#core/search/segment/segment.ts';
import { openLists, openSearch, saveSnapshot } from '#core/search/snapshot/snapshot.ts';
import { benchRows, benchStructure, TYPED } from './search/search-rows.ts';

const LIST: CatalogueQuery = { groups: [], sort: 'relevance', offset: 0, limit: 24, facets: true };
const SIZES = [5_000, 50_000];

for (const size of SIZES) {
  const rows = benchRows(size);
  const catalogue = new Catalogue(benchStructure);
  const segment = once(() => buildSegment(rows));
  catalogue.add(segment.value);
  const saved = once(() => saveSnapshot(segment.value, 'bench'));
  const opened = once(() => {
    const lists = openLists(saved.value.list, 'bench');
    return lists && openSearch(lists, saved.value.find, 'bench');
  });
  const { list, find, texts } = saved.value;
  const bytes = [list, find, ...texts].reduce((sum, part) => sum + part.length, 0);
  print(`${size} rows: build ${ms(segment)}, save ${ms(saved)} (${(bytes / 1e6).toFixed(1)} MB), open ${ms(opened)}`);

  report('list, no filter, by relevance', () => catalogue.query(LIST));
  report('list, category by price', () => catalogue.query({ ...LIST, area: 'auto', categoryId: 1003, sort: 'price' }));
  report('list, 3 brands + in stock, newest', () =>
    catalogue.query({ ...LIST, groups: [{ code: 'brand', optionIds: [3, 4, 5] }], inStock: true, sort: 'created_at' }),
  );
  report('list by name, page 40', () => catalogue.query({ ...LIST, sort: 'name', offset: 936 }));
  report('search with facets', () => catalogue.query({ ...LIST, text: 'plaquettes frein avant' }));
  reportKeys('keystroke, one segment', catalogue);

  for (let change = 0; change < 5; change++) {
    const changed = rows.slice(change * 100, change * 100 + 100).map((row) => ({ ...row, price: row.price + 100 }));
    const applied = once(() => catalogue.apply(changed, []));
    if (change === 4) print(`  apply 100 rows: ${ms(applied)}`);
  }
  reportKeys('keystroke, six segments', catalogue);
}

function reportKeys(title: string, catalogue: Catalogue): void {
  const times: number[] = [];
  for (let round = 0; round < 3; round++)
    for (const text of TYPED)
      for (let end = 1; end <= text.length; end++) {
        const typed = { ...LIST, facets: false, text: text.slice(0, end) };
        times.push(once(() => catalogue.query(typed)).spent);
      }
  print(`  ${title}: ${percentiles(times)}`);
}

function report(title: string, work: () => unknown): void {
  print(`  ${title}: ${percentiles(Array.from({ length: 40 }, () => once(work).spent))}`);
}

function once<Value>(work: () => Value): { value: Value; spent: number } {
  const start = performance.now();
  const value = work();
  return { value, spent: performance.now() - start };
}

function percentiles(times: number[]): string {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} · p95 ${at(0.95)} · p99 ${at(0.99)} ms (${sorted.length})`;
}

function ms({ spent }: { spent: number }): string {
  return `${spent.toFixed(1)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
