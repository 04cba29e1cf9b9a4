/**
 * A connection pool by transaction, as PgBouncer is one: each transaction, and each statement outside of one, runs on
 * another connection of the server than the one before, so that whatever leans on a session is found. It refuses
 * parameters of a start that PgBouncer does not know.
 */
import { createServer, connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

export interface TransactionPooler {
  readonly port: number;
  /** Transactions handed out so far, by connection of the server. */
  readonly served: readonly number[];
  close(): Promise<void>;
}

interface PoolerOptions {
  /** Folder of the socket of the server. */
  readonly host: string;
  readonly user: string;
  readonly database: string;
  readonly size?: number;
}

const KNOWN: ReadonlySet<string> = new Set(['user', 'database', 'application_name', 'client_encoding', 'options']);
const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
/** Messages of a client that the server answers with "ready for query". */
const ASKING: ReadonlySet<string> = new Set(['Q', 'S', 'F']);

/** A connection of the server: which bytes go where is said by whoever has it. */
interface Backend {
  readonly socket: Socket;
  readonly index: number;
  owner: ((type: string, message: Buffer) => void) | null;
}

export async function startTransactionPooler(options: PoolerOptions): Promise<TransactionPooler> {
  const { size = 6 } = options;
  const served = Array.from({ length: size }, () => 0);
  const backends = await Promise.all(served.map((_none, index) => openBackend(options, index)));
  const idle = [...backends];
  const waiting: ((backend: Backend) => void)[] = [];
  const take = (): Promise<Backend> => {
    const free = idle.shift(); // the one that rests longest: never the one just given back while another is free
    return free === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(free);
  };
  const give = (backend: Backend) => {
    backend.owner = null;
    const next = waiting.shift();
    if (next === undefined) idle.push(backend);
    else next(backend);
  };
  const clients = new Set<Socket>();
  const server: Server = createServer((client) => {
    clients.add(client);
    client.on('error', () => {});
    client.on('close', () => clients.delete(client));
    serveClient(client, { take, give, served });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    served,
    close: async () => {
      for (const client of clients) client.destroy();
      for (const { socket } of backends) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Pool {
  readonly take: () => Promise<Backend>;
  readonly give: (backend: Backend) => void;
  readonly served: number[];
}

function serveClient(client: Socket, { take, give, served }: Pool) {
  let held: Backend | null = null;
  let isTaking = false;
  let asked = 0;
  let isInTransaction = false;
  let queue: Buffer[] = [];
  const release = () => {
    if (held === null || asked > 0 || isInTransaction) return;
    give(held);
    held = null;
  };
  const heard = (type: string, message: Buffer) => {
    client.write(message);
    if (type !== 'Z') return;
    asked -= 1;
    isInTransaction = message[5] !== 'I'.charCodeAt(0);
    release();
  };
  const link = async () => {
    isTaking = true;
    const backend = await take();
    isTaking = false;
    served[backend.index] = (served[backend.index] ?? 0) + 1;
    backend.owner = heard;
    held = backend;
    for (const part of queue) backend.socket.write(part);
    queue = [];
  };
  const send = (type: string, message: Buffer) => {
    if (type === 'X') return void client.end();
    if (ASKING.has(type)) asked += 1;
    if (held !== null) return void held.socket.write(message);
    queue.push(message);
    if (!isTaking) void link();
  };
  client.on('close', () => {
    if (held === null) return;
    // left in the middle: what was begun is taken back
    if (isInTransaction) held.socket.write(messageOf('Q', Buffer.from('rollback\0')));
    const abandoned = held;
    abandoned.owner = (type) => void (type === 'Z' && give(abandoned));
    if (!isInTransaction && asked === 0) give(abandoned);
  });
  readStart(client, send);
}

/** The start of a connection, answered by the pool itself; then whole messages. */
function readStart(client: Socket, send: (type: string, message: Buffer) => void) {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  client.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    while (!isStarted && rest.length >= 8 && rest.length >= rest.readInt32BE(0)) {
      const [length, code] = [rest.readInt32BE(0), rest.readInt32BE(4)];
      const start = rest.subarray(8, length);
      rest = rest.subarray(length);
      if (code === SSL_REQUEST) client.write('N');
      else if (code === CANCEL_REQUEST) client.end();
      else isStarted = greet(client, start);
    }
    if (isStarted) rest = eachMessage(rest, send);
  });
}

function greet(client: Socket, start: Buffer): boolean {
  const names = start
    .toString()
    .split('\0')
    .filter((_text, at) => at % 2 === 0 && _text !== '');
  const unknown = names.find((name) => !KNOWN.has(name));
  if (unknown !== undefined) {
    const text = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
    client.end(messageOf('E', Buffer.from(text)));
    return false;
  }
  const parameters = ['server_version\x0018.0\0', 'client_encoding\0UTF8\0', 'standard_conforming_strings\0on\0'];
  client.write(
    Buffer.concat([
      messageOf('R', Buffer.alloc(4)),
      ...parameters.map((text) => messageOf('S', Buffer.from(text))),
      messageOf('K', Buffer.alloc(8)),
      messageOf('Z', Buffer.from('I')),
    ]),
  );
  return true;
}

function openBackend({ host, user, database }: PoolerOptions, index: number): Promise<Backend> {
  return new Promise((resolve, reject) => {
    const socket = connect(join(host, '.s.PGSQL.5432'));
    const backend: Backend = { socket, index, owner: null };
    let rest = Buffer.alloc(0);
    let isReady = false;
    socket.on('error', reject);
    socket.on('connect', () => {
      const body = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
      const head = Buffer.alloc(8);
      head.writeInt32BE(body.length + 8, 0);
      head.writeInt32BE(196_608, 4);
      socket.write(Buffer.concat([head, body]));
    });
    socket.on('data', (part: Buffer) => {
      rest = eachMessage(Buffer.concat([rest, part]), (type, message) => {
        if (isReady) backend.owner?.(type, message);
        else if (type === 'E') reject(new Error(message.toString()));
        else if (type === 'Z') {
          isReady = true;
          resolve(backend);
        }
      });
    });
  });
}

/** Hands over every whole message. @returns what is left */
function eachMessage(bytes: Buffer, hand: (type: string, message: Buffer) => void): Buffer<ArrayBuffer> {
  let at = 0;
  while (bytes.length - at >= 5 && bytes.length - at >= bytes.readInt32BE(at + 1) + 1) {
    const end = at + bytes.readInt32BE(at + 1) + 1;
    hand(String.fromCharCode(bytes[at] ?? 0), bytes.subarray(at, end));
    at = end;
  }
  return Buffer.from(bytes.subarray(at));
}

function messageOf(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
