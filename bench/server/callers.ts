/** Callers that ask one request after the other over kept connections, as browsers behind a proxy do. */
import { Agent, request } from 'node:http';

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Callers at a time, where nothing else is said. */
const CALLERS = 2;
const agent = new Agent({ keepAlive: true });

/** Sends all of them and answers the bytes that came back. @throws when one is not answered with 200 */
export async function callAll(origin: string, calls: readonly Call[], callers = CALLERS): Promise<number> {
  let next = 0;
  let bytes = 0;
  const caller = async () => {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) bytes += await callOnce(origin, call);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return bytes;
}

export const closeCallers = (): void => agent.destroy();

function callOnce(origin: string, { method = 'GET', path, headers = {}, body }: Call): Promise<number> {
  return new Promise((done, failed) => {
    const asked = request(`${origin}${path}`, { method, agent, headers: { ...headers } }, (answer) => {
      let bytes = 0;
      let said = '';
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (answer.statusCode !== 200) said += part.toString();
      });
      answer.on('error', failed);
      answer.on('end', () => {
        if (answer.statusCode === 200) done(bytes);
        else failed(new Error(`${method} ${path} was answered with ${answer.statusCode} ${said}`));
      });
    });
    asked.on('error', failed);
    asked.end(body);
  });
}
