/** A content management system beside the shop, read with a key that never reaches a browser (specification §7). */

export interface WordpressAnswer {
  /** JSON as it came. */
  readonly body: string;
  /** Of the whole list: entries, and pages of them. */
  readonly total: string | null;
  readonly pages: string | null;
}

export interface WordpressGateway {
  /** Entries of a list; null where the system knows none. @throws WordpressUnreachable */
  read(list: string, search: string): Promise<WordpressAnswer | null>;
}

/** No answer in time, a larger one than the shop reads, or none that is JSON: never with the address, which has a key. */
export class WordpressUnreachable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the content management system ${reason}`, { cause });
    this.name = 'WordpressUnreachable';
  }
}

export interface WordpressDeps {
  /** Where it stands, without a slash at its end. */
  readonly url: string;
  /** `user:application password`, as basic authentication sends them. */
  readonly key: string;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

export function createWordpress({
  url,
  key,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MAX_BYTES,
}: WordpressDeps): WordpressGateway {
  const headers = { accept: 'application/json', authorization: `Basic ${Buffer.from(key).toString('base64')}` };
  return {
    async read(list, search) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        // a redirect could carry the key to another host
        const answer = await fetch(`${url}/wp-json/wp/v2/${list}${search}`, { headers, redirect: 'error', signal });
        if (answer.status === 400 || answer.status === 404) {
          await answer.body?.cancel();
          return null;
        }
        if (!answer.ok) throw new WordpressUnreachable(`answered ${answer.status}`);
        if (!/^application\/json\b/u.test(answer.headers.get('content-type') ?? ''))
          throw new WordpressUnreachable('answered no JSON');
        const body = await readText(answer, maxBytes);
        return { body, total: answer.headers.get('x-wp-total'), pages: answer.headers.get('x-wp-totalpages') };
      } catch (error) {
        if (error instanceof WordpressUnreachable) throw error;
        throw new WordpressUnreachable('does not answer', error);
      }
    },
  };
}

/** Counts as it arrives: a length that lies does not help. */
async function readText(answer: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new WordpressUnreachable('sends too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
