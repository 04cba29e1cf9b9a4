/** What happens to requests between a device and the shop; the test says it, request by request. */
export type Fate =
  | 'arrives'
  /** The connection is refused: the server sees nothing. */
  | 'requestLost'
  /** The server executes it, the device never learns. */
  | 'answerLost'
  /** As `answerLost`, but the connection stays open and silent. */
  | 'answerHangs'
  /** The server sees it twice at once. */
  | 'doubled'
  /** The server sees it again much later, after newer ones. */
  | 'repeatedLate'
  /** Executed, then the server fails: 500 after commit. */
  | 'faultAfter'
  | Foreign;

/** An intermediary answers with a page of its own, instead of the shop or in place of its answer. */
export type Foreign = `${'instead' | 'after'} ${200 | 401 | 403 | 404 | 413 | 422 | 426 | 502}` | 'body cut';

export const FATES: readonly Fate[] = [
  'arrives',
  'requestLost',
  'answerLost',
  'answerHangs',
  'doubled',
  'repeatedLate',
  'faultAfter',
];

export const FOREIGN_FATES: readonly Foreign[] = [
  'instead 200',
  'instead 401',
  'instead 403',
  'instead 404',
  'instead 413',
  'instead 422',
  'instead 426',
  'instead 502',
  'after 200',
  'after 401',
  'after 413',
  'after 422',
  'after 502',
  'body cut',
];

const isForeign = (fate: Fate): fate is Foreign => FOREIGN_FATES.some((one) => one === fate);

/** What an intermediary answers, and whether the shop has seen the request; null for every other fate. */
export function intermediary(fate: Fate): { readonly arrives: boolean; readonly answer: Response } | null {
  if (!isForeign(fate)) return null;
  if (fate === 'body cut') return { arrives: true, answer: new Response('{"results":[{"status":"appl') };
  const [when, status] = fate.split(' ');
  const headers = { 'content-type': 'text/html' };
  const answer = new Response('<h1>Bienvenue à l’hôtel</h1>', { status: Number(status), headers });
  return { arrives: when === 'after', answer };
}

export interface Wire {
  /** No request gets through while it is cut. */
  cut: boolean;
  /** Fates of the next requests; afterwards everything arrives. */
  readonly fates: Fate[];
  /** Requests that left the device. */
  sent: number;
}

export const createWire = (): Wire => ({ cut: false, fates: [], sent: 0 });

/** The fate of the request that leaves now. */
export function fateOf(wire: Wire): Fate {
  wire.sent += 1;
  return wire.cut ? 'requestLost' : (wire.fates.shift() ?? 'arrives');
}

export type Send = (request: Request) => Promise<Response>;

/** A wire in front of a real server; what hangs ends when the request is given up. */
export function throughWire(wire: Wire, send: Send): Send {
  return async (request) => {
    const fate = fateOf(wire);
    const again = request.clone();
    if (fate === 'requestLost') throw new TypeError('connection refused');
    const foreign = intermediary(fate);
    if (foreign !== null) {
      if (foreign.arrives) await send(request);
      return foreign.answer;
    }
    const answer = await send(request);
    if (fate === 'answerLost') throw new TypeError('connection reset');
    if (fate === 'faultAfter') return new Response('{}', { status: 500 });
    if (fate === 'doubled' || fate === 'repeatedLate') await send(again);
    if (fate === 'answerHangs') return hanging(request.signal);
    return answer;
  };
}

function hanging(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('given up')), { once: true });
  });
}
