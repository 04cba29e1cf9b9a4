const TIMEOUT_MS = 5_000;

export interface Delivery {
  readonly url: string;
  /** What the shop answered; null when it did not. */
  readonly status: number | null;
}

export interface Deliveries {
  /** Sends without waiting. @throws RangeError for an address that is not the shop's */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): void;
  /** When everything on its way has arrived, or was lost: what came of all of it, in order. */
  settled(): Promise<readonly Delivery[]>;
}

export const isAt = (url: string, origins: readonly string[]): boolean =>
  URL.canParse(url) && origins.includes(new URL(url).origin);

/** The notifications of the stand-ins: to the shop and to nobody else, whatever a form names. */
export function createDeliveries(shopOrigins: () => readonly string[]): Deliveries {
  const sent: Promise<Delivery>[] = [];
  return {
    post(url, headers, body) {
      if (!isAt(url, shopOrigins())) throw new RangeError('a stand-in speaks to its own shop only');
      sent.push(send(url, headers, body));
    },
    async settled() {
      let known = -1;
      let done: Delivery[] = [];
      while (known !== sent.length) {
        known = sent.length;
        done = await Promise.all(sent);
      }
      return done;
    },
  };
}

async function send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Delivery> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return { url, status: response.status };
  } catch {
    return { url, status: null }; // a shop that is down: real providers try again, a demonstration goes on
  }
}
