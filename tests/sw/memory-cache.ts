/** A cache of the browser in memory: keys in the order they were put, as browsers keep them. */
export class MemoryCache {
  readonly #answers = new Map<string, Response>();
  /** Set by a test: the next writes find no room. */
  isFull = false;

  match = async (request: RequestInfo | URL): Promise<Response | undefined> =>
    this.#answers.get(addressOf(request))?.clone();

  put = async (request: RequestInfo | URL, response: Response): Promise<void> => {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
    this.#answers.delete(addressOf(request));
    this.#answers.set(addressOf(request), response);
  };

  delete = async (request: RequestInfo | URL): Promise<boolean> => this.#answers.delete(addressOf(request));

  keys = async (): Promise<Request[]> => [...this.#answers.keys()].map((url) => new Request(url));

  /** Paths of what is kept, the oldest first. */
  paths(): string[] {
    return [...this.#answers.keys()].map((url) => new URL(url).pathname);
  }
}

function addressOf(request: RequestInfo | URL): string {
  const url = request instanceof Request ? request.url : String(request);
  return new URL(url, 'http://shop.test').href;
}
