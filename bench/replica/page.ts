/** The page's side: starts the worker of a contestant and asks it, as the shop's page does. */
import { wrap, type Remote } from 'comlink';

import type { Contestant } from './contestant.ts';
import type { ContestantName } from './worker.ts';

function start(name: ContestantName): Remote<Contestant> {
  const worker = new Worker(name === 'rxdb' ? '/rxdb-worker.js' : `/worker.js?${name}`);
  worker.addEventListener('error', ({ message }) => console.error(`${name}: ${message}`));
  return wrap<Contestant>(worker);
}

/** The longest time this page did not listen. */
let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask', buffered: true });

/** A first visit: everything fetched and durable, and whatever prepares the next start. */
async function load(name: ContestantName) {
  const worker = start(name);
  return { ...(await worker.load()), settled: await worker.settle() };
}

/** A start over what is stored: the list a person comes back to, then a search; in ms since the worker was started. */
async function cold(name: ContestantName, text: string) {
  const since = performance.now();
  const worker = start(name);
  const list = await worker.list();
  const hits = (await worker.search(text)).length;
  return { list, search: { hits, ms: performance.now() - since }, count: await worker.count() };
}

/** Every beginning of every text, one after the other, each with its answer in the page. */
async function keys(name: ContestantName, texts: readonly string[]): Promise<number[]> {
  const worker = start(name);
  await worker.search('a');
  const spent: number[] = [];
  for (const text of texts)
    for (let end = 1; end <= text.length; end += 1) {
      const since = performance.now();
      await worker.search(text.slice(0, end));
      spent.push(performance.now() - since);
    }
  return spent;
}

let following: Remote<Contestant> | null = null;

/** Takes in what the shop has changed since the last call. */
async function follow(name: ContestantName): Promise<number> {
  following ??= start(name);
  return following.follow();
}

const bench = { load, cold, keys, follow, longest: () => longest };

declare global {
  var replicaBench: typeof bench;
}
globalThis.replicaBench = bench;
