/** The floor of every answer: a Node server that sends the bytes it was given, and nothing else. Size in the first argument. */
import { createServer } from 'node:http';

const body = Buffer.from(JSON.stringify('a'.repeat(Math.max(0, Number(process.argv[2] ?? 0) - 2))));

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  process.stdout.write(`ready on http://127.0.0.1:${address.port}\n`);
});
