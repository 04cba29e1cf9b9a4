/** What the sync engine knows, hears and does: the words of its machine (`engine.ts`). */
import type { Lane } from '#core/wire/lane.ts';

/** Why nothing goes out until somebody does something. */
export type Pause =
  /** 401: "reconnectez-vous pour envoyer n modifications". */
  | 'session'
  /** The session is another person's: nothing is sent as somebody else. */
  | 'scope'
  /** 403 of a whole request. */
  | 'forbidden'
  /** 426: this build is too old. */
  | 'update';

export type Phase = 'follower' | 'idle' | 'syncing' | 'renewing' | 'regrouping' | 'resting' | 'paused';

/** Whether a pull is wanted, and whether it must bring the whole state. */
export type Wanted = 'no' | 'yes' | 'whole';

export interface EngineState {
  readonly phase: Phase;
  /** A hint of the browser, which may be wrong: offline, the engine still tries now and then. */
  readonly online: boolean;
  readonly visible: boolean;
  /** Names the effect under way: an answer to an older one is no news. */
  readonly turn: number;
  readonly pause: Pause | null;
  /** Something may wait to be sent. */
  readonly due: boolean;
  readonly pull: Wanted;
  /** What the effect under way, or the last that failed, was to bring. */
  readonly asking: Wanted;
  /** Attempts in a row of which nothing came. */
  readonly attempt: number;
  /** Lanes that must rest, until when (ms), and how often in a row. */
  readonly rests: ReadonlyMap<Lane, { readonly until: number; readonly attempt: number }>;
  /** Lanes left out of the push under way: it says nothing about them. */
  readonly leftOut: ReadonlySet<Lane>;
  /** When to look again, ms; null: only an event wakes. */
  readonly wakeAt: number | null;
  /** The wait was asked for by the server: nothing shortens it. */
  readonly held: boolean;
  /** What was tried since the last success, and is not tried a second time. */
  readonly tried: ReadonlySet<'renew' | 'regroup'>;
  /** Requests given up for a line that came back, since the last answer. */
  readonly restarts: number;
  /** One change a push, until the one that stops a whole request is found (rule S52). */
  readonly single: boolean;
  readonly pulledAt: number | null;
  /** When the last request was begun, ms: its answer holds whatever was told before. */
  readonly askedAt: number | null;
  /** Revision of the person's channel on the device. */
  readonly rev: number;
  /** The highest revision told of since the last request was begun; infinite: something moved that has no revision. */
  readonly told: number;
}

export type FailureKind =
  | 'offline'
  | 'serverFault'
  /** An answer other than 2xx without our code: an intermediary's, which decides nothing (design §5, rule 8). */
  | 'foreign'
  | 'throttled'
  | 'token'
  | 'session'
  | 'group'
  | 'scope'
  | 'forbidden'
  | 'update'
  /** The request as a whole was refused as invalid or too large, by the shop itself. */
  | 'unreadable';

export interface Synced {
  readonly type: 'synced';
  readonly turn: number;
  /** False: nothing was ready and nothing asked for, so no request was made. */
  readonly asked: boolean;
  readonly outcome: 'nothing' | 'ignored' | 'applied' | 'forgotten';
  /** Changes sent. */
  readonly sent: number;
  readonly settled: number;
  /** The limits of a push left changes behind. */
  readonly more: boolean;
  readonly rests: ReadonlyMap<Lane, number | null>;
  /** The server awaits a number it once executed. */
  readonly gap: boolean;
  /** Changes that go out again, or under new numbers. */
  readonly offered: number;
  /** Revision of the person's channel on the device now. */
  readonly rev: number;
  /** The change that stopped whole requests was alone in this one, and is dealt with. */
  readonly culprit: boolean;
}

export type EngineEvent =
  | {
      readonly type:
        | 'lockWon'
        | 'lockLost'
        | 'online'
        | 'offline'
        | 'visible'
        | 'hidden'
        | 'appended'
        | 'tick'
        | 'resumed';
    }
  /** The shop said at `at` (ms) that the person's channel stands at `rev`; null: that something without one moved. */
  | { readonly type: 'poked'; readonly at: number; readonly rev: number | null }
  | Synced
  | {
      readonly type: 'failed';
      readonly turn: number;
      readonly kind: FailureKind;
      readonly retryAfterMs: number | null;
      /** The group the request named. */
      readonly group: string | null;
    }
  | { readonly type: 'renewed' | 'regrouped'; readonly turn: number };

export type Effect =
  /** Sends what waits, if anything does, and takes what is new; without either it asks nothing. */
  | {
      readonly do: 'sync';
      readonly turn: number;
      readonly resting: ReadonlySet<Lane>;
      readonly single: boolean;
      readonly pull: Wanted;
    }
  | { readonly do: 'renew'; readonly turn: number }
  /** A new group instead of the one a request named; null: of the one there is, which a restored server has forgotten. */
  | { readonly do: 'regroup'; readonly turn: number; readonly group: string | null }
  /** Whatever the last turn began is given up: its request is aborted. */
  | { readonly do: 'abort'; readonly turn: number };

/** What comes from outside with every event. */
export interface Outside {
  /** Monotonic, ms. */
  readonly now: number;
  /** 0 ≤ jitter < 1. */
  readonly jitter: number;
}

export interface Step {
  readonly state: EngineState;
  readonly effects: readonly Effect[];
}

export const NOTHING_TRIED: EngineState['tried'] = new Set();

export function startState(online: boolean, visible: boolean): EngineState {
  return {
    phase: 'follower',
    online,
    visible,
    turn: 0,
    pause: null,
    due: true,
    pull: 'yes',
    asking: 'no',
    attempt: 0,
    rests: new Map(),
    leftOut: new Set(),
    wakeAt: null,
    held: false,
    tried: NOTHING_TRIED,
    restarts: 0,
    single: false,
    pulledAt: null,
    askedAt: null,
    rev: -1,
    told: -1,
  };
}
