/** What providers told and has not reached the shop: kept here until the test lets it arrive, early, late, twice, never. */
import { bodyOf, serve } from '#tests/server/gateways/payment/http-server.ts';

export interface Letter {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Answered by the shop as its provider wants: real ones stop telling then. */
  isTaken: boolean;
}

export async function openPostOffice() {
  const letters: Letter[] = [];
  const http = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      const type = request.headers['content-type'] ?? 'text/plain';
      const signature = request.headers['btcpay-sig'];
      letters.push({
        path: request.url ?? '/',
        headers: { 'content-type': type, ...(typeof signature === 'string' ? { 'btcpay-sig': signature } : {}) },
        body: new Uint8Array(body),
        isTaken: false,
      });
      response.writeHead(200).end();
    });
  });
  return { letters, origin: http.origin, close: () => http.close() };
}
