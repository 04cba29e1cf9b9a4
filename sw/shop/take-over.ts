export interface TakeOverDeps {
  readonly skipWaiting: () => Promise<void>;
  /** Whether this build still waits behind the one that works. */
  readonly isWaiting: () => boolean;
  readonly pause: (ms: number) => Promise<void>;
}

const TRIES = 15;
const PAUSE_MS = 1_000;

/**
 * Lets this build take over. Said once is not enough: while the older worker is busy at that very moment, Chromium
 * may forget that it was asked (seen: it then waits for minutes; asked again, it changes at once).
 */
export async function takeOver({ skipWaiting, isWaiting, pause }: TakeOverDeps): Promise<void> {
  await skipWaiting();
  for (let tries = 1; isWaiting() && tries < TRIES; tries += 1) {
    await pause(PAUSE_MS);
    await skipWaiting();
  }
}
