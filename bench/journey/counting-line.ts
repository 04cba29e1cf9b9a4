/**
 * The shop behind a line that counts: what every answer weighs as it travels, headers included, by what it is. A browser
 * says what it will do with an answer: what is for nothing on the screen was fetched ahead.
 */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

export const KINDS = ['documents', 'scripts', 'pictures', 'questions', 'other files', 'catalogue', 'ahead'] as const;
export type Kind = (typeof KINDS)[number];
export type Weights = Readonly<Record<Kind, number>>;

export interface CountingLine {
  readonly origin: string;
  /** Bytes since the last time this was asked. */
  take(): Weights;
  /** ms without an answer under way or ended. */
  restsFor(): number;
  close(): void;
}

const nothing = (): Record<Kind, number> => ({
  documents: 0,
  scripts: 0,
  pictures: 0,
  questions: 0,
  'other files': 0,
  catalogue: 0,
  ahead: 0,
});

export async function openCountingLine(shop: string): Promise<CountingLine> {
  let weights = nothing();
  let underWay = 0;
  let lastEnd = performance.now();
  const server = createServer((incoming, outgoing) => {
    const kind = kindOf(incoming);
    // The stream of pokes never ends: it is counted as it opens, and no rest waits for it.
    const isStream = incoming.headers.accept?.includes('text/event-stream') ?? false;
    const before = outgoing.socket?.bytesWritten ?? 0;
    if (!isStream) underWay += 1;
    outgoing.once('close', () => {
      weights[kind] += (outgoing.socket ?? incoming.socket).bytesWritten - before;
      if (!isStream) underWay -= 1;
      lastEnd = performance.now();
    });
    forward(incoming, outgoing, shop);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    take: () => {
      const taken = weights;
      weights = nothing();
      return taken;
    },
    restsFor: () => (underWay > 0 ? 0 : performance.now() - lastEnd),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, shop: string): void {
  const { method, headers, url = '/' } = incoming;
  const forwarded = ask(new URL(url, shop), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  forwarded.once('error', () => outgoing.destroy());
  outgoing.once('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

function kindOf({ url = '/', headers }: IncomingMessage): Kind {
  const path = new URL(url, 'http://shop').pathname;
  if (path.startsWith('/api/catalogue/')) return 'catalogue';
  if (path.startsWith('/api/')) return 'questions';
  if (headers['sec-fetch-dest'] === 'empty') return 'ahead';
  if (path.startsWith('/media/')) return 'pictures';
  if (/\.(?:m?js|css)$/u.test(path)) return 'scripts';
  return headers['sec-fetch-dest'] === 'document' ? 'documents' : 'other files';
}
