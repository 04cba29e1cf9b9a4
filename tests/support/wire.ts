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
  | 'faultAfter';

export const FATES: readonly Fate[] = [
  'arrives',
  'requestLost',
  'answerLost',
  'answerHangs',
  'doubled',
  'repeatedLate',
  'faultAfter',
];

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
