/**
 * The sync engine as a pure machine: state × event → state and effects. No clock, no random, no I/O; the runner does
 * what the effects say and answers with events (design §5).
 *
 *            bell, wake, online                 all sent                 applied
 *   ┌─ idle ───────────────────▶ pushing ──────────────────▶ pulling ──────────────▶ idle
 *   │    ▲                          │  │ failed                │ failed
 *   │    │ wakeAt                   │  ▼                       ▼
 *   │    └─────────────────────── resting ◀────────────────────┘
 *   │                               │ 419                      401, 403 of a request, 426
 *   └── lock lost: follower      renewing ────▶ pushing      paused ────▶ (signed in, updated, asked)
 */
import type { Lane } from '#core/contract/offline.ts';
import { backoffMs } from '#src/sync/core/backoff.ts';

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

export type Phase = 'follower' | 'idle' | 'pushing' | 'pulling' | 'renewing' | 'regrouping' | 'resting' | 'paused';

export interface EngineState {
  readonly phase: Phase;
  readonly online: boolean;
  readonly visible: boolean;
  /** Names the effect under way: an answer to an older one is no news. */
  readonly turn: number;
  readonly pause: Pause | null;
  /** Something may wait to be sent. */
  readonly due: boolean;
  /** A pull is wanted, and whether it must bring the whole state. */
  readonly pull: 'no' | 'yes' | 'whole';
  /** Failures in a row. */
  readonly attempt: number;
  /** Answers in a row that settled nothing. */
  readonly stuck: number;
  /** Lanes that must rest, until when (ms), and how often in a row. */
  readonly rests: ReadonlyMap<Lane, { readonly until: number; readonly attempt: number }>;
  /** Lanes left out of the push under way: it says nothing about them. */
  readonly leftOut: ReadonlySet<Lane>;
  /** When to look again, ms; null: only an event wakes. */
  readonly wakeAt: number | null;
  /** The wait was asked for by the server: nothing shortens it. */
  readonly held: boolean;
  /** The token was renewed, or a group begun, and nothing succeeded since: not a second time. */
  readonly renewed: boolean;
  readonly regrouped: boolean;
  /** One change a push, until the one that makes the whole request unreadable is found (rule S52). */
  readonly single: boolean;
  /** When an effect was last begun or answered, ms: for the watchdog. */
  readonly movedAt: number;
  readonly pulledAt: number | null;
  /** When the last pull was begun, ms: it holds whatever was told before. */
  readonly askedAt: number | null;
  /** Something was told while a pull was under way, which may not hold it. */
  readonly toldMeanwhile: boolean;
}

export type FailureKind =
  | 'offline'
  | 'serverFault'
  | 'throttled'
  | 'token'
  | 'session'
  | 'group'
  | 'scope'
  | 'forbidden'
  | 'update'
  /** The request as a whole was refused as invalid or too large. */
  | 'unreadable';

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
  /** The other side said at `at` (ms; silent: now) that something changed. */
  | { readonly type: 'poked'; readonly at?: number }
  | {
      readonly type: 'pushed';
      readonly turn: number;
      /** Changes offered; 0: nothing was ready, no request was made. */
      readonly offered: number;
      readonly settled: number;
      readonly more: boolean;
      readonly rests: ReadonlyMap<Lane, number | null>;
      /** Numbers were missing: `filled` from the log, or only the whole state can tell. */
      readonly gap: 'none' | 'filled' | 'unknown';
      /** The change that made requests unreadable was alone in this one, and is parked now. */
      readonly culprit?: boolean;
    }
  | {
      readonly type: 'pulled';
      readonly turn: number;
      readonly outcome: 'nothing' | 'ignored' | 'applied' | 'forgotten';
      readonly offered: number;
    }
  | { readonly type: 'failed'; readonly turn: number; readonly kind: FailureKind; readonly retryAfterMs: number | null }
  | { readonly type: 'renewed' | 'regrouped'; readonly turn: number };

export type Effect =
  | { readonly do: 'push'; readonly turn: number; readonly resting: ReadonlySet<Lane>; readonly single: boolean }
  | { readonly do: 'pull'; readonly turn: number; readonly whole: boolean }
  | { readonly do: 'renew' | 'regroup'; readonly turn: number }
  /** Whatever the last turn began is given up: its request is aborted. */
  | { readonly do: 'abort'; readonly turn: number };

/** What comes from outside with every event. */
export interface Outside {
  /** ms. */
  readonly now: number;
  /** 0 ≤ jitter < 1. */
  readonly jitter: number;
}

export interface Step {
  readonly state: EngineState;
  readonly effects: readonly Effect[];
}

/** The holder asks this often while somebody looks (design §5, rule 13). */
export const POLL_MS = 20_000;
/** Hidden, it only looks into its own outbox: a bell may have been lost. */
const LOOK_MS = 60_000;
/** Work under way that brings no answer for this long is begun anew (rule S58). */
export const WATCHDOG_MS = 30_000;

export function startState(online: boolean, visible: boolean, now: number): EngineState {
  return {
    phase: 'follower',
    online,
    visible,
    turn: 0,
    pause: null,
    due: true,
    pull: 'yes',
    attempt: 0,
    stuck: 0,
    rests: new Map(),
    leftOut: new Set(),
    wakeAt: null,
    held: false,
    renewed: false,
    regrouped: false,
    single: false,
    movedAt: now,
    pulledAt: null,
    askedAt: null,
    toldMeanwhile: false,
  };
}

const only = (state: EngineState): Step => ({ state, effects: [] });
const busy = (phase: Phase): boolean =>
  phase === 'pushing' || phase === 'pulling' || phase === 'renewing' || phase === 'regrouping';

export function step(state: EngineState, event: EngineEvent, outside: Outside): Step {
  switch (event.type) {
    case 'lockWon':
      return begin({ ...state, phase: 'idle', due: true, pull: wanted(state.pull) }, outside);
    case 'lockLost':
      return halt({ ...state, wakeAt: null }, 'follower');
    case 'online':
      // A request begun on the dead line would only time out: it is given up and begun anew.
      return restart({ ...state, online: true, due: true, pull: wanted(state.pull) }, outside);
    case 'offline':
      return only({ ...state, online: false });
    case 'visible':
      return wake({ ...state, visible: true, pull: wanted(state.pull) }, outside);
    case 'hidden':
      return only({ ...state, visible: false });
    case 'appended':
      return news({ ...state, due: true }, outside);
    case 'poked':
      return poked(state, event.at ?? outside.now, outside);
    case 'resumed':
      return restart(
        {
          ...state,
          pause: null,
          attempt: 0,
          renewed: false,
          regrouped: false,
          due: true,
          held: false,
          rests: new Map(),
        },
        outside,
      );
    case 'tick':
      return tick(state, outside);
    default:
      // The answer to what was given up is in the database all the same, and may have left something to send.
      if (event.turn === state.turn && busy(state.phase)) return answered(state, event, outside);
      return event.type === 'pushed' || event.type === 'pulled' ? news({ ...state, due: true }, outside) : only(state);
  }
}

const wanted = (pull: EngineState['pull']): EngineState['pull'] => (pull === 'no' ? 'yes' : pull);

/** A hint: what a pull that was begun later already holds is no news (rule S72). */
function poked(state: EngineState, at: number, outside: Outside): Step {
  if (state.askedAt !== null && at < state.askedAt) return only(state);
  const toldMeanwhile = state.toldMeanwhile || state.phase === 'pulling';
  return news({ ...state, toldMeanwhile, pull: wanted(state.pull) }, outside);
}

type Answer = Extract<EngineEvent, { turn: number }>;

function answered(state: EngineState, event: Answer, outside: Outside): Step {
  const moved = { ...state, movedAt: outside.now };
  switch (event.type) {
    case 'pushed':
      return afterPush(moved, event, outside);
    case 'pulled':
      return afterPull(moved, event, outside);
    case 'renewed':
      return begin({ ...moved, phase: 'idle', renewed: true }, outside);
    case 'regrouped':
      return begin({ ...moved, phase: 'idle', regrouped: true, due: true, pull: 'yes', rests: new Map() }, outside);
    case 'failed':
      return failed(moved, event, outside);
  }
}

function afterPush(state: EngineState, event: Extract<Answer, { type: 'pushed' }>, outside: Outside): Step {
  const { offered, settled, gap } = event;
  const rests = restsAfter(state, event, outside);
  if (offered === 0) return begin({ ...state, phase: 'idle', rests }, outside);
  const next = {
    ...state,
    phase: 'idle' as const,
    rests,
    renewed: false,
    regrouped: false,
    held: false,
    single: state.single && event.culprit !== true && event.more,
    due: state.due || event.more || gap === 'filled' || (settled > 0 && settled < offered),
    pull: gap === 'unknown' ? ('whole' as const) : wanted(state.pull),
  };
  // Nothing settled and nobody said when to come back: once at once, then at the pace of failures, never in a loop. What
  // the line lost before does not count: it has just brought an answer.
  if (settled === 0 && event.rests.size === 0) {
    const stuck = state.stuck + 1;
    const again = { ...next, stuck, attempt: stuck, due: true };
    return gap !== 'none' && stuck === 1 ? begin(again, outside) : rest(again, null, outside);
  }
  return begin({ ...next, attempt: 0, stuck: 0 }, outside);
}

/** Lanes of the push have just spoken: they rest if they said so. The others rest on, or have rested enough meanwhile. */
function restsAfter(state: EngineState, event: Extract<Answer, { type: 'pushed' }>, outside: Outside) {
  const { now, jitter } = outside;
  const rests = new Map([...state.rests].filter(([lane]) => state.leftOut.has(lane)));
  for (const [lane, wait] of event.rests) {
    const attempt = (state.rests.get(lane)?.attempt ?? 0) + 1;
    rests.set(lane, { until: now + (wait ?? backoffMs(attempt, state.visible, jitter)), attempt });
  }
  return rests;
}

function rest(state: EngineState, retryAfterMs: number | null, { now, jitter }: Outside): Step {
  const wait = retryAfterMs ?? backoffMs(state.attempt, state.visible, jitter);
  return only({ ...state, phase: 'resting', wakeAt: now + wait, held: retryAfterMs !== null });
}

function afterPull(state: EngineState, event: Extract<Answer, { type: 'pulled' }>, outside: Outside): Step {
  if (event.outcome === 'forgotten') return ask('regroup', state, outside);
  // Our position moved meanwhile, or a proxy answered from its memory: again, at the pace of failures.
  if (event.outcome === 'ignored') return rest({ ...state, attempt: state.attempt + 1, due: true }, null, outside);
  const calm = { attempt: 0, held: false, renewed: false, regrouped: false };
  const due = state.due || event.offered > 0 || state.pull === 'whole';
  const pull = state.toldMeanwhile ? 'yes' : 'no';
  return begin({ ...state, ...calm, phase: 'idle', due, pull, pulledAt: outside.now }, outside);
}

function failed(
  state: EngineState,
  { kind, retryAfterMs }: Extract<Answer, { type: 'failed' }>,
  outside: Outside,
): Step {
  if (kind === 'token' && !state.renewed) return ask('renew', state, outside);
  if (kind === 'group' && !state.regrouped) return ask('regroup', state, outside);
  if (kind === 'session' || kind === 'scope' || kind === 'forbidden' || kind === 'update') return paused(state, kind);
  if (kind === 'unreadable' && !state.single && state.phase === 'pushing') {
    return begin({ ...state, phase: 'idle', single: true, due: true }, outside);
  }
  // A token or group that fails again right after its renewal is a fault of the other side: it passes, it never parks.
  const fresh = { renewed: false, regrouped: false };
  return rest({ ...state, ...fresh, attempt: state.attempt + 1, due: true }, retryAfterMs, outside);
}

const paused = (state: EngineState, pause: Pause): Step =>
  only({ ...state, phase: 'paused', pause, due: true, wakeAt: null, held: false });

function ask(what: 'renew' | 'regroup', state: EngineState, { now }: Outside): Step {
  const turn = state.turn + 1;
  const phase = what === 'renew' ? 'renewing' : 'regrouping';
  return {
    state: { ...state, phase, turn, movedAt: now, wakeAt: now + WATCHDOG_MS, due: true },
    effects: [{ do: what, turn }],
  };
}

/** The next thing to do from rest: push first, then pull (TanStack 1323), then wait for the nearest reason to look. */
function begin(state: EngineState, outside: Outside): Step {
  const { now } = outside;
  if (state.phase === 'follower') return only(state);
  if (state.pause !== null) return only({ ...state, phase: 'paused', wakeAt: null });
  if (!state.online) return only({ ...state, phase: 'idle', wakeAt: null });
  const turn = state.turn + 1;
  const under = { ...state, turn, movedAt: now, wakeAt: now + WATCHDOG_MS };
  const resting = new Set([...state.rests].filter(([, one]) => one.until > now).map(([lane]) => lane));
  // A lane may have rested enough while a pull was under way.
  const due = state.due || resting.size < state.rests.size;
  if (due && state.pull !== 'whole') {
    return {
      state: { ...under, phase: 'pushing', due: false, leftOut: resting },
      effects: [{ do: 'push', turn, resting, single: state.single }],
    };
  }
  if (state.pull !== 'no') {
    return {
      state: { ...under, phase: 'pulling', askedAt: now, toldMeanwhile: false },
      effects: [{ do: 'pull', turn, whole: state.pull === 'whole' }],
    };
  }
  return only({ ...state, phase: 'idle', wakeAt: nearest(state, now) });
}

function nearest(state: EngineState, now: number): number {
  const times = [...state.rests.values()].map((rest) => rest.until).filter((until) => until > now);
  times.push(state.visible ? (state.pulledAt ?? now) + POLL_MS : now + LOOK_MS);
  return Math.max(now, Math.min(...times));
}

/** Something new: at once from idle; after a failure the running wait stands, unless somebody looks. */
function news(state: EngineState, outside: Outside): Step {
  return state.phase === 'idle' ? begin(state, outside) : only(state);
}

/** Somebody looks: what waits by our own choice waits no longer; what the server asked for stands. */
function wake(state: EngineState, outside: Outside): Step {
  if (state.phase === 'resting' && !state.held) return begin({ ...state, phase: 'idle', due: true }, outside);
  return news(state, outside);
}

function restart(state: EngineState, outside: Outside): Step {
  if (state.phase === 'follower') return only(state);
  if (state.phase === 'resting' && state.held) return only(state);
  const given = busy(state.phase) ? [{ do: 'abort' as const, turn: state.turn }] : [];
  const next = begin({ ...state, phase: 'idle', due: true, turn: state.turn + given.length }, outside);
  return { state: next.state, effects: [...given, ...next.effects] };
}

function halt(state: EngineState, phase: Phase): Step {
  const given = busy(state.phase) ? [{ do: 'abort' as const, turn: state.turn }] : [];
  return { state: { ...state, phase, turn: state.turn + 1 }, effects: given };
}

function tick(state: EngineState, outside: Outside): Step {
  const { now } = outside;
  if (state.wakeAt === null || now < state.wakeAt) return only(state);
  if (busy(state.phase)) return restart({ ...state, pull: wanted(state.pull) }, outside);
  if (state.phase === 'resting') return begin({ ...state, phase: 'idle', held: false }, outside);
  if (state.phase !== 'idle') return only(state);
  const polled = state.visible && now >= (state.pulledAt ?? now) + POLL_MS;
  // Looking into the outbox costs no request: a lane that has rested, or a bell that was lost, is found here.
  return begin({ ...state, due: true, pull: polled ? wanted(state.pull) : state.pull }, outside);
}
