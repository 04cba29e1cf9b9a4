/** What a benchmark asks of the back office and writes in it, as its administrator. */
import { signInToOffice } from './sign-in-to-office.ts';

interface Answered {
  readonly ms: number;
  readonly text: string;
}

interface OfficeCalls {
  ask(path: string): Promise<Answered>;
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answered>;
}

/** Whatever is refused ends the benchmark: nothing of it is a figure. */
export async function openOffice(origin: string): Promise<OfficeCalls> {
  const headers = await signInToOffice(origin);
  const call = async (path: string, init: RequestInit): Promise<Answered> => {
    const since = performance.now();
    const answer = await fetch(`${origin}/${path}`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return { ms: performance.now() - since, text };
  };
  return {
    ask: (path) => call(path, { headers }),
    send: (method, path, body) =>
      call(path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
