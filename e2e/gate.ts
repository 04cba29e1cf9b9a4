/**
 * The shop behind a gate that the test holds: it can serve the next build, serve the worker that removes itself, and
 * lose files of the old one. The next build is the real one with another document, which is all a browser compares.
 */
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface Gate {
  readonly origin: string;
  /** From now on the server has a newer build. */
  deploy(): void;
  /** From now on the shop wears other colours. */
  repaint(): void;
  /** From now on files whose address this matches are gone. */
  lose(address: RegExp): void;
  /** From now on they are there again. */
  find(): void;
  /** From now on the service worker is switched off. */
  switchOff(): void;
  /**
   * From now on nothing comes through, from whatever asks: what a browser is told of a network that is gone reaches its
   * pages, and not the service worker that sends behind them.
   */
  cut(): void;
  /** From now on it comes through again. */
  join(): void;
  /** From now on every question is taken and none is answered. */
  hang(): void;
  /** From now on somebody in between answers every call of the shop and asks for a password. */
  guard(): void;
  /** From now on they reach the shop again. */
  unguard(): void;
  /** How often a path was asked for. */
  asked(path: string): number;
  close(): Promise<void>;
}

/** The shell and the pages that the server draws, of which the worker may keep some. */
const DOCUMENT = /^\/(?:index\.html$|(?:auto|moto)(?:[/?]|$))/u;

/** What the shop wears once it was repainted. */
export const OTHER_COLOUR = 'rgb(1, 2, 3)';
const OTHER_SHEET = '/branding.autrescouleurs.css';

interface State {
  isNext: boolean;
  isRepainted: boolean;
  isOff: boolean;
  isCut: boolean;
  isHanging: boolean;
  isGuarded: boolean;
  lost: RegExp | null;
  readonly asked: string[];
}

export async function openGate(shop: string): Promise<Gate> {
  const state: State = {
    isNext: false,
    isRepainted: false,
    isOff: false,
    isCut: false,
    isHanging: false,
    isGuarded: false,
    lost: null,
    asked: [],
  };
  const server = createServer(
    (incoming, outgoing) => void pass(incoming, outgoing, shop, state).catch(() => outgoing.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    deploy: () => {
      state.isNext = true;
    },
    repaint: () => {
      state.isRepainted = true;
    },
    lose: (address) => {
      state.lost = address;
    },
    find: () => {
      state.lost = null;
    },
    switchOff: () => {
      state.isOff = true;
    },
    cut: () => {
      state.isCut = true;
    },
    join: () => {
      state.isCut = false;
    },
    hang: () => {
      state.isHanging = true;
    },
    guard: () => {
      state.isGuarded = true;
    },
    unguard: () => {
      state.isGuarded = false;
    },
    asked: (path) => state.asked.filter((one) => one === path).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gate listens on no port');
  return address.port;
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  shop: string,
  state: Readonly<State>,
): Promise<void> {
  const path = incoming.url ?? '/';
  state.asked.push(path);
  if (state.isCut) {
    outgoing.destroy();
    return;
  }
  if (state.isHanging) return;
  if (state.isGuarded && path.startsWith('/api/')) {
    outgoing.writeHead(401, { 'content-type': 'text/html' }).end('<!doctype html><title>Proxy</title>');
    return;
  }
  // A browser with windows asks for the icon of its tab, too: that one is not of the shop's making.
  const isTabIcon = incoming.headers['sec-fetch-dest'] === 'image';
  if (state.lost?.test(path) === true && !isTabIcon) {
    outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  if (path === OTHER_SHEET) {
    outgoing.writeHead(200, { 'content-type': 'text/css' }).end(`:root{--brand-auto-solid:${OTHER_COLOUR}}`);
    return;
  }
  const isLeaving = state.isOff && path === '/sw.js';
  const change = changeOf(path, incoming.headers.accept ?? '', state);
  const answer = await forward(incoming, new URL(isLeaving ? '/sw-off.js' : path, shop), change !== null);
  if (change === null) {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  const text = await readAll(answer);
  const headers = { ...answer.headers, 'content-length': undefined, 'transfer-encoding': undefined, etag: undefined };
  outgoing.writeHead(answer.statusCode ?? 502, withoutGaps(headers));
  outgoing.end(change(text));
}

/** What the state of the shop makes of an answer; null: it goes through as it is. */
function changeOf(
  path: string,
  accepts: string,
  { isNext, isRepainted, isOff }: State,
): ((text: string) => string) | null {
  if (isRepainted && path === '/api/init-vue') {
    return (text) => text.replace(/"stylesheet":"[^"]*"/u, '"stylesheet":"autrescouleurs"');
  }
  if (isOff && (accepts.includes('text/html') || path === '/api/init-vue')) {
    return (text) => text.replace('"serviceWorker":true', '"serviceWorker":false');
  }
  // Of the list of files only the revision of the document differs, as after any change of the shop.
  const revision = /("revision":")[0-9a-f]+(","url":"index\.html")/u;
  if (isNext && path === '/sw.js') return (text) => text.replace(revision, '$1ffffffffffffffff$2');
  const mark = '<head><meta name="generation" content="next">';
  return isNext && DOCUMENT.test(path) ? (text) => text.replace('<head>', mark) : null;
}

function forward(incoming: IncomingMessage, url: URL, isPlain: boolean): Promise<IncomingMessage> {
  const headers = {
    ...incoming.headers,
    ...(isPlain ? { 'accept-encoding': 'identity', 'if-none-match': undefined } : {}),
  };
  return new Promise((resolve, reject) => {
    const forwarded = ask(url, { method: incoming.method, headers: withoutGaps(headers) }, resolve);
    forwarded.on('error', reject);
    incoming.pipe(forwarded);
  });
}

const withoutGaps = <T>(headers: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

async function readAll(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
