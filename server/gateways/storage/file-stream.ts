import type { FileHandle } from 'node:fs/promises';

import type { ByteRange } from './storage-gateway.ts';

/** What is read at a time. */
const PART = 64 * 1024;

/**
 * Bytes of an open file, which is closed with the stream. The file is read when somebody reads and not ahead: the web
 * streams that Node makes of its own count parts where they should count bytes, and would hold a whole film.
 */
export function streamOfFile(file: FileHandle, { from, to }: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = from;
  return new ReadableStream(
    {
      async pull(controller) {
        const part = Buffer.allocUnsafeSlow(Math.min(PART, to + 1 - at));
        const { bytesRead } = part.byteLength === 0 ? { bytesRead: 0 } : await file.read(part, 0, part.byteLength, at);
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(new Uint8Array(part.buffer, 0, bytesRead));
        if (bytesRead > 0 && at <= to) return;
        await file.close();
        if (at <= to) controller.error(new Error('a file is shorter than it was'));
        else controller.close();
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}
