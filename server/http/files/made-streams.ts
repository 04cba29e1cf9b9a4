import { Refusal } from '#core/wire/refusal.ts';
import type { NetworkTurns } from '#server/http/limits/network-turns.ts';
import { NetworkPlaces, type PlaceLimits } from '#server/platform/network/network-places.ts';

/** Files made while they are sent, at once: an office of twenty has one or two. */
const MADE_AT_ONCE: PlaceLimits = { own: 8, wide: 24, all: 64 };
const FULL_RETRY_MS = 5_000;

type Bytes = ReadableStream<Uint8Array>;

export interface MadeStreams {
  /** How many are on their way. */
  readonly size: number;
  /**
   * The same bytes, each part of them made in the turn of the network that reads them: ten thousand rows of a list are
   * seconds of work, which others would wait for.
   * @throws Refusal `attempts.exceeded` where as many are on their way as may be
   */
  send(network: string, made: Bytes): Bytes;
}

export function createMadeStreams(turns: NetworkTurns, limits: PlaceLimits = MADE_AT_ONCE): MadeStreams {
  const places = new NetworkPlaces(limits);
  return {
    get size() {
      return places.size;
    },
    send(network, made) {
      const leave = places.take(network);
      if (leave === null) throw new Refusal('attempts.exceeded', { retryAfterMs: FULL_RETRY_MS });
      const reader = made.getReader();
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            try {
              const { done, value } = await turns.run(network, () => reader.read());
              if (!done) return controller.enqueue(value);
              leave();
              controller.close();
            } catch (error) {
              leave();
              controller.error(error);
              await reader.cancel(error).catch(() => {});
            }
          },
          cancel(reason) {
            leave();
            return reader.cancel(reason);
          },
        },
        { highWaterMark: 0 },
      );
    },
  };
}
