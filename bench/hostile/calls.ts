/** Requests of a network, as a proxy hands them on. */
import { Agent, request } from 'node:http';

export interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Nothing of the answer is read for so long; then its reader goes away. */
  readonly unreadMs?: number;
}

export interface Answered {
  /** 0 where none came. */
  readonly status: number;
  /** The beginning of it. */
  readonly text: string;
  /** As a browser sends them back. */
  readonly cookie: string;
  /** False: it broke off, or was not read to its end. */
  readonly isWhole: boolean;
}

const NOTHING: Answered = { status: 0, text: '', cookie: '', isWhole: false };

/** A way to send from one network, over so many connections. Whatever comes back is an answer, refusals too. */
export function openNetwork(origin: string, network: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method = 'GET', path, headers = {}, body, unreadMs }: Sent) =>
    new Promise<Answered>((done) => {
      const from = { ...headers, 'x-forwarded-for': network };
      const asked = request(`${origin}${path}`, { method, agent, headers: from }, (answer) => {
        const status = answer.statusCode ?? 0;
        const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
        if (unreadMs !== undefined) {
          setTimeout(() => done({ status, text: '', cookie, isWhole: false }), unreadMs);
          setTimeout(() => answer.destroy(), unreadMs);
          return;
        }
        let text = '';
        answer.on('data', (part: Buffer) => {
          if (text.length < 20_000) text += part.toString('latin1');
        });
        answer.on('error', () => done({ status, text, cookie, isWhole: false }));
        answer.on('end', () => done({ status, text, cookie, isWhole: true }));
      });
      asked.on('error', () => done(NOTHING));
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
}

export type Send = ReturnType<typeof openNetwork>['send'];
