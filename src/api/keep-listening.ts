/**
 * Pokes (rules S71–S73): while somebody looks, one tab of the device listens to the shop, and what moved is asked for
 * soon after. Everything is found without a poke as well, later.
 */
import type { Poke } from '#core/wire/live.ts';
import type { LiveListeners } from '#src/api/live.ts';

/** Devices that hear of the same change ask within this time, each at a moment of its own. */
const SPREAD_MS = 2_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 120_000;

export interface LiveDeps {
  /** Opens the stream; answers how to hang up. */
  readonly open: (listeners: LiveListeners) => () => void;
  /** Waits in line for being the one tab that listens; answers how to leave it. */
  readonly hold: (won: () => void) => () => void;
  readonly isVisible: () => boolean;
  /** Hears that somebody looks at this tab, or no longer does; answers how to stop. */
  readonly onLook: (listen: () => void) => () => void;
  /** 0 ≤ random < 1. */
  readonly random: () => number;
  /** ms; goes on whatever is done to the clock of the device. */
  readonly now: () => number;
  /** The public catalogue stands at `rev`. */
  readonly catalogueMoved: (rev: number) => void;
  /** What the shop has set is what this number stands for. */
  readonly settingsMoved: (mark: number) => void;
  /**
   * Something of the person may have moved; told at `heardAt` (`now`). `rev`: where their channel stands, which may be
   * where this device is already; null: prices moved, and with them carts (S28), without their channel.
   */
  readonly personMoved: (rev: number | null, heardAt: number) => void;
}

/** Pause before the stream is opened again: growing, and never in step with other devices. */
export function nextCallMs(failures: number, random: number): number {
  const ceiling = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return ceiling / 2 + (random * ceiling) / 2;
}

const nothing = (): void => {};

/** Listens while this tab is looked at; answers how to stop. */
export function keepListening(deps: LiveDeps): () => void {
  let leave: (() => void) | null = null;
  const look = (): void => {
    if (deps.isVisible()) leave ??= listenOnce(deps);
    else {
      leave?.();
      leave = null;
    }
  };
  const stopLooking = deps.onLook(look);
  look();
  return () => {
    stopLooking();
    leave?.();
    leave = null;
  };
}

/** From now until it is told to stop: in line, then on the stream, opened again whenever it breaks. */
function listenOnce(deps: LiveDeps): () => void {
  let failures = 0;
  let hangUp = nothing;
  let isOver = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const notify = gather(deps, later);
  const call = (): void => {
    if (isOver) return;
    hangUp = deps.open({
      opened: () => {
        failures = 0;
      },
      heard: notify,
      ended: () => {
        failures += 1;
        if (!isOver) later(nextCallMs(failures, deps.random()), call);
      },
    });
  };
  const leaveLine = deps.hold(call);
  return () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    hangUp();
    leaveLine();
  };
}

/** Several pokes within the spread are one question. The first of a stream says where the shop stands: that is no news. */
function gather(deps: LiveDeps, later: (ms: number, work: () => void) => void): (poke: Poke) => void {
  let latest: Partial<Record<Poke['channel'], number>> = {};
  let heardAt: number | null = null;
  return ({ channel, rev }) => {
    const isWaiting = heardAt !== null;
    latest[channel] = rev;
    heardAt = deps.now();
    if (isWaiting) return;
    later(deps.random() * SPREAD_MS, () => {
      const [at, { catalogue, person, settings }] = [heardAt, latest];
      [heardAt, latest] = [null, {}];
      if (catalogue !== undefined) deps.catalogueMoved(catalogue);
      if (settings !== undefined) deps.settingsMoved(settings);
      if (at !== null) deps.personMoved(catalogue === undefined && person !== undefined ? person : null, at);
    });
  };
}
