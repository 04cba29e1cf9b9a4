import { Refusal } from '#core/wire/refusal.ts';
import { NetworkPlaces, type PlaceLimits } from '#server/platform/network/network-places.ts';

/** Large files on their way at once: a player of films has one or two, and a hundred people may share an address. */
const LARGE_AT_ONCE: PlaceLimits = { own: 32, wide: 96, all: 256 };
/** Files beyond this take a place. */
export const LARGE_BYTES = 1024 * 1024;
/** A reader who takes nothing for so long is let go: it holds a file, a part of it and a connection. */
const IDLE_MS = 20_000;
const FULL_RETRY_MS = 5_000;

/** As when a reader goes away: whoever sends it ends the connection, and nothing is noted as a fault of the shop. */
class ReaderIsIdle extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

export interface Transfers {
  /** How many large files are on their way. */
  readonly size: number;
  /**
   * Lets a stream go to a network.
   * @param open what opens it; nothing is opened where there is no room
   * @throws Refusal `attempts.exceeded`
   */
  send(network: string, bytes: number, open: () => Promise<Bytes | null>): Promise<Bytes | null>;
}

export function createTransfers(limits: PlaceLimits = LARGE_AT_ONCE): Transfers {
  const places = new NetworkPlaces(limits);
  return {
    get size() {
      return places.size;
    },
    async send(network, bytes, open) {
      const leave = bytes > LARGE_BYTES ? places.take(network) : () => {};
      if (leave === null) throw new Refusal('attempts.exceeded', { retryAfterMs: FULL_RETRY_MS });
      try {
        const stream = await open();
        if (stream === null) leave();
        return stream && untilIdle(stream, leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** The same bytes, as long as somebody reads them; `leave` is called in the end. */
function untilIdle(source: Bytes, leave: () => void): Bytes {
  const reader = source.getReader();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(waiting);
    leave();
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        waiting = setTimeout(() => letGo(controller), IDLE_MS);
        waiting.unref();
      },
      async pull(controller) {
        clearTimeout(waiting);
        try {
          const { done, value } = await reader.read();
          if (done) {
            end();
            controller.close();
            return;
          }
          controller.enqueue(value);
          waiting = setTimeout(() => letGo(controller), IDLE_MS);
          waiting.unref();
        } catch (error) {
          end();
          controller.error(error);
        }
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );

  function letGo(controller: ReadableStreamDefaultController): void {
    leave();
    controller.error(new ReaderIsIdle('a reader took nothing'));
    reader.cancel().catch(() => {});
  }
}
