import type { CatalogueClient } from '#src/catalogue/client.ts';

/** How often a visible shop asks what is new. */
const PERIOD_MS = 5 * 60_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** An answer begun before the shop said so, or of a process that is a moment behind, is asked for again so soon, and so often. */
const LAG_MS = 1_000;
const MOST_LAGS = 3;

/** What follows from being fresh may cost requests: at most so often, however often prices move. */
const FRESH_MS = 60_000;

/** When to ask again after `failures` in a row: soon, then less and less often, never in step with other devices. */
export function nextRefreshMs(failures: number, random: number): number {
  if (failures === 0) return PERIOD_MS;
  const ceiling = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return ceiling / 2 + (random * ceiling) / 2;
}

export interface FreshnessDeps {
  readonly isVisible: () => boolean;
  /** Hears that the network is back or the shop is looked at again; answers how to stop. */
  readonly onReturn: (listen: () => void) => () => void;
  readonly random: () => number;
  /** The server has said what is new, and this device holds it; told at most once a minute. */
  readonly onFresh: () => void;
}

export interface Freshness {
  /** The shop says that the catalogue stands at `rev`: asked for at once, unless that is here. */
  readonly poke: (rev: number) => void;
  readonly stop: () => void;
}

/** Keeps the catalogue up to date while the shop is looked at. A hidden shop asks nothing. */
export function keepFresh(client: Pick<CatalogueClient, 'refresh' | 'status'>, deps: FreshnessDeps): Freshness {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isFreshUntold = false;
  let isStopped = false;
  let isAsking = false;
  /** Where the shop said it stands. */
  let awaited: number | null = null;
  let lags = 0;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    if (isAsking || isStopped || !deps.isVisible()) return;
    isAsking = true;
    await client.refresh();
    isAsking = false;
    const { trouble } = client.status();
    failures = trouble === 'unreachable' ? failures + 1 : 0;
    if (trouble === null) tellFresh();
    if (!isStopped) timer = setTimeout(() => void ask(), isBehind() ? LAG_MS : nextRefreshMs(failures, deps.random()));
  };
  const tellFresh = (): void => {
    isFreshUntold = resting !== undefined;
    if (isFreshUntold || isStopped) return;
    deps.onFresh();
    resting = setTimeout(() => {
      resting = undefined;
      if (isFreshUntold) tellFresh();
    }, FRESH_MS);
  };
  const isBehind = (): boolean => {
    const { rev, trouble } = client.status();
    const behind = trouble === null && awaited !== null && rev !== null && rev < awaited;
    lags = behind ? lags + 1 : 0;
    return behind && lags <= MOST_LAGS;
  };
  const stopHearing = deps.onReturn(() => void ask());
  void ask();
  return {
    poke: (rev) => {
      awaited = rev;
      lags = 0;
      // An answer that is under way is looked at when it comes: it may hold this or not.
      if (client.status().rev !== rev) void ask();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(resting);
      stopHearing();
    },
  };
}
