import type { CatalogueClient } from './client.ts';

/** How often a visible shop asks what is new. */
const PERIOD_MS = 5 * 60_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/** When to ask again after `failures` in a row: soon, then less and less often, never in step with other devices. */
export function nextRefreshMs(failures: number, random: number): number {
  if (failures === 0) return PERIOD_MS;
  const ceiling = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return ceiling / 2 + (random * ceiling) / 2;
}

export interface FreshnessDoors {
  readonly isVisible: () => boolean;
  /** Hears that the network is back or the shop is looked at again; answers how to stop. */
  readonly onReturn: (listen: () => void) => () => void;
  readonly random: () => number;
  /** The server has said what is new, and this device holds it. */
  readonly onFresh: () => void;
}

/** Keeps the catalogue up to date while the shop is looked at; answers how to stop. A hidden shop asks nothing. */
export function keepFresh(client: Pick<CatalogueClient, 'refresh' | 'status'>, doors: FreshnessDoors): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isAsking = false;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    if (isAsking || isStopped || !doors.isVisible()) return;
    isAsking = true;
    await client.refresh();
    isAsking = false;
    const { trouble } = client.status();
    failures = trouble === 'unreachable' ? failures + 1 : 0;
    if (trouble === null) doors.onFresh();
    if (!isStopped) timer = setTimeout(() => void ask(), nextRefreshMs(failures, doors.random()));
  };
  const stopHearing = doors.onReturn(() => void ask());
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopHearing();
  };
}
