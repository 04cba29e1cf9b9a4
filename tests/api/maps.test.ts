import { createServer, type Server } from 'node:http';
import { createContext, runInContext } from 'node:vm';

import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMaps, type Maps } from '#src/api/maps.ts';
import { whileAgreed } from '#src/shop/store/maps.ts';
import { resetState, show } from '#src/shop/store/state.ts';

const KEY = 'AIzaSyTest-key_0123456789';

/** Stands in for the service: a script that brings its names and calls whoever asked, as the real one does. */
const script = (called: string): string => `
  google = { maps: { Map: class {}, Marker: class {} } };
  ${called}();
`;

let server: Server;
let asked: URL[];
let answer: (url: URL) => { status: number; text: string };
let page: Record<string, unknown>;
let scripts: Set<string>;
/** The last script, until the page has done with it. */
let running: Promise<void>;
let maps: Maps;

beforeEach(async () => {
  resetState();
  asked = [];
  answer = (url) => ({ status: 200, text: script(url.searchParams.get('callback') ?? '') });
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://maps.invalid');
    asked.push(url);
    const { status, text } = answer(url);
    response.writeHead(status, { 'content-type': 'text/javascript' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  page = createContext({});
  scripts = new Set();
  maps = createMaps({
    url: `http://127.0.0.1:${address.port}/maps/api/js`,
    scope: page,
    add: (url, { ran, failed }) => {
      scripts.add(url);
      const run = async (): Promise<void> => {
        const got = await fetch(url);
        if (!got.ok) throw new Error('no script');
        try {
          runInContext(await got.text(), page);
        } catch {
          // A call to a name that is gone: a browser writes it into the console.
        }
      };
      running = run().then(ran, failed);
      return () => scripts.delete(url);
    },
  });
});

afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

const choose = (isAgreed: boolean): void =>
  show('consent', {
    uuid: 'u',
    version: '2026-11-22',
    at: '2026-11-22T08:30:00.000Z',
    choices: { audience: false, maps: isAgreed },
    proven: true,
  });

test('the service is asked for once, with the key and the libraries places and geometry', async () => {
  const [one, two] = await Promise.all([maps.load(KEY, 'fr'), maps.load(KEY, 'fr')]);
  expect(one).toBe(two);
  expect(typeof one.Map).toBe('function');
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    key: KEY,
    libraries: 'places,geometry',
    language: 'fr',
  });
});

test('a service that does not come, or brings something else, is a failure; the next question tries again', async () => {
  const good = answer;
  for (const bad of [
    () => ({ status: 503, text: '' }),
    (url: URL) => ({ status: 200, text: `google = {}; ${url.searchParams.get('callback')}()` }),
  ]) {
    answer = bad;
    await expect(maps.load(KEY, 'fr')).rejects.toThrow('did not come');
    expect(scripts.size).toBe(0);
  }
  answer = good;
  await expect(maps.load(KEY, 'fr')).resolves.toBeDefined();
});

test('without consent nothing is asked for, and neither after it was taken back', async () => {
  const open = whileAgreed(maps);
  await expect(open(KEY, 'fr')).rejects.toThrow('has not agreed');
  choose(false);
  await expect(open(KEY, 'fr')).rejects.toThrow('has not agreed');
  expect(asked).toEqual([]);
  choose(true);
  await open(KEY, 'fr');
  expect(asked).toHaveLength(1);
  choose(false);
  await expect(open(KEY, 'fr')).rejects.toThrow('has not agreed');
  expect(asked).toHaveLength(1);
});

test('a consent taken back takes the script and its names away at once, and a new one brings them back', async () => {
  const open = whileAgreed(maps);
  choose(true);
  await open(KEY, 'fr');
  expect([scripts.size, 'google' in page]).toEqual([1, true]);
  choose(false);
  await expect.poll(() => [scripts.size, 'google' in page]).toEqual([0, false]);
  choose(true);
  await open(KEY, 'fr');
  expect(asked).toHaveLength(2);
});

test('a consent taken back while the script is on its way gives nobody the service', async () => {
  choose(true);
  const opened = whileAgreed(maps)(KEY, 'fr');
  choose(false);
  await expect(opened).rejects.toThrow('has not agreed');
  await running;
  expect([scripts.size, 'google' in page]).toEqual([0, false]);
});
